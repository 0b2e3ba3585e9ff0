import { expect, test } from 'vitest'
import { Table } from '../src/index.ts'
import { play, toyGame } from '../testing/index.ts'
import { bot, person, type ToyTable, toyTurn } from './toy-table.ts'

const withBot = { seats: [person('Ann'), bot('Bob')], hands: ['boon boon', ''] }
const stream = (table: ToyTable) => table.machine.position.chance.join()
const replayed = (table: ToyTable) => Table.replay(toyGame, table.record()).digest()

/** Chance after seat 0 raids as its first action. */
function raided(): string {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  return stream(table)
}

test('chance gets a new seed each time an undo crosses a wall', () => {
  const table = toyTurn(withBot)
  const streams = new Set<string>()
  for (let i = 0; i < 5; i++) {
    play(table, '0 raid')
    streams.add(stream(table))
    table.undo(0)
  }
  expect(streams.size).toBe(5)
  expect(replayed(table)).toBe(table.digest())
})

test('redo restores the old chance', () => {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  const before = table.digest()
  table.undo(0)
  table.redo(0)
  expect(table.digest()).toBe(before)
  table.undo(0)
  play(table, '0 raid')
  expect(table.digest()).not.toBe(before)
})

test('undo between walls leaves chance as it was', () => {
  const table = toyTurn(withBot)
  play(table, '0 sell')
  table.undo(0)
  play(table, '0 raid')
  expect(stream(table)).toBe(raided())
})

test('undoing a harmless move does not bring the old chance back', () => {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  table.undo(0)
  play(table, '0 sell')
  table.undo(0)
  play(table, '0 raid')
  expect(stream(table)).not.toBe(raided())
  expect(replayed(table)).toBe(table.digest())
})

test('undoing further does not bring the old chance back', () => {
  const table = toyTurn(withBot)
  play(table, '0 sell', '0 raid')
  const old = stream(table)
  table.undo(0)
  table.undo(0)
  play(table, '0 sell', '0 raid')
  expect(stream(table)).not.toBe(old)
})

test('undoing two answers and redoing one keeps the new chance', () => {
  const table = toyTurn(withBot)
  play(table, '0 sell', '0 raid')
  const [old, end] = [stream(table), table.digest()]
  table.undo(0)
  const anew = table.digest()
  table.undo(0)
  table.redo(0)
  expect(table.digest()).toBe(anew)
  table.redo(0)
  expect(table.digest()).toBe(end)
  table.undo(0)
  table.undo(0)
  table.redo(0)
  play(table, '0 raid')
  expect(stream(table)).not.toBe(old)
  expect(replayed(table)).toBe(table.digest())
})

test.for<[string, (table: ToyTable) => void]>([
  ['a preference', (table) => table.choose(0, 'toll', 'never')],
  ['a patch', (table) => table.patch([{ op: 'replace', path: '/game/die', value: 3 }])],
])('%s after a crossed wall keeps the new chance', ([, enter]) => {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  table.undo(0)
  enter(table)
  play(table, '0 raid')
  const before = table.digest()
  expect(stream(table)).not.toBe(raided())
  table.undo(0)
  table.redo(0)
  expect(table.digest()).toBe(before)
  expect(replayed(table)).toBe(before)
})

test('undoing a sealed answer after a crossed wall keeps the new chance', () => {
  const table = toyTurn({ seats: [person('A'), bot('B'), bot('C')], hands: ['', '', ''] })
  play(table, '0 end', '1 end', '2 end', '0 tactic:spy', '1 tactic:spy', '2 tactic:spy')
  play(table, '0 raid')
  const old = stream(table)
  table.undo(0)
  table.undo(0)
  play(table, '0 tactic:trade', '1 tactic:trade')
  table.undo(0)
  play(table, '0 tactic:spy', '2 tactic:spy', '0 raid')
  expect(stream(table)).not.toBe(old)
  expect(replayed(table)).toBe(table.digest())
})

test('a branch cannot be undone to chance that its owner knew', () => {
  const home = toyTurn(withBot)
  play(home, '0 sell')
  const away = home.branch(home.moves, 'a seed of its own')
  expect(away.undoWall(0)).toBe('nothing')
  expect(() => away.undo(0)).toThrow(/nothing to undo/)
  play(away, '0 raid')
  away.undo(0)
  expect(away.undoWall(0)).toBe('nothing')
})

test('the seed of the original table does not predict the chance of a branch, not even beyond a wall', () => {
  const home = toyTurn(withBot)
  const crossed = (seed: string) => {
    const away = home.branch(home.moves, seed)
    play(away, '0 raid')
    away.undo(0)
    play(away, '0 raid')
    expect(replayed(away)).toBe(away.digest())
    return stream(away)
  }
  expect(crossed('one')).not.toBe(crossed('another'))
})

test('a straight record leads to the same position without undos', () => {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  table.undo(0)
  play(table, '0 raid')
  const straight = table.straight()
  expect(straight.entries.some((entry) => typeof entry === 'object' && 'undo' in entry)).toBe(false)
  expect(Table.replay(toyGame, straight).digest()).toBe(table.digest())
})

test('replayed moves are counted', () => {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  const once = table.played
  table.undo(0)
  table.redo(0)
  expect(table.played).toBeGreaterThan(once)
  expect(Table.replay(toyGame, table.record()).played).toBe(table.played)
})
