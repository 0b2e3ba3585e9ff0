import type { GameOptions, Json } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { composedOnce } from '../src/index.ts'

const read = composedOnce('map', (file: Json, options: GameOptions) => ({
  file: Object.assign({ cap: 20 }, file),
  map: options['map'],
}))

test('our own values are composed once for each of the options, whichever way they are said', () => {
  const ours = read({}, { map: 'above' })
  expect(read({}, { map: 'above', other: true })).toBe(ours)
  expect(read({ cap: 20 }, { map: 'above' })).toBe(ours)
  expect(read({}, { map: 'under' }).map).toBe('under')
})

test("an owner's file is composed by itself and leaves ours alone", () => {
  expect(read({ cap: 30 }, { map: 'above' }).file).toEqual({ cap: 30 })
  expect(read({}, { map: 'above' }).file).toEqual({ cap: 20 })
})
