// Answers, undo and redo: the page shows the result as early as possible, and the host's reply decides.
import { describe, expect, test } from 'vitest'
import { wireAsk } from '../kit.ts'
import { Alone, asked, whole } from './alone.ts'

const FULL = { code: 'storage-full', message: 'storage full' }

describe('answered', () => {
  test('an ask is not answered twice while the host has not replied', () => {
    const table = new Alone().sits(whole(3)).answers('walk').answers('walk').answers('rest')
    const { n, body } = table.asks('answer')
    expect(body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'] })
    expect(table.open.word).toMatchObject({ is: 'answered', n, ask: { id: 3 } })
    table.tells(asked(4)).send({ happens: 'done', n })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, underWay: [], shown: { entries: 4 } })
  })

  test('the next ask can be answered before the first answer is acknowledged', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    const first = table.asks('answer').n
    table.tells(asked(4)).answers('rest')
    const { n, body } = table.asks('answer')
    expect(body.ask).toBe(4)
    table.send({ happens: 'done', n: first })
    expect(table.open.word).toMatchObject({ is: 'answered', n, ask: { id: 4 } })
  })

  test('an ask that stays open, as with several picks, can be answered again', () => {
    const table = new Alone().sits(whole(3)).answers('take:3')
    table.wished()
    table.tells(asked(4, { ask: wireAsk({ id: 3, ticked: ['take:3'] }) })).answers('take:5')
    expect(table.asks('answer').body).toMatchObject({ ask: 3, picks: ['take:5'] })
  })

  test('a foreseen result is shown immediately, and the host is told that it was foreseen', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'], foreseen: 3 })
    expect(table.shown).toBe(4)
    table.answers('rest')
    expect(table.asks('answer').body.ask).toBe(4)
  })

  test('if the result differs from the foresight, the table is fetched again', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    table.wished()
    table.tells(asked(4, { after: 3 }))
    const { n, body } = table.asks('watch')
    expect(body).toEqual({ table: 'a', eyes: 0 })
    table.send({ happens: 'watched', n, update: whole(5) })
    expect(table.shown).toBe(5)
  })

  test('updates that arrive before that reply are not shown separately', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    table.tells(asked(4, { after: 3 })).tells(asked(5))
    expect(table.shown).toBe(4)
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(5) }).tells(asked(6))
    expect(table.shown).toBe(6)
  })

  test('after a missed update the table is fetched again', () => {
    const table = new Alone().sits(whole(3)).tells(asked(5))
    expect(table.shown).toBe(3)
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(5) })
    expect(table.shown).toBe(5)
  })

  test('after a refusal the player hears why, and the table is fetched again', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    const { n } = table.asks('answer')
    table.send({ happens: 'refused', n, why: FULL })
    const wishes = table.wished()
    expect(wishes).toMatchObject([{ do: 'tell', why: FULL }, { do: 'watch' }])
    table.send({ happens: 'watched', n: table.open.looking?.n ?? -1, update: whole(3) })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, looking: null, shown: { entries: 3 } })
    expect(table.open.log.map(({ text }) => text)).toEqual(['line 3'])
    expect(table.answers('rest').asks('answer').body.ask).toBe(3)
  })

  test('after a refusal the ask is not answered again before the table was fetched', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    table.send({ happens: 'refused', n: table.asks('answer').n, why: FULL }).answers('walk')
    expect(table.wished().map((effect) => effect.do)).toEqual(['tell', 'watch'])
  })

  test('if the table can’t be fetched, the player hears why and can go on', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    table.send({ happens: 'refused', n: table.asks('answer').n, why: FULL })
    table.send({ happens: 'notWatched', n: table.asks('watch').n, why: FULL })
    expect(table.wished()).toEqual([{ do: 'tell', why: FULL }])
    expect(table.open).toMatchObject({ word: { is: 'heard' }, looking: null })
  })

  test('a refusal is shown even after the player has left the table', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    const { n } = table.asks('answer')
    table.send({ happens: 'closed' })
    table.wished()
    table.send({ happens: 'refused', n, why: FULL })
    expect(table.wished()).toEqual([{ do: 'tell', why: FULL }])
  })
})

