// A tag beside a thing covers nothing that shines, and never leaves the stage.
import { expect, test } from 'vitest'
import { type Box, sideFor } from '../src/table/reading/tag-side.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const ROOM = box(0, 0, 400, 300)
const SIZE = { width: 100, height: 26 }
const thing = box(150, 100, 60, 60)

test('it stands at the right where there is room', () => {
  expect(sideFor(thing, SIZE, [], ROOM)?.left).toBe(216)
})

test('it makes way for what shines, side by side', () => {
  const right = box(220, 100, 40, 60)
  expect(sideFor(thing, SIZE, [right], ROOM)?.right).toBe(144)
  const left = box(60, 100, 80, 60)
  expect(sideFor(thing, SIZE, [right, left], ROOM)?.bottom).toBe(94)
  const above = box(150, 60, 60, 38)
  expect(sideFor(thing, SIZE, [right, left, above], ROOM)?.top).toBe(166)
})

test('where every side is taken, or would leave the stage, there is none', () => {
  const around = [box(212, 0, 188, 300), box(0, 0, 148, 300), box(0, 0, 400, 98), box(0, 162, 400, 138)]
  expect(sideFor(thing, SIZE, around, ROOM)).toBeNull()
  expect(sideFor(box(0, 0, 400, 300), SIZE, [], ROOM)).toBeNull()
})
