// Hints (what each option would do) and foresight (the update that a pressed option would lead to). Drawing never
// waits for either. Every update that is shown ends the foresight, so foresight is always about the update on screen.
import type { Hints, Update } from '@lorehall/host'
import { reuse } from '../reuse.ts'
import type { Next } from './happenings.ts'
import type { Open } from './session.ts'

/** Requests the hints, unless they are known or already requested. */
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

/** The player has pressed, but not yet released, this option: fetch its result ahead of time. */
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
  // Share unchanged parts now, so that showing the update later is cheap.
  return { ...open, foresight: { is: 'told', picks, update: reuse(shown, update) } }
}

/** The update this answer leads to; null if it was not foreseen. */
export function foreseenOf(open: Open, picks: readonly string[]): Update | null {
  const { shown, queue, looking, foresight } = open
  if (foresight.is !== 'told' || !same(foresight.picks, picks)) return null
  // Other updates are still to be shown: the foresight is about an outdated state.
  if (queue.length > 0 || looking !== null) return null
  // Valid only if nobody else has added an entry in between.
  return foresight.update.after === shown.entries ? foresight.update : null
}
