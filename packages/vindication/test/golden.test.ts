// Whole games with exact standings. Any file dropped into the folder is a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, readRecord, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'golden')
const files = readdirSync(FOLDER)

test('there are at least 30 golden games, for 2 to 5 players', () => {
  expect(files.length).toBeGreaterThanOrEqual(30)
  for (const seats of [2, 3, 4, 5]) expect(files.some((name) => name.startsWith(`${seats}-`))).toBe(true)
})

test.each(files)('golden game %s ends as it did', (name) => {
  const golden: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
  if (!isRecord(golden)) throw new Error(`${name} is not a golden game`)
  const record = readRecord(golden['record'])
  const table = Table.replay(vindication, record)
  expect(table.over).toBe(true)
  expect(table.digest()).toBe(record.digest)
  expect(vindication.standing(table.machine, 'host')).toEqual(golden['standing'])
  expect(vindication.winners(table.machine)).toEqual(golden['winners'])
})
