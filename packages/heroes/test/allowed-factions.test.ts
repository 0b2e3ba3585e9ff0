// Factions that a table leaves out: nobody leads one, and enough must be left.
import { readOptions, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { CHAOS, PESTILENCE, Scenario, SEVEN_CONTINENTS } from '../testing/index.ts'

const allowed = (options: object) => heroes.form.allows(readOptions(heroes, options))
const opening = (seats: number, options: object) => () =>
  new Table(heroes, { seats, options, seed: 'without' })

/** Everybody's faction at the end of the setup, with the first option of each question. */
function leadersOf(
  seats: number,
  options: Readonly<Record<string, string | boolean>>,
  seed: string,
): string[] {
  const g = new Scenario({ seats, options, seed })
  while (g.state.phase === 'setup') {
    const [seat] = (g.asked[0] ?? '').split(' ')
    g.play(`${seat} ${g.offered(Number(seat))[0]}`)
  }
  return g.state.players.map(({ faction }) => faction)
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

describe('a faction that is left out', () => {
  it('H-SETUP-1 cannot be picked', () => {
    const g = new Scenario({ seats: 2, options: { withoutFactions: 'orcs' } })
    const seat = Number(g.asked[0]?.split(' ')[0])
    expect(g.refusedWhy(seat, 'faction:orcs')).toBe('faction-out')
    expect(g.offered(seat)).toEqual(['faction:humans', 'faction:dwarves', 'faction:elves'])
  })

  it('H-SETUP-1 is not dealt at random', () => {
    const options = { ...CHAOS, factions: 'random', withoutFactions: 'humans orcs dwarves undead' }
    const led = SEEDS.flatMap((seed) => leadersOf(4, options, seed))
    expect(new Set(led)).toEqual(new Set(['elves', 'lionkin', 'lizardfolk', 'goblins']))
  })

  it('H-SOLO-1 is not led by the Enemy, with or without the Floating Continent', () => {
    const base = { withoutFactions: 'orcs elves' }
    for (const seed of SEEDS) expect(leadersOf(1, base, seed)).toEqual(['humans', 'dwarves'])
    const sky = { ...PESTILENCE, withoutFactions: 'orcs dwarves elves birdfolk' }
    for (const seed of SEEDS) expect(leadersOf(1, sky, seed)).toEqual(['humans', 'merfolk'])
  })
})

describe('the numbers of players', () => {
  it('H-SETUP-1 every player needs a faction that is left', () => {
    expect(allowed({ withoutFactions: 'orcs' })).toMatchObject({ seats: [1, 2, 3], against: null })
    expect(allowed({ ...CHAOS, withoutFactions: 'orcs' })).toMatchObject({ seats: [1, 2, 3, 4] })
    expect(opening(4, { withoutFactions: 'orcs' })).toThrow(
      'is for 1 to 3 players with these options, not 4: each player leads a different faction, and only the allowed ones can be led (H-SETUP-1)',
    )
  })

  it('H-SETUP-1 the seven of the largest table choose among ten', () => {
    const three = 'humans goblins merfolk'
    expect(allowed({ ...SEVEN_CONTINENTS, withoutFactions: three }).seats).toContain(7)
    expect(allowed({ ...SEVEN_CONTINENTS, withoutFactions: `orcs ${three}` }).seats).not.toContain(7)
  })

  it('H-SETUP-1 too few for the chosen board or teams', () => {
    const six = { ...CHAOS, side: 'six', withoutFactions: 'humans orcs dwarves elves' }
    const teams = { teams: 'two', withoutFactions: 'elves' }
    for (const options of [six, teams]) expect(allowed(options)).toMatchObject({ seats: [] })
    expect(opening(5, six)).toThrow(
      'Too few factions are allowed: each player leads a different one. Allow more (H-SETUP-1)',
    )
  })

  it('H-SOLO-1 a solo game needs one for the Enemy, too', () => {
    expect(allowed({ withoutFactions: 'orcs elves' }).seats).toEqual([1, 2])
    expect(opening(1, { withoutFactions: 'orcs dwarves elves' })).toThrow(
      'Too few factions are allowed: you lead one and the Enemy another. Allow at least two (H-SOLO-1)',
    )
  })
})

describe('the option', () => {
  it('H-SETUP-1 names only factions that are in play', () => {
    expect(opening(2, { withoutFactions: 'undead' })).toThrow(
      '“Undead” only comes with Order & Chaos (H-SETUP-1)',
    )
    expect(opening(2, { ...CHAOS, withoutFactions: 'merfolk' })).toThrow(
      '“Merfolk” only comes with Pestilence (H-SETUP-1)',
    )
    expect(opening(2, { withoutFactions: 'trolls' })).toThrow(
      `option 'withoutFactions' cannot be "trolls"; expected some of humans orcs`,
    )
  })

  it('H-SETUP-1 without it, as in earlier records, every faction is allowed', () => {
    const record = opening(2, {})().record()
    const { withoutFactions: _, ...options } = record.options
    const earlier = Table.replay(heroes, { ...record, options })
    expect(earlier.digest()).toBe(record.digest)
    expect(earlier.asks[0]?.options.map(({ name }) => name)).toEqual(['humans', 'orcs', 'dwarves', 'elves'])
  })
})
