// How bots judge positions.
import { expect, test } from 'vitest'
import { distance, distanceToHex, HEXES, SPACES, TOUCHES } from '../src/map/board.ts'
import { prospects } from '../src/bot/prospects.ts'
import { at } from '../src/state.ts'
import { worth } from '../src/bot/worth.ts'
import { island, type PlayerSpot, type Scenario, scenario } from '../testing/scenario.ts'

function place(mine: PlayerSpot): Scenario {
  return scenario({
    regions: island({ 1: 'tomb', 2: 'fort' }),
    players: { 0: { space: 13, party: {}, ...mine }, 1: { space: 7, party: {} } },
  })
}

const worthOf = (mine: PlayerSpot) => worth(place(mine).table.machine, 0)

test('with most blocks locked away and none to use, unlocking one is worth a rest', () => {
  const locked = (mine: PlayerSpot) => worthOf({ party: { arn: 2 }, ...mine })
  const rest = locked({ potential: 12, influence: 3, conviction: 1 })
  const unlocked = locked({ potential: 11, influence: 4, conviction: 1 })
  expect(unlocked).toBeGreaterThan(rest)
  expect(unlocked).toBeGreaterThan(locked({ potential: 12, influence: 2, conviction: 2 }))
})

test('a player who can pay for a region moves toward it, step by step', () => {
  const beside = (hex: number) => (space: number) => TOUCHES[space]?.includes(hex) === true
  const spaces = Array.from({ length: SPACES }, (_, i) => i + 1)
  const home = spaces.find(beside(1)) ?? 0
  const far = spaces.toSorted((a, b) => distance(home, b) - distance(home, a))[0] ?? 0
  const promise = (space: number, wisdom: number) => {
    const { table, player } = withPlayer(place({ space, wisdom, influence: 3 }))
    return prospects(table.machine, 0, player)
  }
  expect(promise(home, 2)).toBeGreaterThan(promise(far, 2))
  expect(promise(home, 2)).toBeGreaterThan(promise(home, 1))
})

const promised = (g: Scenario) => {
  const { table, player } = withPlayer(g)
  return prospects(table.machine, 0, player)
}

test('resting before reaching an affordable region loses this turn’s visit', () => {
  const g = place({ space: 13, wisdom: 2, influence: 3 })
  const before = promised(g)
  expect(promised(g.play('rest', 'augment:potential'))).toBeLessThan(before)
})

test('a player who can pay for nothing moves toward hidden hexes, and discovering them has value', () => {
  const poor = { inspiration: 0, knowledge: 0, strength: 0 }
  const at13 = (known: Record<number, string>) =>
    scenario({
      regions: island({ 1: 'tomb', 2: 'tower', ...known }),
      players: { 0: { space: 13, party: {}, ...poor }, 1: { space: 7, party: {} } },
    })
  const hexes = Array.from({ length: HEXES }, (_, i) => i + 1)
  const near = hexes.find((hex) => hex > 2 && distanceToHex(13, hex) === 1) ?? 0
  expect(promised(at13({ [near]: 'maw' }))).toBeGreaterThan(promised(at13({})))
})

function withPlayer(g: Scenario) {
  return { table: g.table, player: at(g.state.players, 0) }
}
