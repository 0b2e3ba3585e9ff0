// Positions with Myths & Wonders in play.
import type { Myths } from '../../src/modules/myths/state.ts'
import { boardFor } from '../../src/modules/myths/values/boards.ts'
import { type PlayerSpot, type Scenario, type Spot, scenario, always } from '../../testing/scenario.ts'

interface Mythic extends Spot {
  readonly kept?: Partial<Myths>
}

/** A ring of regions around the center, so that nothing is discovered on the way. */
const ISLAND = { 1: 'ronak', 2: 'fort', 3: 'library', 4: 'spire', 5: 'inn', 6: 'tomb', 7: 'tower' }

/** The initial state of Myths & Wonders, with these changes. */
export function kept(seats: number, over: Partial<Myths> = {}): Myths {
  return {
    phase: 'asleep',
    blocks: [13, 14, 15, 16, 17, 18],
    pending: 0,
    spheres: boardFor(seats).map(() => -1),
    provoker: -1,
    sestra: -1,
    opener: -1,
    contributed: false,
    waiting: [],
    tokens: Array.from({ length: seats }, () => 0),
    stack: [],
    market: [],
    loot: Array.from({ length: seats }, () => []),
    ...over,
  }
}

/** Seat 0 one step from space 13, the others on the coast. */
export function mythic(mine: PlayerSpot = {}, more: Mythic = {}): Scenario {
  const { players = {}, kept: over = {}, seats = 2, regions = {}, slots, ...rest } = more
  const others = Object.fromEntries(
    Array.from({ length: seats - 1 }, (_, i) => {
      const seat = i + 1
      return [seat, { space: 2 + 3 * i, party: {}, ...players[seat] }]
    }),
  )
  return scenario({
    seats,
    options: { myths: true },
    regions: { ...ISLAND, ...regions },
    players: { 0: { space: 19, party: {}, ...mine }, ...others },
    slots: { ...slots, myths: kept(seats, over) },
    triggers: ['vindication'],
    ...rest,
  })
}

/** Dice that harm nobody and give inspiration. */
export const MILD = { whiteDie: always('inspiration'), blackDie: always('miss') }

/** The last block is moved, and nobody prepares: the first turn of the event. */
export function woken(mine: PlayerSpot = {}, more: Mythic = {}): Scenario {
  const g = mythic(
    { party: { arn: 0 }, ...mine },
    { values: MILD, ...more, kept: { blocks: [13], ...more.kept } },
  )
  g.play('move:13', 'stop', 'end')
  while (g.offers().includes('prepare:0')) g.play('prepare:0')
  return g
}

export const mythsIn = ({ state }: Scenario): Myths => {
  const found = state.slots?.myths
  if (found === undefined) throw new Error('this table plays without Myths & Wonders')
  return found
}

/** One sphere short of the end: seat 1 has filled all others. */
export function nearlyWon(mine: PlayerSpot = {}, more: Spot = {}): Scenario {
  const seats = more.seats ?? 2
  const g = woken(mine, more)
  const { state } = g
  const myths = mythsIn(g)
  const other = state.players[1]
  if (other === undefined) throw new Error('nobody sits there')
  // Each block comes from the potential of the other players, in turn.
  boardFor(seats).forEach((_, i) => {
    if (i === 0) return
    const seat = 1 + (i % (seats - 1))
    const p = state.players[seat]
    if (p === undefined) return
    if (p.potential > 0) p.potential--
    else p.influence--
    myths.spheres[i] = seat
  })
  myths.stack = [
    'owl-spear',
    'dust-of-eons',
    'sky-rug',
    'island-standard',
    'ring-of-ambition',
    'sacred-plume',
    'hypnotic-wand',
  ]
  return g
}

/** With a piece of loot in hand, Ronak being gone. */
export function looter(loot: string, mine: PlayerSpot = {}, more: Mythic = {}): Scenario {
  return mythic(mine, {
    ...more,
    regions: { 1: 'tuuk-tuuk', ...more.regions },
    kept: {
      phase: 'gone',
      blocks: [],
      loot: [[loot], ...Array.from({ length: (more.seats ?? 2) - 1 }, () => [])],
      ...more.kept,
    },
  })
}
