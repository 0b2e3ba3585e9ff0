// Whole games with exact scores. Every file in the folder is a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Table } from '@lorehall/kernel'
import { digestsByRuleset, readGolden, replayed } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { nowOrNever } from '../src/index.ts'

const FOLDER = join(import.meta.dirname, 'golden')
const files = readdirSync(FOLDER)
const games = new Map(files.map((name) => [name, readGolden(readFileSync(join(FOLDER, name), 'utf8'))]))

test('there are at least 24 golden games, for 1 to 4 players, on both maps, with the variants and the story', () => {
  expect(files.length).toBeGreaterThanOrEqual(24)
  for (const seats of [1, 2, 3, 4]) {
    const those = files.filter((name) => name.startsWith(`${seats}-`))
    for (const kind of [/players-\d/, /-under-/, /-reroll-/, /-story-/])
      expect(those.some((name) => kind.test(name))).toBe(true)
  }
})

test('every chapter of the story has golden games for 1 to 4 players', () => {
  const played = [...games.values()].flatMap(({ record: { options, seats } }) =>
    options['story'] === true ? [`${String(options['chapter'])} with ${seats.length}`] : [],
  )
  for (const chapter of [1, 2, 3, 4, 5, 6]) {
    for (const seats of [1, 2, 3, 4]) expect(played).toContain(`${chapter} with ${seats}`)
  }
})

test.each([...games])('golden game %s still ends the same way', (_name, golden) => {
  const { record, standing, winners } = replayed(nowOrNever, golden)
  expect(record.digest).toBe(golden.record.digest)
  expect(standing).toEqual(golden.standing)
  expect(winners).toEqual(golden.winners)
})

/** Heroes come and go: two, two in other seats, one of them with a newcomer, one alone, then all three. */
test('the golden campaign has six chapters, each with what the one before left, and a winner', () => {
  const chapters = [1, 2, 3, 4, 5, 6].flatMap((n) =>
    [...games].flatMap(([name, { record }]) =>
      name.includes(`-campaign-${n}-`) ? [Table.replay(nowOrNever, record)] : [],
    ),
  )
  expect(chapters.map(({ options }) => options['chapter'])).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(chapters.map(({ sitters }) => sitters.length)).toEqual([2, 2, 2, 1, 3, 3])
  const left = chapters.map((table) => table.leaves())
  expect(chapters.slice(1).map(({ carried }) => carried?.after)).toEqual(
    left.slice(0, -1).map((one) => one?.after),
  )
  expect(chapters.slice(1).map(({ carried }) => carried?.left)).toEqual(
    left.slice(0, -1).map((one) => one?.left),
  )
  const last = chapters.at(-1)?.leaves()?.left ?? null
  expect(nowOrNever.say.campaign?.(last)).toMatchObject({
    columns: [{ line: 'halia' }, { line: 'marklun' }, { line: 'namal' }],
    sums: [
      { title: 'Points', cells: ['420', '281', '441'] },
      { title: 'Reputation', cells: ['26', '22', '19'] },
      { title: 'Total', cells: ['445', '281', '441'] },
    ],
    notes: ['Halia won the campaign.', 'The highest reputation gave 25 points to Halia.'],
  })
})

// Changing a rule without a new ruleset would change tables that have begun. Raise RULESET in src/rulesets.ts, keep the
// old rule under its name there, and run `npm run golden` to play games with the new ruleset.
test('the golden games match their ruleset', () => {
  const bound: unknown = JSON.parse(readFileSync(join(FOLDER, '../golden-digests.json'), 'utf8'))
  const digests = digestsByRuleset(games)
  expect(digests).toEqual(bound)
  expect(Object.keys(digests).map(Number)).toEqual(
    Array.from({ length: nowOrNever.ruleset }, (_, i) => i + 1),
  )
})
