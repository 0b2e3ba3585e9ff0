// The position of the tests of Guilds & Monuments: seat 0 is on space 13, next to the hexes 1, 2 and 3; seat 1 is far
// away on 7, seat 2 on 10. Everybody has 10 honor, 8 blocks in potential, the rest in influence, and nothing else.
import type { Favor } from '../../src/modules/guilds/state.ts'
import { HEXES } from '../../src/map/board.ts'
import { island, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/scenario.ts'

const BARE: PlayerSpot = {
  honor: 10,
  inspiration: 0,
  knowledge: 0,
  strength: 0,
  conviction: 0,
  party: {},
  quests: [],
}

const SPACES = [13, 7, 10]

interface Rest extends Omit<Spot, 'players' | 'seats'> {
  /** Where tokens are, by seat. A token placed before this turn is not fresh. */
  readonly favor?: Readonly<Record<number, Partial<Favor>>>
  /** The seat that fortified each hex. */
  readonly fortified?: Readonly<Record<number, number>>
}

export function guilded(
  me: PlayerSpot = {},
  others: readonly PlayerSpot[] = [{}],
  rest: Rest = {},
): Scenario {
  const { favor = {}, fortified = {}, regions = {}, options = {}, slots = {}, ...spot } = rest
  const all = [me, ...others]
  const none = () => [0, 0, 0, 0, 0, 0] as [number, number, number, number, number, number]
  return scenario({
    triggers: ['swiftness', 'vindication'],
    ...spot,
    seats: all.length,
    options: { guilds: true, ...options },
    regions: island({ 1: 'fort', 2: 'library', 3: 'spire', ...regions }),
    players: Object.fromEntries(all.map((p, seat) => [seat, { ...BARE, space: SPACES[seat] ?? 0, ...p }])),
    slots: {
      ...slots,
      guilds: {
        favor: all.map((_, seat) => ({ use: '', n: 0, on: '', fresh: false, ...favor[seat] })),
        monuments: all.map(() => ({ spheres: none(), conviction: 0, tiles: none(), built: false })),
        fortified: Array.from({ length: HEXES + 1 }, (_, hex) => fortified[hex] ?? -1),
      },
    },
  })
}

export const guildsIn = ({ state }: Scenario) => {
  const kept = state.slots?.guilds
  if (kept === undefined) throw new Error('this table plays without guilds')
  return kept
}

/** Where a token is, and its use. */
export const lying = (g: Scenario, seat = 0) => {
  const { use, n, on } = guildsIn(g).favor[seat] ?? { use: '', n: 0, on: '' }
  return [use, on === '' ? n : on]
}
