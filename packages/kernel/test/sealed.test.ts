import { describe, expect, test } from 'vitest'
import { Chance, option, preview, Table } from '../src/index.ts'
import { asked, offered, play, refusal, toyGame } from '../testing/index.ts'
import { bot, person, toy, toyTurn } from './toy-table.ts'

test('sealed answers wait for the last one and then take effect together', () => {
  const table = toy({ seats: 3 })
  play(table, '2 tactic:spy', '0 tactic:march')
  expect(asked(table)).toEqual(['1 tactic'])
  expect(table.machine.state.seats.map(({ tactic }) => tactic)).toEqual([null, null, null])
  play(table, '1 tactic:trade')
  expect(table.machine.state.seats.map(({ tactic }) => tactic)).toEqual(['march', 'trade', 'spy'])
})

test('nobody else sees a sealed answer, in events or in the record', () => {
  const table = toy({ seats: 3 })
  play(table, '2 tactic:spy')
  expect(JSON.stringify(table.events)).not.toContain('spy')
  expect(table.record(2).entries).toEqual(['2 tactic:spy'])
  for (const other of [0, 1, null]) expect(table.record(other).entries).toEqual([])
  expect(JSON.stringify(table.game.see.view(table.machine, 0))).not.toContain('spy')
})

test('a sealed answer in a list is hidden, too', () => {
  const table = toy()
  play(table, '1 tactic:spy', '0 tactic:march sell')
  expect(table.record(0).entries).toEqual(['0 tactic:march sell'])
  expect(JSON.stringify(table.record(1).entries)).not.toContain('march')
})

test('an aside is not hidden', () => {
  const table = toyTurn({ seats: 3 })
  play(table, '1 sell')
  expect(table.record(2).entries).toContain('1 sell')
})

test('a seat can undo its sealed answer until the last one is in, and other sealed answers stay', () => {
  const table = toy({ seats: 3 })
  play(table, '0 tactic:march', '1 tactic:trade')
  const [waiting, theirs] = [table.askOf(2)?.id, table.machine.position.sealed?.[1]]
  expect(table.undoWall(0)).toBeNull()
  table.undo(0)
  expect(table.askOf(2)?.id).toBe(waiting)
  expect(table.machine.position.sealed).toEqual([null, theirs, null])
  play(table, '0 tactic:spy', '2 tactic:march')
  expect(table.machine.state.seats.map(({ tactic }) => tactic)).toEqual(['spy', 'trade', 'march'])
})

test('a sealed answer can be redone', () => {
  const table = toy({ seats: 3 })
  play(table, '0 tactic:march', '1 tactic:trade')
  const before = table.digest()
  table.undo(0)
  table.redo(0)
  expect(table.digest()).toBe(before)
})

test.for(['person', 'bot'] as const)(
  'the last sealed answer reveals the others, so its undo crosses a wall (%s)',
  (kind) => {
    const table = toy({ seats: [person('Ann'), { name: 'Bo', kind }] })
    play(table, '1 tactic:march', '0 tactic:spy')
    expect(table.undoWall(0)).toBe('reveal')
    expect(refusal(() => table.undo(0))).toBe(kind === 'person' ? 'wall' : null)
    expect(table.crossed).toBe(kind === 'bot')
  },
)

test('a single sealed answer reveals nothing and can be undone freely', () => {
  const table = toy({ seats: 1, options: { warden: true } })
  play(table, '0 tactic:spy')
  expect(asked(table)).toEqual(['0 act'])
  expect(table.undoWall(0)).toBeNull()
})

test('the preview of the last sealed answer does not invent the others', () => {
  const table = toy()
  play(table, '1 tactic:march')
  expect(preview(table.machine, 0, ['tactic:spy']).events).toEqual([{ type: 'sealed', seat: 0 }])
})

test('a list that ends in a sealed answer is undone as a whole, by the usual rules', () => {
  for (const other of [person('Bo'), bot('Bo')]) {
    const table = toyTurn({ seats: [other, other, person('Cy')] })
    play(table, '0 end', '1 end', '2 end tactic:spy', '0 tactic:trade')
    expect(table.undoWall(2)).toBe(other.kind === 'person' ? 'person' : null)
    table.undo(2, [0, 1])
    expect(asked(table)).toEqual(['2 act'])
    expect(table.machine.position.sealed).toBeNull()
  }
})

test('a guess draws the sealed answers of other seats again and keeps that of its seat', () => {
  const table = toy({ seats: 3 })
  play(table, '0 tactic:march', '1 tactic:trade')
  const drawn = Array.from({ length: 40 }, (_, i) => {
    const twin = table.machine.copy()
    twin.guess(0, new Chance(`guess ${i}`))
    expect(twin.position.sealed?.[0]).toBe('tactic:march')
    expect(twin.asks.map(({ seat }) => seat)).toEqual([2])
    return twin.position.sealed?.[1]
  })
  expect(new Set(drawn)).toEqual(new Set(['tactic:march', 'tactic:trade', 'tactic:spy']))
})

