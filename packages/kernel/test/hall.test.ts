// Features that not every game needs: rivals, sides, carried data, stories and asides.
import { describe, expect, test } from 'vitest'
import { cloneJson, preview, readRecord, Table } from '../src/index.ts'
import { asked, offered, play, playLaws, refusal, toyGame, toyTales } from '../testing/index.ts'
import { bot, person, toy, type ToyTable, toyTurn } from './toy-table.ts'

const seat = (table: ToyTable, n: number) => table.machine.state.seats[n]

/** Plays the game to its end; everyone does as little as possible. */
function playOut(table: ToyTable): ToyTable {
  while (!table.over) {
    const [ask] = table.asks
    const least = ask?.options.find(({ id }) =>
      ['end', 'pass', 'refuse', 'tactic:march', 'tactic:spy'].includes(id),
    )
    if (ask === undefined || least === undefined) throw new Error('nothing to do')
    table.take(ask, least)
  }
  return table
}

describe('a rival without a seat', () => {
  const table = () => toy({ seats: 2, options: { warden: true } })

  test('acts without being asked, and its events name it', () => {
    const one = toyTurn({ seats: 2, options: { warden: true } })
    play(one, '0 end', '1 end')
    expect(one.events).toContainEqual(expect.objectContaining({ type: 'warden', rival: 'warden' }))
    expect(asked(one)).toEqual(['0 tactic', '1 tactic'])
  })

  test('scores, and wins unless a player has more points', () => {
    const { machine, game } = playOut(table())
    expect(game.play.rivals?.at(2, machine.options)).toEqual(['warden'])
    expect(game.play.rivals?.score(machine, 'warden')?.total).toBe(machine.state.warden)
    expect(machine.state.warden).toBeGreaterThanOrEqual(3)
    expect(game.play.rivals?.won(machine)).toEqual(['warden'])
    expect(game.play.winners(machine)).toEqual([])
  })

  test('is absent unless the options include it', () => {
    const { machine, game } = playOut(toy())
    expect(game.play.rivals?.at(2, machine.options)).toEqual([])
    expect(game.play.rivals?.won(machine)).toEqual([])
    expect(game.play.winners(machine).length).toBeGreaterThan(0)
  })
})

test('sides win together', () => {
  const points = (n: number) => ({ op: 'replace', path: `/game/seats/${n}/points`, value: 5 }) as const
  const table = toy({ seats: 4, options: { play: 'teams' }, patch: [points(3)], hands: ['', '', '', ''] })
  expect(playOut(table).game.play.winners(table.machine)).toEqual([1, 3])
})

describe('carried data', () => {
  const first = () => {
    const table = toy({ coins: 9 })
    expect(table.leaves()).toBeNull()
    return playOut(table)
  }
  const carriedFrom = (table: ToyTable) => table.leaves() ?? { after: '', left: null }

  test('is what the earlier table left, with the digest of that table', () => {
    const table = first()
    expect(table.leaves()).toEqual({ after: table.digest(), left: { purses: [4, 1] } })
    const next = toy({ carried: carriedFrom(table) })
    expect([seat(next, 0)?.coins, seat(next, 1)?.coins]).toEqual([6, 3])
  })

  test('is part of the record and of the digest, through undo, replay and branch', () => {
    const next = toy({ carried: carriedFrom(first()), seed: 'next' })
    expect(next.digest()).not.toBe(toy({ seed: 'next', coins: 6 }).digest())
    play(next, '0 tactic:march', '1 tactic:march', '0 end')
    next.undo(0)
    const record = readRecord(cloneJson(next.record()))
    expect(Table.replay(toyGame, record).digest()).toBe(next.digest())
    expect(seat(next.branch(2, 'branch'), 0)?.coins).toBe(6)
    const other = { ...record, carried: { after: record.carried?.after ?? '', left: { purses: [9, 9] } } }
    expect(refusal(() => Table.replay(toyGame, other))).toBe('bad-record')
  })

  test('a seat continues the line it names, or none', () => {
    const carried = carriedFrom(first())
    const coins = (lines: (string | null)[]) => {
      const next = toy({ carried: { ...carried, lines }, seats: lines.length })
      return lines.map((_, n) => seat(next, n)?.coins)
    }
    expect(coins(['1', '0'])).toEqual([3, 6])
    expect(coins([null, '0', '1'])).toEqual([2, 6, 3])
    const next = toy({ carried: { ...carried, lines: ['1', null] } })
    const record = readRecord(cloneJson(next.record()))
    expect(record.carried?.lines).toEqual(['1', null])
    expect(Table.replay(toyGame, record).digest()).toBe(next.digest())
  })

  test.each([
    [['0', '0'], 'the same line'],
    [['0', '2'], "nothing for '2'"],
    [['0'], 'each of the 2 seats'],
  ])('is refused with the lines %j', (lines, says) => {
    const carried = { ...carriedFrom(first()), lines }
    expect(() => toy({ carried, seats: 2 })).toThrow(says)
  })

  test('is refused if it does not fit', () => {
    const carried = carriedFrom(first())
    expect(refusal(() => toy({ carried, seats: 3 }))).toBe('bad-carried')
    expect(refusal(() => toy({ carried: { after: 'x', left: { purses: [-1, 0] } } }))).toBe('bad-carried')
    const { carries: _, ...play } = toyGame.play
    const none = { ...toyGame, play }
    expect(refusal(() => void new Table(none, { seats: 2, seed: 's', carried }))).toBe('bad-carried')
    expect(refusal(() => void readRecord({ ...toy().record(), carried: { left: 1 } }))).toBe('bad-record')
  })
})

