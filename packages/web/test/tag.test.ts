// A tag beside a thing: it says what a click does, covers no highlight and stays on the stage.
import type { WireOption } from '@lorehall/host'
import { expect, test } from 'vitest'
import { ENGLISH, wireOption } from './kit.ts'
import { fitting, optionTagged, tagSaid } from '../src/table-ui/reading/tag-said.ts'
import { type Box, sideFor } from '../src/table-ui/reading/tag-side.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const AREA = box(0, 0, 400, 300)
const SIZE = { width: 100, height: 26 }
const thing = box(150, 100, 60, 60)

test('it is on the right if there is space', () => {
  expect(sideFor(thing, SIZE, [], AREA)?.left).toBe(216)
})

test('it avoids highlights: right, left, above, below', () => {
  const right = box(220, 100, 40, 60)
  expect(sideFor(thing, SIZE, [right], AREA)?.right).toBe(144)
  const left = box(60, 100, 80, 60)
  expect(sideFor(thing, SIZE, [right, left], AREA)?.bottom).toBe(94)
  const above = box(150, 60, 60, 38)
  expect(sideFor(thing, SIZE, [right, left, above], AREA)?.top).toBe(166)
})

test('there is no tag if every side is taken or off the stage', () => {
  const around = [box(212, 0, 188, 300), box(0, 0, 148, 300), box(0, 0, 400, 98), box(0, 162, 400, 138)]
  expect(sideFor(thing, SIZE, around, AREA)).toBeNull()
  expect(sideFor(box(0, 0, 400, 300), SIZE, [], AREA)).toBeNull()
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

test('it says what a click does and what that gives', () => {
  expect(said([visit])).toBe('Visit the Inn · Bo gains 2 honor')
  expect(said([visit, home])).toBe('Visit the Inn · Bo gains 2 honor')
  expect(said([visit], true)).toBe('Visit the Inn · Gains nothing now. · Bo gains 2 honor')
})

test('it says how many options a click lists, or that a click walks there', () => {
  expect(said([visit, control])).toBe('2 options · Inn')
  expect(said([home])).toBe('1 option · Inn')
  expect(said([])).toBe('Inn')
  expect(tagSaid({ options: [], route: ['move:3'], reasons: [] }, 'Inn', null, ENGLISH)).toBe('Go here · Inn')
})

test('a tag says only whole sentences', () => {
  expect(fitting('Tower for 1 Ore · You pay 1 Ore · 1 point', 31)).toBe('Tower for 1 Ore · You pay 1 Ore')
  expect(fitting('Tower for 1 Ore · You pay 1 Ore', 20)).toBe('Tower for 1 Ore')
  expect(fitting('Tower in Mountains III-10 for 1 Ore', 20)).toBe('Tower in Mountains III-10 for 1 Ore')
})

test('the marks beside a tag are for the option that a click chooses', () => {
  const at = (options: readonly WireOption[], route: readonly string[] | null = null) =>
    optionTagged({ options, route, reasons: [] })
  expect(at([visit, home])).toBe(visit)
  expect(at([visit], ['visit:1'])).toBe(visit)
  expect(at([visit, control])).toBeUndefined()
  expect(at([])).toBeUndefined()
})
