// What a program makes of treachery: how gladly it takes what is offered, what marks and traitors are worth.
import { player } from '../../rules/counters.ts'
import type { F } from '../../rules/step.ts'
import { card } from '../../rules/lookup.ts'
import { at } from '../../state.ts'
import { treacheryOf } from './state.ts'

/** For the quick player; 10 is usual. */
export const eager: Readonly<Record<string, number>> = {
  mark: 25,
  'mark-region': 20,
  lift: 6,
  'lift-region': 4,
  usurp: 60,
  shove: 30,
  dash: 10,
  stay: 14,
  siphon: 30,
  'pay-alone': 10,
}

const WORTH = {
  /** A black block on something of one's own. */
  marked: -1.5,
  /** On a region of one's own, beside the points that are lost. */
  closed: -0.5,
  /** On something of a rival; shared by all who gain from it. */
  rival: 1,
  /** A traitor gives more than others do. */
  traitor: 2,
}

/** Marks against the seat, marks against others, and the traitors it keeps. */
export function worth(f: F, seat: number): number {
  const { cards, hexes } = treacheryOf(f)
  const p = player(f, seat)
  const own = [...p.party, ...p.traits, ...p.relics]
  const share = WORTH.rival / (f.seats - 1)
  let total = 0
  for (const id of cards) total += own.includes(id) ? WORTH.marked : share
  for (const hex of hexes) {
    const owner = at(f.state.owners, hex)
    if (owner !== -1) total += owner === seat ? WORTH.closed : share
  }
  for (const id of p.party) if (card(f, id).treacherous === true) total += WORTH.traitor
  return total
}
