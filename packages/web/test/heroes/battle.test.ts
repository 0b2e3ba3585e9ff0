// What a Battle shows: each line of the sums in words, and the scene that plays.
import { FACTIONS, valuesOf } from '@lorehall/heroes/face'
import { enemyTurn, fight, heroesOf, sumOf } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { lineSaid, isNatural, laidStrength } = await import('../../src/games/heroes/battle/lines.ts')
const { wordsOf } = await import('../../src/games/heroes/battle/words.ts')
const { scene } = await import('../../src/games/heroes/table/scene.ts')
const { viewOf } = await import('../../src/games/heroes/view.ts')

const words = wordsOf(ENGLISH)
const humans = FACTIONS['humans']

test('every line of a sum has a name a player knows', () => {
  const said = (what: string) => lineSaid(what, humans, words)
  expect(said('serf')).toBe('Serf')
  expect(said('a')).toBe('Laelithar')
  expect(said('serfs-inside')).toBe('Serfs inside the walls')
  expect(said('cathedral.1')).toBe('Cathedral I')
  expect(said('rage')).toBe('Rage')
  expect(said('charge>first-strike')).toBe('Charge against First Strike')
})

const onPlains = () =>
  fight(
    {
      players: {
        0: { warriors: { 'II-2': 2 }, buildings: ['cathedral'] },
        1: { serfs: { 'II-2': 1 } },
      },
    },
    'II-2',
  )

test('what is printed and every bonus add up to the total before one’s eyes', () => {
  const g = onPlains()
  const { battle } = viewOf(seen(g))
  const { lines = [], natural, total } = battle?.attacker ?? {}
  const printed = lines.filter(({ what }) => isNatural(what)).reduce((sum, { n }) => sum + n, 0)
  expect(printed).toBe(natural)
  expect(lines.reduce((sum, { n }) => sum + n, 0)).toBe(total)
  expect(total).toBe(sumOf(g, 'attacker').total)
  expect(lines.map(({ what }) => lineSaid(what, humans, words))).toEqual(['Warrior', 'Cathedral I'])
})

test('a Battle plays over the boards while it lasts, for whoever looks', () => {
  const g = onPlains()
  for (const eyes of [0, 1, 2, null]) expect(scene(seen(g, eyes))?.name).toBe('The Battle')
  expect(scene(seen(g))?.beats).toBeUndefined()
})

test('once it is over one looks at how it went', () => {
  const { view, ...shown } = seen(onPlains())
  const over = {
    ...shown,
    view: { ...viewOf({ view }), battle: null },
    events: [{ type: 'battleWon', seat: 0 }],
  }
  expect(scene(over)?.beats).toBeGreaterThan(0)
  expect(scene({ ...over, events: [] })).toBeNull()
})

test('a Tactic that lies open shows what it adds at this table', () => {
  const own = { tactics: { charge: { strength: 5 } } }
  const g = fight(
    {
      players: { 0: { mana: 9, warriors: { 'II-2': 2 } }, 1: { warriors: { 'II-2': 1 } } },
      values: own,
    },
    'II-2',
  ).play('0 tactic:charge', '1 tactic:fall-back')
  const side = viewOf(seen(g)).battle?.attacker
  expect(side && laidStrength(side, valuesOf(own, {}))).toBe(5)
  // Before the other card is turned it is in no sum.
  expect(side && laidStrength({ ...side, lines: [] }, valuesOf(own, {}))).toBe(5)
})

test('a card that is turned for the Enemy shows its own Strength', () => {
  const own = { enemy: { cards: { e5: { strength: 7 } } } }
  const g = enemyTurn('e8', 'a', {
    human: { food: 3, hand: [], serfs: { 'I-1': 1, 'II-4': 2 }, warriors: {} },
    foe: { heroes: heroesOf({ a: 'II-2' }) },
    state: { down: Array.from({ length: 53 }, () => 0) },
    values: own,
  })
  if (g.state.enemy !== null) g.state.enemy.deck = ['e5']
  g.play('0 tactic:conscripts')
  const side = viewOf(seen(g)).battle?.attacker
  expect(side?.tactic).toBe('outflank')
  expect(side && laidStrength(side, valuesOf(own, {}))).toBe(7)
})
