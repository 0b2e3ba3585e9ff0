// V-MYTHS-12 to 17: the end of the event, and what follows.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { boardFor } from '../../src/modules/myths/values/boards.ts'
import { always } from '../../testing/scenario.ts'
import { MILD, mythic, mythsIn, nearlyWon, woken } from './woken.ts'

const DEADLY = { whiteDie: always('vision'), blackDie: always('death') }

test('V-MYTHS-12 if nobody can fight at the start, he has won', () => {
  const g = mythic({}, { kept: { blocks: [13] } })
  g.play('move:13', 'stop', 'end', '0 prepare:2', '1 prepare:0')
  expect(mythsIn(g)).toMatchObject({ phase: 'asleep', blocks: [13, 14, 15, 16, 17, 18] })
  expect(g.state.turn.seat).toBe(1)
})

test('V-MYTHS-12 when the last companion dies the blocks return to influence, and rewards are kept', () => {
  const g = woken({ party: { arn: 0 }, conviction: 1, honor: 20 }, { values: DEADLY })
  g.play('contribute:12')
  const { influence } = g.player(0)
  g.play('roll')
  expect(g.events('ronakWon')).toHaveLength(1)
  expect(g.player(0)).toMatchObject({
    party: [],
    // 2 for the sphere, minus Arn's honor.
    honor: 22 - 3,
    // The block from the board, and one that became vision.
    influence: influence + 1 - 1,
  })
  expect(mythsIn(g)).toMatchObject({ phase: 'asleep', blocks: [13, 14, 15, 16, 17, 18] })
  expect(g.broken()).toEqual([])
})

test('V-MYTHS-12 after a full round in which nobody contributes he wins', () => {
  const g = woken({}, { players: { 1: { party: { belac: 0 } } } })
  g.play('roll', 'end')
  expect(mythsIn(g).phase).toBe('fight')
  g.play('roll')
  if (g.offers().includes('end')) g.play('end')
  expect(mythsIn(g).phase).toBe('asleep')
})

test('V-MYTHS-12 one contribution is enough for another round', () => {
  const g = woken({ inspiration: 2 }, { players: { 1: { party: { belac: 0 } } } })
  g.play('contribute:0', 'roll', 'end', 'roll')
  if (g.state.turn.seat === 1) g.play('end')
  expect(mythsIn(g)).toMatchObject({ phase: 'fight', contributed: false })
})

test('V-TRIGGER-3 a trigger that the returning blocks meet counts before any loot is taken', () => {
  const won = (ruleset: number) =>
    nearlyWon(
      { inspiration: 1, party: { arn: 2 }, honor: 29 },
      { triggers: ['supremacy'], tokens: [30, 45], players: { 1: { courage: 4, honor: 10 } }, ruleset },
    ).play('contribute:0')
  const g = won(2)
  expect(g.state).toMatchObject({ ending: 'supremacy', tokens: [] })
  g.play(g.offers(0)[0] ?? '')
  expect(g.player(0).honor).toBeGreaterThanOrEqual(30)
  expect(g.events('tokenTaken')).toEqual([])
  const before = won(1)
  before.play(before.offers(0)[0] ?? '')
  expect(before.events('tokenTaken')).toMatchObject([{ seat: 0, token: 30 }])
})

test('V-TRIGGER-3 one that a piece of loot meets counts before the next piece is taken', () => {
  const looted = (ruleset: number) => {
    const g = nearlyWon(
      { inspiration: 1, party: { arn: 2 }, honor: 29, tokens: 3 },
      { triggers: ['trigger-tokens'], tokens: [30, 45], players: { 1: { honor: 44 } }, ruleset },
    ).play('contribute:0')
    for (const seat of [0, 1]) g.play(`${seat} ${g.offers(seat)[0] ?? ''}`)
    return { ending: g.state.ending, tokens: [g.player(0).tokens, g.player(1).tokens] }
  }
  expect(looted(2)).toEqual({ ending: 'trigger-tokens', tokens: [4, 0] })
  expect(looted(1)).toEqual({ ending: 'trigger-tokens', tokens: [4, 1] })
})

test('V-MYTHS-13 the last sphere ends it immediately: no dice, and blocks return to where they came from', () => {
  const g = nearlyWon({ inspiration: 1, party: { arn: 2 } }, { values: DEADLY })
  const { conviction } = g.player(1)
  const spheres = g.player(1).spheres.slice()
  g.play('contribute:0')
  expect(g.events('rolled')).toEqual([])
  expect(g.player(0).spheres[0]).toBe(1)
  expect(g.player(0).loyalty).toEqual([0])
  const lent = [1, 2, 2, 2, 2, 2]
  expect(g.player(1).spheres).toEqual(spheres.map((n, a) => n + (lent[a] ?? 0)))
  expect(g.player(1).conviction).toBe(conviction + 2)
  expect(g.state.regions[1]).toBe('tuuk-tuuk')
  expect(mythsIn(g).phase).toBe('gone')
})

test('V-MYTHS-14 his six blocks belong to the twelve, until he is beaten', () => {
  const both = { myths: true, treachery: true }
  const g = nearlyWon({ inspiration: 1 }, { options: both })
  const seen = () => vindication.see.view(g.table.machine, 0)
  expect(seen()).toMatchObject({ modules: { treachery: { left: 6 } } })
  g.play('contribute:0')
  expect(seen()).toMatchObject({ modules: { treachery: { left: 12 } } })
})

