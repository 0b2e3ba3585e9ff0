import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { besides, parseRules, searched } from '../src/screens/rules/parse.ts'

const BOOK = parseRules(readFileSync(new URL('../../../docs/rules/vindication.md', import.meta.url), 'utf8'))

test('a rule is found with its chapter and the rules beside it', () => {
  const { chapter, rule, before, after } = besides(BOOK, 'V-MOVE-2')
  expect(chapter).toBe('Moving')
  expect(rule?.title).toBe('At least one step')
  expect([before?.id, after?.id]).toEqual(['V-MOVE-1', 'V-MOVE-3'])
})

test('beside the first rule and the last there is nothing', () => {
  const all = BOOK.chapters.flatMap(({ rules }) => rules)
  expect(besides(BOOK, all[0]?.id ?? '').before).toBeUndefined()
  expect(besides(BOOK, all.at(-1)?.id ?? '').after).toBeUndefined()
  expect(besides(BOOK, 'nowhere')).toMatchObject({ rule: undefined, before: undefined, after: undefined })
})

test('what a rule comes from is searched only where it is shown', () => {
  expect(searched(BOOK, ['rulebook'], false)).toEqual([])
  expect(searched(BOOK, ['rulebook'], true).length).toBeGreaterThan(3)
})

test('the page begins with the game, not with where its rules come from', () => {
  expect(BOOK.intro.join(' ')).not.toContain('where it comes from')
  expect(BOOK.chapters.at(-1)?.title).toBe('Where the rules come from')
})
