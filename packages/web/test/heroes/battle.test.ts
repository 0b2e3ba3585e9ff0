// What a Battle shows: each line of the sums in words, and the scene that plays.
import { FACTIONS } from '@lorehall/heroes/face'
import { fight, sumOf } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { lineSaid, isNatural } = await import('../../src/games/heroes/battle/lines.ts')
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
