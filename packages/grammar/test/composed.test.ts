import type { GameOptions, Json } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { composedOnce } from '../src/index.ts'

const compose = (file: Json, options: GameOptions) => ({
  file: Object.assign({ cap: 20 }, file),
  map: options['map'],
  chapter: options['chapter'],
})

const read = composedOnce(['map'], compose)

test('our own values are composed once per option, whether the file is empty or complete', () => {
  const ours = read({}, { map: 'above' })
  expect(read({}, { map: 'above', other: true })).toBe(ours)
  expect(read({ cap: 20 }, { map: 'above' })).toBe(ours)
  expect(read({}, { map: 'under' }).map).toBe('under')
})

test("an owner's file is composed separately and does not change our values", () => {
  expect(read({ cap: 30 }, { map: 'above' }).file).toEqual({ cap: 30 })
  expect(read({}, { map: 'above' }).file).toEqual({ cap: 20 })
})

test('values can depend on several options', () => {
  const both = composedOnce(['map', 'chapter'], compose)
  const first = both({}, { map: 'above', chapter: '1' })
  expect(both({}, { chapter: '1', map: 'above', other: true })).toBe(first)
  expect(both({}, { map: 'above', chapter: '2' })).toMatchObject({ map: 'above', chapter: '2' })
  expect(both({}, { map: 'under', chapter: '1' })).toMatchObject({ map: 'under', chapter: '1' })
  expect(both({}, { map: '1', chapter: 'above' })).not.toBe(first)
})

test('values can depend on a key that is computed from the options', () => {
  const story = composedOnce(({ chapter }) => (chapter === undefined ? 'none' : 'some'), compose)
  expect(story({}, { chapter: '2' })).toBe(story({}, { chapter: '1' }))
  expect(story({}, {})).not.toBe(story({}, { chapter: '1' }))
})
