// Tests of the search for secrets itself: what it must find, and what a seat may be sent.
import type { LogLine } from '@lorehall/host'
import { snapshotOf, nextChange } from '@lorehall/host/changes'
import { describe, expect, test } from 'vitest'
import { begin, gather, look, openHouse } from './kit/house.ts'
import { Eavesdropper } from './kit/secrets.ts'

const OPEN = { casting: ['summon-serfs#2'], hand: null }
const HIDDEN = { casting: [], hand: null }
const HELD = { casting: [], hand: ['summon-serfs#2'] }

/** The eyes of seat 0, which sees the card go into the hand of seat 1. */
const lookedOn = () => {
  const eyes = new Eavesdropper(0, ['countered', 'stolen', 'copied'])
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

describe('a card in the hand of another player', () => {
  const secret = () => new Eavesdropper(0)
  const views = [HIDDEN, HELD]

  test.each([
    ['an event', [change([{ type: 'drew', seat: 1, cards: ['summon-serfs#2'] }])]],
    ['an event for other eyes', [change([{ ...PEEKED, only: [1] }])]],
    ['a line', [update([], [{ ...NULLS, ...TAKEN }])]],
    ['a line of a change', [change([], [TAKEN])]],
    ['a line next to an event for other eyes', [change([{ type: 'peeked', only: [1] }], [SEEN])]],
    ['an option', [{ update: { ask: { options: [{ id: 'cast:summon-serfs#2' }] }, events: [], log: [] } }]],
    ['a part that is not an event but names these eyes', [{ ask: { card: 'summon-serfs#2', only: [0] } }]],
    ['the text of a hint', [{ options: { pass: { effects: ['Bo casts Summon Serfs'] } } }]],
    ['a theft of a card that was not open', [change([STOLEN])]],
    [
      'another part of a message with an event for these eyes',
      [{ update: { ask: { from: 'summon-serfs#2' }, events: [PEEKED], log: [] } }],
    ],
  ])('is found in %s', (_, messages) => {
    expect(secret().sent(messages, views)).toEqual(FOUND)
  })

  test('may be shown to these eyes alone, in an event and its line', () => {
    expect(secret().sent([update([PEEKED], [{ ...NULLS, ...SEEN }])], views)).toEqual([])
    expect(secret().sent([change([PEEKED], [SEEN])], views)).toEqual([])
  })

  test('may be in a line that was sent before, as the server writes a change', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    await begin(hall, gathered)
    const shown = await look(hall, gathered.table, gathered.people[0] ?? null)
    const line: LogLine = { ...SEEN, rival: null, from: null, at: null, rule: null, tale: null }
    const sent = { update: { ...shown, log: [line], fresh: true }, after: 0, deadlines: [] }
    const { change } = nextChange(sent, snapshotOf(sent), 0)
    expect(change.log).toEqual([SEEN])
    const eyes = secret()
    expect(eyes.sent([{ change }], views)).toEqual(FOUND)
    expect(eyes.sent([{ change }], views)).toEqual([])
    expect(eyes.sent([sent], views)).toEqual([])
  })

  test('may be in a line that was sent before, even if a change repeats it after undo and redo', () => {
    const eyes = secret()
    expect(eyes.sent([update([PEEKED], [{ ...NULLS, ...SEEN }])], views)).toEqual([])
    expect(eyes.sent([change([], [])], views)).toEqual([])
    expect(eyes.sent([change([], [SEEN])], views)).toEqual([])
    expect(eyes.sent([change([], [{ ...SEEN, seq: 9 }])], views)).toEqual(FOUND)
  })
})

describe('a card that was open a moment ago', () => {
  const views = [HIDDEN, HELD]

  test('may be named in an event about a theft', () => {
    expect(lookedOn().sent([update([STOLEN], [{ ...NULLS, ...TAKEN }])], views)).toEqual([])
    expect(lookedOn().sent([change([STOLEN], [TAKEN])], views)).toEqual([])
  })

  test.each([
    ['drawn', [change([{ type: 'drew', seat: 1, cards: ['summon-serfs#2'] }])]],
    ['asked about', [{ update: { ask: { from: 'summon-serfs#2' }, events: [STOLEN], log: [] } }]],
    ['stolen for other eyes', [change([{ ...STOLEN, only: [1] }])]],
  ])('may not be named when it is %s', (_, messages) => {
    expect(lookedOn().sent(messages, views)).toEqual(FOUND)
  })

  test('may be named when it is countered or copied', () => {
    const of = (type: string) => ({ type, seat: 1, card: 'summon-serfs#2', from: 'summon-serfs' })
    expect(lookedOn().sent([change([of('countered'), STOLEN, of('copied')])], views)).toEqual([])
  })

  test('may not be named in a theft if the game does not allow it', () => {
    const eyes = new Eavesdropper(0)
    eyes.sent([], [OPEN, OPEN])
    expect(eyes.sent([change([STOLEN])], views)).toEqual(FOUND)
  })

  test('is a secret again a moment later', () => {
    const eyes = lookedOn()
    expect(eyes.sent([change([STOLEN], [TAKEN])], views)).toEqual([])
    expect(eyes.sent([change([STOLEN])], views)).toEqual(FOUND)
  })
})
