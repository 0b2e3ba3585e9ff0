// The search for secrets itself: what it must find, and what a seat may be told.
import type { LogLine } from '@lorehall/host'
import { standOf, stepTo } from '@lorehall/host/changes'
import { describe, expect, test } from 'vitest'
import { begin, gather, look, openHouse } from './kit/house.ts'
import { Eavesdropper } from './kit/secrets.ts'

const OPEN = { casting: ['summon-serfs#2'], hand: null }
const HIDDEN = { casting: [], hand: null }
const HELD = { casting: [], hand: ['summon-serfs#2'] }

/** Seat 0 looks on while the card goes into the hand of seat 1. */
const lookedOn = () => {
  const eyes = new Eavesdropper(0)
  eyes.sent([], [OPEN, OPEN])
  return eyes
}

const FOUND = ["eyes 0 were sent 'summon-serfs#2'"]

const update = (events: readonly object[], log: readonly object[] = []) => ({ update: { events, log } })
const change = (events: readonly object[], log: readonly object[] = []) => ({ change: { events, log } })

const STOLEN = { type: 'stolen', seat: 1, card: 'summon-serfs#2', from: 'steal-secrets' }
const PEEKED = { type: 'peeked', seat: 0, whose: 1, card: 'summon-serfs#2', only: [0] }

const NULLS = { seat: null, rival: null, from: null, at: null, rule: null, tale: null }
const SEEN = { seq: 7, text: 'You see Summon Serfs', type: 'peeked', seat: 0 }
const TAKEN = { seq: 7, text: 'Bo takes the card of Summon Serfs', type: 'stolen', seat: 1 }

describe('a card that is in the hand of another', () => {
  const secret = () => new Eavesdropper(0)
  const views = [HIDDEN, HELD]

  test.each([
    ['an event', [change([{ type: 'drew', seat: 1, cards: ['summon-serfs#2'] }])]],
    ['an event for other eyes', [change([{ ...PEEKED, only: [1] }])]],
    ['a line', [update([], [{ ...NULLS, ...TAKEN }])]],
    ['a line of a change', [change([], [TAKEN])]],
    ['a line beside an event for other eyes', [change([{ type: 'peeked', only: [1] }], [SEEN])]],
    ['an option', [{ update: { ask: { options: [{ id: 'cast:summon-serfs#2' }] }, events: [], log: [] } }]],
    ['something that is no event and names these eyes', [{ ask: { card: 'summon-serfs#2', only: [0] } }]],
    ['the words of a hint', [{ options: { pass: { effects: ['Bo casts Summon Serfs'] } } }]],
    ['a theft of what was not open', [change([STOLEN])]],
    [
      'what is sent beside an event for these eyes',
      [{ update: { ask: { from: 'summon-serfs#2' }, events: [PEEKED], log: [] } }],
    ],
  ])('is found in %s', (_, messages) => {
    expect(secret().sent(messages, views)).toEqual(FOUND)
  })

  test('may be shown to these eyes alone, in an event and its line', () => {
    expect(secret().sent([update([PEEKED], [{ ...NULLS, ...SEEN }])], views)).toEqual([])
    expect(secret().sent([change([PEEKED], [SEEN])], views)).toEqual([])
  })

  test('may be in a line that was told, as the server writes a change', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    await begin(hall, gathered)
    const shown = await look(hall, gathered.table, gathered.people[0] ?? null)
    const line: LogLine = { ...SEEN, rival: null, from: null, at: null, rule: null, tale: null }
    const told = { update: { ...shown, log: [line], fresh: true }, after: 0, deadlines: [] }
    const { change } = stepTo(told, standOf(told), 0)
    expect(change.log).toEqual([SEEN])
    const eyes = secret()
    expect(eyes.sent([{ change }], views)).toEqual(FOUND)
    expect(eyes.sent([{ change }], views)).toEqual([])
    expect(eyes.sent([told], views)).toEqual([])
  })

  test('may be in a line that was told, also when play goes back and forth and a change repeats it', () => {
    const eyes = secret()
    expect(eyes.sent([update([PEEKED], [{ ...NULLS, ...SEEN }])], views)).toEqual([])
    expect(eyes.sent([change([], [])], views)).toEqual([])
    expect(eyes.sent([change([], [SEEN])], views)).toEqual([])
    expect(eyes.sent([change([], [{ ...SEEN, seq: 9 }])], views)).toEqual(FOUND)
  })
})

describe('a card that was open a moment ago', () => {
  const views = [HIDDEN, HELD]

  test('may be told to be stolen', () => {
    expect(lookedOn().sent([update([STOLEN], [{ ...NULLS, ...TAKEN }])], views)).toEqual([])
    expect(lookedOn().sent([change([STOLEN], [TAKEN])], views)).toEqual([])
  })

  test.each([
    ['drawn', [change([{ type: 'drew', seat: 1, cards: ['summon-serfs#2'] }])]],
    ['asked about', [{ update: { ask: { from: 'summon-serfs#2' }, events: [STOLEN], log: [] } }]],
    ['stolen for other eyes', [change([{ ...STOLEN, only: [1] }])]],
  ])('may not be told to be %s', (_, messages) => {
    expect(lookedOn().sent(messages, views)).toEqual(FOUND)
  })

  test('may be told to be countered or copied', () => {
    const of = (type: string) => ({ type, seat: 1, card: 'summon-serfs#2', from: 'summon-serfs' })
    expect(lookedOn().sent([change([of('countered'), STOLEN, of('copied')])], views)).toEqual([])
  })

  test('is a secret again a moment later', () => {
    const eyes = lookedOn()
    expect(eyes.sent([change([STOLEN], [TAKEN])], views)).toEqual([])
    expect(eyes.sent([change([STOLEN])], views)).toEqual(FOUND)
  })
})
