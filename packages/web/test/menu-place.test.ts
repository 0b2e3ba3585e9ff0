// Where menus open.
import { describe, expect, it } from 'vitest'
import { type Box, menuPlace } from '../src/table-ui/menu-place.ts'

const AREA: Box = { left: 0, top: 40, width: 1366, height: 610 }
const MENU = { width: 288, height: 200 }

const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height })

/** Whether a menu of this size at its place covers a part of the thing, or leaves the area. */
function wrong(thing: Box, size = MENU): string {
  const { left, top, maxHeight } = menuPlace(thing, size, AREA)
  const height = Math.min(size.height, maxHeight)
  const out =
    left < AREA.left || left + size.width > 1366 || top < AREA.top || top + height > AREA.top + AREA.height
  const covers =
    left < thing.left + thing.width &&
    left + size.width > thing.left &&
    top < thing.top + thing.height &&
    top + height > thing.top
  return out ? 'outside' : covers ? 'covers' : ''
}

describe('a menu', () => {
  it('opens next to its thing, wherever that is, and covers no part of it', () => {
    for (let left = 0; left <= 1300; left += 50)
      for (let top = 40; top <= 590; top += 50)
        expect([left, top, wrong(box(left, top))]).toEqual([left, top, ''])
  })

  it('is on the right, or on the left of a thing at the right edge', () => {
    expect(menuPlace(box(300, 200), MENU, AREA).left).toBe(368)
    expect(menuPlace(box(1200, 200), MENU, AREA).left).toBe(904)
  })

  it('is above a thing at the bottom, so that the row stays in sight', () => {
    const { left, top } = menuPlace(box(400, 580, 120, 40), MENU, AREA)
    expect([left, top]).toEqual([400, 372])
  })

  it('scrolls if it is higher than the area', () => {
    const { top, maxHeight } = menuPlace(box(300, 200), { width: 288, height: 900 }, AREA)
    expect([top, maxHeight]).toEqual([40, 610])
  })

  it('is at the right edge for a thing that fills the area', () => {
    expect(menuPlace(box(-500, -500, 3000, 3000), MENU, AREA)).toMatchObject({ left: 1078, maxHeight: 610 })
  })
})
