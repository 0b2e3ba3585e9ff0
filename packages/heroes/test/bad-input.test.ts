// Settings and answers that tables with boxes refuse, each with one sentence that names the rule. No table has begun.
import { type GameOptions, type Json, Refusal, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { CHAOS, PESTILENCE, Scenario, SEVEN_CONTINENTS } from '../testing/index.ts'

/** The sentence with which something is refused. */
function refusal(attempt: () => unknown): string {
  try {
    attempt()
    return 'not refused'
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

const opening = (seats: number, options: GameOptions, values: Json = {}): string =>
  refusal(() => new Table(heroes, { seats, options, values, seed: 'bad' }))

const SIX = { ...CHAOS, side: 'six' }
const needs = (seats: string, not: number) =>
  `Heroes of Land, Air & Sea is for ${seats}, not ${not}: this side of the board is made for that many (H-SETUP-1)`
const WITH = 'players with these options'

describe('a table that cannot begin', () => {
  it('H-SETUP-1 seven seats without both boxes', () => {
    expect(opening(7, {})).toBe(needs('1 to 4 players', 7))
    expect(opening(7, PESTILENCE)).toBe(needs(`1 to 5 ${WITH}`, 7))
    expect(opening(7, SIX)).toBe(needs(`5 to 6 ${WITH}`, 7))
    expect(opening(7, SEVEN_CONTINENTS)).toBe('not refused')
  })

  it('H-SETUP-1 a side of the board that is for other numbers of players, or of a box that is not in play', () => {
    expect(opening(4, SIX)).toBe(needs(`5 to 6 ${WITH}`, 4))
    expect(opening(5, { ...CHAOS, ...PESTILENCE })).toBe(needs('1 to 4 players', 5))
    expect(opening(5, { side: 'six' })).toBe('“Continents” only works with Order & Chaos (H-SETUP-1)')
    expect(opening(2, { nomadsWander: true })).toBe('“Wandering Nomads” only works with Nomads (H-SETUP-1)')
  })

  it('H-TEAM-11 teams of unequal size, and three teams where there is no room for them', () => {
    const unequal = (seats: string, not: number) =>
      `Heroes of Land, Air & Sea is for ${seats}, not ${not}: teams have equally many players, at least two each (H-TEAM-11)`
    expect(opening(5, { ...SIX, teams: 'two' })).toBe(unequal(`6 ${WITH}`, 5))
    expect(opening(7, { ...SEVEN_CONTINENTS, teams: 'two' })).toBe(unequal(`6 ${WITH}`, 7))
    expect(opening(4, { ...CHAOS, teams: 'three' })).toBe(
      'Three teams need 6 players, and this board has too few Continents (H-TEAM-11)',
    )
  })

  it('a record of a version with another box or side', () => {
    const record = new Table(heroes, { seats: 2, options: CHAOS, seed: 'bad' }).record()
    const other = (options: GameOptions) =>
      refusal(() => Table.replay(heroes, { ...record, options: { ...record.options, ...options } }))
    const missing = 'which this version of Lorehall does not have'
    const title = 'Heroes of Land, Air & Sea'
    expect(other({})).toBe('not refused')
    expect(other({ giants: true })).toBe(`this table of ${title} uses 'giants', ${missing}`)
    expect(other({ side: 'eight' })).toBe(`this table of ${title} uses "eight" for 'side', ${missing}`)
  })

  it('H-SETUP-1 values for a box that is not in play', () => {
    expect(opening(2, {}, { spells: { oasis: { mana: 1 } } })).toBe(
      '/spells/oasis: this belongs to Nomads, which this table does not use',
    )
  })
})

describe('an answer that is not offered', () => {
  const first = (options: Readonly<Record<string, boolean>>) => {
    const g = new Scenario({ seats: 2, options })
    return { g, seat: Number(g.asked[0]?.split(' ')[0]) }
  }

  it('H-CHAOS-1 H-PESTILENCE-1 a faction of a box that is not in play', () => {
    const { g, seat } = first(CHAOS)
    const { id = 0 } = g.table.asks[0] ?? {}
    expect(refusal(() => g.table.answer(seat, id, 'faction:birdfolk'))).toContain(
      `'faction:birdfolk' is not offered to seat ${seat}; offered: faction:humans,`,
    )
    expect([g.table.entries.length, g.player(seat).faction]).toEqual([0, ''])
  })

  it('H-SETUP-1 a second player with the Birdfolk', () => {
    const { g, seat } = first(PESTILENCE)
    g.play(`${seat} faction:birdfolk`)
    const other = 1 - seat
    const { id = 0 } = g.table.asks[0] ?? {}
    expect(g.refusedWhy(other, 'faction:birdfolk')).toBe('faction-taken')
    expect(refusal(() => g.table.answer(other, id, 'faction:birdfolk'))).toContain(
      `'faction:birdfolk' is not offered to seat ${other}`,
    )
    expect(g.player(other).faction).toBe('')
  })
})
