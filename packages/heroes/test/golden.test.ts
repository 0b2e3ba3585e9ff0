// Whole games with exact standings. Any file dropped into the folder is a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, readRecord, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { heroes } from '../src/index.ts'

const FOLDER = join(import.meta.dirname, 'golden')
const files = readdirSync(FOLDER)

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

test.each(files)('golden game %s ends as it did', (name) => {
  const golden: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
  if (!isRecord(golden)) throw new Error(`${name} is not a golden game`)
  const record = readRecord(golden['record'])
  const table = Table.replay(heroes, record)
  expect(table.over).toBe(true)
  expect(table.digest()).toBe(record.digest)
  expect(heroes.standing(table.machine, 'host')).toEqual(golden['standing'])
  expect(heroes.winners(table.machine)).toEqual(golden['winners'])
})
