// The direction of the pointer: toward the reader or elsewhere.
import { expect, test } from 'vitest'
import { Heading, leadsTo } from '../src/table-ui/reading/heading.ts'

const READER = { left: 1150, top: 305, right: 1366, bottom: 650 }

test('a movement whose extension meets the reader leads to it', () => {
  expect(leadsTo({ x: 600, y: 200 }, { x: 620, y: 210 }, READER)).toBe(true)
  expect(leadsTo({ x: 600, y: 400 }, { x: 620, y: 400 }, READER)).toBe(true)
  expect(leadsTo({ x: 1140, y: 400 }, { x: 1200, y: 420 }, READER)).toBe(true)
})

test('a movement past it, across or away from it does not', () => {
  expect(leadsTo({ x: 600, y: 200 }, { x: 620, y: 200 }, READER)).toBe(false)
  expect(leadsTo({ x: 620, y: 400 }, { x: 600, y: 400 }, READER)).toBe(false)
  expect(leadsTo({ x: 600, y: 400 }, { x: 600, y: 430 }, READER)).toBe(false)
  expect(leadsTo({ x: 1160, y: 400 }, { x: 1100, y: 380 }, READER)).toBe(false)
})

test('a small tremble does not change the direction', () => {
  const heading = new Heading()
  const to = (clientX: number, clientY: number) => heading.moved({ clientX, clientY })
  to(600, 400)
  expect(heading.towards(READER)).toBe(false)
  expect(to(640, 402)).toBe(true)
  expect(heading.towards(READER)).toBe(true)
  expect(to(638, 396)).toBe(false)
  expect(heading.towards(READER)).toBe(true)
  expect(to(620, 380)).toBe(true)
  expect(heading.towards(READER)).toBe(false)
})