describe('back', () => {
  /** A table at which the player has answered twice: three moments. */
  function later(): Alone {
    const table = new Alone().sits(whole(3))
    for (const entries of [4, 5]) {
      table.answers('walk')
      table.tells(asked(entries)).send({ happens: 'done', n: table.asks('answer').n })
    }
    return table
  }

  test('a free undo shows the moment immediately, with its log and hints, and offers a redo', () => {
    const table = new Alone().sits(whole(3))
    const hints = { options: {}, routes: { 'space:9': ['move:3', 'move:9'] } }
    table.send({ happens: 'hintsWanted' })
    table.send({ happens: 'hinted', n: table.asks('hints').n, hints })
    table.answers('walk').tells(asked(4))
    table.wished()
    table.send({ happens: 'undone' })
    const { n, body } = table.asks('undo')
    expect(body).toEqual({ table: 'a', seat: 0, consent: [] })
    expect(table.open).toMatchObject({
      word: { is: 'back', n, steps: 1, kept: null },
      shown: { entries: 3, redo: true, events: [] },
      hints: { is: 'known', hints },
    })
    expect(table.open.log.map(({ text }) => text)).toEqual(['line 3'])
    expect(table.open.around.update).toBe(table.open.shown)
  })

  test('the host’s reply is shown even if it differs', () => {
    const table = later().send({ happens: 'undone' })
    table.tells(whole(6, { after: 5, seq: 4, view: { at: 'elsewhere' } }))
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { view: { at: 'elsewhere' } } })
  })

  test('after several undos, only the last confirmation is shown', () => {
    const table = later().send({ happens: 'undone' }).send({ happens: 'undone' })
    expect(table.open).toMatchObject({ word: { is: 'back', steps: 2 }, shown: { entries: 3 } })
    table.tells(whole(6, { after: 5, seq: 4 }))
    expect(table.open).toMatchObject({ word: { is: 'back', steps: 1 }, shown: { entries: 3 } })
    table.tells(whole(7, { after: 6, seq: 3 }))
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { entries: 7 } })
  })

  test('updates from before the undo are not shown separately', () => {
    const table = later().send({ happens: 'undone' })
    table.wished()
    table.tells(asked(6))
    expect(table.shown).toBe(4)
    expect(table.wished()).toEqual([])
  })

  test('an answer is kept until the host has confirmed the undo', () => {
    const table = later().send({ happens: 'undone' })
    table.wished()
    table.answers('rest').answers('walk')
    expect(table.wished()).toEqual([])
    table.tells(whole(6, { after: 5, seq: 4 }))
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 6, picks: ['rest'] })
  })

  test('`done` confirms the undo even without an update', () => {
    const table = later().send({ happens: 'undone' })
    const { n } = table.asks('undo')
    table.answers('rest').send({ happens: 'done', n })
    expect(table.asks('answer').body.picks).toEqual(['rest'])
    expect(table.open.word.is).toBe('answered')
  })

  test.each(['undone', 'redone'] as const)('a kept answer is dropped when the player has %s', (happens) => {
    const table = later().send({ happens: 'undone' }).answers('rest').send({ happens })
    table.wished()
    table.tells(whole(6, { after: 5, seq: 4 })).tells(whole(7, { after: 6, seq: 3 }))
    expect(table.wished().filter((effect) => effect.do === 'answer')).toEqual([])
  })

  test('no foresight is requested meanwhile', () => {
    const table = later().send({ happens: 'undone' })
    table.wished()
    table.send({ happens: 'pressed', picks: ['rest'] })
    expect(table.wished()).toEqual([])
  })

  test('after a refusal the table is fetched again and the kept answer is dropped', () => {
    const table = later().send({ happens: 'undone' })
    const { n } = table.asks('undo')
    table.answers('rest').send({ happens: 'refused', n, why: FULL })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(5) })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { entries: 5 } })
    expect(table.wished().filter((effect) => effect.do === 'answer')).toEqual([])
  })

  test.each(['chance', 'reveal', 'person', 'time'] as const)(
    'an undo past a wall (%s) waits for the host',
    (undo) => {
      const table = new Alone().sits(whole(3)).answers('walk').tells(asked(4, { undo }))
      table.wished()
      table.send({ happens: 'undone' })
      expect(table.asks('undo').body.seat).toBe(0)
      expect(table.open).toMatchObject({ shown: { entries: 4 } })
    },
  )

  test('an undo to a moment that isn’t remembered waits for the host', () => {
    const table = new Alone().sits(whole(3)).send({ happens: 'undone' })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { entries: 3 } })
    const other = later()
      .tells(whole(6, { after: 5, seq: 3 }))
      .send({ happens: 'undone' })
    expect(other.open.shown.entries).toBe(6)
  })

  test('several redos in flight forget all moments, because those in between were never on screen', () => {
    const table = later().send({ happens: 'redone' }).send({ happens: 'redone' })
    expect(table.open.past).toEqual([])
    expect(table.wished().map((effect) => effect.do)).toEqual(['redo', 'redo'])
  })

  test('other people at a shared device count as agreeing; a spectator can’t undo, redo or set preferences', () => {
    const seats = [0, 1, 2].map((i) => ({
      name: `${i}`,
      kind: i === 2 ? ('bot' as const) : ('person' as const),
    }))
    const table = new Alone().sits(whole(3, { seats })).send({ happens: 'undone' })
    expect(table.asks('undo').body.consent).toEqual([1])
    const guest = new Alone().sits(whole(3, { eyes: null, ask: null }))
    guest.send({ happens: 'undone' }).send({ happens: 'redone' })
    guest.send({ happens: 'chosen', effect: 'gains', choice: 'ask' })
    expect(guest.wished()).toEqual([])
  })
})

describe('a host that died', () => {
  test('refuses its open requests, and the stored table is shown', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    const { n } = table.asks('answer')
    table.send({ happens: 'hostGone' })
    table.send({ happens: 'refused', n, why: { code: 'host-died', message: '' } })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(3) })
    expect(table.open).toMatchObject({ shown: { entries: 3 }, word: { is: 'heard' }, underWay: [] })
  })

  test('an answer sent to the new host before its first update is not sent twice', () => {
    const table = new Alone().sits(whole(3)).send({ happens: 'hostGone' })
    const { n } = table.asks('watch')
    table
      .answers('walk')
      .send({ happens: 'watched', n, update: whole(3) })
      .answers('walk')
    expect(table.asks('answer').body.ask).toBe(3)
  })
})
