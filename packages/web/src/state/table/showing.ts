// When what was told is shown: one update after the other, each in its time.
import type { Hints, Update } from '@lorehall/host'
import { reuse } from '../reuse.ts'
import { and, type Next, type Pace } from './happenings.ts'
import { forgetFrom } from './past.ts'
import { isAwaited, knownHints, NO_HINTS, type Open, STILL, UNFORESEEN } from './session.ts'
import { forgetBeyond, keep } from './told.ts'

/** A frame, in milliseconds. */
const FRAME = 16

/** Shows this now. */
export function show(open: Open, told: Update, hints: Hints | null = null): Next<Open> {
  const { shown, log, around } = open
  const update = { ...reuse(shown, told) }
  // The same things asked at the same table bring the same.
  const same =
    update.view === shown.view &&
    update.choices === shown.choices &&
    update.ask?.options === shown.ask?.options
  const known = update.ask === null ? NO_HINTS : (hints ?? (same ? knownHints(open) : null))
  const heard = told.fresh ? reuse(log, told.log) : [...log, ...told.log]
  // What comes of a touch is seen on the board first; who steps back, or has other eyes, sees all at once.
  const follows = !told.fresh && around.update.eyes === update.eyes
  const frame = open.count + 1
  const next: Open = {
    ...open,
    count: frame,
    shown: update,
    log: heard,
    around: follows ? around : { update, log: heard },
    told: keep(open.told, { update: shown, log }, update),
    hints: known === null ? { is: 'due', frame } : { is: 'known', hints: known },
    foresight: UNFORESEEN,
  }
  return [next, follows || known === null ? [{ do: 'frame', n: frame }] : []]
}

/** What lies around the board follows it. */
export function followed(open: Open): Open {
  const { shown, log, around } = open
  return around.update === shown ? open : { ...open, around: { update: shown, log } }
}

/**
 * What waits. Where the first of it tells what others did and asks this player in the same breath, it is told
 * first, and then it asks.
 */
function waiting({ queue, shown }: Open, pace: Pace): readonly Update[] {
  const [next, ...rest] = queue
  if (next === undefined || next.over || !next.waiting.includes(next.eyes ?? -1)) return queue
  if (!pace.tells(next, shown)) return queue
  const told: Update = { ...next, ask: null, reasons: [], waiting: shown.waiting }
  return [told, { ...next, after: next.entries, events: [], log: [] }, ...rest]
}

/** The first of what waits has its turn: its dice roll, and then it is shown and looked at. */
export function bring(open: Open, pace: Pace): Next<Open> {
  const skips = open.showing.is === 'skipping'
  const [next, ...queue] = skips ? open.queue : waiting(open, pace)
  if (next === undefined)
    return [skips && !isAwaited(open) ? open : drawCurtain({ ...open, showing: STILL }), []]
  if (open.showing.is === 'skipping') return show({ ...open, queue, showing: { ...open.showing } }, next)
  const { before, after } = pace.plays(next, open.shown)
  if (before > 0 && open.showing.is !== 'rolling')
    return [{ ...open, queue: [next, ...queue], showing: { is: 'rolling', ms: before } }, []]
  return show({ ...open, queue, showing: { is: 'reading', ms: after } }, next)
}

/** Shows all that waits, and what comes of it, until somebody here is asked. */
export function skip(open: Open, pace: Pace): Next<Open> {
  return bring({ ...open, showing: { is: 'skipping', ms: 0 } }, pace)
}

/** Something new, in its turn; where `gathers`, with all that comes in the same frame. */
export function take(open: Open, update: Update, pace: Pace, gathers = false): Next<Open> {
  const queued = { ...open, queue: [...open.queue, update] }
  if (open.showing.is === 'skipping') return bring(queued, pace)
  if (open.showing.is !== 'still') return [queued, []]
  return gathers ? [{ ...queued, showing: { is: 'gathering', ms: FRAME } }, []] : bring(queued, pace)
}

/** Going back is instant: nothing that waited matters any more. */
export function goBack(open: Open, update: Update, hints: Hints | null = null): Next<Open> {
  const past = forgetFrom(open.past, update.seq)
  const told = forgetBeyond(open.told, update.seq)
  return and(show({ ...open, past, told, queue: [], showing: STILL }, update, hints), (back) => [
    drawCurtain(back),
    [],
  ])
}

/** Another person at this device is asked: it is handed over behind a curtain. */
export function drawCurtain(open: Open): Open {
  const { eyes, over, waiting, seats } = open.shown
  if (!open.host.shared || eyes === null || over) return open
  // Who is waited for holds the device in their own right.
  if (waiting.includes(eyes)) return open.beside === eyes ? { ...open, beside: null } : open
  if (open.beside === eyes) return open
  const next = waiting.find((seat) => seats[seat]?.kind === 'person')
  return next === undefined ? open : { ...open, curtain: next, beside: null }
}
