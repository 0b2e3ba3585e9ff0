// After anything done beside a question, the question comes back with at least one option of its own, or is settled.
// This is a sample of `npm run search now-or-never`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGolden, searchGolden, searchScarce } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { searched } from './search.ts'

const FOLDER = join(import.meta.dirname, '../golden')

test('no question of golden games is left without an option', () => {
  const files = readdirSync(FOLDER).filter((_, i) => i % 8 === 0)
  const games = files.map((name) => [name, readGolden(readFileSync(join(FOLDER, name), 'utf8'))] as const)
  const report = searchGolden(searched.game, games, 80, 100)
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(30)
})

test('nor any question with 0, 1 and 2 of everything', () => {
  const report = searchScarce({ ...searched, seed: 'search', layouts: 8, rows: 1, answers: 1, most: 60 })
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(20)
})