describe('a story', () => {
  const begun = () => {
    const table = toyTurn({ options: { story: true } })
    play(table, '0 end', '1 end')
    return table
  }

  test('names its texts in the ask and in the event', () => {
    const table = begun()
    expect(table.askOf(0)).toMatchObject({ kind: 'story', tale: 'stranger' })
    play(table, '0 refuse')
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'refused', tale: 'dusk' }))
  })

  test('shows its end only after the choice, which is then final', () => {
    const table = begun()
    expect(preview(table.machine, 0, ['help']).events).toEqual([])
    play(table, '0 help')
    expect(table.undoWall(0)).toBe('reveal')
  })

  test('has a separate text for each scene, and none gives away another', async () => {
    const texts = await Promise.all(Object.values(toyTales).map(async (load) => (await load()).TALE))
    expect(texts.every((text) => text.length > 0)).toBe(true)
    expect(texts[0]?.join(' ')).not.toContain('coin')
  })
})

describe('an aside', () => {
  const people = [person('Ann'), person('Bo')]

  test('does not block the undo of others, and survives it', () => {
    const table = toyTurn({ seats: people, hands: ['bolt', ''] })
    play(table, '0 feast', '0 bring:bolt', '1 sell')
    expect(table.undoWall(0)).toBeNull()
    table.undo(0)
    expect(offered(table, 0)).toEqual(['bring:bolt'])
    expect(seat(table, 1)).toMatchObject({ goods: 0, coins: 3 })
    table.redo(0)
    expect(offered(table, 0)).toContain('confirm')
    expect(seat(table, 1)).toMatchObject({ goods: 0, coins: 3 })
    const again = Table.replay(toyGame, cloneJson(table.record()))
    expect(again.digest()).toBe(table.digest())
  })

  test('is dropped if it was not possible earlier, and redone with the rest', () => {
    const table = toy({ seats: people })
    play(table, '1 tactic:march', '0 tactic:trade', '0 end', '1 end', '0 tactic:spy', '1 tactic:trade')
    const goods = seat(table, 1)?.goods
    play(table, '0 end', '1 sell', '1 sell')
    const before = table.digest()
    table.undo(0, [1])
    table.redo(0)
    expect(table.digest()).toBe(before)
    expect(goods).toBe(1)
  })

  test('can also be taken by a bot', () => {
    const table = toyTurn({ seats: [person('Ann'), bot('Bo')] })
    play(table, '0 raid', '1 sell')
    expect(seat(table, 1)?.goods).toBe(0)
  })
})

test('every law holds with seven players and all options', () => {
  const options = { draft: true, warden: true, story: true }
  const report = playLaws({
    game: toyGame,
    seats: 7,
    decisions: 4000,
    seed: 'seven',
    costlyEvery: 10,
    options,
  })
  expect(report.violations).toEqual([])
})