test('a guess can ask somebody what the other seats have sealed', () => {
  const table = toy({ seats: 3 })
  play(table, '0 tactic:march', '1 tactic:trade')
  const twin = table.machine.copy()
  twin.guess(0, new Chance('guess'), ({ seat, options }) => {
    expect(seat).toBe(1)
    const spy = options.find(({ id }) => id === 'tactic:spy')
    if (spy === undefined) throw new Error('not offered')
    return spy
  })
  expect(twin.position.sealed).toEqual(['tactic:march', 'tactic:spy', null])
})

test('sealed answers are gone once the step has run', () => {
  const table = toyTurn()
  expect(() => table.machine.answerOf(0)).toThrow('was not asked together')
  expect(offered(table, 0)).toContain('raid')
})

describe('a seat that sets a preference while all choose together', () => {
  const [GO, STAY] = [option('go'), option('stay')]
  /** Asks the seats with the preference toll=ask. */
  const feast: (typeof toyGame.play.steps)[string] = (t, _step, answer) => {
    for (let seat = 0; seat < t.seats; seat++) {
      if (t.choice(seat, 'toll') !== 'ask') continue
      if (answer === undefined) {
        t.askTogether(seat, 'pick', 'march')
        t.offer(GO)
        t.offer(STAY)
      } else t.emit({ type: t.answerOf(seat).id, seat })
    }
  }
  const feasting = () => {
    const table = new Table(
      { ...toyGame, play: { ...toyGame.play, steps: { ...toyGame.play.steps, feast } } },
      { seats: 3, seed: 'feast' },
    )
    for (const seat of [0, 1, 2]) table.choose(seat, 'toll', 'ask')
    play(table, '0 tactic:march', '1 tactic:march', '2 tactic:march', '0 feast')
    return table
  }

  test('drops out if the preference settles its question', () => {
    const table = feasting()
    table.choose(1, 'toll', 'never')
    play(table, '0 go', '2 stay')
    expect(table.events.slice(1)).toEqual([
      { type: 'go', seat: 0 },
      { type: 'stay', seat: 2 },
    ])
  })

  test('opens the seals if it was the last one to answer', () => {
    const table = feasting()
    play(table, '0 go', '2 stay')
    table.choose(1, 'toll', 'never')
    expect(table.events).toEqual([
      { type: 'go', seat: 0 },
      { type: 'stay', seat: 2 },
    ])
    expect(table.machine.wall).toBe('reveal')
    expect(table.machine.position.sealed).toBeNull()
    expect(asked(table)).toEqual(['0 act'])
    expect(Table.replay(table.game, table.record()).digest()).toBe(table.digest())
  })
})

describe('extras while all choose together', () => {
  const [GO, STAY] = [option('go'), option('stay')]
  const feast: (typeof toyGame.play.steps)[string] = (t, _step, answer) => {
    for (let seat = 0; seat < t.seats; seat++) {
      if (answer === undefined) {
        t.askTogetherOpen(seat, 'pick', 'march')
        t.offer(GO)
        t.offer(STAY)
      } else t.emit({ type: t.answerOf(seat).id, seat })
    }
  }
  const feasting = () => {
    const game = { ...toyGame, play: { ...toyGame.play, steps: { ...toyGame.play.steps, feast } } }
    const table = new Table(game, { seats: 3, seed: 'feast' })
    play(table, '0 tactic:march', '1 tactic:march', '2 tactic:march', '0 feast')
    return table
  }

  test('happen immediately and openly, and the seat is asked again', () => {
    const table = feasting()
    play(table, '0 go', '1 sell')
    expect(table.machine.state.seats[1]?.goods).toBe(0)
    expect(table.record(2).entries.at(-1)).toBe('1 sell')
    expect(asked(table)).toEqual(['1 march', '2 march'])
    play(table, '2 stay', '1 stay')
    expect(table.events.slice(1)).toEqual([
      { type: 'go', seat: 0 },
      { type: 'stay', seat: 1 },
      { type: 'stay', seat: 2 },
    ])
  })

  test('stay when another seat undoes its sealed answer', () => {
    const table = feasting()
    play(table, '0 go', '1 sell')
    table.undo(0)
    expect(table.machine.state.seats[1]?.goods).toBe(0)
    expect(table.machine.position.sealed ?? []).not.toContain('go')
    expect(asked(table)).toEqual(['0 march', '1 march', '2 march'])
  })

  test('are never sealed by a guess', () => {
    const table = feasting()
    play(table, '1 go')
    for (let i = 0; i < 20; i++) {
      const twin = table.machine.copy()
      twin.guess(0, new Chance(`guess ${i}`))
      expect(['go', 'stay']).toContain(twin.position.sealed?.[1])
    }
  })
})
