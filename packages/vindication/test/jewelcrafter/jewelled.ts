// Positions with the Jewelcrafter in play.
import { ATTRIBUTES, type AttributeName } from '../../src/state.ts'
import { type PlayerSpot, type Scenario, type Spot, scenario } from '../../testing/scenario.ts'

interface Jewelled extends Spot {
  /** Crystals of each seat; the rest are in the supply. */
  readonly crystals?: readonly number[]
  /** The seat that has each infused crystal. */
  readonly infused?: Readonly<Partial<Record<AttributeName, number>>>
}

/** Seat 0 is next to the hexes 1, 2 and 3; seat 1 is far away on the coast. */
export function jewelled(regions: Spot['regions'], mine: PlayerSpot = {}, more: Jewelled = {}): Scenario {
  const { players, crystals = [0, 0], infused = {}, ...rest } = more
  const supply = crystals.reduce((left, n) => left - n, 20)
  return scenario({
    regions: { 1: 'fort', 2: 'library', 3: 'shrine', ...regions },
    players: { 0: { space: 13, party: {}, ...mine }, 1: { space: 7, party: {}, honor: 10, ...players?.[1] } },
    options: { jewelcrafter: true },
    slots: {
      jewelcrafter: {
        supply,
        crystals: [...crystals],
        infused: ATTRIBUTES.map((name) => infused[name] ?? -1),
      },
    },
    ...rest,
  })
}

export const jewelsIn = ({ state }: Scenario) => {
  const kept = state.slots?.jewelcrafter
  if (kept === undefined) throw new Error('this table plays without the Jewelcrafter')
  return kept
}
