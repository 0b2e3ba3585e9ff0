// Every card has a face, with its values in its text.
import { amounts, count, type Values, valuesOf } from '@lorehall/now-or-never/client'
import { afterEach, expect, it } from 'vitest'
import { playWith } from '../../src/games/now-or-never/cards/box.ts'
import { lookOf } from '../../src/games/now-or-never/cards/looks.ts'

const ABOVE = valuesOf({}, { map: 'above' })

afterEach(() => playWith(ABOVE))

const KINDS = [
  'quests',
  'orders',
  'specialists',
  'gear',
  'abilities',
  'buildings',
  'enemies',
  'search',
  'locations',
  'heroes',
  'solo',
] as const satisfies readonly (keyof Values)[]

const text = (id: string) => lookOf(id)?.text.join(' ') ?? ''

/** The parts that are missing on a card's face. */
function wanting(id: string): string[] {
  const look = lookOf(id)
  if (look === undefined) return [`${id}: no face`]
  return [
    ...(look.name === id ? [`${id}: no name`] : []),
    ...(look.coat.charge === '' && !look.coat.shield.includes('viewBox') ? [`${id}: no picture`] : []),
    ...(text(id).length < 9 || /undefined|NaN|\[object/.test(text(id)) ? [`${id}: no words`] : []),
  ]
}

it.each(KINDS)('has a face with a name, a text and a picture for each of the %s', (kind) => {
  expect(Object.keys(ABOVE[kind]).flatMap(wanting)).toEqual([])
})

it('has a story for every quest, fetched when it is read', async () => {
  expect(await lookOf('B01')?.blurb?.()).toContain('six miners')
  const blurbs = await Promise.all(Object.keys(ABOVE.quests).map(async (id) => lookOf(id)?.blurb?.()))
  expect(blurbs.filter((blurb) => (blurb ?? '') === '')).toEqual([])
})

it('says where a quest is played, what it needs, what it gives and what it scores', () => {
  expect(lookOf('B01')).toMatchObject({
    at: 'quest:B01',
    sort: 'Basic quest',
    right: { text: '3' },
    text: ['At the Tower of Miners: pay 2 tools.', 'Gain 6 coins and 1 experience.', '3 points.'],
  })
  expect(text('D12')).toContain('3 crystals')
  expect(text('D03')).toContain('health 13, attack 4')
  expect(text('B30')).toContain('sell 3 shells for 8 coins')
  expect(text('D11')).toContain('1 point for every 2 housed villagers')
})

it('says when and how often a card can be used, its cost and its effect', () => {
  expect(text('A05')).toContain('Once per season, at any time except in combat: pay 1 mana for 6 hearts')
  expect(text('haste')).toContain('pay 1 mana to walk 2 more steps')
  expect(text('gravity-orb')).toContain('pay 1 mana for the damage of a second die')
})

it('says for every order which goods give how many coins', () => {
  for (const [id, { goods, coins }] of Object.entries(ABOVE.orders)) {
    expect(text(id).toLowerCase()).toContain(`${amounts(goods)} for ${count(coins, 'coin')}`)
  }
})

it('shows the values of the table', () => {
  playWith(valuesOf({ quests: { B01: { vp: 7, pay: { tool: 1 } } } }, { map: 'above' }))
  expect(lookOf('B01')).toMatchObject({ right: { text: '7' } })
  expect(text('B01')).toContain('pay 1 tool.')
})

it('shows what a location does on the table’s side of the map', () => {
  expect(text('forest-of-faces')).toBe('Lose 5 hearts; gain 5 coins.')
  playWith(valuesOf({}, { map: 'under' }))
  expect(text('forest-of-faces')).toBe('Pay 1 coin and 1 mana; lose 5 hearts; gain a villager.')
})

it('distinguishes printed values from house values', () => {
  expect(lookOf('dark-flame')?.provenance).toEqual({
    level: 'printed',
    damage: 'printed',
    options: 'printed',
    'other numbers': 'house',
  })
})

it('has no face for an unknown card', () => {
  expect(lookOf('B99')).toBeUndefined()
})
