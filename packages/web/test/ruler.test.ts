// The ruler: who stands where, legible however close the race is.
import { describe, expect, it } from 'vitest'
import { namesOf } from '../src/table/names.ts'
import { aboutRace } from '../src/table/ruler/race.ts'
import { apart, numbersOn, placeOn, reachOf, type Scale } from '../src/table/ruler/scale.ts'
import { ENGLISH, update } from './kit.ts'

const notch = (points: number) => ({ at: `token:${points}`, points, sign: '', name: '' })
const SCALE: Scale = { most: 80, step: 10, notches: [30, 45, 60, 75].map(notch), ends: '' }

describe('its scale', () => {
  it('holds every score, in whole steps', () => {
    expect(reachOf(SCALE, [12, 40])).toEqual([0, 80])
    expect(reachOf(SCALE, [-3, 91])).toEqual([-10, 100])
  })

  it('is as long as there is room', () => {
    const at = placeOn([0, 80], 400)
    expect(at(0)).toBe(12)
    expect(at(80)).toBe(388)
  })

  it.each([350, 580, 700, 1200])('has no number that another hides, %i wide', (width) => {
    const reach = reachOf(SCALE, [])
    const at = placeOn(reach, width)
    const numbers = numbersOn(SCALE, reach, width)
    expect(numbers).toContain(0)
    const places = numbers.map(at)
    places.slice(1).forEach((x, i) => expect(x - (places[i] ?? 0)).toBeGreaterThan(18))
    for (const { points } of SCALE.notches)
      for (const x of places) expect(Math.abs(x - at(points))).toBeGreaterThan(20)
  })
})

describe('its marks', () => {
  const gaps = (places: readonly number[]) => {
    const sorted = places.toSorted((a, b) => a - b)
    return sorted.slice(1).map((x, i) => x - (sorted[i] ?? 0))
  }

  it('stay where they belong while there is room', () => {
    expect(apart([40, 200, 100], 14, 400)).toEqual([40, 200, 100])
  })

  it('are set apart around their place when several stand close together', () => {
    const placed = apart([100, 101, 99, 103], 14, 400)
    for (const gap of gaps(placed)) expect(gap).toBeCloseTo(14)
    // In their order, and no further than half the row.
    expect(placed.map((x) => Math.round(x))).toEqual([94, 108, 80, 122])
  })

  it('never leave the ruler', () => {
    const placed = apart([0, 0, 0, 398, 400], 14, 400)
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(7)
    expect(Math.max(...placed)).toBeLessThanOrEqual(393)
    for (const gap of gaps(placed)) expect(gap).toBeGreaterThanOrEqual(14)
  })
})

describe('what one reads at it', () => {
  const seats = [
    { name: 'Ada', kind: 'person' },
    { name: 'Brim', kind: 'bot' },
  ] as const
  const standing = [
    { seat: 0, total: 9, lines: [] },
    { seat: 1, total: 14, lines: [] },
  ]
  const parts = {
    names: { ...namesOf(undefined), points: 'coins' },
    score: {
      points: (_: unknown, seat: number) => [5, 8][seat] ?? 0,
      ruler: () => ({ ...SCALE, ends: 'Nearest end: six companions' }),
    },
  }

  it('is how everyone stands, who is ahead first, and what ends it', () => {
    const { title, text, lines } = aboutRace(update({ seats, standing }), parts, ENGLISH)
    expect(title).toBe('The race for coins')
    expect(text).toBe('Nearest end: six companions')
    expect(lines).toEqual(['Brim: 8, 14 if it ended now', 'Ada: 5, 9 if it ended now'])
  })
})
