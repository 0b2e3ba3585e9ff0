// What came of dice is said; a card nobody could see is shown when it is drawn.
import type { GameEvent } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { outcome } from '../../src/games/vindication/table/dice.ts'
import { drawn } from '../../src/games/vindication/table/drawn.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { ENGLISH, update } from '../kit.ts'

const FIRST = update({ view: { decks: [{ deck: 'yellow', open: ['eila'] }] } })
const later = (...events: GameEvent[]) => ({ ...FIRST, events })
const ROLLED = { type: 'rolled', seat: 0, black: 2, from: 'dro-zol' }

describe('what came of the dice', () => {
  const said = (...events: GameEvent[]) => outcome({ events }, wordsOf(ENGLISH))
  const fought = { type: 'fought', seat: 0, card: 'dro-zol', champion: 'dawn' }

  it('names who fell, was saved or is tired, and what was won', () => {
    const won = { type: 'gained', seat: 0, attribute: 3, n: 1, from: 'dro-zol' }
    expect(said(fought, ROLLED, { type: 'died', seat: 0, card: 'dawn' }, won)).toBe('Dawn falls · 1 courage')
    expect(said({ type: 'saved', seat: 0, card: 'dawn' })).toBe('Conviction saves Dawn')
    expect(said(fought, { ...ROLLED, black: 0 }, { type: 'tired', seat: 0, card: 'dawn' })).toBe(
      'Dawn is tired',
    )
  })

  it('says what threatens while it can still be averted, and that nothing happened', () => {
    expect(said(fought, ROLLED)).toBe('Death reaches for Dawn')
    expect(said(fought, { ...ROLLED, black: 1 })).toBe('Dawn is unharmed')
  })

  it('counts only what the dice gave', () => {
    expect(said(ROLLED, { type: 'gained', seat: 0, attribute: 1, n: 2, from: 'library' })).toBe('')
  })
})

describe('a card that is drawn', () => {
  const acquired = (card: string) => later({ type: 'acquired', seat: 1, card, deck: 'yellow' })

  it('is shown when it came from where nobody could see it', () => {
    expect(drawn(acquired('dawn'), FIRST)).toEqual({ seat: 1, card: 'dawn' })
  })

  it('is not when it lay open, nor when nothing was drawn', () => {
    expect(drawn(acquired('eila'), FIRST)).toBeNull()
    expect(drawn(later(), FIRST)).toBeNull()
  })
})
