// The cards before a player: with words, as stubs, fanned, counted; arms that are whole.
import { describe, expect, it } from 'vitest'
import { blazon } from '../src/table/cards/blazon.ts'
import { fanIn, holdsWords } from '../src/table/cards/fan.ts'
import type { Size } from '../src/table/use-size.ts'

/** The room a mat of 1366 by 650 leaves them, and one of 1920 by 940. */
const LOW = { width: 480, height: 81 }
const HIGH = { width: 960, height: 109 }

describe('a row of cards', () => {
  it('has stubs beside each other, under the names of their groups', () => {
    expect(fanIn(LOW, 5, 3)).toEqual({ as: 'stubs', labels: true, width: 68, step: 75 })
  })

  it('has words where the mat is high and there is room for them', () => {
    expect(fanIn(HIGH, 5, 3).as).toBe('words')
    expect(fanIn(HIGH, 9, 4).as).toBe('stubs')
    expect(fanIn({ ...HIGH, height: 81 }, 5, 3).as).toBe('stubs')
  })

  it('drops the names first, then fans, the last card whole', () => {
    expect(fanIn({ ...LOW, width: 470 }, 6, 4)).toEqual({ as: 'stubs', labels: false, width: 68, step: 75 })
    for (const [cards, groups] of [
      [8, 3],
      [12, 5],
      [18, 5],
    ] as const) {
      const { as, labels, width, step } = fanIn(LOW, cards, groups)
      expect({ as, labels }).toEqual({ as: 'stubs', labels: false })
      expect(step).toBeLessThan(68)
      expect(step * (cards - 1) + width + 5 * (groups - 1)).toBeCloseTo(LOW.width)
    }
  })

  it('counts them where even that hides too much, and in a folded mat', () => {
    expect(fanIn({ ...LOW, width: 160 }, 19, 5).as).toBe('counts')
    expect(fanIn({ width: 900, height: 32 }, 2, 1).as).toBe('counts')
  })

  it('never reaches beyond its room', () => {
    const reach = (room: Size, cards: number) => {
      const groups = Math.min(cards, 4)
      const { as, labels, width, step } = fanIn(room, cards, groups)
      return as === 'counts' ? 0 : step * (cards - 1) + width + (labels ? groups * 20 : (groups - 1) * 5)
    }
    for (let cards = 1; cards <= 24; cards++) {
      for (const room of [LOW, HIGH, { width: 700, height: 93 }])
        expect(reach(room, cards)).toBeLessThanOrEqual(room.width + 0.01)
    }
  })
})

describe('the words of a stub', () => {
  const text = 'Put 1 more block on Kheya: you also have the ability of one trait of another player.'

  it('stand there only if all of them do', () => {
    expect(holdsWords({ width: 140, height: 109 }, 'Oog’teh', 'Turn up to 2 inspiration.')).toBe(true)
    expect(holdsWords({ width: 165, height: 109 }, 'Kheya', text)).toBe(true)
    expect(holdsWords({ width: 165, height: 109 }, 'Ceremonial Altar Knife', text)).toBe(false)
    expect(holdsWords({ width: 200, height: 109 }, 'Ceremonial Altar Knife', text)).toBe(true)
  })

  it('always do in a sheet', () => {
    expect(holdsWords({ width: Infinity, height: Infinity }, 'Kheya', text)).toBe(true)
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
