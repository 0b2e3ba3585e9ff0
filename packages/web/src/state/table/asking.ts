// What the player asks of the host, and what becomes of it: an answer, a step back or forth, a standing
// choice.
import type { Answer } from '@lorehall/host'
import type { Choice } from '@lorehall/kernel'
import { and, type Effect, type Next, type Pace } from './happenings.ts'
import { foreseenOf } from './hinting.ts'
import { momentBefore, remember } from './past.ts'
import {
  awaitsHost,
  HEARD,
  isRetelling,
  knownHints,
  type Open,
  personsAt,
  UNFORESEEN,
  type Why,
} from './session.ts'
import { bring, goBack, skip, take } from './showing.ts'
import { turnTaken } from './told.ts'
import { lookAgain } from './visiting.ts'

/** Asks it of the host, under the next number. */
function request(open: Open, ask: (n: number) => Effect): Next<Open> {
  const n = open.count + 1
  return [{ ...open, count: n, underWay: [...open.underWay, n] }, [ask(n)]]
}

/** This moment can be gone back to. */
function remembering(open: Open): Open {
  const { past, shown, log } = open
  return { ...open, past: remember(past, { update: shown, log, hints: knownHints(open) }) }
}

/** Answers what these eyes are asked; several picks count as one. */
export function answer(open: Open, picks: readonly string[], pace: Pace): Next<Open> {
  const { table, shown, showing, word } = open
  // What is asked now is not what is seen yet.
  if (showing.is === 'rolling') return bring(open, pace)
  if (word.is === 'back') return [{ ...open, word: { ...word, kept: word.kept ?? picks } }, []]
  const { ask } = shown
  if (ask === null || (word.is === 'answered' && word.ask === ask)) return [open, []]
  const known = foreseenOf(open, picks)
  const plain: Answer = { table, seat: ask.seat, ask: ask.id, picks }
  const body = known === null ? plain : { ...plain, foreseen: known.after }
  const [asked, effects] = request(remembering(open), (n) => ({ do: 'answer', n, body }))
  const answered: Open = {
    ...asked,
    foresight: UNFORESEEN,
    told: ask.kind === 'turn' ? turnTaken(open.told) : open.told,
    word: { is: 'answered', n: asked.count, ask },
  }
  return known === null ? [answered, effects] : and([answered, effects], (next) => take(next, known, pace))
}

/**
 * Steps back; at a shared device everyone who is here has agreed by standing around it. A free step
 * to a moment that is known is shown at once. What the host then says is shown, whatever it is.
 */
export function undo(open: Open, pace: Pace): Next<Open> {
  const { table, shown, showing, word, past } = open
  if (showing.is === 'rolling') return bring(open, pace)
  // Who looks back returns to the present first.
  if (isRetelling(open)) return skip(open, pace)
  const { eyes: seat } = shown
  if (seat === null) return [open, []]
  const consent = personsAt(shown).filter((other) => other !== seat)
  const earlier = shown.undo === 'free' ? momentBefore(past, shown) : null
  const [asked, effects] = request(open, (n) => ({ do: 'undo', n, body: { table, seat, consent } }))
  const ahead = (word.is === 'back' ? word.steps : 0) + (earlier === null ? 0 : 1)
  if (ahead === 0) return [asked, effects]
  const back: Open = { ...asked, word: { is: 'back', n: asked.count, steps: ahead, kept: null } }
  if (earlier === null) return [back, effects]
  const { update, log, hints } = earlier
  return and([back, effects], (next) =>
    goBack(next, { ...update, log, events: [], fresh: true, redo: true }, hints),
  )
}

export function redo(open: Open, pace: Pace): Next<Open> {
  const { table, shown, showing, word } = open
  if (showing.is === 'rolling') return bring(open, pace)
  if (isRetelling(open)) return skip(open, pace)
  const { eyes: seat } = shown
  if (seat === null) return [open, []]
  // Brought back in a row, what lies between is not seen here.
  const from = awaitsHost(open) ? { ...open, past: [] } : remembering(open)
  // Who brings back does not want the answer that waited for the step back.
  const changed: Open = word.is === 'back' ? { ...from, word: { ...word, kept: null } } : from
  return request(changed, (n) => ({ do: 'redo', n, body: { table, seat } }))
}

export function choose(open: Open, effect: string, choice: Choice): Next<Open> {
  const { table, shown } = open
  const { eyes: seat } = shown
  if (seat === null) return [open, []]
  return request(open, (n) => ({ do: 'choose', n, body: { table, seat, effect, choice } }))
}

/** The host has said all it had to say of the steps back: an answer that waited for that is given. */
export function settle(open: Open, pace: Pace): Next<Open> {
  if (open.word.is !== 'back') return [open, []]
  const { kept } = open.word
  const settled: Open = { ...open, word: HEARD }
  return kept === null ? [settled, []] : answer(settled, kept, pace)
}

const without = (open: Open, n: number): Open => ({
  ...open,
  underWay: open.underWay.filter((one) => one !== n),
})

export function done(open: Open, n: number, pace: Pace): Next<Open> {
  const rest = without(open, n)
  if (rest.word.is === 'heard' || rest.word.n !== n) return [rest, []]
  return rest.word.is === 'back' ? settle(rest, pace) : [{ ...rest, word: HEARD }, []]
}

/** What was asked for is not to be, and that is told. What is shown may hang on it: the table is looked at again. */
export function refused(open: Open, n: number, why: Why): Next<Open> {
  const told: Next<Open> = [open, [{ do: 'tell', why }]]
  return open.underWay.includes(n) ? and(told, () => lookAgain(without(open, n))) : told
}
