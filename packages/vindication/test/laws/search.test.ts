// After any action beside a question, the question comes back with at least one option of its own, or is settled. This
// is a sample of `npm run search vindication`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGolden, searchGolden, searchScarce } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { searched } from './search.ts'

const FOLDER = join(import.meta.dirname, '../golden')

test('no question of golden games is left without an option', () => {
  const files = readdirSync(FOLDER).filter((_, i) => i % 10 === 0)
  const games = files.map((name) => [name, readGolden(readFileSync(join(FOLDER, name), 'utf8'))] as const)
  const report = searchGolden(searched.game, games, 40, 300)
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(100)
})

test('nor any question with 0, 1 and 2 of everything', () => {
  const report = searchScarce({ ...searched, seed: 'search', layouts: 45, rows: 1, answers: 1, most: 300 })
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(100)
})

// With favor on it, the siphon needs influence that discarding a tile can use up. This is the scarcest case.
test('nor any question of a player with the Conviction Siphon', () => {
  const report = searchScarce({
    ...searched,
    given: searched.given.slice(2),
    holding: 'conviction-siphon',
    seed: 'favor',
    layouts: 8,
    rows: 9,
    answers: 1,
    most: 300,
  })
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(100)
})
