import { expect, test } from 'vitest'
import type { Seat } from '../src/index.ts'
import { asked, offered, play, refusal, refusedWhy } from '../testing/index.ts'
import { snapshot, toy, type ToyTable, toyTurn } from './toy-table.ts'

const idOf = (table: ToyTable, seat: Seat) => table.askOf(seat)?.id ?? -1

test.for<[string, Seat, (table: ToyTable) => number, string | string[]]>([
  ['not-asked', 1, (t) => idOf(t, 0), 'raid'],
  ['not-asked', 2, () => 0, 'end'],
  ['stale-ask', 0, (t) => idOf(t, 0) - 1, 'raid'],
  ['stale-ask', 0, () => 99, 'raid'],
  ['unknown-option', 0, (t) => idOf(t, 0), 'fly'],
  ['unknown-option', 0, (t) => idOf(t, 0), 'cast:bolt'],
  ['unknown-option', 0, (t) => idOf(t, 0), ['sell', 'fly']],
  ['unknown-option', 0, (t) => idOf(t, 0), ['fly', 'sell']],
  ['not-asked', 0, (t) => idOf(t, 0), ['raid', 'take', 'end', 'sell', 'sell']],
  ['bad-request', 0, (t) => idOf(t, 0), []],
])('%s: seat %i is refused and nothing has changed', ([code, seat, ask, picks]) => {
  const nothingAside = { op: 'replace', path: '/game/seats/1/goods', value: 0 } as const
  const table = toyTurn({ hands: ['gem', 'gem'], patch: [nothingAside] })
  const before = snapshot(table)
  expect(refusal(() => table.answer(seat, ask(table), picks))).toBe(code)
  expect(snapshot(table)).toEqual(before)
})

test('a refused list has no effect on the moves after it', () => {
  const [table, other] = [toyTurn(), toyTurn()]
  expect(refusal(() => play(table, '0 raid fly'))).toBe('unknown-option')
  for (const t of [table, other]) play(t, '0 raid', '0 take', '0 end')
  expect(table.digest()).toBe(other.digest())
})

test('a list of picks is one entry and is undone as one', () => {
  const table = toyTurn({ hands: ['boon', ''] })
  const before = table.digest()
  table.answer(0, idOf(table, 0), ['sell', 'cast:boon', 'end'])
  expect(table.entries.at(-1)).toBe('0 sell cast:boon end')
  expect(table.events.map(({ type }) => type)).toEqual(['sold', 'cast', 'resolved'])
  expect(asked(table)).toEqual(['1 act'])
  table.undo(0)
  expect(table.digest()).toBe(before)
  table.redo(0)
  expect(asked(table)).toEqual(['1 act'])
})

test('a list that used chance is a wall', () => {
  const table = toyTurn()
  play(table, '0 sell raid take')
  expect(table.undoWall(0)).toBe('chance')
})

test('an ask id is never reused, no matter what is entered', () => {
  const table = toyTurn({ hands: ['boon', ''] })
  const used = new Set<number>()
  const enter = (act: () => void) => {
    used.add(idOf(table, 0))
    act()
    expect(used).not.toContain(idOf(table, 0))
  }
  enter(() => play(table, '0 sell'))
  enter(() => table.undo(0))
  enter(() => table.redo(0))
  enter(() => table.undo(0))
  enter(() => play(table, '0 sell cast:boon'))
  enter(() => table.undo(0))
  enter(() => table.patch([{ op: 'replace', path: '/game/die', value: 3 }]))
  enter(() => play(table, '0 raid take'))
})

test('a stale answer to the ask before a list is refused', () => {
  const table = toyTurn()
  const old = idOf(table, 0)
  table.answer(0, old, ['raid', 'take'])
  expect(refusal(() => table.answer(0, old, 'end'))).toBe('stale-ask')
})

test("another seat's unchanged ask keeps its id, a changed one does not", () => {
  const table = toyTurn({ hands: ['', ''] })
  const aside = idOf(table, 1)
  expect(offered(table, 1)).toEqual(['sell'])
  play(table, '0 sell')
  expect(idOf(table, 1)).toBe(aside)
  table.choose(0, 'toll', 'never')
  expect(idOf(table, 1)).toBe(aside)
  play(table, '0 raid', '0 take', '0 end')
  expect(offered(table, 1)).toContain('raid')
  expect(idOf(table, 1)).not.toBe(aside)
})

test('a seat that settles its question with a preference gets a new ask id', () => {
  const table = toyTurn({ seats: 3 })
  table.choose(1, 'toll', 'ask')
  play(table, '0 raid')
  expect(asked(table)).toEqual(['1 toll'])
  const old = idOf(table, 1)
  table.choose(1, 'toll', 'always')
  expect(asked(table)).toEqual(['0 loot'])
  expect(table.events).toContainEqual({ type: 'toll', seat: 1, from: 'toll' })
  expect(idOf(table, 1)).not.toBe(old)
})

test('a refused option comes with its reason', () => {
  const table = toyTurn({ hands: ['bolt gem', ''], coins: 0 })
  expect(refusedWhy(table, 0, 'cast:bolt')).toBe('no-coins')
  expect(refusedWhy(table, 0, 'cast:boon')).toBe('no-card')
  expect(refusedWhy(table, 0, 'raid')).toBeNull()
  expect(offered(table, 0)).toEqual(['rest', 'feast', 'raid', 'end', 'sell'])
})

test('a finished game takes no answers', () => {
  const table = toy({ values: { rounds: 1 } })
  play(table, '0 tactic:march', '1 tactic:march', '0 end', '1 end')
  expect(table.over).toBe(true)
  expect(refusal(() => table.answer(0, 0, 'end'))).toBe('over')
  expect(refusal(() => play(table, '0 end'))).toBe('over')
  expect(table.machine.choosingTogether).toBe(false)
})
