// Positions with regions of expansions in play.
import { HEXES, TOUCHES } from '../../src/map/board.ts'
import { type PlayerSpot, type Scenario, type Spot, scenario } from '../../testing/scenario.ts'

/** Seat 0 is next to the hexes 1, 2 and 3, which have these regions; seat 1 is far away on the coast. */
export function beside(
  options: NonNullable<Spot['options']>,
  regions: Spot['regions'],
  mine: PlayerSpot = {},
  more: Spot = {},
): Scenario {
  const { players, ...rest } = more
  return scenario({
    regions: { 1: 'fort', 2: 'library', 3: 'shrine', ...regions },
    players: { 0: { space: 13, party: {}, ...mine }, 1: { space: 7, party: {}, honor: 10, ...players?.[1] } },
    options,
    ...rest,
  })
}

/** The spaces next to any of these hexes. */
export function touching(...hexes: readonly number[]): number[] {
  return TOUCHES.flatMap((near, space) => (near.some((hex) => hexes.includes(hex)) ? [space] : []))
}

/** A hex that shares no space with another. */
export function farFrom(hex: number): number {
  const near = new Set(touching(hex).flatMap((space) => TOUCHES[space] ?? []))
  for (let far = HEXES; far > 0; far--) if (!near.has(far)) return far
  throw new Error('the island is too small')
}

/** The spaces that are offered, from the options that lead there. */
export const spacesOffered = (g: Scenario, kind: string) =>
  g.offers().flatMap((id) => (id.startsWith(`${kind}:`) ? [Number(id.slice(kind.length + 1))] : []))
