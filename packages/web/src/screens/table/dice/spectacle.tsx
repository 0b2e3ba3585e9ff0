// What one must have seen: dice tumble over the board and lie there for a moment with what came of
// them, and a card from the top of a deck is shown as it is drawn. A touch puts it away. It is a scene on the
// stage: the question, my things and the rail stay free. The log tells the same in words, so this is for eyes
// only.
import '../../../text/of-end.ts'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { hurry } from '../../../state/asking.ts'
import { useSession } from '../../../state/session.ts'
import { useSettings } from '../../../state/settings.ts'
import { CardFrame } from '../../../table/cards/card-frame.tsx'
import type { GameParts } from '../../../table/parts.ts'
import { useWords } from '../../../text/language.ts'
import { Dice } from './dice-roll.tsx'
import style from './spectacle.module.css'
import type { Shown } from './use-seen.ts'

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
  const outcome = told === null || dice.length === 0 ? null : parts.chance.outcome(told, words)
  return (
    <>
      {/* While dice roll a touch only makes them lie still. */}
      {told === null && <div className={style['catch']} onPointerDown={hurry} aria-hidden="true" />}
      <div
        key={seen.key}
        className={style['scene']}
        data-dice={dice.length > 0}
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
