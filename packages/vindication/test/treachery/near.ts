// The position of the tests of Treachery: seat 0 is on space 13, next to the hexes 1, 2 and 3; seat 1 is one step away
// on 14, seat 2 one step away on 18, seat 3 two steps away on 15, seat 4 far away on 7. Everybody has 10 honor, 8
// blocks in potential, the rest in influence, and nothing else.
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

const SPACES = [13, 14, 18, 15, 7]

export interface Rest extends Omit<Spot, 'players' | 'seats'> {
  /** Cards and regions under a black block. */
  readonly marked?: readonly string[]
  readonly closed?: readonly number[]
}

/** Seat 0 and its neighbors. */
export function near(me: PlayerSpot, others: readonly PlayerSpot[] = [{}], rest: Rest = {}): Scenario {
  const { marked = [], closed = [], regions = {}, ...spot } = rest
  const all = [me, ...others]
  const taken = all.map(() => 0)
  return scenario({
    triggers: ['swiftness', 'vindication'],
    ...spot,
    seats: all.length,
    options: { treachery: true },
    regions: island(regions),
    players: Object.fromEntries(all.map((p, seat) => [seat, { ...BARE, space: SPACES[seat] ?? 0, ...p }])),
    slots: { treachery: { cards: [...marked], hexes: [...closed], taken, siphoned: 0 } },
  })
}

/** The same with a companion already active, with one block on it. */
export function acting(
  id: string,
  me: PlayerSpot = {},
  others: readonly PlayerSpot[] = [{}],
  rest: Rest = {},
): Scenario {
  return near({ ...me, party: { [id]: 1, ...me.party } }, others, { active: [id], ...rest })
}

/** Plays the current turn with just a step to a free space. */
export function endTurn(g: Scenario): Scenario {
  const taken = g.state.players.map(({ space }) => `move:${space}`)
  g.play(g.offers().find((id) => id.startsWith('move:') && !taken.includes(id)) ?? '')
  if (g.offers().includes('stop')) g.play('stop')
  return g.play('end')
}
