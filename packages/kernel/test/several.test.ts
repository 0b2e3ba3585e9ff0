// Several picks as one decision: ticking, unticking, confirming, and sealing when all choose together.
import { describe, expect, test } from 'vitest'
import { Chance, cloneJson, named, option, Table } from '../src/index.ts'
import { asked, offered, play, refusal, refusedWhy, toyGame } from '../testing/index.ts'
import { bot, person, toy, type ToyTable, toyTurn } from './toy-table.ts'

type Steps = typeof toyGame.play.steps

const hands = ['bolt bolt boon gem', 'bolt boon counter gem', 'gem gem gem counter']
const draft = (more: Parameters<typeof toy>[0] = {}) =>
  toy({ seats: 3, options: { draft: true }, hands, ...more })
const hand = (table: ToyTable, seat: number) => table.machine.state.seats[seat]?.hand.map(({ card }) => card)

describe('a decision of several picks', () => {
  test('offers the candidates and says how many are owed', () => {
    const table = draft()
    expect(table.askOf(0)).toMatchObject({ kind: 'several', owed: 2, ticked: [] })
    expect(offered(table, 0)).toEqual(['keep:bolt', 'keep:boon', 'keep:gem'])
    play(table, '0 keep:bolt')
    expect(table.askOf(0)).toMatchObject({ owed: 1, ticked: [{ id: 'keep:bolt' }] })
    // The hand has 2 bolts.
    expect(offered(table, 0)).toEqual(['untick:keep:bolt', 'keep:bolt', 'keep:boon', 'keep:gem'])
    play(table, '0 keep:bolt')
    expect(offered(table, 0)).toEqual(['untick:keep:bolt', 'confirm'])
    expect(refusedWhy(table, 0, 'keep:gem')).toBe('all-kept')
  })

  test('can be changed any number of times until it is confirmed', () => {
    const table = draft()
    play(table, '0 keep:bolt', '0 keep:gem', '0 untick:keep:bolt', '0 keep:boon')
    expect(table.askOf(0)?.ticked.map(({ id }) => id)).toEqual(['keep:gem', 'keep:boon'])
    expect(refusal(() => play(table, '0 untick:keep:bolt'))).toBe('unknown-option')
    play(table, '0 confirm', '1 keep:gem keep:boon confirm', '2 keep:gem keep:gem confirm')
    expect([0, 1, 2].map((seat) => hand(table, seat))).toEqual([
      ['boon', 'gem'],
      ['boon', 'gem'],
      ['gem', 'gem'],
    ])
  })

  test('keeps the fields of a position: an object that lost one is read slowly from then on', () => {
    const table = draft()
    const fields = (at = table.machine.position) => Object.keys(at).toSorted()
    play(table, '0 keep:gem')
    const before = fields()
    play(table, '0 keep:bolt', '0 confirm', '1 keep:gem keep:boon confirm', '2 keep:gem keep:gem confirm')
    expect(fields()).toEqual(before)
    expect(fields(table.machine.copy().position)).toEqual(before)
  })

  test('is hidden from others until everyone has confirmed', () => {
    const table = draft()
    const seen = () => [2, null].map((other) => table.game.see.view(table.machine, other))
    const before = seen()
    play(table, '0 keep:gem', '0 keep:bolt', '0 confirm', '1 keep:counter')
    expect(seen()).toEqual(before)
    for (const other of [2, null]) {
      expect(JSON.stringify(table.record(other).entries)).not.toContain('keep')
    }
    expect(table.record(1).entries.slice(1)).toEqual(['1 keep:counter'])
    expect(asked(table)).toEqual(['1 draft', '2 draft'])
  })

  test('is hidden in a turn, too; others only see the resulting event', () => {
    const table = toyTurn({ hands: ['bolt gem', ''] })
    play(table, '0 feast', '0 bring:gem')
    const told = table.record(1).entries
    expect(JSON.stringify(told)).not.toContain('bring')
    play(table, '0 confirm')
    expect(table.record(1).entries).toEqual(told)
    expect(table.events).toContainEqual({ type: 'feast', seat: 0, cards: ['gem'] })
    expect(table.machine.state.seats[0]).toMatchObject({ coins: 3 })
    expect(hand(table, 0)).toEqual(['bolt'])
  })

  test.for([
    ['unticked', ['0 feast', '0 bring:gem', '0 untick:bring:gem', '0 bring:bolt', '0 confirm']],
    ['unticked in a list', ['0 feast bring:gem untick:bring:gem bring:bolt confirm end']],
    ['undone', ['0 feast', '0 bring:gem', { undo: 0 }, { undo: 0 }, '0 end', '1 end']],
  ] as const)('never shows others what was %s', ([, entries]) => {
    const table = toyTurn({ hands: ['bolt gem', ''] })
    for (const entry of entries) table.enter(entry)
    for (const other of [1, null]) {
      expect(JSON.stringify(table.record(other).entries)).not.toContain('bring:gem')
    }
  })

  test('does not change the asks of other seats', () => {
    const table = draft()
    const waiting = table.askOf(2)?.id
    play(table, '0 keep:gem', '1 keep:gem')
    expect(table.askOf(2)?.id).toBe(waiting)
  })
})

