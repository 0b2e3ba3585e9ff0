// Whole games with exact scores. Every file in the folder is a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestsByRuleset, readGolden, replayed } from '@lorehall/kernel/testing'
import { readOptions } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { heroes } from '../src/index.ts'
import { SEVEN_CONTINENTS } from '../testing/index.ts'

const EVERYTHING = heroes.values.read({}, readOptions(heroes, SEVEN_CONTINENTS))

const FOLDER = join(import.meta.dirname, 'golden')
const files = readdirSync(FOLDER)
const games = new Map(files.map((name) => [name, readGolden(readFileSync(join(FOLDER, name), 'utf8'))]))

test('there are at least 24 golden games, for 1 to 4 players, against every Enemy and with the variants', () => {
  expect(files.length).toBeGreaterThanOrEqual(24)
  for (const seats of [1, 2, 3, 4]) {
    const those = files.filter((name) => name.startsWith(`${seats}-`))
    for (const kind of [/players-\d/, /-random-/, /players-3-/])
      expect(those.some((name) => kind.test(name))).toBe(true)
  }
  for (const enemy of ['easy', 'hard'])
    expect(files.some((name) => name.startsWith(`1-players-${enemy}-`))).toBe(true)
})

test('there is a golden game with each box, with five to seven players, and against every faction', () => {
  const has = (start: string) => files.some((name) => name.startsWith(start))
  const boxes = ['order-and-chaos', 'pestilence', 'mercenaries', 'nomads', 'nomadsWander', 'together']
  const kinds = [
    ...boxes.flatMap((box) => [1, 2, 3, 4].map((seats) => `${seats}-players-${box}-`)),
    '5-players-pestilence-',
    '5-players-six-',
    '6-players-six-',
    '7-players-together-six-',
    ...Object.keys(EVERYTHING.factions).map((faction) => `1-players-facing-${faction}-`),
  ]
  expect(kinds.filter((kind) => !has(kind))).toEqual([])
})

test.each([...games])('golden game %s still ends the same way', (_name, golden) => {
  const { record, standing, winners } = replayed(heroes, golden)
  expect(record.digest).toBe(golden.record.digest)
  expect(standing).toEqual(golden.standing)
  expect(winners).toEqual(golden.winners)
})

// Changing a rule without a new ruleset would change tables that have begun. Raise RULESET in src/rulesets.ts, keep the
// old rule under its name there, and run `npm run golden` to play games with the new ruleset.
test('the golden games match their ruleset', () => {
  const bound: unknown = JSON.parse(readFileSync(join(FOLDER, '../golden-digests.json'), 'utf8'))
  const digests = digestsByRuleset(games)
  expect(digests).toEqual(bound)
  expect(Object.keys(digests).map(Number)).toEqual(Array.from({ length: heroes.ruleset }, (_, i) => i + 1))
})
