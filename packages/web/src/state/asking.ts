// What the player asks of the table on screen: an answer, a step back, a standing choice. Decides nothing
// about the game.
import type { Update } from '@lorehall/host'
import { foresee, foreseen } from './foresight.ts'
import { knownHints } from './hints.ts'
import { forgetAll, isAhead, type Moment, remember, settleSteps, stepBack } from './past.ts'
import { personsAt, useSession } from './session.ts'
import { goBack, hurry, take } from './showing.ts'
import { tellTrouble } from './trouble.ts'
import { lookAgain } from './visit.ts'

const { getState: now } = useSession

/** How many requests are on their way. */
let requests = 0

export const isBusy = () => requests > 0

async function act(request: () => Promise<object>): Promise<boolean> {
  requests += 1
  try {
    await request()
    return true
  } catch (error) {
    tellTrouble(error)
    await lookAgain()
    return false
  } finally {
    requests -= 1
  }
}

const present = (update: Update): Moment => ({ update, log: now().log, hints: knownHints() })

/** What an answer is on its way to. */
let answering: Update['ask'] = null

/** Somebody is about to give this answer: when it is given, what comes of it is to be known. */
export function press(...picks: readonly string[]): void {
  const { shown, table, port, queue } = now()
  if (table === null || shown === null || shown.ask === null || queue.length > 0 || isAhead()) return
  const { seat, id } = shown.ask
  if (port.foresee !== undefined) foresee(shown, { table, seat, ask: id, picks }, port.foresee)
}

/** Answers what these eyes are asked; several picks count as one. */
export async function answer(...picks: readonly string[]): Promise<boolean> {
  if (hurry()) return false
  // After a step back the host asks anew, and only what it asks now can be answered.
  if (isAhead()) await confirmed
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.ask === null) return false
  const { ask } = shown
  // A second touch before anything came of the first.
  if (ask === answering) return false
  answering = ask
  remember(present(shown))
  const known = foreseen(shown, picks)
  const given = { table, seat: ask.seat, ask: ask.id, picks }
  const done = act(() =>
    port.request('answer', known === null ? given : { ...given, foreseen: known.after }),
  ).finally(() => {
    if (answering === ask) answering = null
  })
  if (known !== null) take(known)
  return done
}

/** The last step back, until the host has confirmed it. */
let confirmed: Promise<unknown> = Promise.resolve()

/**
 * Steps back; at a shared device everyone who is here has agreed by standing around it. A free step
 * to a moment that is known is shown at once. What the host then says is shown, whatever it is.
 */
export function undo(): Promise<boolean> {
  if (hurry()) return Promise.resolve(false)
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  const consent = personsAt(shown).filter((other) => other !== seat)
  const earlier = shown.undo === 'free' ? stepBack(shown) : null
  if (earlier !== null) {
    const { update, log, hints } = earlier
    goBack({ ...update, log, events: [], fresh: true, redo: true }, hints)
  }
  const done = act(() => port.request('undo', { table, seat, consent })).finally(() => {
    if (confirmed === done) settleSteps()
  })
  confirmed = done
  return done
}

export function redo(): Promise<boolean> {
  if (hurry()) return Promise.resolve(false)
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  // Brought back in a row, what lies between is not seen here.
  if (isBusy()) forgetAll()
  else remember(present(shown))
  return act(() => port.request('redo', { table, seat }))
}

export function choose(effect: string, choice: 'always' | 'never' | 'ask'): Promise<boolean> {
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  return act(() => port.request('choose', { table, seat, effect, choice }))
}
