import { expect, test } from 'vitest'
import { preview } from '../src/index.ts'
import { play, refusal } from '../testing/index.ts'
import { snapshot, toyTurn } from './toy-table.ts'

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type)

test('a preview shows what an option does and does not change the table', () => {
  const table = toyTurn({ hands: ['boon', ''] })
  const before = snapshot(table)
  expect(types(preview(table.machine, 0, ['cast:boon']).events)).toEqual(['cast', 'resolved'])
  expect(snapshot(table)).toEqual(before)
})

test('several picks are tried one after the other', () => {
  const table = toyTurn({ hands: ['boon', ''] })
  expect(types(preview(table.machine, 0, ['sell', 'cast:boon']).events)).toEqual(['sold', 'cast', 'resolved'])
})

test('it stops at the first chance and at the first reveal', () => {
  const table = toyTurn({ hands: ['', 'gem'] }, 'spy')
  expect(preview(table.machine, 0, ['raid', 'take']).events).toEqual([])
  expect(preview(table.machine, 0, ['spy:1', 'end']).events).toEqual([])
  expect(types(preview(table.machine, 0, ['sell', 'raid', 'take']).events)).toEqual(['sold'])
})

test('it says whether an option triggers the end of the game', () => {
  const table = toyTurn({ coins: 20, hands: ['', ''] })
  expect(preview(table.machine, 0, ['relic']).ends).toBe(false)
  expect(preview(table.machine, 0, ['relic', 'relic']).ends).toBe(true)
  play(table, '0 relic')
  expect(preview(table.machine, 0, ['relic']).ends).toBe(true)
  expect(preview(table.machine, 0, ['end']).ends).toBe(false)
  play(table, '0 relic')
  expect(preview(table.machine, 1, ['end']).ends).toBe(false)
})

test('an option that is not offered has no preview', () => {
  const table = toyTurn({ hands: ['', ''] })
  expect(refusal(() => preview(table.machine, 0, ['cast:boon']))).toBe('unknown-option')
  expect(refusal(() => preview(table.machine, 1, ['raid']))).toBe('unknown-option')
})

test('it is whole if it meets no chance and no further question and the turn continues', () => {
  const table = toyTurn({ coins: 20, hands: ['boon', 'gem'] }, 'spy')
  const whole = (...picks: string[]) => preview(table.machine, 0, picks).whole
  expect([whole('sell'), whole('relic')]).toEqual([true, true])
  // Seat 1 is asked whether it counters the boon. That seat 0 may still sell something is no turn.
  expect(whole('cast:boon')).toBe(false)
  expect([whole('raid'), whole('spy:1')]).toEqual([false, false])
})
