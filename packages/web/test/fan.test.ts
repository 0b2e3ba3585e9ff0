// My cards: side by side while there is room, then fanned; arms that are whole.
import { describe, expect, it } from 'vitest'
import { blazon } from '../src/table/cards/blazon.ts'
import { stepIn } from '../src/table/cards/fan.ts'

/** What a browser makes of the length, for a row of so many pixels. */
function pixels(length: string, width: number): number {
  const found = /^clamp\((\d+)px, \(100cqw - (\d+)px\) \/ (\d+), (\d+)px\)$/.exec(length)
  if (found === null) return Number.parseFloat(length)
  const [least = 0, fixed = 0, laps = 1, most = 0] = found.slice(1).map(Number)
  return Math.min(most, Math.max(least, (width - fixed) / laps))
}

describe('a row of cards', () => {
  it('leaves room between cards while there is some', () => {
    expect(pixels(stepIn('100cqw', 1, 1), 640)).toBe(114)
    expect(pixels(stepIn('100cqw', 5, 3), 640)).toBe(114)
  })

  it('fits whatever the player owns, the last card whole', () => {
    for (const [cards, groups] of [
      [6, 3],
      [12, 5],
      [19, 5],
    ] as const) {
      const step = pixels(stepIn('100cqw', cards, groups), 640)
      expect(step).toBeLessThan(114)
      expect(step * (cards - 1) + 104 + 8 * (groups - 1)).toBeCloseTo(640)
    }
  })

  it('never hides a card under the next one', () => {
    expect(pixels(stepIn('100cqw', 19, 5), 120)).toBe(20)
  })
})

describe('the arms of a card', () => {
  it('lie within their grid, the round ones too', () => {
    const { outline } = blazon('traits/patience', { outline: 'roundel', field: '#000', partners: ['#fff'] })
    const [, top = 0, radius = 0] = /^M50 ([\d.]+)A([\d.]+) /.exec(outline)?.map(Number) ?? []
    expect(radius).toBeGreaterThan(40)
    expect(50 + radius).toBeLessThanOrEqual(98)
    expect(top + 2 * radius).toBeLessThanOrEqual(114)
  })
})
