// Two against two: the lobby, the winners, gifts at a Tax, and effects that spare allies.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Table } from '@lorehall/kernel'
import { readGolden, replayed } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { placeOf } from '../testing/world.ts'
import { standing, winners } from '../src/scoring.ts'
import { casting, dealt, pieces, type PlayerSpot, scenario, type Scenario } from '../testing/index.ts'

const NOTHING: PlayerSpot = { serfs: {}, warriors: {}, ore: 0, mana: 0, food: 0 }

/** Humans and Dwarves (0 and 2) against Orcs and Elves (1 and 3), with only these pieces. */
const teams = (players: Readonly<Record<number, PlayerSpot>>): Scenario =>
  scenario({
    seats: 4,
    options: { teams: true },
    players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...NOTHING, ...players[seat] }])),
  })

const won = (players: Readonly<Record<number, PlayerSpot>>): number[] => winners(teams(players).table.machine)

describe('the lobby', () => {
  it('H-TEAM-11 teams need four players, any other number is refused', () => {
    expect(heroes.form.allows({ teams: 'two' })).toMatchObject({
      seats: [4],
      against: null,
      limit: { rule: 'H-TEAM-11' },
    })
    expect(heroes.form.allows({ teams: 'none' }).seats).toEqual([1, 2, 3, 4])
    expect(heroes.form.allows({ teams: 'three' })).toMatchObject({
      seats: [],
      against: { rule: 'H-TEAM-11' },
    })
    expect(() => new Table(heroes, { seats: 3, seed: 'three', options: { teams: true } })).toThrow(
      'is for 4 players with these options, not 3',
    )
  })

  it('H-TEAM-11 seats alternate', () => {
    expect(heroes.form.sides?.(4, { teams: true })).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(heroes.form.sides?.(4, { teams: false })).toEqual([[0], [1], [2], [3]])
  })
})

describe('a record of an earlier version, which says true or false', () => {
  it('H-TEAM-11 plays a golden game of two teams to the same end', () => {
    const file = join(import.meta.dirname, 'golden', '4-players-teams-1.json')
    const golden = readGolden(readFileSync(file, 'utf8'))
    expect(golden.record.options).toMatchObject({ teams: true })
    const { record, standing, winners } = replayed(heroes, golden)
    expect(record.digest).toBe(golden.record.digest)
    expect({ standing, winners }).toEqual({ standing: golden.standing, winners: golden.winners })
    expect(Table.replay(heroes, golden.record).options).toMatchObject({ teams: 'two' })
  })

  it('H-TEAM-11 opens a game without teams', () => {
    const record = new Table(heroes, { seats: 4, seed: 'alone', options: {} }).record()
    const earlier = { ...record, options: { ...record.options, teams: false } }
    expect(Table.replay(heroes, earlier).options).toMatchObject({ teams: 'none' })
    expect(Table.replay(heroes, earlier).digest()).toBe(record.digest)
  })
})

describe('who wins', () => {
  it('H-TEAM-11 the points of a team are added up', () => {
    expect(won({ 0: { score: 9 }, 1: { score: 6 }, 3: { score: 6 } })).toEqual([1, 3])
  })

  it('H-TEAM-11 the team with more resources wins a tie; if still tied, the win is shared', () => {
    const even = { score: 5 }
    const rich = { 0: { ...even, ore: 2 }, 2: { food: 2 }, 1: { ...even, mana: 3 } }
    expect(won(rich)).toEqual([0, 2])
    expect(won({ 0: even, 3: even })).toEqual([0, 2, 1, 3])
  })

  it('H-TEAM-11 an eliminated player adds nothing to the team, but still wins with it', () => {
    const fallen: PlayerSpot = { out: true, capital: -1, score: 20, ore: 9 }
    expect(won({ 0: { score: 5 }, 2: fallen, 1: { score: 6 } })).toEqual([1, 3])
    const g = teams({ 0: { score: 7 }, 2: fallen, 1: { score: 6 } })
    expect(winners(g.table.machine)).toEqual([0, 2])
    expect(standing(g.table.machine)[2]?.total).toBe(0)
  })
})

