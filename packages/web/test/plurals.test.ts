// Singular and plural: no text says "1 tiles".
import { expect, test } from 'vitest'
import { TABLE_EN } from '../src/games/vindication/text/en.ts'
import { WORDS_EN } from '../src/games/vindication/text-view/en.ts'
import { EN } from '../src/text/en.ts'
import { filled } from '../src/text/language.ts'
import { TABLE_EN as TOY_EN } from '../test-game/en.ts'
import { MODULES_EN } from './vindication/module-words.ts'
import './words.ts'

/** Texts used only for several: their keys say so, or the count is never 1. */
const SEVERAL =
  /\.many$|^(?:pace\.seconds|words\.log\.lines|new\.preset\.full\.help|company\.time\.days.*|home\.(?:players|minutes))$/

/** The values of placeholders that are not numbers. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  ['name', 'names', 'owner', 'list', 'text', 'used', 'place', 'points', 'all', 'quota'].map((key) => [
    key,
    'Ada',
  ]),
)

const ALL = Object.entries<string>({ ...EN, ...TABLE_EN, ...MODULES_EN, ...WORDS_EN, ...TOY_EN })
const COUNTING = ALL.filter(([key, text]) => text.includes('{') && !SEVERAL.test(key))

function withEach(text: string, n: number): string {
  const numbers = [...text.matchAll(/\{(\w+)/g)].map(([, key = '']) => [key, n] as const)
  return filled(text, { ...Object.fromEntries(numbers), ...WORDS })
}

test('a noun has the form for its number', () => {
  const tiles = (n: number) => filled('{n} {n:tile|tiles}', { n })
  expect([0, 1, 2].map(tiles)).toEqual(['0 tiles', '1 tile', '2 tiles'])
})

test('no text has a plural after 1', () => {
  expect(COUNTING.length).toBeGreaterThan(100)
  const told = COUNTING.map(([, text]) => withEach(text, 1))
  expect(told.filter((text) => /\b1 (?:[a-z]+ )?(?!is\b|its\b)[a-z]{2,}s\b/.test(text))).toEqual([])
})

test('every text has the plural for 0 and 2', () => {
  const chosen = COUNTING.filter(([, text]) => /\{\w+:/.test(text))
  expect(chosen.length).toBeGreaterThan(5)
  for (const [, text] of chosen) {
    const many = /\{\w+:[^|]*\|([^}]*)\}/.exec(text)?.[1] ?? ''
    for (const n of [0, 2]) expect(withEach(text, n)).toContain(many)
  }
})
