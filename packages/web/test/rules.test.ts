import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { besides, parseRules, searched } from '../src/screens/rules/parse.ts'

const BOOK = parseRules(readFileSync(new URL('../../../docs/rules/vindication.md', import.meta.url), 'utf8'))

test('a rule is found with its chapter and the rules before and after it', () => {
  const { chapter, rule, before, after } = besides(BOOK, 'V-MOVE-2')
  expect(chapter).toBe('Moving')
  expect(rule?.title).toBe('At least one step')
  expect([before?.id, after?.id]).toEqual(['V-MOVE-1', 'V-MOVE-3'])
})

test('there is no rule before the first or after the last', () => {
  const all = BOOK.chapters.flatMap(({ rules }) => rules)
  expect(besides(BOOK, all[0]?.id ?? '').before).toBeUndefined()
  expect(besides(BOOK, all.at(-1)?.id ?? '').after).toBeUndefined()
  expect(besides(BOOK, 'nowhere')).toMatchObject({ rule: undefined, before: undefined, after: undefined })
})

test('sources are searched only if they are shown', () => {
  expect(searched(BOOK, ['rulebook'], false)).toEqual([])
  expect(searched(BOOK, ['rulebook'], true).length).toBeGreaterThan(3)
})

test('the page begins with the game; the sources come last', () => {
  expect(BOOK.intro.join(' ')).not.toContain('where it comes from')
  expect(BOOK.chapters.at(-1)?.title).toBe('Where the rules come from')
})
