// A long name is cut to one line, but never within a sign of several characters.
import { expect, test } from 'vitest'
import { cutName } from '../src/carry/cut-name.ts'

const FAMILY = '👨‍👩‍👧‍👦'

test('a name that fits is kept as it is', () => {
  expect(cutName('x'.repeat(120))).toBe('x'.repeat(120))
  expect(cutName('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`)
})

test.each(['😀', FAMILY, '👩🏽‍🚀', '❤️', 'e\u0301\u0323'])('%s stays whole or is left out', (sign) => {
  for (let before = 121 - sign.length; before <= 120; before++) {
    const start = 'x'.repeat(before)
    expect(cutName(start + sign.repeat(3))).toBe(`${start}…`)
  }
  const fits = 'x'.repeat(120 - sign.length)
  expect(cutName(fits + sign.repeat(3))).toBe(`${fits}${sign}…`)
})

test('a sign without end is cut anyway', () => {
  expect(cutName('\u0301'.repeat(200))).toHaveLength(121)
})
