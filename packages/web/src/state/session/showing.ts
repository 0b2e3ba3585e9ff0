// Shows queued updates one after the other, each for its time.
//
// Before: `queue` holds the updates that are still to be shown, and `showing` says why the first one waits.
// After `bring`: the first update's dice roll (`rolling`), or it is on screen (`reading`), or the queue was empty
// (`still`). While `skipping`, the first update is on screen immediately, and the state stays `skipping` until someone
// at this page must decide. `run.ts` sets a timer of `showing.ms` and then sends `due`, which calls `bring` again.
import type { Hints, Update } from '@lorehall/host'
import { reuse } from '../reuse.ts'
import { and, type Next, type Pace } from './happenings.ts'
import { forgetFrom } from './past.ts'
import { isAwaited, knownHints, NO_HINTS, type Open, STILL, UNFORESEEN } from './session.ts'
import { forgetBeyond, keep } from './narrated.ts'

/** The length of a frame in milliseconds. */
const FRAME = 16

/** Puts this update on screen. */
export function show(open: Open, told: Update, hints: Hints | null = null): Next<Open> {
  const { shown, log, around } = open
  const update = { ...reuse(shown, told) }
  // The same ask at the same position has the same hints. In a lesson, the refusals say which options it has.
  const same =
    update.view === shown.view &&
    update.reasons === shown.reasons &&
    update.choices === shown.choices &&
    update.ask?.options === shown.ask?.options
  const known = update.ask === null ? NO_HINTS : (hints ?? (same ? knownHints(open) : null))
  const heard = told.fresh ? reuse(log, told.log) : [...log, ...told.log]
  // Normally the board is drawn first and the rest follows; after an undo or with new eyes, everything together.
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

/** The parts around the board catch up with it. */
export function followed(open: Open): Open {
  const { shown, log, around } = open
  return around.update === shown ? open : { ...open, around: { update: shown, log } }
}

/**
 * The queue. If its first update both shows others' actions and asks this player, it becomes two: the actions first,
 * then the ask.
 */
function waiting({ queue, shown }: Open, pace: Pace): readonly Update[] {
  const [next, ...rest] = queue
  if (next === undefined || next.over || !next.waiting.includes(next.eyes ?? -1)) return queue
  if (!pace.tells(next, shown)) return queue
  const told: Update = { ...next, ask: null, reasons: [], waiting: shown.waiting }
  return [told, { ...next, after: next.entries, events: [], log: [] }, ...rest]
}

/** Takes the first queued update: rolls its dice, then shows it for its time. */
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

/** Shows everything without pauses until someone at this device must decide. */
export function skip(open: Open, pace: Pace): Next<Open> {
  return bring({ ...open, showing: { is: 'skipping', ms: 0 } }, pace)
}

/** Queues an update; with `gathers`, updates of the same frame are drawn together. */
export function take(open: Open, update: Update, pace: Pace, gathers = false): Next<Open> {
  const queued = { ...open, queue: [...open.queue, update] }
  if (open.showing.is === 'skipping') return bring(queued, pace)
  if (open.showing.is !== 'still') return [queued, []]
  return gathers ? [{ ...queued, showing: { is: 'gathering', ms: FRAME } }, []] : bring(queued, pace)
}

/** Shows an earlier moment now and drops the queue. */
export function goBack(open: Open, update: Update, hints: Hints | null = null): Next<Open> {
  const past = forgetFrom(open.past, update.seq)
  const told = forgetBeyond(open.told, update.seq)
  return and(show({ ...open, past, told, queue: [], showing: STILL }, update, hints), (back) => [
    drawCurtain(back),
    [],
  ])
}

/** If another person at this device must decide, hides the table until they have the device. */
export function drawCurtain(open: Open): Open {
  const { eyes, over, waiting, seats } = open.shown
  if (!open.host.shared || eyes === null || over) return open
  // The person with the device must decide now, so it is no longer an aside.
  if (waiting.includes(eyes)) return open.beside === eyes ? { ...open, beside: null } : open
  if (open.beside === eyes) return open
  const next = waiting.find((seat) => seats[seat]?.kind === 'person')
  return next === undefined ? open : { ...open, curtain: next, beside: null }
}
