// What others did is told step by step: it can be held and hastened, and told once more.
import type { Update } from '@lorehall/host'
import type { Effect, Next, Pace } from './happenings.ts'
import { awaitsHost, isAwaited, isRetelling, type Open, PAUSED, STILL } from './session.ts'
import { bring, show } from './showing.ts'
import { knows } from './told.ts'

/** Who looks back is asked nothing. */
const askedNothing = (update: Update): Update => ({
  ...update,
  ask: null,
  reasons: [],
  undo: 'nothing',
  redo: false,
})

/** Tells it once more, and then shows the present as it is now. The host hears nothing of it. */
export function again(open: Open, pace: Pace): Next<Open> {
  const { told, shown, log, queue } = open
  if (told === null || awaitsHost(open)) return [open, []]
  // What is told again for the second time begins anew.
  const ahead = queue.filter((one) => one.fresh || one.after === one.entries || !knows(told, one))
  const present = isRetelling(open) ? [] : [{ ...shown, fresh: true, log, events: [] }]
  const { update, log: lines } = told.from
  const [back, effects] = show(open, { ...askedNothing(update), fresh: true, log: lines, events: [] })
  const steps = told.steps.map(askedNothing)
  const [begun, more] = bring({ ...back, queue: [...steps, ...present, ...ahead], showing: STILL }, pace)
  return [begun, [...effects, ...more]]
}

/** What is shown stays until the player would see more. */
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

/** Shows the next step now; who has paused stays there. */
export function hasten(open: Open, pace: Pace): Next<Open> {
  if (open.showing.is !== 'paused') return open.queue.length > 0 ? bring(open, pace) : [open, []]
  let now: Open = open
  const wishes: Effect[] = []
  do {
    if (now.queue.length === 0) break
    // Dice lie at once, and what says nothing is passed over.
    const [shown, effects] = bring({ ...now, showing: { is: 'rolling', ms: 0 } }, pace)
    wishes.push(...effects)
    now = shown
  } while (now.showing.is === 'reading' && now.showing.ms === 0)
  return [isAwaited(now) && now.queue.length === 0 ? { ...now, showing: STILL } : held(now), wishes]
}
