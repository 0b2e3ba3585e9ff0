import { expect, test } from 'vitest'
import { historyAfter } from '../src/tables/score-history.ts'

const history = Array.from({ length: 2500 }, (_, i) => ({ seq: 3 * i, totals: [i, 0] }))

test('a long history is sent in pages, each change once and in order', () => {
  const sent: number[] = []
  const pages: number[] = []
  for (let after = -1, more = true; more; after = sent.at(-1) ?? after) {
    const page = historyAfter(history, after)
    pages.push(page.moments.length)
    sent.push(...page.moments.map(({ seq }) => seq))
    more = page.more
  }
  expect(pages).toEqual([1000, 1000, 500])
  expect(sent).toEqual(history.map(({ seq }) => seq))
})

test('after the last change there is nothing, whatever number is given', () => {
  expect(historyAfter(history, 7497)).toEqual({ moments: [], more: false })
  expect(historyAfter(history, Number.MAX_SAFE_INTEGER)).toEqual({ moments: [], more: false })
  expect(historyAfter(history, -(2 ** 31)).moments).toHaveLength(1000)
})
