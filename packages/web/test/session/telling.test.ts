// What others do is told step by step, at the player's pace; and once more, if they wish.
import { describe, expect, test } from 'vitest'
import type { Pace } from '../../src/state/table/happenings.ts'
import { isRetelling } from '../../src/state/table/session.ts'
import { Alone, asked, whole } from './alone.ts'

/** A step that tells something, one that does not, and what asks me again. */
const step = (n: number) => asked(n, { ask: null, waiting: [1], events: [{ type: 'moved' }] })
const silent = (n: number) => asked(n, { ask: null, waiting: [1], events: [] })
const dice = (n: number) => asked(n, { ask: null, waiting: [1], events: [{ type: 'rolled' }] })
const mine = (n: number) => asked(n, { events: [] })

const PACE: Pace = {
  atOnce: () => false,
  tells: ({ events }) => events.length > 0,
  plays: ({ events }) => ({
    before: events.some(({ type }) => type === 'rolled') ? 700 : 0,
    after: events.length > 0 ? 1200 : 0,
  }),
}

/** My turn has ended, and the other one plays. */
const theirTurn = () => new Alone(PACE).sits(whole(3, { ask: null, waiting: [1] }))

/** The other one has played, and I am asked. */
const played = () =>
  theirTurn().tells(step(4)).tells(step(5)).tells(mine(6)).send({ happens: 'due' }).send({ happens: 'due' })

const texts = (table: Alone) => table.open.log.map(({ text }) => text)

describe('a step', () => {
  test('is looked at before the next one, and what says nothing passes with it', () => {
    const table = theirTurn().tells(step(4)).tells(silent(5)).tells(step(6)).tells(mine(7))
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'reading', ms: 1200 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 6 }, showing: { is: 'reading', ms: 1200 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 7, waiting: [0] }, showing: { is: 'still' } })
  })

  test('that asks me is told first, and then it asks', () => {
    const table = theirTurn().tells(asked(4, { events: [{ type: 'moved' }] }))
    expect(table.open).toMatchObject({ shown: { entries: 4, ask: null, waiting: [1] } })
    expect(table.answers('rest').wished()).not.toContainEqual(expect.objectContaining({ do: 'answer' }))
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 4, ask: { id: 4 }, waiting: [0] } })
    expect(texts(table)).toEqual(['line 3', 'line 4'])
  })

  test('of my own is not told', () => {
    const table = new Alone({ ...PACE, tells: () => false }).sits(whole(3)).tells(mine(4))
    expect(table.open.told).toBeNull()
  })
})

describe('paused', () => {
  const paused = () => theirTurn().tells(step(4)).send({ happens: 'paused' })

  test('what is shown stays, whatever comes', () => {
    const table = paused().tells(step(5)).tells(mine(6))
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'paused' } })
  })

  test('it goes on where it was', () => {
    const table = paused().tells(step(5)).send({ happens: 'resumed' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'reading', ms: 1200 } })
  })

  test('the next step is shown, past what says nothing and without its dice, and stays', () => {
    const table = paused().tells(silent(5)).tells(dice(6)).tells(step(7)).send({ happens: 'hastened' })
    expect(table.open).toMatchObject({ shown: { entries: 6 }, showing: { is: 'paused' } })
  })

  test('it is over when I am asked', () => {
    const table = paused().tells(mine(5)).send({ happens: 'hastened' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'still' } })
  })

  test('dice lie', () => {
    const table = theirTurn().tells(dice(4)).send({ happens: 'paused' })
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'paused' } })
  })

  test('where I am asked there is nothing to hold', () => {
    expect(new Alone(PACE).sits(whole(3)).send({ happens: 'paused' }).open.showing.is).toBe('still')
  })
})

describe('hastened', () => {
  test('the next step comes now, and is looked at as ever', () => {
    const table = theirTurn().tells(step(4)).tells(step(5)).send({ happens: 'hastened' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'reading', ms: 1200 } })
  })
})

describe('skipped', () => {
  test('everything passes until I am asked, also what is still to come', () => {
    const table = theirTurn().tells(step(4)).tells(step(5)).send({ happens: 'skipped' })
    expect(table.shown).toBe(5)
    expect(table.tells(step(6)).shown).toBe(6)
    expect(table.tells(mine(7)).open).toMatchObject({ shown: { entries: 7 }, showing: { is: 'still' } })
  })

  test('who only watches skips what waits, and no more', () => {
    const table = new Alone(PACE).sits(whole(3, { eyes: null, ask: null }))
    const seen = (n: number) => ({ ...step(n), eyes: null })
    table.tells(seen(4)).tells(seen(5)).send({ happens: 'skipped' })
    expect(table.tells(seen(6)).open).toMatchObject({ shown: { entries: 6 }, showing: { is: 'reading' } })
  })
})

describe('told again', () => {
  test('from where others began to the present, and nobody is asked before that', () => {
    const table = played()
    table.wished()
    table.send({ happens: 'retold' })
    expect(table.open).toMatchObject({ shown: { entries: 4, ask: null }, showing: { is: 'reading' } })
    expect(texts(table)).toEqual(['line 3', 'line 4'])
    table.answers('rest').send({ happens: 'pressed', picks: ['rest'] })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 5, ask: null } })
    expect(table.wished().filter(({ do: what }) => what !== 'frame')).toEqual([])
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 6, ask: { id: 6 } }, showing: { is: 'still' } })
    expect(texts(table)).toEqual(['line 3', 'line 4', 'line 5', 'line 6'])
  })

  test('begins anew where it is wished once more, and ends once', () => {
    const table = played().send({ happens: 'retold' }).send({ happens: 'due' }).send({ happens: 'retold' })
    expect(table.shown).toBe(4)
    expect(table.open.queue.map(({ entries }) => entries)).toEqual([5, 6, 6])
    table.send({ happens: 'skipped' })
    expect(table.open).toMatchObject({ shown: { entries: 6, ask: { id: 6 } }, queue: [] })
  })

  test('in the middle of it, it goes on with what is new', () => {
    const table = theirTurn().tells(step(4)).tells(step(5)).tells(step(6)).send({ happens: 'due' })
    table.send({ happens: 'retold' })
    const seen = [table.shown]
    while (table.open.queue.length > 0) seen.push(table.send({ happens: 'due' }).shown)
    expect(seen).toEqual([4, 5, 6])
  })

  test('a step back returns to the present first', () => {
    const table = played().send({ happens: 'retold' })
    table.wished()
    expect(table.send({ happens: 'undone' }).shown).toBe(6)
    expect(isRetelling(table.open)).toBe(false)
    expect(table.wished().some(({ do: what }) => what === 'undo')).toBe(false)
  })

  test('is possible until others play after my turn; then it begins with that', () => {
    const table = played().answers('walk')
    table.send({ happens: 'done', n: table.asks('answer').n }).tells(asked(7, { events: [] }))
    expect(table.open.told?.steps.map(({ entries }) => entries)).toEqual([4, 5, 6])
    table.answers('end')
    table
      .send({ happens: 'done', n: table.asks('answer').n })
      .tells(silent(8))
      .tells(step(9))
    expect(table.open.told?.steps.map(({ entries }) => entries)).toEqual([9])
  })

  test('what was taken back is not told', () => {
    const table = played().tells(asked(7, { fresh: true, seq: 4 }))
    expect(table.open.told?.steps.map(({ entries }) => entries)).toEqual([4])
  })

  test('other eyes have seen nothing of it', () => {
    const table = played().send({ happens: 'eyesChosen', eyes: 1 })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(6, { eyes: 1 }) })
    expect(table.open.told).toBeNull()
  })
})
