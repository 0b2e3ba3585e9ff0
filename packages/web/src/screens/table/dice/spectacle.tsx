// Dice and drawn cards over the board. Dice tumble and stay for a moment with their outcome; a card from the top of a
// deck is shown as it is drawn. A click or tap dismisses it. The scene is on the stage: the question, my area and the
// rail stay free. It is hidden from screen readers, because the log says the same.
import '../../../text/of-end.ts'
import type { Update } from '@lorehall/host'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { hurry } from '../../../state/asking.ts'
import { useSession } from '../../../state/session/store.ts'
import { useSettings } from '../../../state/settings.ts'
import { CardFrame } from '../../../table-ui/cards/card-frame.tsx'
import { drawn } from '../../../table-ui/drawn.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
import { useWords } from '../../../text/language.ts'
import { clearSide, type Side } from './clear-side.ts'
import { Dice } from './dice-roll.tsx'
import style from './spectacle.module.css'
import type { Shown } from './use-seen.ts'

/** The width of a card with its margins. */
const CARD = 300

/** The side of the stage on which the card covers no option of the question. */
function useClearSide(scene: RefObject<HTMLDivElement | null>, told: Update | null): Side {
  const [side, setSide] = useState<Side>('middle')
  useLayoutEffect(() => {
    const stage = scene.current?.getBoundingClientRect()
    if (stage === undefined || told === null) return
    const lit = (told.ask?.options ?? []).flatMap(
      ({ at }) => drawn.elementOf(at, 'board')?.getBoundingClientRect() ?? [],
    )
    setSide(clearSide(stage, CARD, lit))
  }, [scene, told])
  return side
}

interface SpectacleProps {
  readonly seen: Shown
  readonly parts: GameParts
}

export default function Spectacle({ seen, parts }: SpectacleProps) {
  const words = useWords()
  const { t, say } = words
  const seats = useSession((session) => session.shown?.seats)
  const eyes = useSession((session) => session.shown?.eyes)
  const still = useSettings(({ speed }) => speed === 0)
  const { seat, dice, card, mine, told } = seen
  const name = say(seats?.[seat ?? -1]?.name ?? '')
  const look = card === null ? undefined : parts.cards.look(card)
  const what = dice.length > 0 ? 'dice.rolls' : 'dice.draws'
  const scene = useRef<HTMLDivElement>(null)
  const side = useClearSide(scene, told)
  const outcome = told === null || dice.length === 0 ? null : parts.chance.outcome(told, words)
  return (
    <>
      {/* While the dice roll, a click or tap only stops them. */}
      {told === null && <div className={style['catch']} onPointerDown={hurry} aria-hidden="true" />}
      <div
        key={seen.key}
        ref={scene}
        className={style['scene']}
        data-dice={dice.length > 0}
        data-side={side}
        aria-hidden="true"
        data-do="dice"
      >
        {look !== undefined && (
          <div className={style['card']} data-small={dice.length > 0 || !mine}>
            <CardFrame look={look} form="portrait" />
          </div>
        )}
        <div className={style['roll']} data-dice={dice.length > 0}>
          {seat !== null && (
            <p className={style['who']}>
              <SeatMark seat={seat} size={16} /> {seat === eyes ? t(`${what}.you`) : t(what, { name })}
            </p>
          )}
          {dice.length > 0 && <Dice dice={dice} still={still} />}
          {outcome !== null && outcome !== '' && <p className={style['outcome']}>{outcome}</p>}
        </div>
      </div>
    </>
  )
}