test('V-MYTHS-15 Tuuk-Tuuk gives 1 of an attribute the player has none of, and cannot be controlled', () => {
  const g = mythic(
    { space: 13, inspiration: 1, knowledge: 1, strength: 1, courage: 1, conviction: 2 },
    { regions: { 1: 'tuuk-tuuk' }, kept: { phase: 'gone', blocks: [] } },
  )
  expect(g.why('control:1')).toBe('never-held')
  g.play('visit:1')
  expect(g.offers()).toEqual(expect.arrayContaining(['gain:wisdom', 'gain:vision', 'none']))
  expect(g.offers()).not.toContain('gain:courage')
  g.play('gain:vision')
  expect(g.player(0).spheres[5]).toBe(1)
})

test('V-MYTHS-16 there are two more pieces than players, picked by highest companion, with honor', () => {
  const players = { 1: { party: {} }, 2: { party: { adren: 0 } } }
  const g = nearlyWon({ inspiration: 1, party: { arn: 0 } }, { seats: 3, players })
  // Seat 0 fights first with Arn (11). Seat 2 picks loot first with Adren (68).
  g.play('contribute:0')
  expect(mythsIn(g).market).toHaveLength(5)
  expect(g.table.asks.map(({ seat }) => seat)).toEqual([2])
  const id = mythsIn(g).market[0] ?? ''
  const { honor } = g.player(2)
  g.play(`loot:${id}`)
  const worth = g.table.machine.values.honor[id] ?? 0
  expect(g.player(2).honor).toBe(honor + worth)
  expect(g.table.asks.map(({ seat }) => seat)).toEqual([0])
  g.play(`loot:${mythsIn(g).market[0]}`)
  expect(g.table.asks.map(({ seat }) => seat)).toEqual([1])
  g.play(`loot:${mythsIn(g).market[0]}`)
  expect(mythsIn(g)).toMatchObject({ market: [], stack: [] })
})

test('V-MYTHS-16 the first pick comes before all others, also without a companion', () => {
  const players = { 1: { party: {} }, 2: { party: { adren: 0 } }, 3: { party: { belac: 0 } } }
  const g = nearlyWon({ inspiration: 1 }, { seats: 4, players })
  const pick = boardFor(4).findIndex(({ reward }) => reward === 'pick')
  const first = mythsIn(g).spheres[pick]
  g.play('contribute:0')
  expect(g.table.asks.map(({ seat }) => seat)).toEqual([first])
  g.play(`loot:${mythsIn(g).market[0]}`)
  expect(g.table.asks[0]?.seat).toBe([2, 3, 0, 1].filter((seat) => seat !== first)[0])
})

test('V-MYTHS-16 players without companions pick last, clockwise from the next player', () => {
  // Seat 0 woke him, so seat 1 is next.
  const players = { 1: { party: {} }, 2: { party: { adren: 0 } }, 3: { party: {} } }
  const g = nearlyWon({ inspiration: 1, party: { arn: 0 } }, { seats: 4, players })
  const pick = boardFor(4).findIndex(({ reward }) => reward === 'pick')
  const first = mythsIn(g).spheres[pick]
  g.play('contribute:0')
  const seats: number[] = []
  while (mythsIn(g).market.length > 0) {
    seats.push(g.table.asks[0]?.seat ?? -1)
    g.play(`loot:${mythsIn(g).market[0]}`)
  }
  expect(seats).toEqual([first, ...[2, 0, 1, 3].filter((seat) => seat !== first)])
})

test('V-MYTHS-12 the first pick is lost with the fight', () => {
  const players = { 1: { party: {} }, 2: { party: {} }, 3: { party: {} } }
  const g = woken({ party: { arn: 0 }, courage: 1, conviction: 0 }, { seats: 4, values: DEADLY, players })
  const pick = boardFor(4).findIndex(({ reward }) => reward === 'pick')
  g.play(`contribute:${pick}`, 'roll')
  expect(g.events('ronakWon')).toHaveLength(1)
  expect(mythsIn(g).spheres).toEqual(boardFor(4).map(() => -1))
})

test('V-MYTHS-17 the interrupted round is finished, and ends where it would have', () => {
  const g = nearlyWon({ inspiration: 1 }, { seats: 3, first: 2, turn: 0, round: 4 })
  g.play('contribute:0')
  while (mythsIn(g).market.length > 0) g.play(`loot:${mythsIn(g).market[0]}`)
  expect(g.state).toMatchObject({ round: 4, first: 2 })
  expect(g.state.turn.seat).toBe(1)
  g.pass()
  expect(g.state).toMatchObject({ round: 5 })
  expect(g.state.turn.seat).toBe(2)
})

test('V-MYTHS-17 a trigger that is met in the event counts for the interrupted round', () => {
  const g = woken(
    { conviction: 1, honor: 29 },
    {
      triggers: ['trigger-tokens'],
      tokens: [30],
      round: 3,
      players: { 1: { party: { belac: 0 }, tokens: 3 } },
    },
  )
  g.play('contribute:12')
  expect(g.state).toMatchObject({ ending: 'trigger-tokens', lastRound: 4 })
  expect(mythsIn(g).phase).toBe('fight')
})

test('V-MYTHS-17 an event in the last round is finished before the end', () => {
  const g = mythic(
    { party: { arn: 0 } },
    {
      turn: 0,
      first: 1,
      round: 9,
      lastRound: 9,
      ending: 'all-in',
      tokens: [],
      kept: { blocks: [13] },
      values: MILD,
    },
  )
  g.play('move:13', 'stop', 'end')
  expect(g.state.scored).toBe(false)
  g.play('0 prepare:0', '1 prepare:0', 'roll')
  if (g.offers().includes('end')) g.play('end')
  expect(g.state.scored).toBe(true)
})
