// Asides while other players undo and redo: an aside stays or goes as a whole.
import { describe, expect, test } from 'vitest'
import { type Extras, option, Table } from '../src/index.ts'
import { asked, offered, play, toyGame, type ToyState, type ToyValues } from '../testing/index.ts'
import { bot, person, type ToyTable, toyTurn } from './toy-table.ts'

const goods = (table: ToyTable, seat: number) => table.machine.state.seats[seat]?.goods
const replayed = (table: ToyTable) => Table.replay(table.game, table.record()).digest()

test('an aside of several picks is kept or dropped as a whole when another player undoes', () => {
  const table = toyTurn({ seats: [person('Ann'), bot('Bo'), bot('Cy')] }, 'trade')
  play(table, '0 end', '1 end', '1 sell sell')
  const before = table.digest()
  table.undo(0)
  expect(asked(table)).toEqual(['0 act'])
  expect(goods(table, 1)).toBe(1)
  expect(replayed(table)).toBe(table.digest())
  table.redo(0)
  expect(table.digest()).toBe(before)
})

/** The toy with one more aside, which takes two answers and may end with chance. */
function bargaining(draws: boolean) {
  const [BARGAIN, ONE, ALL] = [option('bargain'), option('one'), option('all')]
  const aside: Extras<ToyState, ToyValues> = {
    offer(t, seat, where) {
      toyGame.play.aside?.offer(t, seat, where)
      t.offer(BARGAIN)
    },
    acts: { ...toyGame.play.aside?.acts, bargain: (t, seat) => t.push({ do: 'bargain', seat }) },
  }
  const bargain: (typeof toyGame.play.steps)[string] = (t, { seat }, answer) => {
    if (answer === undefined) {
      t.ask(seat, 'pick', 'bargain')
      t.offer(ONE)
      t.offer(ALL)
      return
    }
    const own = t.state.seats[seat]
    if (own !== undefined) own.coins += answer === ONE ? 1 : draws ? t.chance(6) : 3
  }
  return { ...toyGame, play: { ...toyGame.play, aside, steps: { ...toyGame.play.steps, bargain } } }
}

describe('an aside that takes more than one answer', () => {
  const begun = (draws = false, second = person('Bo')) => {
    const seats = [person('Ann'), second]
    const table = new Table(bargaining(draws), { seats, seed: 'bargain' })
    play(table, '0 tactic:march', '1 tactic:march', '0 sell')
    return table
  }
  const coins = (table: ToyTable, seat: number) => table.machine.state.seats[seat]?.coins

  test.for([['1 bargain', '1 all'], ['1 bargain all']])(
    'blocks nobody and survives an undo (%s)',
    (entries) => {
      const table = begun()
      play(table, ...entries)
      expect(table.undoWall(0)).toBeNull()
      const before = table.digest()
      table.undo(0)
      expect([coins(table, 0), coins(table, 1)]).toEqual([2, 5])
      expect(offered(table, 0)).toContain('sell')
      expect(replayed(table)).toBe(table.digest())
      table.redo(0)
      expect(table.digest()).toBe(before)
    },
  )

  test('continues where it was when another player undoes in the meantime', () => {
    const table = begun()
    play(table, '1 bargain')
    table.undo(0)
    expect(asked(table).slice(0, 1)).toEqual(['1 bargain'])
    play(table, '1 all')
    expect(table.undoWall(1)).toBeNull()
    expect(asked(table).slice(0, 1)).toEqual(['0 act'])
    expect([coins(table, 0), coins(table, 1)]).toEqual([2, 5])
  })

  test('is removed as a whole if it drew something', () => {
    const table = begun(true)
    play(table, '1 bargain', '1 all')
    expect(table.undoWall(0)).toBe('chance')
    table.undo(0, [1])
    expect(asked(table)[0]).toBe('0 act')
    expect([coins(table, 0), coins(table, 1)]).toEqual([2, 2])
    table.redo(0)
    expect(coins(table, 0)).toBe(3)
  })

  test('does not make later ordinary answers count as aside', () => {
    const table = begun()
    play(table, '1 bargain', '1 one', '0 end', '1 end')
    expect(table.undoWall(0)).toBe('person')
  })
})
