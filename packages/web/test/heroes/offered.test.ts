// Spell cards that are shown while some of them must be discarded.
import { scenario } from '@lorehall/heroes/testing'
import { expect, test } from 'vitest'
import { drawn } from '../../src/games/heroes/parts/drawn.ts'
import { offered } from '../../src/games/heroes/parts/offered.ts'
import { viewOf } from '../../src/games/heroes/view.ts'
import { wireAsk, wireOption } from '../kit.ts'
import { seen } from './seen.ts'

const update = seen(scenario({ players: { 0: { hand: ['quagmire', 'mana-spring'] } } }))
const hand = viewOf(update).players[0]?.hand ?? []

const asked = (kind: string) => ({
  ...update,
  ask: wireAsk({ seat: 0, options: hand.map((id) => wireOption(`${kind}:${id}`, { kind })) }),
})

test.each(['keep', 'away'])('options of the kind "%s" show the whole hand', (kind) => {
  expect(hand).toHaveLength(2)
  expect(offered(asked(kind))).toEqual(hand)
})

test('casting a Spell does not', () => {
  expect(offered(asked('cast'))).toEqual([])
})

test('the hand stays in view when the last card to keep is ticked', () => {
  const options = [wireOption(`untick:keep:${hand[0]}`, { manner: 'unticks' }), wireOption('confirm')]
  const ticked = {
    ...update,
    ask: wireAsk({ seat: 0, kind: 'several', options, ticked: [`keep:${hand[0]}`] }),
  }
  expect(offered(ticked)).toEqual(hand)
})

test('a drawn card is not shown alone while a card of the hand must be discarded', () => {
  const events = [{ type: 'drew', seat: 0, cards: ['quagmire'] }]
  expect(drawn({ ...update, events })).toEqual({ seat: 0, card: 'quagmire' })
  expect(drawn({ ...asked('away'), events })).toBeNull()
})
