// What the player does is shown as soon as it can be; what the host says of it counts.
import { describe, expect, test } from 'vitest'
import { wireAsk } from '../kit.ts'
import { Alone, asked, whole } from './alone.ts'

const FULL = { code: 'storage-full', message: 'storage full' }

describe('answered', () => {
  test('a question that waits for the host is not answered twice', () => {
    const table = new Alone().sits(whole(3)).answers('walk').answers('walk').answers('rest')
    const { n, body } = table.asks('answer')
    expect(body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'] })
    expect(table.open.word).toMatchObject({ is: 'answered', n, ask: { id: 3 } })
    table.tells(asked(4)).send({ happens: 'done', n })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, underWay: [], shown: { entries: 4 } })
  })

  test('what comes next can be answered before the first answer is acknowledged', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    const first = table.asks('answer').n
    table.tells(asked(4)).answers('rest')
    const { n, body } = table.asks('answer')
    expect(body.ask).toBe(4)
    table.send({ happens: 'done', n: first })
    expect(table.open.word).toMatchObject({ is: 'answered', n, ask: { id: 4 } })
  })

  test('a question that is asked further, as when one of several things is ticked, can be answered further', () => {
    const table = new Alone().sits(whole(3)).answers('take:3')
    table.wished()
    table.tells(asked(4, { ask: wireAsk({ id: 3, ticked: ['take:3'] }) })).answers('take:5')
    expect(table.asks('answer').body).toMatchObject({ ask: 3, picks: ['take:5'] })
  })

  test('foreseen, it is shown at once, and said to be known', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'], foreseen: 3 })
    expect(table.shown).toBe(4)
    table.answers('rest')
    expect(table.asks('answer').body.ask).toBe(4)
  })

  test('foreseen and come otherwise, the table is looked at again', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    table.wished()
    table.tells(asked(4, { after: 3 }))
    const { n, body } = table.asks('watch')
    expect(body).toEqual({ table: 'a', eyes: 0 })
    table.send({ happens: 'watched', n, update: whole(5) })
    expect(table.shown).toBe(5)
  })

  test('what is told before that is part of it, and not shown by itself', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    table.tells(asked(4, { after: 3 })).tells(asked(5))
    expect(table.shown).toBe(4)
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(5) }).tells(asked(6))
    expect(table.shown).toBe(6)
  })

  test('what was missed is looked up', () => {
    const table = new Alone().sits(whole(3)).tells(asked(5))
    expect(table.shown).toBe(3)
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(5) })
    expect(table.shown).toBe(5)
  })

  test('refused, it is told why, and the table is shown as it stands', () => {
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

  test('refused, its question is not answered again before the table has been seen', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    table.send({ happens: 'refused', n: table.asks('answer').n, why: FULL }).answers('walk')
    expect(table.wished().map((effect) => effect.do)).toEqual(['tell', 'watch'])
  })

  test('where the table cannot even be seen, that is told, and play can go on', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    table.send({ happens: 'refused', n: table.asks('answer').n, why: FULL })
    table.send({ happens: 'notWatched', n: table.asks('watch').n, why: FULL })
    expect(table.wished()).toEqual([{ do: 'tell', why: FULL }])
    expect(table.open).toMatchObject({ word: { is: 'heard' }, looking: null })
  })

  test('who has left is told, too', () => {
    const table = new Alone().sits(whole(3)).answers('walk')
    const { n } = table.asks('answer')
    table.send({ happens: 'closed' })
    table.wished()
    table.send({ happens: 'refused', n, why: FULL })
    expect(table.wished()).toEqual([{ do: 'tell', why: FULL }])
  })
})

