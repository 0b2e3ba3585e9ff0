// Others' turns, narrated step by step: pause, next step, narrate again.
import type { Update } from '@lorehall/host'
import type { Effect, Next, Pace } from './happenings.ts'
import { awaitsHost, isAwaited, isRetelling, type Open, PAUSED, STILL } from './session.ts'
import { bring, show } from './showing.ts'
import { knows } from './narrated.ts'

/** During a repeated narration there is no ask. */
const askedNothing = (update: Update): Update => ({
  ...update,
  ask: null,
  reasons: [],
  undo: 'nothing',
  redo: false,
})

/**
 * Narrates others' turns again, then returns to the present. The host is not involved: the kept steps are queued, then
 * the present as a fresh update.
 */
export function again(open: Open, pace: Pace): Next<Open> {
  const { told, shown, log, queue } = open
  if (told === null || awaitsHost(open)) return [open, []]
  // If a repeated narration is already running, it starts over.
  const ahead = queue.filter((one) => one.fresh || one.after === one.entries || !knows(told, one))
  const present = isRetelling(open) ? [] : [{ ...shown, fresh: true, log, events: [] }]
  const { update, log: lines } = told.from
  const [back, effects] = show(open, { ...askedNothing(update), fresh: true, log: lines, events: [] })
  const steps = told.steps.map(askedNothing)
  const [begun, more] = bring({ ...back, queue: [...steps, ...present, ...ahead], showing: STILL }, pace)
  return [begun, [...effects, ...more]]
}

/** Keeps the current step on screen until the player resumes. */
export function pause(open: Open, pace: Pace): Next<Open> {
  if (open.showing.is === 'rolling') {
    const [shown, effects] = bring(open, pace)
    return [held(shown), effects]
  }
  return [held(open), []]
}

const held = (open: Open): Open =>
  isAwaited(open) && open.queue.length === 0 ? open : { ...open, showing: PAUSED }

export function goOn(open: Open, pace: Pace): Next<Open> {
  return open.showing.is === 'paused' ? bring({ ...open, showing: STILL }, pace) : [open, []]
}

/** Shows the next step now. If paused, stays paused there. */
export function hasten(open: Open, pace: Pace): Next<Open> {
  if (open.showing.is !== 'paused') return open.queue.length > 0 ? bring(open, pace) : [open, []]
  let now: Open = open
  const wishes: Effect[] = []
  do {
    if (now.queue.length === 0) break
    // Dice show their result immediately, and updates without a step are skipped.
    const [shown, effects] = bring({ ...now, showing: { is: 'rolling', ms: 0 } }, pace)
    wishes.push(...effects)
    now = shown
  } while (now.showing.is === 'reading' && now.showing.ms === 0)
  return [isAwaited(now) && now.queue.length === 0 ? { ...now, showing: STILL } : held(now), wishes]
}