describe('a gift', () => {
  const taxed = (players: Readonly<Record<number, PlayerSpot>>): Scenario =>
    teams({ 0: { ore: 2 }, ...players }).play('0 slot:tax')

  it('H-TEAM-12 before the gain or after it, of any kind, only to the ally', () => {
    const g = taxed({ 2: { food: 10 } })
    expect(g.offered(0)).toEqual(['tax:food', 'tax:ore', 'tax:mana', 'give:2-ore'])
    g.play('0 give:2-ore', '0 tax:food')
    expect(g.offered(0)).toEqual(['give:2-ore', 'give:2-food', 'keep-rest'])
    g.play('0 give:2-food', '0 keep-rest')
    expect(g.player(0)).toMatchObject({ ore: 1, food: 3 })
  })

  it('H-TEAM-12 resources the ally cannot hold are lost', () => {
    const g = taxed({ 2: { ore: 10 } }).play('0 give:2-ore')
    expect(g.player(0).ore).toBe(1)
    expect(g.player(2).ore).toBe(10)
  })

  it('H-TEAM-12 a follower may give in their own Tax', () => {
    const g = taxed({ 1: { serfs: { 'II-1': 1 } } }).play('0 tax:ore', '0 keep-rest', '1 follow')
    g.play('1 tax:mana', '1 give:3-mana', '1 keep-rest')
    expect(g.player(3).mana).toBe(1)
  })

  it('H-TEAM-12 without an ally nobody is asked', () => {
    expect(taxed({ 2: { out: true, capital: -1 } }).offered(0)).toEqual(['tax:food', 'tax:ore', 'tax:mana'])
    const alone = taxed({ 2: { out: true, capital: -1 } }).play('0 tax:ore')
    expect(alone.asked).not.toContain('0 give')
  })
})

describe('two enemies in one Region', () => {
  const cast = (card: string, players: Readonly<Record<number, PlayerSpot>>) =>
    casting(card, {
      seats: 4,
      options: { teams: true },
      players: Object.fromEntries(
        [0, 1, 2, 3].map((seat) => [seat, { ...NOTHING, mana: 9, ...players[seat] }]),
      ),
    })
  const serfs = (g: Scenario, seat: number) => g.player(seat).serfs[placeOf('I-6')]

  it('H-CAST-23 Banish affects the one without a Tower and with at most three Units', () => {
    const tower = cast('banish#1', {
      1: { serfs: { 'I-6': 1 } },
      3: { serfs: { 'I-6': 1 }, towers: ['I-6'] },
    })
    expect([serfs(tower, 1), serfs(tower, 3), tower.player(1).serfs[placeOf('II-1')]]).toEqual([0, 1, 1])
    const many = cast('banish#1', { 1: { serfs: { 'I-6': 4 } }, 3: { serfs: { 'I-6': 1 } } })
    expect([serfs(many, 1), serfs(many, 3)]).toEqual([4, 0])
  })

  it('H-CAST-17 Falling Star affects one with an army, not one with only a Tower', () => {
    const g = cast('falling-star#1', { 1: { serfs: { 'I-6': 4 } }, 3: { towers: ['I-6'] } })
    expect([serfs(g, 1), g.player(3).towers]).toEqual([1, [placeOf('I-6')]])
  })
})

describe('an ally is not an enemy', () => {
  it('H-TEAM-13 nor a third side where an effect starts a Battle', () => {
    const priestess: PlayerSpot = { faction: 'dwarves', level: 3, mana: 3, ...pieces({ b: 'I-3' }) }
    const offered = (third: number) =>
      teams({ 0: priestess, 1: { serfs: { 'I-2': 1 } }, [third]: { serfs: { 'I-3': 1 } } }).offered(0)
    expect(offered(2)).toContain('ability:hildra.2')
    expect(offered(3)).not.toContain('ability:hildra.2')
  })

  it('H-TEAM-13 but a Hero is not moved to an ally’s Region without Units of one’s own', () => {
    const lured = (players: Readonly<Record<number, PlayerSpot>>) =>
      teams({
        1: pieces({ b: 'I-6' }),
        ...players,
        0: { faction: 'elves', level: 3, ...pieces({ c: 'I-3' }), ...players[0] },
      })
        .play('0 ability:pharom.2')
        .offered(0)
    const there: PlayerSpot = { serfs: { 'I-9': 1 } }
    expect(lured({ 2: there })).not.toContain('at:I-9')
    expect(lured({ 0: there, 2: there })).toContain('at:I-9')
    expect(lured({ 3: there })).toContain('at:I-9')
  })

  it('H-TEAM-13 nothing is taken from an ally, not even by effects on each other player', () => {
    const spots = { 1: { ore: 1 }, 2: { ore: 3, serfs: { 'IV-3': 3 } }, 3: { serfs: { 'IV-4': 2 } } }
    const options = { teams: true }
    const tithe = casting('tithe#1', { seats: 4, options, players: spots })
    expect(tithe.offered(0).filter((id) => id.startsWith('rob'))).not.toContain('rob:2-ore')
    const quake = casting('earthquake#1', { seats: 4, options, players: spots }).play('0 on:IV')
    expect([quake.player(2).serfs[placeOf('IV-3')], quake.player(3).serfs[placeOf('IV-4')]]).toEqual([3, 1])
  })

  it('H-TEAM-13 Spells cast by allies also give gains', () => {
    const g = dealt({
      seats: 4,
      options: { teams: true },
      turn: 2,
      players: {
        0: { faction: 'elves', level: 2, mana: 0, buildings: ['antler-court'] },
        2: { faction: 'humans', mana: 9, hand: ['song-of-ages#1'] },
      },
    }).play('2 slot:cast', '2 cast:song-of-ages#1')
    expect(g.player(0).mana).toBe(1)
  })
})
