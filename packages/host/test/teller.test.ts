// The teller's cache: logs and moments are the same as if they were written from the start.
import { Chance, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { Teller } from '../src/teller.ts'
import type { AnyTable } from '../src/wire.ts'

const EYES = [null, 0, 1] as const

const inFull = (table: AnyTable) => {
  const fresh = new Teller(table)
  return [...EYES.map((eyes) => fresh.log(eyes)), fresh.moments()]
}

/** How many moves the table replays during `act`. */
function retold(table: AnyTable, act: () => unknown): number {
  const retelling = table.retelling.bind(table)
  let moves = 0
  table.retelling = (tell, after) =>
    retelling((machine, n) => {
      moves++
      tell(machine, n)
    }, after)
  act()
  table.retelling = retelling
  return moves
}

test('the cache is right after any sequence of moves, undos and redos', () => {
  const chance = new Chance('told')
  const table: AnyTable = new Table(toyGame, { seats: ['Ann', { name: 'Bob', kind: 'bot' }], seed: 'told' })
  const teller = new Teller(table)
  for (let i = 0; i < 300 && !table.over; i++) {
    const whim = chance.below(6)
    if (whim === 0 && table.undoWall(0) !== 'nothing') table.undo(0)
    else if (whim === 1 && table.canRedo(0)) table.redo(0)
    else {
      const ask = chance.pick(table.asks)
      table.take(ask, chance.pick(ask.options))
    }
    if (chance.below(3) > 0) continue
    expect([...EYES.map((eyes) => teller.log(eyes)), teller.moments()]).toEqual(inFull(table))
  }
  expect(table.seq).toBeGreaterThan(50)
  expect(teller.log(0, 3)).toEqual(new Teller(table).log(0).filter(({ seq }) => seq <= 3))
})

test('cached moves are not replayed', () => {
  const table: AnyTable = new Table(toyGame, { seats: 2, seed: 'told' })
  const teller = new Teller(table)
  for (let i = 0; i < 12; i++) {
    const [ask] = table.asks
    const [first] = ask?.options ?? []
    if (ask !== undefined && first !== undefined) table.take(ask, first)
  }
  expect(retold(table, () => teller.log(0))).toBe(13)
  expect(retold(table, () => [teller.log(0), teller.log(0, 5)])).toBe(0)
  const [ask] = table.asks
  const [first] = ask?.options ?? []
  if (ask !== undefined && first !== undefined) table.take(ask, first)
  expect(retold(table, () => teller.log(0))).toBe(1)
  expect(retold(table, () => [teller.moments(), teller.moments()])).toBe(14)
})

test('a new name empties the cache', () => {
  const table: AnyTable = new Table(toyGame, { seats: ['Ann', 'Bob'], seed: 'told' })
  const [ask] = table.asks
  const [first] = ask?.options ?? []
  if (ask !== undefined && first !== undefined) table.take(ask, first)
  const teller = new Teller(table)
  teller.log(null)
  table.sit(0, { name: 'Zoe', kind: 'person' })
  expect(teller.log(null)).toEqual(new Teller(table).log(null))
})
