// The check of our English finds what is planted, and leaves questions, labels and code alone.
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english, habitsIn, retiredIn } from '../../../scripts/checks/english.ts'

const ROOT = dirname(dirname(dirname(import.meta.dirname)))

test('everything we wrote follows the guide', () => {
  expect(english(ROOT)).toEqual([])
})

describe('a habit is found with its line', () => {
  test.each([
    ['a comment', '// Who leaves is played for by a bot.\n', 1],
    ['a block comment', '\n/** What a Tower costs. */\n', 2],
    ['a text', "\n\nconst text = 'Only who has the link can join.'\n", 3],
    ['the second sentence', '// A fact.\n// Whoever comes first begins.\n', 1],
    ['a test name', "test('the board is drawn anew', () => {})", 1],
    ['British spelling', '// The colour of a seat.', 1],
    ['a question with a stray preposition', "'Of which region do you take control?'", 1],
    ['things that lie', '// A card lies face down.', 1],
    ['shall', '// The Serf shall go.', 1],
    ['a point that is brought', "'brings 2 honor'", 1],
    ['a negative gain', "'gains -1 points'", 1],
  ])('in %s', (_, source, line) => {
    expect(habitsIn('a.ts', source)).toEqual([expect.stringContaining(`a.ts:${line} `)])
  })

  test('in a page, but not in its code', () => {
    const page = '# Title\n\nA fact.\n\n- Who comes late waits.\n\n```sh\n# drawn anew\n```\n'
    expect(habitsIn('a.md', page)).toEqual([expect.stringContaining('a.md:5 ')])
  })
})

test.each([
  ["'What is next?'"],
  ["'What can end the game'"],
  ["'Who plays'"],
  ['// The seat whose turn it is.'],
  ['// Reads `colour` of a stored record.'],
  ["'{colour} slot of the board'"],
  ['const colour = anew'],
])('is fine: %s', (source) => {
  expect(habitsIn('a.ts', source)).toEqual([])
})

test('a story has its own style, but our spelling', () => {
  const prose = "const text = ['The gray cloth lies on the table, and you see it at once.']"
  expect(habitsIn('src/prose/c1/zeik/en.ts', prose)).toEqual([])
  expect(habitsIn('src/prose/names.ts', prose)).toHaveLength(2)
  expect(habitsIn('src/prose/c1/zeik/en.ts', prose.replace('gray', 'grey'))).toHaveLength(1)
})

test('a retired name is found in paths and exports', () => {
  expect(retiredIn('packages/web/src/lit/a.ts', 'export const liveDesk = 1\nconst desk = 2\n')).toEqual([
    "packages/web/src/lit/a.ts: 'lit' in a.ts is a retired name",
    "packages/web/src/lit/a.ts: 'desk' in liveDesk is a retired name",
  ])
})
