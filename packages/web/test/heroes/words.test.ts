// The text view of Heroes: the world with its neighbors, the players and their pieces, and a Battle.
import { fight, pieces, scenario } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { TEXT_VIEW } = await import('../../src/games/heroes/text-view/text-view.ts')

const shown = seen(
  scenario({
    players: {
      0: { ore: 3, hand: ['rage#1'], buildings: ['cathedral'], ...pieces({ a: 'I-1' }) },
      1: { warriors: { 'I-4': 2 } },
    },
  }),
)

const lines = (id: string) => {
  const section = TEXT_VIEW.sections(shown, ENGLISH).find((one) => one.id === id)
  return [...(section?.lines ?? []), ...(section?.parts ?? []).flatMap((part) => part.lines)].join('\n')
}

test('my section has my resources, Action Bar, cards and armies', () => {
  const me = lines('me')
  expect(me).toContain('You lead the Humans')
  expect(me).toContain('3 Ore')
  expect(me).toContain('Rage')
  expect(me).toContain('Cathedral')
  expect(me).toContain('March free')
  expect(me).toMatch(/Laelithar/)
})

test('the section of others has their faction and armies', () => {
  const others = lines('others')
  expect(others).toMatch(/Brin leads the Orcs/)
  expect(others).toContain('Mountains I-4, Aldermark: Brin: 2 Warriors, Natural Strength 4')
})

test('the world is listed Region by Region with its neighbors, including the sea', () => {
  const world = lines('world')
  expect(world).toContain('Mountains I-4, Aldermark.')
  expect(world).toContain('By ferry or across the map edge: II-4 and III-3.')
  expect(world).toContain('Central Sea')
})

test('Regions, players, Spells, Buildings and Heroes are topics', () => {
  const topics = TEXT_VIEW.topics(shown, ENGLISH)
  const asked = (name: string) => topics.find(({ names }) => names.includes(name))
  expect(asked('i-4')?.what().join(' ')).toContain('2 Warriors')
  expect(asked('rage')?.what().join(' ')).toContain('+3 Strength')
  expect(asked('the cathedral')?.what()).toHaveLength(3)
  expect(asked('laelithar')?.where()).toEqual(['Laelithar is in Capital Region I-1, Aldermark.'])
  expect(asked('me')?.what().join(' ')).toContain('You lead')
})

test('places are found by their names', () => {
  expect(TEXT_VIEW.placeNamed('iv-7', shown)).toBe('region:IV-7')
  expect(TEXT_VIEW.placeNamed('swamp iv-7', shown)).toBe('region:IV-7')
  expect(TEXT_VIEW.placeNamed('the north strait', shown)).toBe('region:gap-n')
  expect(TEXT_VIEW.placeNamed('atlantis', shown)).toBeNull()
  expect(TEXT_VIEW.placeName('region:IV-7', ENGLISH)).toBe('Swamp IV-7, Kestrane')
})

test('a Battle is listed line by line while it lasts', () => {
  const players = { 0: { warriors: { 'II-2': 2 }, buildings: ['cathedral'] }, 1: { serfs: { 'II-2': 1 } } }
  const [battle] = TEXT_VIEW.sections(seen(fight({ players }, 'II-2')), ENGLISH)
  expect(battle?.title).toBe('Battle in Plains II-2, Varnhold')
  expect(battle?.lines.slice(0, 2)).toEqual([
    'Ada attacks with Strength 6: Warrior 4, Cathedral I 2',
    'Brin defends with Strength 1: Serf 1',
  ])
})

test('while an army is chosen, the text lists its pieces so far', () => {
  const going = scenario({ players: { 0: { serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 } } } })
  const said = (...picks: string[]) => {
    const [me] = TEXT_VIEW.sections(seen(going.play(...picks)), ENGLISH)
    return me?.lines.find((line) => line.startsWith('On the way'))
  }
  expect(said('0 slot:march-1')).toBe('On the way from Capital Region I-1, Aldermark: 2 Serfs and 1 Warrior.')
  expect(said('0 stay:serf')).toBe('On the way from Capital Region I-1, Aldermark: 1 Serf and 1 Warrior.')
  expect(said('0 stay:warrior')).toBe('On the way from Capital Region I-1, Aldermark: 1 Serf.')
})