describe('back', () => {
  /** Answered twice; three moments in all. */
  function later(): Alone {
    const table = new Alone().sits(whole(3))
    for (const entries of [4, 5]) {
      table.answers('walk')
      table.tells(asked(entries)).send({ happens: 'done', n: table.asks('answer').n })
    }
    return table
  }

  test('a free step shows the moment at once, with its log and its hints, and can be brought back', () => {
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

  test('what the host then says is shown, whatever it is', () => {
    const table = later().send({ happens: 'undone' })
    table.tells(whole(6, { after: 5, seq: 4, view: { at: 'elsewhere' } }))
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { view: { at: 'elsewhere' } } })
  })

  test('of steps in a row only the last needs its confirmation', () => {
    const table = later().send({ happens: 'undone' }).send({ happens: 'undone' })
    expect(table.open).toMatchObject({ word: { is: 'back', steps: 2 }, shown: { entries: 3 } })
    table.tells(whole(6, { after: 5, seq: 4 }))
    expect(table.open).toMatchObject({ word: { is: 'back', steps: 1 }, shown: { entries: 3 } })
    table.tells(whole(7, { after: 6, seq: 3 }))
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { entries: 7 } })
  })

  test('what happened before it is part of what the host will say, and not shown by itself', () => {
    const table = later().send({ happens: 'undone' })
    table.wished()
    table.tells(asked(6))
    expect(table.shown).toBe(4)
    expect(table.wished()).toEqual([])
  })

  test('an answer waits for what is asked then', () => {
    const table = later().send({ happens: 'undone' })
    table.wished()
    table.answers('rest').answers('walk')
    expect(table.wished()).toEqual([])
    table.tells(whole(6, { after: 5, seq: 4 }))
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 6, picks: ['rest'] })
  })

  test('it is enough that the step is done, where nothing is told of it', () => {
    const table = later().send({ happens: 'undone' })
    const { n } = table.asks('undo')
    table.answers('rest').send({ happens: 'done', n })
    expect(table.asks('answer').body.picks).toEqual(['rest'])
    expect(table.open.word.is).toBe('answered')
  })

  test.each(['undone', 'redone'] as const)(
    'an answer that waits is not wanted any more when it is %s',
    (happens) => {
      const table = later().send({ happens: 'undone' }).answers('rest').send({ happens })
      table.wished()
      table.tells(whole(6, { after: 5, seq: 4 })).tells(whole(7, { after: 6, seq: 3 }))
      expect(table.wished().filter((effect) => effect.do === 'answer')).toEqual([])
    },
  )

  test('nothing is foreseen meanwhile', () => {
    const table = later().send({ happens: 'undone' })
    table.wished()
    table.send({ happens: 'pressed', picks: ['rest'] })
    expect(table.wished()).toEqual([])
  })

  test('refused, the table is shown as it stands, and what waited is not given', () => {
    const table = later().send({ happens: 'undone' })
    const { n } = table.asks('undo')
    table.answers('rest').send({ happens: 'refused', n, why: FULL })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(5) })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { entries: 5 } })
    expect(table.wished().filter((effect) => effect.do === 'answer')).toEqual([])
  })

  test.each(['chance', 'reveal', 'person', 'time'] as const)(
    'beyond a wall (%s) the host is waited for',
    (undo) => {
      const table = new Alone().sits(whole(3)).answers('walk').tells(asked(4, { undo }))
      table.wished()
      table.send({ happens: 'undone' })
      expect(table.asks('undo').body.seat).toBe(0)
      expect(table.open).toMatchObject({ shown: { entries: 4 } })
    },
  )

  test('so is it where the moment is not known: before the table was opened, or after others went back', () => {
    const table = new Alone().sits(whole(3)).send({ happens: 'undone' })
    expect(table.open).toMatchObject({ word: { is: 'heard' }, shown: { entries: 3 } })
    const other = later()
      .tells(whole(6, { after: 5, seq: 3 }))
      .send({ happens: 'undone' })
    expect(other.open.shown.entries).toBe(6)
  })

  test('brought back in a row, what lies between is not stepped to', () => {
    const table = later().send({ happens: 'redone' }).send({ happens: 'redone' })
    expect(table.open.past).toEqual([])
    expect(table.wished().map((effect) => effect.do)).toEqual(['redo', 'redo'])
  })

  test('everyone at a shared device has agreed; who only looks takes nothing back', () => {
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

describe('the host is gone', () => {
  test('what it was asked is refused, and the table is shown as it was kept', () => {
    const table = new Alone().sits(whole(3)).answersForeseen(asked(4), 'walk')
    const { n } = table.asks('answer')
    table.send({ happens: 'hostGone' })
    table.send({ happens: 'refused', n, why: { code: 'host-died', message: '' } })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(3) })
    expect(table.open).toMatchObject({ shown: { entries: 3 }, word: { is: 'heard' }, underWay: [] })
  })

  test('an answer that the new one was given before it said how the table stands is not given twice', () => {
    const table = new Alone().sits(whole(3)).send({ happens: 'hostGone' })
    const { n } = table.asks('watch')
    table
      .answers('walk')
      .send({ happens: 'watched', n, update: whole(3) })
      .answers('walk')
    expect(table.asks('answer').body.ask).toBe(3)
  })
})
