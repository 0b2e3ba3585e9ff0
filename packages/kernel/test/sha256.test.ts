import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Chance, digestText } from '../src/index.ts'
import { sha256 } from '../src/sha256.ts'

const known = (text: string) => createHash('sha256').update(text).digest('hex')

test('it is SHA-256 for texts of every length around the ends of blocks', () => {
  for (let n = 0; n <= 260; n++) expect(digestText('a'.repeat(n)), `${n} letters`).toBe(known('a'.repeat(n)))
})

test('it is SHA-256 for random texts, also with letters of 2, 3 and 4 bytes', () => {
  const chance = new Chance('sha256')
  const ranges = [
    [0, 0x80],
    [0x80, 0x800],
    [0x800, 0xd800],
    [0x10000, 0x110000],
  ] as const
  for (let i = 0; i < 300; i++) {
    const letters = Array.from({ length: chance.below(400) }, () => {
      const [from, to] = chance.pick(ranges)
      return String.fromCodePoint(from + chance.below(to - from))
    })
    expect(digestText(letters.join(''))).toBe(known(letters.join('')))
  }
})

test('half of a surrogate pair counts as the replacement character', () => {
  for (const half of ['\ud800', '\udfff', 'a\udc00b', '\ud83d\ud83d\ude00'])
    expect(digestText(half)).toBe(known(half.toWellFormed()))
})

test('two texts do not disturb each other', () => {
  const first = sha256('first')
  sha256('second')
  expect(first).toEqual(sha256('first'))
})
