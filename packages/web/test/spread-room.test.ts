// Cards to choose from: portraits as large as possible, or plates if there are many or the stage is small.
import { expect, it } from 'vitest'
import { spreadIn } from '../src/table-ui/cards/spread-area.ts'

/** The stage below its ruler: in windows of 1366 by 650 and 1920 by 940, and on a phone, upright and sideways. */
const LAPTOP = { width: 1150, height: 444 }
const DESK = { width: 1640, height: 694 }
const PHONE = { width: 390, height: 612 }
const SIDE = { width: 540, height: 390 }

it('shows four portraits on a laptop, with text of 16 pixels', () => {
  const { form, columns, width, height, text } = spreadIn(LAPTOP, 4)
  expect({ form, columns, text: Math.round(text) }).toEqual({ form: 'portrait', columns: 4, text: 16 })
  expect(width).toBeGreaterThanOrEqual(260)
  expect(height).toBeLessThanOrEqual(LAPTOP.height - 44)
})

it('makes portraits at most 300 pixels wide', () => {
  expect(spreadIn(DESK, 2).width).toBe(300)
})

it('shows up to five side by side, and more as plates in rows of four', () => {
  expect(spreadIn(LAPTOP, 5)).toMatchObject({ form: 'portrait', columns: 5 })
  expect(spreadIn(LAPTOP, 8)).toMatchObject({ form: 'plate', columns: 4 })
  expect(spreadIn(LAPTOP, 6).width).toBeGreaterThanOrEqual(264)
})

it('stacks plates on a phone, in two columns if it is held sideways', () => {
  expect(spreadIn(PHONE, 4)).toMatchObject({ form: 'plate', columns: 1, width: 366 })
  expect(spreadIn(SIDE, 4)).toMatchObject({ form: 'plate', columns: 2 })
})

it('never exceeds the width of the stage', () => {
  for (const area of [LAPTOP, DESK, PHONE, SIDE]) {
    for (let n = 1; n <= 14; n++) {
      const { columns, width } = spreadIn(area, n)
      expect(columns * width + (columns - 1) * 14 + 24).toBeLessThanOrEqual(area.width)
    }
  }
})

it('a long text has the smallest letters of a portrait', () => {
  expect(spreadIn(LAPTOP, 4, 300)).toMatchObject({ form: 'portrait', text: 13.5 })
  expect(spreadIn(LAPTOP, 4, 100).text).toBeGreaterThan(13.5)
})

it('a long text has the smallest letters of a low plate, so that two rows of plates fit a laptop', () => {
  expect(spreadIn(LAPTOP, 8, 180)).toMatchObject({ form: 'plate', text: 12 })
  expect(spreadIn(LAPTOP, 8, 100)).toMatchObject({ form: 'plate', text: 13 })
  expect(spreadIn(DESK, 8, 180).text).toBe(14.5)
})
