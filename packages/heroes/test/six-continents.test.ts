// The side of the board with six Continents.
import { readOptions, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { isCentre } from '../src/map/world.ts'
import { continentName, regionName } from '../src/text/regions/en.ts'
import { at } from '../src/state.ts'
import { CHAOS } from '../testing/index.ts'

const SIX = { ...CHAOS, side: 'six' }
const allowed = (options: object) => heroes.form.allows(readOptions(heroes, options))
const open = (seats: number, options: object) =>
  new Table(heroes, { seats, seed: `six ${seats}`, options: readOptions(heroes, options) })

/** Factions and Capitals are chosen at random, and the first turn begins. */
function begun(seats: number) {
  const table = open(seats, { ...SIX, factions: 'random' })
  while (table.machine.state.phase === 'setup') {
    const ask = at(table.asks, 0)
    table.take(ask, at(ask.options, ask.own - 1))
  }
  return table.machine
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

describe('the board', () => {
  it('H-CHAOS-3 six Continents are for more than four players, four for up to four', () => {
    expect(allowed(SIX)).toMatchObject({ seats: [5, 6], against: null })
    expect(allowed(CHAOS)).toMatchObject({ seats: [1, 2, 3, 4], against: null })
    expect(() => open(5, CHAOS)).toThrow('1 to 4 players, not 5')
    expect(() => open(4, SIX)).toThrow('is for 5 to 6 players with these options, not 4')
  })

  it('H-CHAOS-3 six Continents need the box', () => {
    expect(allowed({ side: 'six' }).against).toMatchObject({ rule: 'H-SETUP-1' })
    expect(() => open(5, { side: 'six' })).toThrow('“Continents” only works with Order & Chaos')
  })
})

describe('names', () => {
  it('H-CHAOS-3 every Continent and every Sea Region has a name of its own', () => {
    const { values } = begun(5)
    const { continents, seas } = values.world
    const names = [
      ...continents.map((_, i) => continentName({ values }, i)),
      ...seas.map(({ place }) => regionName({ values }, place)),
    ]
    expect(names.filter((name) => !/^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(25)
  })
})

describe('teams', () => {
  it('H-TEAM-11 six players form two teams of three or three of two, five none', () => {
    expect(allowed({ ...SIX, teams: 'two' })).toMatchObject({ seats: [6], against: null })
    expect(allowed({ ...SIX, teams: 'three' })).toMatchObject({ seats: [6], against: null })
    expect(() => open(5, { ...SIX, teams: 'two' })).toThrow('is for 6 players with these options, not 5')
    expect(heroes.form.sides?.(6, { ...SIX, teams: 'three' })).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ])
  })

  it('H-TEAM-11 three teams are refused on the side with four Continents', () => {
    expect(allowed({ ...CHAOS, teams: 'three' }).against).toMatchObject({ rule: 'H-TEAM-11' })
  })
})

describe('setup with six players', () => {
  const { state, values } = begun(6)

  it('H-CHAOS-3 every Continent has a Capital: 60 Land tokens and 21 Sea tokens', () => {
    const { lands } = values.world
    expect(new Set(state.players.map(({ capital }) => at(lands, capital).continent)).size).toBe(6)
    expect(sum(state.down.slice(0, lands.length))).toBe(60)
    expect(sum(state.down.slice(lands.length))).toBe(21)
  })
})

describe('setup with five players', () => {
  const machine = begun(5)
  const { state, values } = machine
  const { lands, seas, continents } = values.world

  it('H-CHAOS-3 every player has a Continent, and none is closed', () => {
    const taken = state.players.map(({ capital }) => at(lands, capital).continent)
    expect(new Set(taken).size).toBe(5)
    expect(continents).toHaveLength(6)
    expect(state.closed).toBe(null)
  })

  it('H-CHAOS-3 61 Land tokens and 21 Sea tokens are laid: a free Capital Region has one, a Central Sea two', () => {
    expect(sum(state.down.slice(0, lands.length))).toBe(61)
    expect(sum(state.down.slice(lands.length))).toBe(21)
    const free = continents.filter(({ capital }) => state.players.every((p) => p.capital !== capital))
    expect(free.map(({ capital }) => state.down[capital])).toEqual([1])
    const centres = seas.filter(({ place }) => isCentre(machine, place))
    expect(centres.map(({ place }) => state.down[place])).toEqual([2, 2])
  })
})

describe('setup with five players', () => {
  it('H-CHAOS-3 a Continent is free, and its Capital Region has a token: 61 Land tokens and 21 Sea tokens', () => {
    const { state, values } = begun(5)
    const { lands } = values.world
    expect(new Set(state.players.map(({ capital }) => at(lands, capital).continent)).size).toBe(5)
    expect([sum(state.down.slice(0, lands.length)), sum(state.down.slice(lands.length))]).toEqual([61, 21])
  })
})

describe('long lists', () => {
  it('H-VERB-5 more than 60 Regions are asked by Continent first, each Sea Region with them', () => {
    const machine = begun(5)
    const { state } = machine
    const { seat } = state.turn
    const lizards = at(state.players, seat)
    Object.assign(lizards, { faction: 'lizardfolk', buildings: ['hex-hut'], mana: 3 })
    machine.load(machine.position)
    const ids = () => machine.asks.find((ask) => ask.seat === seat)?.options.map(({ id }) => id) ?? []
    const answer = (id: string) => {
      const ask = machine.asks.find((one) => one.seat === seat)
      const option = ask?.options.find((one) => one.id === id)
      if (ask === undefined || option === undefined) throw new Error(`'${id}' is not offered`)
      machine.answer(ask, option)
    }
    answer('ability:hex-hut.1')
    expect([...new Set(ids().map((id) => id.split(':')[0]))]).toEqual(['on', 'at'])
    const continent = at(machine.values.world.continents, 2).id
    answer(`on:${continent}`)
    expect(ids().length).toBeGreaterThan(5)
    expect(ids().every((id) => id.startsWith(`at:${continent}-`))).toBe(true)
  })
})
