// What is asked for beside the play: what the answers would bring, and what the one about to be given would
// show. Nothing waits for either to be drawn.
import type { Hints, Update } from '@lorehall/host'
import { reuse } from '../reuse.ts'
import type { Next } from './happenings.ts'
import type { Open } from './session.ts'

/** What the answers would bring must be known; nobody asks for it twice. */
export function askHints(open: Open): Next<Open> {
  const { table, shown, hints } = open
  if (shown.ask === null || hints.is === 'known' || hints.is === 'coming') return [open, []]
  const n = open.count + 1
  const body = { table, seat: shown.ask.seat, ask: shown.ask.id }
  return [{ ...open, count: n, hints: { is: 'coming', n } }, [{ do: 'hints', n, body }]]
}

export function hinted(open: Open, n: number, hints: Hints | null): Open {
  if (open.hints.is !== 'coming' || open.hints.n !== n) return open
  return { ...open, hints: hints === null ? { is: 'missing' } : { is: 'known', hints } }
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((pick, i) => pick === b[i])

/** Somebody is about to give this answer: when it is given, what comes of it is to be known. */
export function press(open: Open, picks: readonly string[]): Next<Open> {
  const { table, host, shown, queue, word, foresight } = open
  if (!host.near || shown.ask === null || queue.length > 0 || word.is === 'back') return [open, []]
  if (foresight.is !== 'none' && same(foresight.picks, picks)) return [open, []]
  const n = open.count + 1
  const body = { table, seat: shown.ask.seat, ask: shown.ask.id, picks }
  return [{ ...open, count: n, foresight: { is: 'asked', n, picks } }, [{ do: 'foresee', n, body }]]
}

export function foreseen(open: Open, n: number, update: Update | null): Open {
  const { shown, foresight } = open
  if (foresight.is !== 'asked' || foresight.n !== n) return open
  const { picks } = foresight
  if (update === null) return { ...open, foresight: { is: 'hidden', picks } }
  // What stays as it is, is found now and not when it is shown.
  return { ...open, foresight: { is: 'told', picks, update: reuse(shown, update) } }
}

/** What this answer shows, if that is known. */
export function foreseenOf(open: Open, picks: readonly string[]): Update | null {
  const { shown, queue, looking, foresight } = open
  if (foresight.is !== 'told' || !same(foresight.picks, picks)) return null
  // Something else is about to be shown: it comes of that.
  if (queue.length > 0 || looking !== null) return null
  // Somebody else may have done something by then, of which this page knows nothing.
  return foresight.update.after === shown.entries ? foresight.update : null
}
