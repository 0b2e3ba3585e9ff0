// A long text is cut to a line, never within what is one sign to who reads it.
import { expect, test } from 'vitest'
import { cut } from '../src/index.ts'

const FAMILY = '👨‍👩‍👧‍👦'

test('a text that fits stays as it is', () => {
  expect(cut('x'.repeat(120))).toBe('x'.repeat(120))
  expect(cut('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`)
})

test.each(['😀', FAMILY, '👩🏽‍🚀', '❤️', 'e\u0301\u0323'])('%s stays whole or is left out', (sign) => {
  for (let before = 121 - sign.length; before <= 120; before++) {
    const start = 'x'.repeat(before)
    expect(cut(start + sign.repeat(3))).toBe(`${start}…`)
  }
  const fits = 'x'.repeat(120 - sign.length)
  expect(cut(fits + sign.repeat(3))).toBe(`${fits}${sign}…`)
})

test('what never ends is cut all the same', () => {
  expect(cut('\u0301'.repeat(200))).toHaveLength(121)
})
