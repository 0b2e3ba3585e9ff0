import { expect, test } from 'vitest'
import { canonical, Chance, Table } from '../src/index.ts'
import { asked, play, refusal, toyGame } from '../testing/index.ts'
import { bot, person, snapshot, toy, type ToyTable, toyTurn } from './toy-table.ts'

const withBot = { seats: [person('Ann'), bot('Bob')] }

test('an answer can be undone in the middle of its effect', () => {
  const table = toyTurn({ hands: ['boon', 'counter'] })
  const before = table.digest()
  play(table, '0 cast:boon')
  expect(asked(table)).toEqual(['1 respond'])
  table.undo(0)
  expect(table.digest()).toBe(before)
  expect(asked(table)).toEqual(['0 act'])
  expect(table.crossed).toBe(false)
})

test('several answers between walls can be undone and redone one by one', () => {
  const table = toyTurn({ hands: ['boon boon', ''] })
  const digests = [table.digest()]
  for (const line of ['0 sell', '0 cast:boon', '0 end']) {
    play(table, line)
    digests.push(table.digest())
  }
  for (const digest of digests.slice(0, -1).toReversed()) {
    table.undo(0)
    expect(table.digest()).toBe(digest)
  }
  for (const digest of digests.slice(1)) {
    table.redo(0)
    expect(table.digest()).toBe(digest)
  }
})

test.for([
  ['chance', '0 raid', 'march'],
  ['reveal', '0 spy:1', 'spy'],
] as const)('%s is a wall', ([wall, line, tactic]) => {
  const table = toyTurn({ hands: ['gem', 'gem'] }, tactic)
  play(table, line)
  expect(table.undoWall(0)).toBe(wall)
  const before = snapshot(table)
  expect(refusal(() => table.undo(0))).toBe('wall')
  expect(snapshot(table)).toEqual(before)
})

test("another person's answer is a wall, a bot's is not", () => {
  for (const [other, wall] of [
    [person('Bo'), 'person'],
    [bot('Bo'), null],
  ] as const) {
    const table = toyTurn({ seats: [person('Ann'), other], hands: ['boon', 'gem'] })
    const before = table.digest()
    play(table, '0 cast:boon', '1 pass')
    expect(table.undoWall(0)).toBe(wall)
    expect(refusal(() => table.undo(0))).toBe(wall === null ? null : 'wall')
    expect(table.digest() === before).toBe(wall === null)
    expect(table.crossed).toBe(false)
  }
})

test('a wall can be crossed with the consent of every other person, and the table says so', () => {
  const table = toyTurn({ seats: 3 })
  play(table, '0 raid')
  expect(refusal(() => table.undo(0, [1]))).toBe('wall')
  expect(() => table.undo(0, [1])).toThrow('seat 2 must agree')
  table.undo(0, [1, 2])
  expect(asked(table)).toEqual(['0 act'])
  expect(table.crossed).toBe(true)
  expect(table.entries.at(-1)).toEqual({ undo: 0, consent: [1, 2] })
})

test('alone with bots, a wall can be crossed without consent', () => {
  const table = toyTurn(withBot)
  play(table, '0 raid')
  table.undo(0)
  expect(asked(table)).toEqual(['0 act'])
  expect(table.crossed).toBe(true)
})

test('there is nothing to undo before the first answer, and nothing to redo after a new one', () => {
  const table = toyTurn({ seats: 3 })
  expect(refusal(() => table.undo(7))).toBe('bad-seats')
  expect(refusal(() => toy().undo(0))).toBe('nothing-to-undo')
  play(table, '0 sell')
  table.undo(0)
  expect(refusal(() => table.redo(1))).toBe('nothing-to-redo')
  play(table, '0 end')
  expect(refusal(() => table.redo(0))).toBe('nothing-to-redo')
})

/** A long game, with the position before each answer, without chance. */
function longGame(answers: number): { table: ToyTable; before: string[]; seats: number[] } {
  const table = toy({
    seats: [bot('A'), bot('B'), bot('C')],
    values: { rounds: 99, relics: 99 },
    seed: 'long',
  })
  const chance = new Chance('long')
  const before: string[] = []
  const seats: number[] = []
  while (before.length < answers) {
    const ask = chance.pick(table.asks)
    before.push(withoutChance(table))
    seats.push(ask.seat)
    table.take(ask, chance.pick(ask.options))
  }
  return { table, before, seats }
}

const withoutChance = ({ machine }: ToyTable) => canonical({ ...machine.position, chance: null })

test('undo restores every earlier position, also beyond several snapshots, and redo every later one', () => {
  for (const answers of [10, 32, 33, 64, 200]) {
    const { table, before, seats } = longGame(answers)
    const end = table.digest()
    const digests: string[] = []
    for (let at = answers - 1; at >= 0; at--) {
      digests.push(table.digest())
      table.undo(seats[at] ?? -1)
      expect(withoutChance(table)).toBe(before[at])
    }
    for (let at = 0; at < answers; at++) {
      table.redo(seats[at] ?? -1)
      expect(table.digest()).toBe(digests.at(-1 - at))
    }
    expect(table.digest()).toBe(end)
    expect(Table.replay(toyGame, table.record()).digest()).toBe(end)
  }
})

test('play after a far undo continues as on a table replayed to that point', () => {
  const { table, seats } = longGame(150)
  for (let at = 149; at >= 70; at--) table.undo(seats[at] ?? -1)
  const chance = new Chance('on')
  for (let i = 0; i < 90; i++) {
    const ask = chance.pick(table.asks)
    table.take(ask, chance.pick(ask.options))
  }
  expect(Table.replay(toyGame, table.record()).digest()).toBe(table.digest())
})

test('a copy is independent: entries, undos and redos there change nothing here', () => {
  const table = toyTurn({ seats: [person('Ann'), bot('Bob')], hands: ['boon boon', ''] })
  table.sit(1, person('Bo'))
  play(table, '0 sell', '0 cast:boon')
  table.undo(0)
  const before = snapshot(table)
  const copy = table.copy()
  expect(snapshot(copy)).toEqual(before)
  expect(copy.record()).toEqual(table.record())
  expect(copy.canRedo(0)).toBe(true)
  copy.redo(0)
  play(copy, '0 end')
  expect(snapshot(table)).toEqual(before)
  // The same entries here have the same result.
  table.redo(0)
  play(table, '0 end')
  expect(copy.record()).toEqual(table.record())
  expect(snapshot(copy)).toEqual(snapshot(table))
  copy.undo(0)
  copy.undo(0)
  table.undo(0)
  table.undo(0)
  expect(copy.digest()).toBe(table.digest())
})
