// The story on the page: who reads, what a choice needs, and which scene is shown.
import { describe, expect, test } from 'vitest'
import { stopsAt } from '@lorehall/now-or-never/testing'
import { facesOf, within } from '../../src/games/now-or-never/modules/story/chances.ts'
import { readerOf, roleOf } from '../../src/games/now-or-never/modules/story/reader.ts'
import { scene, tray } from '../../src/games/now-or-never/modules/story/scene.ts'
import { storyOf } from '../../src/games/now-or-never/modules/story/seen.ts'
import { spaceOfMission } from '../../src/games/now-or-never/modules/story/spaces.ts'
import { viewOf } from '../../src/games/now-or-never/view.ts'
import { linesAt } from '../../src/games/now-or-never/modules/story/text.ts'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

const seats = (...kinds: ('person' | 'bot')[]) => kinds.map((kind, i) => ({ name: `Seat ${i}`, kind }))

describe('the reader', () => {
  test('is the next person to the left, and never a bot', () => {
    expect(readerOf({ seats: seats('person', 'bot', 'person') }, 0)).toBe(2)
    expect(readerOf({ seats: seats('person', 'bot', 'person') }, 2)).toBe(0)
  })

  test('is nobody for a lone person, and for the scene of a bot', () => {
    expect(readerOf({ seats: seats('person', 'bot') }, 0)).toBeNull()
    expect(readerOf({ seats: seats('bot', 'person', 'person') }, 0)).toBeNull()
  })

  test('sees the text large, unless everybody shares a device', () => {
    const at = { seats: seats('person', 'person', 'person'), eyes: 1 }
    expect(roleOf(at, 0, false)).toBe('reader')
    expect(roleOf(at, 0, true)).toBe('third')
    expect(roleOf({ ...at, eyes: 2 }, 0, false)).toBe('third')
    expect(roleOf({ ...at, eyes: 0 }, 0, true)).toBe('hero')
  })
})

describe('the chance of a choice', () => {
  test('a face is out of reach if it takes the last heart', () => {
    const faces = facesOf(7, { pay: {} }, { free: 0 }, 6)
    expect(faces.map(({ hearts }) => hearts)).toEqual([null, 5, 4, 3])
    expect(within(faces)).toBe(3)
  })

  test('free hearts cost nothing, and a price in hearts is paid first', () => {
    expect(facesOf(5, { pay: {} }, { free: 2 }, 4).map(({ hearts }) => hearts)).toEqual([2, 1, 0, 0])
    expect(facesOf(5, { pay: { heart: 2 } }, { free: 0 }, 5).map(({ hearts }) => hearts)).toEqual([
      null,
      null,
      2,
      1,
    ])
  })
})

describe('the scene on the table', () => {
  const search = () => {
    const g = stopsAt('A')
    return g.play(`0 search:${g.player(0).space}`)
  }

  test('is the book while its hero chooses, and reads the text of the question itself', () => {
    expect(scene(seen(search()))).toMatchObject({ reads: true })
    expect(scene(seen(search(), 1))?.id).toBe(scene(seen(search()))?.id)
  })

  test('there is none before the search', () => {
    expect(scene(seen(stopsAt('A')))).toBeNull()
    expect(tray(seen(stopsAt('A')))).toBeNull()
  })
})

describe('a mission on the map', () => {
  const at = (chapter: string, done: number) => {
    const update = seen(stopsAt('A', { chapter, story: { mission: [done, 0] } }))
    const story = storyOf(update)
    const place = story?.missions[0]?.at ?? ''
    const space = story === null ? -1 : spaceOfMission(place, viewOf(update).locations, story)
    return { place, lines: linesAt(`space:${space}`, update, ENGLISH) }
  }

  test.each([
    ['a location', '1', 1, 'monument'],
    ['a rift', '5', 2, 'rift-1'],
    ['the deck', '6', 3, 'tempest-deck'],
  ])('at %s is on its space', (_what, chapter, done, place) => {
    const found = at(chapter, done)
    expect(found.place).toBe(place)
    expect(found.lines).toContain('Your mission')
  })
})
