// The ruler: everyone's points on a scale, readable even in a close race.
import { describe, expect, it } from 'vitest'
import { namesOf } from '../src/table-ui/names.ts'
import { aboutRace } from '../src/table-ui/ruler/race.ts'
import { apart, numbersOn, placeOn, reachOf, type Scale } from '../src/table-ui/ruler/scale.ts'
import { ENGLISH, update } from './kit.ts'

const notch = (points: number) => ({ at: `token:${points}`, points, sign: '', name: '' })
const SCALE: Scale = { most: 80, step: 10, notches: [30, 45, 60, 75].map(notch), ends: '' }

describe('its scale', () => {
  it('includes every score, in whole steps', () => {
    expect(reachOf(SCALE, [12, 40])).toEqual([0, 80])
    expect(reachOf(SCALE, [-3, 91])).toEqual([-10, 100])
  })

  it('fills its width', () => {
    const at = placeOn([0, 80], 400)
    expect(at(0)).toBe(12)
    expect(at(80)).toBe(388)
  })

  it.each([350, 580, 700, 1200])('has no overlapping numbers, %i wide', (width) => {
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

  it('stay at their points if there is space', () => {
    expect(apart([40, 200, 100], 14, 400)).toEqual([40, 200, 100])
  })

  it('are spread around their points if several are close together', () => {
    const placed = apart([100, 101, 99, 103], 14, 400)
    for (const gap of gaps(placed)) expect(gap).toBeCloseTo(14)
    // In their order, and at most half the row away.
    expect(placed.map((x) => Math.round(x))).toEqual([94, 108, 80, 122])
  })

  it('never leave the ruler', () => {
    const placed = apart([0, 0, 0, 398, 400], 14, 400)
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(7)
    expect(Math.max(...placed)).toBeLessThanOrEqual(393)
    for (const gap of gaps(placed)) expect(gap).toBeGreaterThanOrEqual(14)
  })
})

describe('its text', () => {
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

  it('lists everyone’s points, leader first, and what ends the game', () => {
    const { title, text, lines } = aboutRace(update({ seats, standing }), parts, ENGLISH)
    expect(title).toBe('The race for coins')
    expect(text).toBe('Nearest end: six companions')
    expect(lines).toEqual(['Brim: 8, or 14 if the game ended now', 'Ada: 5, or 9 if the game ended now'])
  })
})
