// Positions with the Menagerie in play.
import { PETS } from '../../src/modules/menagerie/cards/pets.ts'
import type { Pets } from '../../src/modules/menagerie/state.ts'
import { type PlayerSpot, type Scenario, type Spot, scenario } from '../../testing/scenario.ts'

export interface Kept extends Spot {
  /** Pets of each seat and their masters; an empty master: none yet. */
  readonly pets?: readonly Readonly<Record<string, string>>[]
  readonly market?: readonly string[]
  /** Pets that are out of the game. */
  readonly gone?: readonly string[]
}

const ALL = PETS.map(({ id }) => id)

/** The Menagerie's state: the pets of each seat and their masters, a market, and the others face down. */
export function petSlot(seats: number, { pets = [], market, gone = [] }: Kept): Pets {
  const held = Array.from({ length: seats }, (_, seat) =>
    Object.entries(pets[seat] ?? {}).map(([card, master]) => ({ card, master })),
  )
  const taken = [...gone, ...held.flat().map(({ card }) => card)]
  const left = ALL.filter((id) => !taken.includes(id)).toSorted()
  const open = [...(market ?? left.slice(0, 3))]
  const down = left.filter((id) => !open.includes(id))
  return { pile: { down, top: '', seenBy: [], open }, held, look: null, gave: [] }
}

/** Seat 0 is next to the hexes 1, 2 and 3; seat 1 is far away on the coast. */
export function kept(mine: PlayerSpot = {}, more: Kept = {}): Scenario {
  const { players, pets: _pets, market: _market, gone: _gone, regions, options, ...rest } = more
  return scenario({
    regions: { 1: 'menagerie', 2: 'library', 3: 'shrine', ...regions },
    players: {
      0: { space: 13, party: { arn: 0 }, ...mine },
      1: { space: 7, party: {}, honor: 10, ...players?.[1] },
      ...(players?.[2] === undefined ? {} : { 2: players[2] }),
    },
    options: { menagerie: true, ...options },
    slots: { menagerie: petSlot(more.seats ?? 2, more) },
    ...rest,
  })
}

export const petsIn = ({ state }: Scenario) => {
  const found = state.slots?.menagerie
  if (found === undefined) throw new Error('this table plays without the Menagerie')
  return found
}

/** The pets of each seat and their masters. */
export const masters = (g: Scenario, seat = 0): Record<string, string> =>
  Object.fromEntries((petsIn(g).held[seat] ?? []).map(({ card, master }) => [card, master]))
