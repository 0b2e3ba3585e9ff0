// The player's requests to the host (answer, undo, redo, preference) and the host's replies.
//
// Before: `word` says which reply is missing. After a request: its number is in `underWay` until `done` or `refused`
// removes it. No ask is answered twice, and no answer is sent while an undo that is already on screen is unconfirmed.
//
// Example, two quick undos and a click:
//   undone      shows moment 2 of `past`, word = back (steps 1), sends undo
//   undone      shows moment 1, word = back (steps 2), sends undo
//   answered    keeps the picks: the host has not asked this again yet
//   told fresh  steps 1: the host confirmed the first undo; the screen stays
//   told fresh  shows the host's table, word = heard, sends the kept answer
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
import { turnTaken } from './narrated.ts'
import { lookAgain } from './visiting.ts'

/** Sends a request to the host under the next number. */
function request(open: Open, ask: (n: number) => Effect): Next<Open> {
  const n = open.count + 1
  return [{ ...open, count: n, underWay: [...open.underWay, n] }, [ask(n)]]
}

/** Remembers this moment, so that an undo to it is instant. */
function remembering(open: Open): Open {
  const { past, shown, log } = open
  return { ...open, past: remember(past, { update: shown, log, hints: knownHints(open) }) }
}

/** Answers the shown ask; several picks make one answer. */
export function answer(open: Open, picks: readonly string[], pace: Pace): Next<Open> {
  const { table, shown, showing, word } = open
  // The open ask is not on screen yet: don't answer it blindly.
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
 * Undo. On a shared device the other people are present, so their consent is assumed. If the undo is free and the
 * moment before is remembered, it is shown now, before the host replies. The host's reply is shown in any case.
 */
export function undo(open: Open, pace: Pace): Next<Open> {
  const { table, shown, showing, word, past } = open
  if (showing.is === 'rolling') return bring(open, pace)
  // During a retelling, undo only returns to the present.
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
  // With several redos in flight, the moments between them are never on screen and can't be remembered.
  const from = awaitsHost(open) ? { ...open, past: [] } : remembering(open)
  // A redo cancels an answer that was kept until the undo is confirmed.
  const changed: Open = word.is === 'back' ? { ...from, word: { ...word, kept: null } } : from
  return request(changed, (n) => ({ do: 'redo', n, body: { table, seat } }))
}

export function choose(open: Open, effect: string, choice: Choice): Next<Open> {
  const { table, shown } = open
  const { eyes: seat } = shown
  if (seat === null) return [open, []]
  return request(open, (n) => ({ do: 'choose', n, body: { table, seat, effect, choice } }))
}

/** The host has confirmed every undo: send the answer that was kept until then, if any. */
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

/** The host refused: tell the player. The screen may depend on the request, so fetch the table again. */
export function refused(open: Open, n: number, why: Why): Next<Open> {
  const told: Next<Open> = [open, [{ do: 'tell', why }]]
  return open.underWay.includes(n) ? and(told, () => lookAgain(without(open, n))) : told
}
