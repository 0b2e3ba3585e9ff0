// The result of dice as text, and the cards that are shown when they are drawn.
import type { GameEvent } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { outcome } from '../../src/games/vindication/parts/dice.ts'
import { drawn } from '../../src/games/vindication/parts/drawn.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { ENGLISH, update } from '../kit.ts'

const FIRST = update({ view: { decks: [{ deck: 'yellow', open: ['eila'] }] } })
const later = (...events: GameEvent[]) => ({ ...FIRST, events })
const ROLLED = { type: 'rolled', seat: 0, black: 2, from: 'dro-zol' }

describe('the result of the dice', () => {
  const said = (...events: GameEvent[]) => outcome({ events }, wordsOf(ENGLISH))
  const fought = { type: 'fought', seat: 0, card: 'dro-zol', champion: 'dawn' }

  it('names companions that fell, were saved or are fatigued, and the gains', () => {
    const won = { type: 'gained', seat: 0, attribute: 3, n: 1, from: 'dro-zol' }
    expect(said(fought, ROLLED, { type: 'died', seat: 0, card: 'dawn' }, won)).toBe('Dawn falls · 1 courage')
    expect(said({ type: 'saved', seat: 0, card: 'dawn' })).toBe('Conviction saves Dawn')
    expect(said(fought, { ...ROLLED, black: 0 }, { type: 'tired', seat: 0, card: 'dawn' })).toBe(
      'Dawn is fatigued',
    )
  })

  it('says what threatens while it can still be averted, or that nothing happened', () => {
    expect(said(fought, ROLLED)).toBe('Death reaches for Dawn')
    expect(said(fought, { ...ROLLED, black: 1 })).toBe('Dawn is unharmed')
  })

  it('includes only gains from the dice', () => {
    expect(said(ROLLED, { type: 'gained', seat: 0, attribute: 1, n: 2, from: 'library' })).toBe('')
  })
})

describe('a drawn card', () => {
  const acquired = (card: string) => later({ type: 'acquired', seat: 1, card, deck: 'yellow' })

  it('is shown if it was hidden before', () => {
    expect(drawn(acquired('dawn'), FIRST)).toEqual({ seat: 1, card: 'dawn' })
  })

  it('is not shown if it was face up, or if nothing was drawn', () => {
    expect(drawn(acquired('eila'), FIRST)).toBeNull()
    expect(drawn(later(), FIRST)).toBeNull()
  })
})
