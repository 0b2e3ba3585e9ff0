// Updates are shown one after another, each for its time.
import { describe, expect, test } from 'vitest'
import type { Pace } from '../../src/state/session/happenings.ts'
import { Alone, asked, whole } from './alone.ts'

/** Updates with events are shown for 900 ms; dice roll for 700 ms before that. */
const dice = (n: number) => asked(n, { events: [{ type: 'rolled' }] })
const seen = (n: number) => asked(n, { events: [{ type: 'moved' }] })
const SLOW: Pace = {
  atOnce: () => false,
  tells: () => false,
  plays: ({ events }) => ({
    before: events.some(({ type }) => type === 'rolled') ? 700 : 0,
    after: events.length > 0 ? 900 : 0,
  }),
}

describe('still', () => {
  test('an update is shown immediately', () => {
    const table = new Alone().sits(whole(3)).tells(asked(4))
    expect(table.shown).toBe(4)
    expect(table.open.showing.is).toBe('still')
  })

  test('the log grows, and a fresh update replaces it', () => {
    const table = new Alone().sits(whole(3)).tells(asked(4)).tells(asked(5))
    expect(table.open.log.map(({ text }) => text)).toEqual(['line 3', 'line 4', 'line 5'])
    table.tells(asked(6, { fresh: true }))
    expect(table.open.log.map(({ text }) => text)).toEqual(['line 6'])
  })

  test('unchanged parts keep their identity', () => {
    const table = new Alone().sits(whole(3, { view: { pile: [1], at: 3 }, seats: [] }))
    const before = table.open.shown
    table.tells(asked(4, { view: { pile: [1], at: 4 }, seats: [] }))
    expect(table.open.shown.seats).toBe(before.seats)
    expect(table.open.shown.view).not.toBe(before.view)
  })
})

describe('rolling', () => {
  test('the table changes when the dice stop', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(dice(4))
    expect(table.open).toMatchObject({ showing: { is: 'rolling', ms: 700 }, shown: { entries: 3 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ showing: { is: 'reading', ms: 900 }, shown: { entries: 4 } })
    table.send({ happens: 'due' })
    expect(table.open.showing.is).toBe('still')
  })

  test.each(['touched', 'undone', 'redone'] as const)('%s only stops the dice', (happens) => {
    const table = new Alone(SLOW).sits(whole(3)).tells(dice(4)).send({ happens })
    expect(table.open).toMatchObject({ showing: { is: 'reading' }, shown: { entries: 4 } })
    expect(table.open.underWay).toEqual([])
  })

  test('an ask that is not on screen yet is not answered', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(dice(4)).answers('end')
    expect(table.shown).toBe(4)
    expect(table.open.underWay).toEqual([])
  })
})

describe('reading', () => {
  test('later updates wait in order', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(seen(4)).tells(seen(5)).tells(asked(6))
    expect(table.shown).toBe(4)
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 5 }, showing: { is: 'reading', ms: 900 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ shown: { entries: 6 }, queue: [], showing: { is: 'still' } })
  })

  test('the shown ask can be answered', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(seen(4)).answers('rest')
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 4, picks: ['rest'] })
  })

  test('`touched` does not skip an update', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(seen(4)).tells(seen(5)).send({ happens: 'touched' })
    expect(table.shown).toBe(4)
  })
})

describe('gathering', () => {
  const AT_ONCE: Pace = { atOnce: () => true, tells: () => false, plays: () => ({ before: 0, after: 0 }) }
  const theirs = (n: number) => asked(n, { ask: null, waiting: [1] })

  test('updates within one frame are drawn together', () => {
    const table = new Alone(AT_ONCE).sits(whole(3)).tells(theirs(4)).tells(theirs(5))
    expect(table.open).toMatchObject({ showing: { is: 'gathering' }, shown: { entries: 3 } })
    table.send({ happens: 'due' })
    expect(table.open).toMatchObject({ showing: { is: 'still' }, shown: { entries: 5 } })
    expect(table.open.log.map(({ text }) => text)).toEqual(['line 3', 'line 4', 'line 5'])
  })

  test('an ask for me and the end are shown without gathering', () => {
    expect(new Alone(AT_ONCE).sits(whole(3)).tells(asked(4)).shown).toBe(4)
    expect(new Alone(AT_ONCE).sits(whole(3)).tells(asked(4, { waiting: [], over: true })).shown).toBe(4)
  })
})

describe('skipping', () => {
  test('shows every queued update without its time', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(seen(4)).tells(dice(5)).tells(seen(6))
    table.send({ happens: 'skipped' })
    expect(table.open).toMatchObject({ shown: { entries: 6 }, queue: [], showing: { is: 'still' } })
    expect(table.open.log.map(({ text }) => text)).toEqual(['line 3', 'line 4', 'line 5', 'line 6'])
  })

  test('stops rolling dice', () => {
    const table = new Alone(SLOW).sits(whole(3)).tells(dice(4)).send({ happens: 'skipped' })
    expect(table.open).toMatchObject({ shown: { entries: 4 }, showing: { is: 'still' } })
  })
})

describe('the parts around the board', () => {
  test('follow when the board is on the screen', () => {
    const table = new Alone().sits(whole(3)).tells(asked(4))
    expect(table.open.around.update.entries).toBe(3)
    const n = table.wished().flatMap((effect) => (effect.do === 'frame' ? [effect.n] : []))[0] ?? -1
    table.send({ happens: 'drawn', n })
    expect(table.open.around).toEqual({ update: table.open.shown, log: table.open.log })
  })

  test('show the latest update even if another came since the frame', () => {
    const table = new Alone().sits(whole(3)).tells(asked(4))
    const n = table.wished().flatMap((effect) => (effect.do === 'frame' ? [effect.n] : []))[0] ?? -1
    table.tells(asked(5)).send({ happens: 'drawn', n })
    expect(table.open.around.update.entries).toBe(5)
  })

  test('are drawn together with a fresh update', () => {
    const table = new Alone()
      .sits(whole(3))
      .tells(asked(4))
      .tells(asked(5, { fresh: true }))
    expect(table.open.around.update).toBe(table.open.shown)
  })
})
