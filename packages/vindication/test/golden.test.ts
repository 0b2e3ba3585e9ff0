// Whole games with exact scores. Every file in the folder is a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestsByRuleset, readGolden, replayed } from '@lorehall/kernel/testing'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'golden')
const files = readdirSync(FOLDER)
const games = new Map(files.map((name) => [name, readGolden(readFileSync(join(FOLDER, name), 'utf8'))]))

test('there are at least 30 golden games, for 2 to 5 players', () => {
  expect(files.length).toBeGreaterThanOrEqual(30)
  for (const seats of [2, 3, 4, 5]) expect(files.some((name) => name.startsWith(`${seats}-`))).toBe(true)
})

test.each([...games])('golden game %s still ends the same way', (_name, golden) => {
  const { record, standing, winners } = replayed(vindication, golden)
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
  expect(Object.keys(digests).map(Number)).toEqual(
    Array.from({ length: vindication.ruleset }, (_, i) => i + 1),
  )
})
