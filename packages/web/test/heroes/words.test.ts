// The table in words: the world with its neighbours, who stands where, one's own things, the ends.
import { fight, pieces, scenario } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { GAME_WORDS } = await import('../../src/games/heroes/words/game-words.ts')

const shown = seen(
  scenario({
    players: {
      0: { ore: 3, hand: ['rage#1'], buildings: ['cathedral'], ...pieces({ a: 'I-1' }) },
      1: { warriors: { 'I-4': 2 } },
    },
  }),
)

const lines = (id: string) => {
  const section = GAME_WORDS.sections(shown, ENGLISH).find((one) => one.id === id)
  return [...(section?.lines ?? []), ...(section?.parts ?? []).flatMap((part) => part.lines)].join('\n')
}

test('my things are what I have, what comes in, my Action Bar, my cards and my armies', () => {
  const me = lines('me')
  expect(me).toContain('You lead the Humans')
  expect(me).toContain('3 Ore')
  expect(me).toContain('Rage')
  expect(me).toContain('Cathedral')
  expect(me).toContain('March free')
  expect(me).toMatch(/Laelithar/)
})

test('others show how many cards they hold, never which, and where they stand', () => {
  const others = lines('others')
  expect(others).toMatch(/Brin leads the Orcs/)
  expect(others).toContain('Mountains I-4, Aldermark: Brin: 2 Warriors, Natural Strength 4')
})

test('the world is there Region by Region with its neighbours, the sea as well', () => {
  const world = lines('world')
  expect(world).toContain('Mountains I-4, Aldermark.')
  expect(world).toContain('By ferry or over the edge of the map: II-4 and III-3.')
  expect(world).toContain('Central Sea')
})

test('one can ask for a Region, a player, a Spell, a Building and a Hero', () => {
  const topics = GAME_WORDS.topics(shown, ENGLISH)
  const asked = (name: string) => topics.find(({ names }) => names.includes(name))
  expect(asked('i-4')?.what().join(' ')).toContain('2 Warriors')
  expect(asked('rage')?.what().join(' ')).toContain('+3 Strength')
  expect(asked('the cathedral')?.what()).toHaveLength(3)
  expect(asked('laelithar')?.where()).toEqual(['Laelithar is in Capital Region I-1, Aldermark.'])
  expect(asked('me')?.what().join(' ')).toContain('You lead')
})

test('a place is named as one says it', () => {
  expect(GAME_WORDS.placeNamed('iv-7', shown)).toBe('region:IV-7')
  expect(GAME_WORDS.placeNamed('swamp iv-7', shown)).toBe('region:IV-7')
  expect(GAME_WORDS.placeNamed('the north strait', shown)).toBe('region:gap-n')
  expect(GAME_WORDS.placeNamed('atlantis', shown)).toBeNull()
  expect(GAME_WORDS.placeName('region:IV-7', ENGLISH)).toBe('Swamp IV-7, Kestrane')
})

test('a Battle is there line by line while it is fought', () => {
  const players = { 0: { warriors: { 'II-2': 2 }, buildings: ['cathedral'] }, 1: { serfs: { 'II-2': 1 } } }
  const [battle] = GAME_WORDS.sections(seen(fight({ players }, 'II-2')), ENGLISH)
  expect(battle?.title).toBe('Battle in Plains II-2, Varnhold')
  expect(battle?.lines.slice(0, 2)).toEqual([
    'Ada attacks with Strength 6: Warrior 4, Cathedral I 2',
    'Brin defends with Strength 1: Serf 1',
  ])
})

test('while an army is chosen one hears who goes along so far', () => {
  const going = scenario({ players: { 0: { serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 } } } })
  const said = (...picks: string[]) => {
    const [me] = GAME_WORDS.sections(seen(going.play(...picks)), ENGLISH)
    return me?.lines.find((line) => line.startsWith('On the way'))
  }
  expect(said('0 slot:march-1', '0 from:I-1')).toBeUndefined()
  expect(said('0 take:serf')).toBe('On the way from Capital Region I-1, Aldermark: 1 Serf.')
  expect(said('0 take:warrior')).toBe('On the way from Capital Region I-1, Aldermark: 1 Serf and 1 Warrior.')
})
