// Which dice or drawn card to show, and for how long.
import type { Update } from '@lorehall/host'
import { useEffect, useRef, useState } from 'react'
import { stage } from '../../../state/pace.ts'
import { useSession } from '../../../state/session/store.ts'
import { useSettings } from '../../../state/settings.ts'
import { drawn } from '../../../table-ui/drawn.ts'
import type { ChanceParts, Die } from '../../../table-ui/parts.ts'
import { type Timing, timing } from './timing.ts'

interface Seen {
  readonly seat: number | null
  readonly dice: readonly Die[]
  readonly card: string | null
  readonly mine: boolean
  readonly timing: Timing
}

export interface Shown extends Seen {
  readonly key: number
  /** Null while the dice are still rolling. */
  readonly told: Update | null
}

/** More dice than this do not fit side by side; the last ones count. */
const MOST = 4

/** The dice and the drawn card of an update; `before` is the update shown before it. */
function seenIn(update: Update, before: Update | null, chance: ChanceParts): Seen | null {
  const pace = useSettings.getState()
  const rolls = update.events.filter((event) => chance.dice(event, update).length > 0)
  const dice = rolls.flatMap((event) => chance.dice(event, update)).slice(-MOST)
  const taken = pace.speed === 0 ? null : chance.drawn(update, before)
  if (dice.length === 0 && taken === null) return null
  const whose = taken === null ? null : taken.seat === update.eyes ? 'mine' : 'theirs'
  return {
    seat: rolls[0]?.seat ?? taken?.seat ?? null,
    dice,
    card: taken?.card ?? null,
    mine: whose === 'mine',
    timing: timing(dice.length, whose, pace),
  }
}

/** Dice that are asked about stay until the question is answered, unless its options are on the board below them. */
function isAskedAbout({ ask }: Update): boolean {
  if (ask === null || ask.aside || ask.kind === 'turn') return false
  return ask.options.every(({ at }) => drawn.elementOf(at, 'board') === undefined)
}

/** The dice or card to show now. */
export function useSeen(chance: ChanceParts): Shown | null {
  const [seen, setSeen] = useState<Shown | null>(null)
  const coming = useSession((session) => session.coming)
  const shown = useSession((session) => session.shown)
  const before = useRef<Update | null>(null)
  useEffect(() => {
    stage((update, last) => seenIn(update, last, chance)?.timing ?? null)
    return () => stage(null)
  }, [chance])
  useEffect(() => {
    const told = coming ?? shown
    const earlier = coming === null ? before.current : shown
    if (coming === null) before.current = shown
    if (told === null || told === earlier) return
    // After an undo, the roll no longer exists.
    if (told.fresh) return setSeen(null)
    const found = seenIn(told, earlier, chance)
    if (found !== null) setSeen({ ...found, key: told.entries, told: coming === null ? told : null })
  }, [coming, shown, chance])
  useEffect(() => {
    if (seen === null || seen.told === null) return undefined
    // The click that stopped the dice is still being dispatched. It must not dismiss them as well.
    const since = performance.now()
    const away = (event?: Event) => {
      if (event === undefined || event.timeStamp > since) setSeen(null)
    }
    const timer = isAskedAbout(seen.told) ? undefined : setTimeout(() => away(), seen.timing.stands)
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
