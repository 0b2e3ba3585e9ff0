// A tag beside a thing says what a touch does, covers nothing that shines, and never leaves the stage.
import type { WireOption } from '@lorehall/host'
import { expect, test } from 'vitest'
import { ENGLISH, wireOption } from './kit.ts'
import { tagSaid } from '../src/table/reading/tag-said.ts'
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

const visit = wireOption('visit:1', { label: 'Visit the Inn', at: 'region:1' })
const control = wireOption('control:1', { label: 'Take control of the Inn', at: 'region:1' })
const home = wireOption('give-up:1', { label: 'Give up the Inn', at: 'region:1', manner: 'quiet' })

const said = (options: readonly WireOption[], idle = false) => {
  const hint = { effects: ['Bo gains 2 honor'], ends: false, idle }
  return tagSaid(
    { options, route: null, reasons: [] },
    'Inn',
    { options: { 'visit:1': hint }, routes: {} },
    ENGLISH,
  )
}

test('what a touch does is said with what it brings', () => {
  expect(said([visit])).toBe('Visit the Inn · Bo gains 2 honor')
  expect(said([visit, home])).toBe('Visit the Inn · Bo gains 2 honor')
  expect(said([visit], true)).toBe('Visit the Inn · Brings you nothing now · Bo gains 2 honor')
})

test('where a touch lists answers it is said how many, and where it walks, that', () => {
  expect(said([visit, control])).toBe('2 answers · Inn')
  expect(said([home])).toBe('1 answer · Inn')
  expect(said([])).toBe('Inn')
  expect(tagSaid({ options: [], route: ['move:3'], reasons: [] }, 'Inn', null, ENGLISH)).toBe(
    'Walk here · Inn',
  )
})
