// A Battle on the page: the lines of its sums as text, and its scene.
import { FACTIONS, valuesOf } from '@lorehall/heroes/client'
import { enemyTurn, fight, heroesOf, sumOf } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { lineSaid, isNatural, laidStrength } = await import('../../src/games/heroes/battle/lines.ts')
const { wordsOf } = await import('../../src/games/heroes/battle/words.ts')
const { scene } = await import('../../src/games/heroes/parts/scene.ts')
const { viewOf } = await import('../../src/games/heroes/view.ts')
const { outcomeOf } = await import('../../src/games/heroes/battle/outcome.ts')

const words = wordsOf(ENGLISH)
const humans = FACTIONS['humans']

test('every line of a sum has a name that players know', () => {
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

test('printed Strength and bonuses add up to the total shown', () => {
  const g = onPlains()
  const { battle } = viewOf(seen(g))
  const { lines = [], natural, total } = battle?.attacker ?? {}
  const printed = lines.filter(({ what }) => isNatural(what)).reduce((sum, { n }) => sum + n, 0)
  expect(printed).toBe(natural)
  expect(lines.reduce((sum, { n }) => sum + n, 0)).toBe(total)
  expect(total).toBe(sumOf(g, 'attacker').total)
  expect(lines.map(({ what }) => lineSaid(what, humans, words))).toEqual(['Warrior', 'Cathedral I'])
})

test('a Battle has a scene over the boards while it lasts, for all eyes', () => {
  const g = onPlains()
  for (const eyes of [0, 1, 2, null]) expect(scene(seen(g, eyes))?.name).toBe('The Battle')
  expect(scene(seen(g))?.beats).toBeUndefined()
})

test('when a Battle is over, the scene shows how it went', () => {
  const { view, ...shown } = seen(onPlains())
  const over = {
    ...shown,
    view: { ...viewOf({ view }), battle: null },
    events: [{ type: 'battleOver', region: 'II-2', fought: [0, 1] }],
  }
  expect(scene(over)?.beats).toBeGreaterThan(0)
  expect(scene(over)?.waits).toBe(true)
  expect(scene({ ...over, eyes: 2 })?.waits).toBe(false)
  expect(scene({ ...over, eyes: null })?.waits).toBe(false)
  expect(scene({ ...over, events: [] })).toBeNull()
})

test('a face-up Tactic shows its Strength at this table', () => {
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
  // Before the other card is revealed, it is in no sum.
  expect(side && laidStrength({ ...side, lines: [] }, valuesOf(own, {}))).toBe(5)
})

test('a card revealed for the Enemy shows its own Strength', () => {
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

test('the outcome of a Battle: who won, the last Strength, the Tactics, and what follows', () => {
  const line = (type: string, seat: number | null, text: string) => ({
    seq: 1,
    text,
    type,
    seat,
    rival: null,
    from: null,
    at: null,
    rule: null,
    tale: null,
  })
  const log = [
    line('turn', 0, 'Your turn'),
    line('battle', 0, 'You attack Ben'),
    line('strength', 0, 'You have Strength 6'),
    line('paid', 0, 'You pay 2 Mana'),
    line('tactic', 0, 'You play First Strike'),
    line('strength', 0, 'You have Strength 11'),
    line('battleWon', 0, 'You win'),
    line('damage', 1, 'Ben takes 2 Damage'),
    line('mustered', 0, 'You muster Cast'),
  ]
  const outcome = outcomeOf(log)
  expect(outcome?.won.text).toBe('You win')
  expect(outcome?.parts.map(({ part, lines }) => [part, ...lines.map(({ text }) => text)])).toEqual([
    ['strength', 'You have Strength 11'],
    ['tactics', 'You play First Strike'],
    ['after', 'Ben takes 2 Damage'],
  ])
  expect(outcomeOf(log.slice(0, 6))).toBeNull()
})
