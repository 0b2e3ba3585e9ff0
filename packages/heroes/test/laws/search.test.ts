// Every question has an option, a few answers into a random position with 0, 1 and 2 of everything. Nothing is done
// beside a question here. This is a sample of `npm run search heroes`.
import { searchScarce } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { searched } from './search.ts'

test('no question is left without an option with 0, 1 and 2 of everything', () => {
  const report = searchScarce({ ...searched, seed: 'search', layouts: 30, rows: 3, answers: 1 })
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(100)
})
