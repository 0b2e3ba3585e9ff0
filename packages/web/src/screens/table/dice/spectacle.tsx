// What one must have seen: dice tumble over the board and lie there for a moment with what came of
// them, and a card from the top of a deck is shown as it is drawn. A touch puts it away. The log tells
// the same in words, so this is for eyes only.
import type { Update } from '@lorehall/host'
import { useEffect, useRef, useState } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useSession } from '../../../state/session.ts'
import { hurry, stage } from '../../../state/showing.ts'
import { useSettings } from '../../../state/settings.ts'
import type { Die, GameParts } from '../../../table/parts.ts'
import { useWords } from '../../../text/language.ts'
import { Dice } from './dice-roll.tsx'
import { type Timing, timing } from './timing.ts'
import style from './spectacle.module.css'

interface Seen {
  readonly seat: number | null
  readonly dice: readonly Die[]
  readonly card: string | null
  readonly mine: boolean
  readonly timing: Timing
}

interface Shown extends Seen {
  readonly key: number
  /** Null while dice are still rolling. */
  readonly told: Update | null
}

/** More dice than this do not fit side by side; the last are those that count. */
const MOST = 4

/** What there is to be seen in an update, after what was shown before it. */
function seenIn(update: Update, before: Update | null, parts: GameParts): Seen | null {
  const pace = useSettings.getState()
  const rolls = update.events.filter((event) => parts.dice(event).length > 0)
  const dice = rolls.flatMap(parts.dice).slice(-MOST)
  const drawn = pace.speed === 0 ? null : parts.drawn(update, before)
  if (dice.length === 0 && drawn === null) return null
  const whose = drawn === null ? null : drawn.seat === update.eyes ? 'mine' : 'theirs'
  return {
    seat: rolls[0]?.seat ?? drawn?.seat ?? null,
    dice,
    card: drawn?.card ?? null,
    mine: whose === 'mine',
    timing: timing(dice.length, whose, pace),
  }
}

/** What is on the table now. */
function useSeen(parts: GameParts): Shown | null {
  const [seen, setSeen] = useState<Shown | null>(null)
  const coming = useSession((session) => session.coming)
  const shown = useSession((session) => session.shown)
  const before = useRef<Update | null>(null)
  useEffect(() => {
    stage((update, last) => seenIn(update, last, parts)?.timing ?? null)
    return () => stage(null)
  }, [parts])
  useEffect(() => {
    const told = coming ?? shown
    const earlier = coming === null ? before.current : shown
    if (coming === null) before.current = shown
    if (told === null || told === earlier) return
    // Play went back: what was thrown is not thrown any more.
    if (told.fresh) return setSeen(null)
    const found = seenIn(told, earlier, parts)
    if (found !== null) setSeen({ ...found, key: told.entries, told: coming === null ? told : null })
  }, [coming, shown, parts])
  useEffect(() => {
    if (seen === null || seen.told === null) return undefined
    // The touch that made dice lie still is on its way yet, and does not put them away.
    const since = performance.now()
    const away = (event?: Event) => {
      if (event === undefined || event.timeStamp > since) setSeen(null)
    }
    const timer = setTimeout(() => away(), seen.timing.stands)
    window.addEventListener('pointerdown', away)
    window.addEventListener('keydown', away)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', away)
      window.removeEventListener('keydown', away)
    }
  }, [seen])
  return seen
}

export default function Spectacle({ parts }: { readonly parts: GameParts }) {
  const seen = useSeen(parts)
  const words = useWords()
  const { t, say } = words
  const seats = useSession((session) => session.shown?.seats)
  const eyes = useSession((session) => session.shown?.eyes)
  const still = useSettings(({ speed }) => speed === 0)
  if (seen === null) return null
  const { seat, dice, card, mine, told } = seen
  const name = say(seats?.[seat ?? -1]?.name ?? '')
  const what = dice.length > 0 ? 'dice.rolls' : 'dice.draws'
  const outcome = told === null || dice.length === 0 ? null : parts.outcome(told, words)
  return (
    <>
      {/* While dice roll a touch only makes them lie still. */}
      {told === null && <div className={style['catch']} onPointerDown={hurry} aria-hidden="true" />}
      <div key={seen.key} className={style['seen']} aria-hidden="true" data-do="dice">
        {seat !== null && (
          <p className={style['who']}>
            <SeatMark seat={seat} size={16} /> {seat === eyes ? t(`${what}.you`) : t(what, { name })}
          </p>
        )}
        {card !== null && (
          <div className={style['card']} data-small={dice.length > 0 || !mine}>
            <parts.Card id={card} />
          </div>
        )}
        {dice.length > 0 && <Dice dice={dice} still={still} />}
        {outcome !== null && outcome !== '' && <p className={style['outcome']}>{outcome}</p>}
      </div>
    </>
  )
}
