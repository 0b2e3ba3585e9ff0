// The layout of a player's cards (with text, as stubs, fanned or as counts) and the outline of a coat of arms.
import { describe, expect, it } from 'vitest'
import { blazon } from '../src/table-ui/cards/blazon.ts'
import { fanIn, holdsWords } from '../src/table-ui/cards/fan.ts'
import type { Size } from '../src/table-ui/use-size.ts'

/** The area for cards on the mat of a window of 1366 by 650, and of 1920 by 940. */
const LOW = { width: 480, height: 81 }
const HIGH = { width: 960, height: 109 }

describe('a row of cards', () => {
  it('shows stubs side by side, under the names of their groups', () => {
    expect(fanIn(LOW, 5, 3)).toEqual({ as: 'stubs', labels: true, width: 68, step: 75 })
  })

  it('shows text if the mat is high and wide enough', () => {
    expect(fanIn(HIGH, 5, 3).as).toBe('words')
    expect(fanIn(HIGH, 9, 4).as).toBe('stubs')
    expect(fanIn({ ...HIGH, height: 81 }, 5, 3).as).toBe('stubs')
  })

  it('makes the cards narrower before they overlap', () => {
    const { width, step } = fanIn({ width: 366, height: 81 }, 6, 3)
    expect(width).toBeGreaterThan(56)
    expect(step).toBe(width + 2)
    expect(step * 5 + width + 2 * 5).toBeCloseTo(366)
  })

  it('drops the group names first, then overlaps the cards except the last', () => {
    expect(fanIn({ ...LOW, width: 470 }, 6, 4)).toEqual({ as: 'stubs', labels: false, width: 68, step: 75 })
    for (const [cards, groups] of [
      [9, 3],
      [12, 5],
      [18, 5],
    ] as const) {
      const { as, labels, width, step } = fanIn(LOW, cards, groups)
      expect({ as, labels }).toEqual({ as: 'stubs', labels: false })
      expect(step).toBeLessThan(68)
      expect(step * (cards - 1) + width + 5 * (groups - 1)).toBeCloseTo(LOW.width)
    }
  })

  it('shows cards that are known by their names as tabs in two rows, before they overlap', () => {
    const narrow = { width: 366, height: 81 }
    expect(fanIn(narrow, 11, 3, true)).toEqual({ as: 'tabs', labels: false, width: 57, step: 61 })
    expect(fanIn(narrow, 11, 3).as).toBe('stubs')
    // A few cards need no tabs; too many, or a low mat, have no space for them.
    expect(fanIn(narrow, 6, 3, true).as).toBe('stubs')
    expect(fanIn(narrow, 16, 3, true).as).toBe('counts')
    expect(fanIn({ ...narrow, height: 70 }, 11, 3, true).as).toBe('stubs')
  })

  it('shows counts if overlapping hides too much, and on a folded mat', () => {
    expect(fanIn({ ...LOW, width: 160 }, 19, 5).as).toBe('counts')
    expect(fanIn({ width: 900, height: 32 }, 2, 1).as).toBe('counts')
  })

  it('never exceeds its width', () => {
    const reach = (area: Size, cards: number) => {
      const groups = Math.min(cards, 4)
      const { as, labels, width, step } = fanIn(area, cards, groups)
      return as === 'counts' ? 0 : step * (cards - 1) + width + (labels ? groups * 20 : (groups - 1) * 5)
    }
    for (let cards = 1; cards <= 24; cards++) {
      for (const area of [LOW, HIGH, { width: 700, height: 93 }])
        expect(reach(area, cards)).toBeLessThanOrEqual(area.width + 0.01)
    }
  })
})

describe('the text of a stub', () => {
  const text = 'Put 1 more block on Kheya: you also have the ability of one trait of another player.'

  it('is shown only if all of it fits', () => {
    expect(holdsWords({ width: 140, height: 109 }, 'Oog’teh', 'Turn up to 2 inspiration.')).toBe(true)
    expect(holdsWords({ width: 165, height: 109 }, 'Kheya', text)).toBe(true)
    expect(holdsWords({ width: 165, height: 109 }, 'Ceremonial Altar Knife', text)).toBe(false)
    expect(holdsWords({ width: 200, height: 109 }, 'Ceremonial Altar Knife', text)).toBe(true)
  })

  it('always fits in a sheet', () => {
    expect(holdsWords({ width: Infinity, height: Infinity }, 'Kheya', text)).toBe(true)
  })
})

describe('the arms of a card', () => {
  it('stay within their grid, including round ones', () => {
    const { outline } = blazon('traits/patience', { outline: 'roundel', field: '#000', partners: ['#fff'] })
    const [, top = 0, radius = 0] = /^M50 ([\d.]+)A([\d.]+) /.exec(outline)?.map(Number) ?? []
    expect(radius).toBeGreaterThan(40)
    expect(50 + radius).toBeLessThanOrEqual(98)
    expect(top + 2 * radius).toBeLessThanOrEqual(114)
  })
})
