import { expect, test } from 'vitest'
import { visible } from '../src/index.ts'

test('control characters are escaped, and everything else stays', () => {
  expect(visible('a\u001B[2Jb\u009B1mc\u007F\r\u202Ed')).toBe('a\\u001b[2Jb\\u009b1mc\\u007f\\u000d\\u202ed')
  const plain = 'Änna 🜁 „yes“\n\tand more'
  expect(visible(plain)).toBe(plain)
})

test('JSON keeps its meaning', () => {
  const value = { name: '\u001B]0;title\u0007\u009B31m\u2028' }
  expect(JSON.parse(visible(JSON.stringify(value, null, 2)))).toEqual(value)
})
