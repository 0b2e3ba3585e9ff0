// Others' turns are narrated step by step, at the player's pace, and again if the player wants.
import { describe, expect, test } from 'vitest'
import type { Pace } from '../../src/state/session/happenings.ts'
import { isRetelling } from '../../src/state/session/session.ts'
import { Alone, asked, whole } from './alone.ts'

/** A step with an event, one without, one with dice, and one that asks me again. */
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

/** My turn has ended, and the other player plays. */
const theirTurn = () => new Alone(PACE).sits(whole(3, { ask: null, waiting: [1] }))

/** The other player has played, and I am asked. */
const played = () =>
  theirTurn().tells(step(4)).tells(step(5)).tells(mine(6)).send({ happens: 'due' }).send({ happens: 'due' })

const texts = (table: Alone) => table.open.log.map(({ text }) => text)

describe('a step', () => {
  test('is shown for its time, and an update without a step is skipped', () => {
    const table = theirTurn().tells(step(4)).tells(silent(5)).tells(step(6)).tells(mine(7))
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'reading', ms: 1200 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 6 }, showing: { is: 'reading', ms: 1200 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 7, waiting: [0] }, showing: { is: 'still' } })
  })

  test('that asks me is narrated first and asks afterward', () => {
    const table = theirTurn().tells(asked(4, { events: [{ type: 'moved' }] }))
    expect(table.open).toMatchObject({ shown: { entries: 4, ask: null, waiting: [1] } })
    expect(table.answers('rest').wished()).not.toContainEqual(expect.objectContaining({ do: 'answer' }))
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 4, ask: { id: 4 }, waiting: [0] } })
    expect(texts(table)).toEqual(['line 3', 'line 4'])
  })

  test('of my own is not narrated', () => {
    const table = new Alone({ ...PACE, tells: () => false }).sits(whole(3)).tells(mine(4))
    expect(table.open.told).toBeNull()
  })
})

describe('paused', () => {
  const paused = () => theirTurn().tells(step(4)).send({ happens: 'paused' })

  test('the shown step stays when updates arrive', () => {
    const table = paused().tells(step(5)).tells(mine(6))
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'paused' } })
  })

  test('resumes with the next step', () => {
    const table = paused().tells(step(5)).send({ happens: 'resumed' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'reading', ms: 1200 } })
  })

  test('hastened shows the next step without its dice, skips updates without a step, and stays paused', () => {
    const table = paused().tells(silent(5)).tells(dice(6)).tells(step(7)).send({ happens: 'hastened' })
    expect(table.open).toMatchObject({ shown: { entries: 6 }, showing: { is: 'paused' } })
  })

  test('ends when I am asked', () => {
    const table = paused().tells(mine(5)).send({ happens: 'hastened' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'still' } })
  })

  test('stops rolling dice and shows their result', () => {
    const table = theirTurn().tells(dice(4)).send({ happens: 'paused' })
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'paused' } })
  })

  test('does nothing when I am asked and the queue is empty', () => {
    expect(new Alone(PACE).sits(whole(3)).send({ happens: 'paused' }).open.showing.is).toBe('still')
  })
})

describe('hastened', () => {
  test('the next step is shown now, for its usual time', () => {
    const table = theirTurn().tells(step(4)).tells(step(5)).send({ happens: 'hastened' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'reading', ms: 1200 } })
  })
})

describe('skipped', () => {
  test('everything is shown without pauses until I am asked, including later updates', () => {
    const table = theirTurn().tells(step(4)).tells(step(5)).send({ happens: 'skipped' })
    expect(table.shown).toBe(5)
    expect(table.tells(step(6)).shown).toBe(6)
    expect(table.tells(mine(7)).open).toMatchObject({ shown: { entries: 7 }, showing: { is: 'still' } })
  })

  test('a spectator skips only the queued updates', () => {
    const table = new Alone(PACE).sits(whole(3, { eyes: null, ask: null }))
    const seen = (n: number) => ({ ...step(n), eyes: null })
    table.tells(seen(4)).tells(seen(5)).send({ happens: 'skipped' })
    expect(table.tells(seen(6)).open).toMatchObject({ shown: { entries: 6 }, showing: { is: 'reading' } })
  })
})

describe('narrated again', () => {
  test('runs from others’ first step to the present, without an ask until then', () => {
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

  test('starts over when requested again, and ends once', () => {
    const table = played().send({ happens: 'retold' }).send({ happens: 'due' }).send({ happens: 'retold' })
    expect(table.shown).toBe(4)
    expect(table.open.queue.map(({ entries }) => entries)).toEqual([5, 6, 6])
    table.send({ happens: 'skipped' })
    expect(table.open).toMatchObject({ shown: { entries: 6, ask: { id: 6 } }, queue: [] })
  })

  test('requested during the first narration, continues with the new steps', () => {
    const table = theirTurn().tells(step(4)).tells(step(5)).tells(step(6)).send({ happens: 'due' })
    table.send({ happens: 'retold' })
    const seen = [table.shown]
    while (table.open.queue.length > 0) seen.push(table.send({ happens: 'due' }).shown)
    expect(seen).toEqual([4, 5, 6])
  })

  test('undo only returns to the present', () => {
    const table = played().send({ happens: 'retold' })
    table.wished()
    expect(table.send({ happens: 'undone' }).shown).toBe(6)
    expect(isRetelling(table.open)).toBe(false)
    expect(table.wished().some(({ do: what }) => what === 'undo')).toBe(false)
  })

  test('keeps the steps until others play after my turn, then starts a new list', () => {
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

  test('leaves out steps that were undone', () => {
    const table = played().tells(asked(7, { fresh: true, seq: 4 }))
    expect(table.open.told?.steps.map(({ entries }) => entries)).toEqual([4])
  })

  test('is not available to other eyes', () => {
    const table = played().send({ happens: 'eyesChosen', eyes: 1 })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(6, { eyes: 1 }) })
    expect(table.open.told).toBeNull()
  })
})
