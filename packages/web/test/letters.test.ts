// Figures wear letters that tell them apart, and bots take names that help them to.
import { describe, expect, it } from 'vitest'
import { initials } from '../src/table/stage/initials.ts'
import { freeName } from '../src/screens/home/free-name.ts'
import { preset, wishesOf } from '../src/screens/new-table/seats.ts'

describe('the letters of figures', () => {
  it('are one each while that tells them apart', () => {
    expect(initials(['Wanderer', 'Old Tobiah', 'Marisol'])).toEqual(['W', 'O', 'M'])
  })

  it('are two where names begin alike, and differ', () => {
    expect(initials(['Wanderer', 'Wenna', 'Hobb'])).toEqual(['Wa', 'We', 'H'])
    expect(initials(['Player 2', 'Player 3', 'Player 4'])).toEqual(['P2', 'P3', 'P4'])
    expect(initials(['anna', 'Anton'])).toEqual(['An', 'At'])
  })

  it('are whole signs, also where those are joined of several', () => {
    expect(initials(['👨‍👩‍👧‍👦 us', '👩🏽‍🚀 Mae', 'E\u0301va'])).toEqual(['👨‍👩‍👧‍👦', '👩🏽‍🚀', 'E\u0301'])
    expect(initials(['👩🏽‍🚀a', '👩🏽‍🚀b'])).toEqual(['👩🏽‍🚀a', '👩🏽‍🚀b'])
  })

  it('are none where there is no name', () => {
    expect(initials(['', 'Hobb'])).toEqual(['', 'H'])
  })
})

describe('the names of bots', () => {
  it('begin with letters nobody else has, while there are such names', () => {
    expect(freeName(['Wanderer'], ['Wenna', 'Hobb'])).toBe('Hobb')
    expect(freeName(['Wanderer', 'Hobb'], ['Wenna', 'Hobb'])).toBe('Wenna')
    expect(freeName(['Wenna'], ['Wenna'])).toBe('Wenna')
  })

  it('do so at every new table', () => {
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
