import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { options } from '@lorehall/vindication/form'
import { optionsIn, rulesOfTable } from '../src/screens/rules/address.ts'
import { besides, parseRules, rulesWith, searched } from '../src/screens/rules/parse.ts'
import { unusualOptions } from '../src/screens/together/unusual-options.ts'
import { wordsIn } from '../src/text/language.ts'
import './words.ts'

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

const titles = (names: readonly string[]) => rulesWith(BOOK, names).chapters.map(({ title }) => title)

test('the rules of a table leave out the expansions and house rules it doesn’t use', () => {
  expect(titles([])).not.toContain('Guilds & Monuments')
  expect(titles([])).not.toContain('House rules')
  expect(titles(['guilds'])).toContain('Guilds & Monuments')
  expect(titles(['guilds'])).not.toContain('Myths & Wonders')
  expect(titles(['myths'])).toContain('Regions of expansions')
  expect(titles([])).toContain('Moving')
})

test('a variant is a rule of its expansion, for tables that use it', () => {
  const ids = (names: readonly string[]) =>
    rulesWith(BOOK, names)
      .chapters.find(({ title }) => title === 'Jewelcrafter')
      ?.rules.map(({ id }) => id)
  expect(ids(['jewelcrafter'])).not.toContain('V-EDITION-16')
  expect(ids(['jewelcrafter', 'crystalsAnywhere'])).toContain('V-EDITION-16')
})

test('every switch of the form has rules of its own, and the rules name no other options', () => {
  const needed = BOOK.chapters.flatMap(({ onlyWith, rules }) => [
    ...onlyWith,
    ...rules.flatMap((rule) => rule.onlyWith),
  ])
  const fields = Object.entries(options.properties)
  expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining(needed))
  const switches = fields.flatMap(([name, { type }]) => (type === 'boolean' ? [name] : []))
  expect(needed).toEqual(expect.arrayContaining(switches))
})

test('the address of a table’s rules names its unusual options', () => {
  const chosen = { guilds: true, edition: '2017 prototype', roundLimit: false }
  const unusual = unusualOptions({ options }, chosen, wordsIn('en'))
  const address = rulesOfTable('vindication', chosen, unusual)
  expect(optionsIn(address.slice(address.indexOf('?')))).toEqual(chosen)
  expect(optionsIn('?with=')).toEqual({})
  expect(optionsIn('')).toBeNull()
})
