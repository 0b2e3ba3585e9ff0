import { expect, test } from 'vitest'
import { courseAfter } from '../src/tables/course.ts'

const course = Array.from({ length: 2500 }, (_, i) => ({ seq: 3 * i, totals: [i, 0] }))

test('a long course is told in pages, each change once and in order', () => {
  const told: number[] = []
  const pages: number[] = []
  for (let after = -1, more = true; more; after = told.at(-1) ?? after) {
    const page = courseAfter(course, after)
    pages.push(page.moments.length)
    told.push(...page.moments.map(({ seq }) => seq))
    more = page.more
  }
  expect(pages).toEqual([1000, 1000, 500])
  expect(told).toEqual(course.map(({ seq }) => seq))
})

test('after the last change nothing follows, whatever number is named', () => {
  expect(courseAfter(course, 7497)).toEqual({ moments: [], more: false })
  expect(courseAfter(course, Number.MAX_SAFE_INTEGER)).toEqual({ moments: [], more: false })
  expect(courseAfter(course, -(2 ** 31)).moments).toHaveLength(1000)
})
