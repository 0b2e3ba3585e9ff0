// Every question some answers further, with 0, 1 and 2 of everything, has an option. Nothing is done beside a question
// here. A sample of what `npm run search heroes` goes through.
import { searchScarce } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { searched } from './search.ts'

test('no question is left without an option with 0, 1 and 2 of everything', () => {
  const report = searchScarce({ ...searched, seed: 'search', layouts: 30, rows: 3, answers: 1 })
  expect(report.violations).toEqual([])
  expect(report.questions).toBeGreaterThan(100)
})
