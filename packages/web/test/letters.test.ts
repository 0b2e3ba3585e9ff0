// The letters on figures differ, and bots get names with different initials.
import { describe, expect, it } from 'vitest'
import { initials } from '../src/table-ui/stage/initials.ts'
import { freeName } from '../src/screens/home/free-name.ts'
import { preset, wishesOf } from '../src/screens/new-table/seats.ts'

describe('the letters of figures', () => {
  it('are single if that is enough to tell them apart', () => {
    expect(initials(['Wanderer', 'Old Tobiah', 'Marisol'])).toEqual(['W', 'O', 'M'])
  })

  it('are two if names begin with the same letter, and differ', () => {
    expect(initials(['Wanderer', 'Wenna', 'Hobb'])).toEqual(['Wa', 'We', 'H'])
    expect(initials(['Player 2', 'Player 3', 'Player 4'])).toEqual(['P2', 'P3', 'P4'])
    expect(initials(['anna', 'Anton'])).toEqual(['An', 'At'])
  })

  it('are whole graphemes, including joined emoji', () => {
    expect(initials(['👨‍👩‍👧‍👦 us', '👩🏽‍🚀 Mae', 'E\u0301va'])).toEqual(['👨‍👩‍👧‍👦', '👩🏽‍🚀', 'E\u0301'])
    expect(initials(['👩🏽‍🚀a', '👩🏽‍🚀b'])).toEqual(['👩🏽‍🚀a', '👩🏽‍🚀b'])
  })

  it('are empty without a name', () => {
    expect(initials(['', 'Hobb'])).toEqual(['', 'H'])
  })
})

describe('the names of bots', () => {
  it('begin with a letter nobody else has, if such a name is left', () => {
    expect(freeName(['Wanderer'], ['Wenna', 'Hobb'])).toBe('Hobb')
    expect(freeName(['Wanderer', 'Hobb'], ['Wenna', 'Hobb'])).toBe('Wenna')
    expect(freeName(['Wenna'], ['Wenna'])).toBe('Wenna')
  })

  it('do so at new tables as well', () => {
    const naming = {
      me: 'Wanderer',
      person: (n: number) => `Player ${n}`,
      bots: ['Wenna', 'Hobb', 'Ilse', 'Ragna'],
    }
    expect(preset(wishesOf('solo', [2, 3, 4]), naming).map(({ name }) => name)).toEqual([
      'Wanderer',
      'Hobb',
      'Ilse',
      'Ragna',
    ])
  })
})