describe('undo of several picks', () => {
  test('removes one tick at a time and keeps what others did since', () => {
    const table = draft()
    play(table, '0 keep:gem', '0 keep:boon', '1 keep:gem keep:boon confirm')
    expect(table.undoWall(0)).toBeNull()
    table.undo(0)
    expect(table.askOf(0)?.ticked.map(({ id }) => id)).toEqual(['keep:gem'])
    table.redo(0)
    expect(table.askOf(0)?.ticked.map(({ id }) => id)).toEqual(['keep:gem', 'keep:boon'])
    expect(asked(table)).toEqual(['0 draft', '2 draft'])
  })

  test('reopens a confirmed decision with its ticks', () => {
    const table = draft()
    play(table, '0 keep:gem', '0 keep:boon', '0 confirm', '1 keep:gem')
    table.undo(0)
    expect(table.askOf(0)).toMatchObject({ owed: 0 })
    expect(offered(table, 0)).toContain('confirm')
    expect(table.askOf(1)?.ticked).toHaveLength(1)
  })

  test('removes a list that was one entry as a whole', () => {
    const table = draft()
    play(table, '0 keep:gem keep:boon confirm', '1 keep:gem')
    table.undo(0)
    expect(table.askOf(0)).toMatchObject({ owed: 2, ticked: [] })
  })

  test.for([
    '0 keep:gem keep:boon',
    '0 keep:bolt untick:keep:bolt keep:gem keep:boon confirm',
    '0 keep:boon confirm',
  ])('keeps what others did since, also after a list (%s)', (list) => {
    const table = draft()
    if (!list.includes('gem')) play(table, '0 keep:gem')
    const before = table.askOf(0)?.ticked
    play(table, list, '1 keep:gem')
    expect(table.undoWall(0)).toBeNull()
    table.undo(0)
    expect(table.askOf(0)?.ticked).toEqual(before)
    expect(table.askOf(1)?.ticked).toHaveLength(1)
  })

  test('removes a list that includes the next decision as a whole, by the usual rules', () => {
    const table = draft({ seats: [person('Ann'), bot('Bo'), bot('Cy')] })
    play(table, '1 keep:gem keep:boon confirm', '2 keep:gem keep:gem confirm')
    play(table, '0 keep:gem keep:boon confirm tactic:spy', '1 tactic:spy')
    table.undo(0)
    expect(asked(table)).toEqual(['0 draft'])
    expect(table.askOf(0)?.ticked).toEqual([])
  })

  test.for(['person', 'bot'] as const)('meets a wall once the last seat has confirmed (%s)', (kind) => {
    const table = draft({ seats: [person('Ann'), { name: 'Bo', kind }, bot('Cy')] })
    for (const seat of [2, 1, 0]) play(table, `${seat} keep:gem keep:${seat === 2 ? 'gem' : 'boon'} confirm`)
    expect(table.undoWall(0)).toBe('reveal')
  })
})

test('a refused list leaves everything as it was', () => {
  const table = draft()
  const before = [table.digest(), table.entries.length, JSON.stringify(table.record(1))]
  expect(refusal(() => play(table, '0 keep:gem keep:boon keep:gem confirm'))).toBe('unknown-option')
  expect([table.digest(), table.entries.length, JSON.stringify(table.record(1))]).toEqual(before)
})

test('a table with open ticks can be saved and replayed', () => {
  const table = draft()
  play(table, '0 keep:gem', '2 keep:gem keep:gem confirm')
  const again = Table.replay(toyGame, cloneJson(table.record()))
  expect(again.digest()).toBe(table.digest())
  expect(again.askOf(0)?.ticked.map(({ id }) => id)).toEqual(['keep:gem'])
})

