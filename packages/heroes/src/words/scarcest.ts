// Gains of the scarcest resource, and losses of each kind. (H-SOLO-12)
import { player } from '../rules/lookup.ts'
import { gain, pay } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import type { W } from './step.ts'

/** The kind that a player has least of; equals in the order Ore, Mana, Food. */
export const leastOf = (f: F, seat: number): Resource => {
  const p = player(f, seat)
  return RESOURCES.toSorted((a, b) => p[a] - p[b])[0] ?? 'ore'
}

/** A player loses this much of a resource, as far as they have it. */
function forfeit(t: W, seat: number, kind: Resource, n: number, from: string): void {
  const lost = Math.min(n, player(t, seat)[kind])
  if (lost > 0) pay(t, seat, { [kind]: lost }, from)
}

/** Gains of the kind that a player has least of, and the loss of another player. (H-SOLO-12) */
export function scarcest(
  t: W,
  seat: number,
  who: number,
  { gain: n, lose }: { readonly gain: number; readonly lose: number },
  from: string,
): void {
  const kind = leastOf(t, seat)
  gain(t, seat, { [kind]: n }, from)
  forfeit(t, who, kind, lose, from)
}

export function loseEach(t: W, seat: number, n: number, from: string): void {
  for (const kind of RESOURCES) forfeit(t, seat, kind, n, from)
}
