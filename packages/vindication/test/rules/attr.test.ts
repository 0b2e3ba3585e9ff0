import { expect, test } from 'vitest'
import { always, island, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/index.ts'

const regions = island({ 1: 'academy', 2: 'tomb', 3: 'fort' })

function turnOf(player: PlayerSpot = {}, spot: Spot = {}): Scenario {
  return scenario({ regions, ...spot, players: { 1: { space: 31 }, 0: { space: 13, honor: 20, ...player } } })
}

const converts = (g: Scenario) => g.offers().filter((id) => id.startsWith('convert:'))

test('V-ATTR-1 attributes stay from turn to turn until they are used', () => {
  const g = turnOf({ wisdom: 2 })
  g.play('move:14', 'stop', 'end', 'move:22', 'stop', 'end')
  expect(g.player(0).spheres).toEqual([1, 1, 1, 0, 2, 0])
})

test('V-ATTR-1 a used attribute goes back to influence', () => {
  const g = turnOf({ wisdom: 2 })
  const { influence } = g.player(0)
  g.play('visit:2', 'none')
  expect(g.player(0)).toMatchObject({ influence: influence + 2, spheres: [1, 1, 1, 0, 0, 0] })
  expect(g.broken()).toEqual([])
})

test('V-ATTR-1 the character gains only the three common attributes', () => {
  const g = turnOf().play('character')
  expect(g.offers()).toEqual(['train:inspiration', 'train:knowledge', 'train:strength'])
})

test.for([
  ['courage', [1, 2, 1, 1, 0, 0]],
  ['wisdom', [1, 1, 2, 0, 1, 0]],
  ['vision', [2, 1, 1, 0, 0, 1]],
] as const)(
  'V-ATTR-2 two common attributes make one %s, and the other block returns',
  ([heroic, spheres]) => {
    const g = turnOf({ inspiration: 2, knowledge: 2, strength: 2 })
    const { influence, honor } = g.player(0)
    g.play(`convert:${heroic}`)
    expect(g.player(0)).toMatchObject({ spheres, influence: influence + 1, honor })
    expect(g.broken()).toEqual([])
  },
)

test.for([
  [{ inspiration: 0, knowledge: 5, strength: 5 }, ['convert:vision']],
  [{ inspiration: 5, knowledge: 0, strength: 5 }, ['convert:courage']],
  [{ inspiration: 5, knowledge: 5, strength: 0 }, ['convert:wisdom']],
  [{ inspiration: 5, knowledge: 0, strength: 0 }, []],
  [{ inspiration: 1, knowledge: 1, strength: 1 }, ['convert:courage', 'convert:wisdom', 'convert:vision']],
] as const)('V-ATTR-2 both parents are needed: %j', ([spheres, offered]) => {
  const g = turnOf(spheres)
  expect(converts(g)).toEqual(offered)
  const refused = ['courage', 'wisdom', 'vision']
    .map((name) => `convert:${name}`)
    .filter((id) => !converts(g).includes(id))
  expect(refused.every((id) => g.why(id) === 'parents')).toBe(true)
})

test('V-ATTR-3 converting has no limit per turn', () => {
  const g = turnOf({ inspiration: 3, knowledge: 2, strength: 1, influence: 0 })
  g.play('convert:courage', 'convert:wisdom', 'convert:wisdom')
  expect(g.player(0)).toMatchObject({ spheres: [0, 0, 0, 1, 2, 0], influence: 3 })
  expect(converts(g)).toEqual([])
  expect(g.broken()).toEqual([])
})

test('V-ATTR-3 heroic attributes neither combine nor turn back', () => {
  const g = turnOf({ inspiration: 0, knowledge: 0, strength: 0, courage: 2, wisdom: 2, vision: 2 })
  expect(converts(g)).toEqual([])
  expect(g.offers().filter((id) => id.startsWith('into:'))).toEqual([])
})

test('V-ATTR-3 nobody converts in another player’s turn', () => {
  expect(turnOf().offers(1)).toEqual([])
})

test.for(['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision'])(
  'V-ATTR-4 the white die shows %s, and 1 of it is gained',
  (face) => {
    const names = ['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision']
    const g = turnOf({ relics: { glowberries: 1 }, influence: 3 }, { values: { whiteDie: always(face) } })
    const before = [...g.player(0).spheres]
    g.play('use:glowberries')
    const after = g.player(0).spheres.map((n, i) => n - (before[i] ?? 0))
    expect(after).toEqual(names.map((name) => (name === face ? 1 : 0)))
    expect(g.player(0)).toMatchObject({ charges: [0], influence: 3 })
    expect(g.events('rolled')).toHaveLength(1)
    expect(g.broken()).toEqual([])
  },
)

test('V-ATTR-4 our white die has one face for each attribute', () => {
  const seen = new Set<number>()
  for (let n = 0; n < 60; n++) {
    const g = turnOf({ relics: { glowberries: 1 } }, { seed: `die ${n}` }).play('use:glowberries')
    seen.add(g.state.white)
  }
  expect(turnOf().table.machine.values.whiteDie).toEqual([0, 1, 2, 3, 4, 5])
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})

test('V-ATTR-4 the attribute on the die can be declined', () => {
  const g = turnOf({}, { values: { whiteDie: always('inspiration') } })
  g.table.choose(0, 'gains', 'ask')
  g.play('visit:1')
  expect(g.offers()).toEqual(expect.arrayContaining(['gain:inspiration', 'enough']))
  g.play('enough')
  expect(g.player(0).spheres).toEqual([1, 1, 1, 0, 0, 0])
  expect(g.asked()).toEqual(['0 turn'])
})