test('a guess draws the confirmed picks of others again, removes their ticks, and keeps those of its seat', () => {
  const table = draft()
  play(table, '0 keep:gem', '1 keep:gem', '2 keep:gem keep:gem confirm')
  const drawn = Array.from({ length: 40 }, (_, i) => {
    const twin = table.machine.copy()
    twin.guess(0, new Chance(`guess ${i}`))
    expect(twin.asks.map(({ seat, ticked }) => [seat, ticked.length])).toEqual([
      [0, 1],
      [1, 0],
    ])
    return twin.position.sealed?.[2]
  })
  expect(new Set(drawn).size).toBeGreaterThan(3)
  for (const answer of drawn) expect(answer).toMatch(/^keep:\w+ keep:\w+ confirm$/)
})

describe('an option beside the picks', () => {
  const [GO, HOME] = [option('go'), option('home', '', 'declines')]
  const GEM = named('bring', 'gem', 'card:gem')
  /** Units are ticked, and another option says where they go. */
  const ask: Steps[string] = (t, { seat }, answer) => {
    if (answer === undefined) {
      t.askSeveral(seat, 'march')
      t.tick(GEM, null, 2)
      t.may(GO, t.ticks() > 0 ? null : { id: 'nobody', rule: 'T-MARCH-1' })
      t.offer(HOME)
      // It can't be confirmed; only `go` or `home` ends it.
      t.answeredBeside()
    } else t.emit({ type: answer.id, seat, picks: t.picksOf(seat).map(({ id }) => id) })
  }
  /** The same for all seats, sealed. */
  const askAll: Steps[string] = (t, _step, answer) => {
    for (let seat = 0; seat < t.seats; seat++) {
      if (answer === undefined) {
        t.askSeveralTogether(seat, 'march')
        t.tick(GEM, null, 2)
        t.offer(GO)
        t.confirm(1 - t.ticks())
      } else t.emit({ type: t.answerOf(seat).id, seat, picks: t.picksOf(seat).map(({ id }) => id) })
    }
  }
  const marching = (feast: Steps[string]) => {
    const table = new Table(
      { ...toyGame, play: { ...toyGame.play, steps: { ...toyGame.play.steps, feast } } },
      { seats: 2, seed: 'march' },
    )
    play(table, '0 tactic:march', '1 tactic:march', '0 feast')
    return table
  }

  test('answers the question with the current ticks', () => {
    const table = marching(ask)
    expect(offered(table, 0)).toEqual(['bring:gem', 'home'])
    expect(table.askOf(0)?.owed).toBe(0)
    play(table, '0 bring:gem', '0 bring:gem', '0 go')
    expect(table.events).toContainEqual({ type: 'go', seat: 0, picks: ['bring:gem', 'bring:gem'] })
    expect(asked(table)).toEqual(['0 act'])
    expect(table.machine.position.ticked).toBeUndefined()
  })

  test('answers it without ticks, too', () => {
    const table = marching(ask)
    play(table, '0 home')
    expect(table.events).toContainEqual({ type: 'home', seat: 0, picks: [] })
  })

  test('is sealed with the picks when all choose together', () => {
    const table = marching(askAll)
    play(table, '0 bring:gem', '0 go', '1 bring:gem confirm')
    expect(table.events.slice(1)).toEqual([
      { type: 'go', seat: 0, picks: ['bring:gem'] },
      { type: 'confirm', seat: 1, picks: ['bring:gem'] },
    ])
    expect(table.machine.position.ticked).toBeUndefined()
  })
})

test('a tick whose candidate is gone is removed and owed again', () => {
  const table = draft()
  play(table, '0 keep:bolt', '0 keep:bolt', '1 keep:gem')
  table.patch([{ op: 'replace', path: '/game/seats/0/hand/0/card', value: 'boon' }])
  expect(table.askOf(0)).toMatchObject({ owed: 1, ticked: [{ id: 'keep:bolt' }] })
  table.patch([{ op: 'replace', path: '/game/seats/0/hand/1/card', value: 'boon' }])
  expect(table.askOf(0)).toMatchObject({ owed: 2, ticked: [] })
  expect(offered(table, 0)).toEqual(['keep:boon', 'keep:gem'])
  expect(table.askOf(1)?.ticked).toHaveLength(1)
})
