// Teams of three, and three teams: a seat with two allies names each by its seat.
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { destroy } from '../src/rules/losses.ts'
import { sides } from '../src/options.ts'
import { standing } from '../src/scoring.ts'
import { workersAt } from '../src/rules/shared.ts'
import type { Player, Vessel } from '../src/state.ts'
import { fight, pieces, type PlayerSpot, scenario, type Scenario, type Spot } from '../testing/index.ts'
import { placeOf } from '../testing/world.ts'
import { FALL_BACK, heroesAt } from './battle/armies.ts'
import { heroesForSix } from './fixtures/more-seats.ts'

const SEATS = [0, 1, 2, 3, 4, 5]
const bare: PlayerSpot = { serfs: {}, warriors: {}, ore: 0, mana: 0, food: 0, hand: [] }

/** By default seats 0, 2, 4 against 1, 3, 5, with only these pieces. */
const spot = (
  players: Readonly<Record<number, PlayerSpot>>,
  state: Spot['state'] = {},
  teams = 'two',
): Spot => ({
  game: heroesForSix,
  options: { teams },
  seats: 6,
  players: Object.fromEntries(SEATS.map((seat) => [seat, { ...bare, ...players[seat] }])),
  state,
})

const three = (players: Readonly<Record<number, PlayerSpot>>, state: Spot['state'] = {}): Scenario =>
  scenario(spot(players, state))

const SUPPLY: Vessel = { at: -1, serfs: 0, warriors: 0 }
const sea = (at: string): Player['vessels'] => ({
  sea: { at: placeOf(at), serfs: 0, warriors: 0 },
  air: SUPPLY,
})

const guests = (g: Scenario, seat: number) =>
  g.player(seat).guests.map(({ unit, vessel, at, of }) => `${unit} of ${of} ${vessel} ${at}`)

describe('teams', () => {
  it('H-TEAM-11 seats alternate in two teams of three and in three of two', () => {
    expect(sides(6, { teams: 'two' })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
    expect(sides(6, { teams: 'three' })).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ])
    expect(sides(6, { teams: 'none' })).toEqual(SEATS.map((seat) => [seat]))
    expect(sides(4, { teams: 'two' })).toEqual(sides(4, { teams: true }))
  })

  it('H-TEAM-11 the base box is for four players, with teams of two against two', () => {
    expect(heroes.form.allows({ teams: 'none' }).seats).toEqual([1, 2, 3, 4])
    expect(heroes.form.allows({ teams: 'two' }).seats).toEqual([4])
  })

  it('H-TEAM-13 with three teams, everybody else is an enemy', () => {
    const army: PlayerSpot = { warriors: { 'I-2': 1 } }
    const met = (other: number) =>
      scenario(spot({ 0: { warriors: { 'I-3': 1 } }, [other]: army }, {}, 'three'))
        .play('0 slot:march-1', '0 go:I-2')
        .asked.some((ask) => ask.endsWith('tactic'))
    expect([1, 2, 4, 5].map(met)).toEqual([true, true, true, true])
  })

  it('H-END-6 the game ends immediately when one team is left', () => {
    const out: PlayerSpot = { out: true, capital: -1 }
    const last: PlayerSpot = { serfs: { 'II-1': 1 } }
    const siege = (others: Readonly<Record<number, PlayerSpot>>) => {
      const g = fight(
        spot({ 0: { warriors: { 'II-1': 5 }, ...pieces({ a: 'II-1' }) }, 1: last, ...others }, {}, 'three'),
        'II-1',
      )
      g.play(...FALL_BACK)
      return g
    }
    const rest = { 2: out, 4: out, 5: out }
    expect(siege(rest).state.players[1]?.out).toBe(true)
    expect(siege(rest).state.phase).toBe('over')
    expect(siege({ 2: out, 4: out }).state.phase).not.toBe('over')
  })
})

describe('Units of two allies on a March', () => {
  const camp = () =>
    three({
      0: { warriors: { 'I-3': 1 } },
      2: { warriors: { 'I-3': 1 } },
      4: { warriors: { 'I-3': 1 }, ...pieces({ c: 'I-3' }) },
    }).play('0 slot:march-1')

  it('H-TEAM-9 each is named by its seat, and all their owners are asked together', () => {
    const g = camp()
    expect(g.offered(0).filter((id) => !id.startsWith('go:'))).toEqual([
      'take:2-warrior',
      'take:4-warrior',
      'take:4-c',
    ])
    g.play('0 take:2-warrior', '0 take:4-c', '0 go:I-2')
    expect(g.asked).toEqual(['2 takeAlong', '4 takeAlong'])
    g.play('4 allow', '2 allow', '0 stop')
    const there = placeOf('I-2')
    expect(g.player(0).warriors[there]).toBe(1)
    expect(g.player(2).warriors[there]).toBe(1)
    expect([g.player(4).heroes.c.at, g.player(4).warriors[there]]).toEqual([there, 0])
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-9 the move is chosen again without those who refuse, and they are not asked again', () => {
    const g = camp().play('0 take:2-warrior', '0 take:4-warrior', '0 go:I-2', '2 allow', '4 decline')
    const along = () => g.offered(0).filter((id) => id.startsWith('take:'))
    expect([g.asked, along()]).toEqual([['0 marchOut'], ['take:2-warrior']])
    g.play('0 take:2-warrior', '0 go:I-2')
    expect(g.asked).toEqual(['2 takeAlong'])
    g.play('2 decline')
    expect([g.asked, along()]).toEqual([['0 marchOut'], []])
  })

  it('H-TEAM-9 five in all, and each owner pays their own toll', () => {
    const live = [{ id: 'entanglement', at: placeOf('I-3') }]
    const rich = { warriors: { 'I-3': 1 }, food: 5 }
    const g = three({ 0: rich, 2: rich, 4: { ...rich, food: 0 } }, { live })
    g.play('0 slot:march-1')
    expect(g.refusedWhy(0, 'take:4-warrior')).toBe('cannot-pay-toll')
    g.play('0 take:2-warrior', '0 go:I-2', '2 allow', '0 stop')
    expect([g.player(0).food, g.player(2).food, g.player(4).food]).toEqual([4, 4, 0])
    const many = three({
      0: { warriors: { 'I-3': 2 } },
      2: { warriors: { 'I-3': 2 } },
      4: { serfs: { 'I-3': 2 } },
    })
    many.play('0 slot:march-1', '0 take:2-warrior', '0 take:2-warrior', '0 take:4-serf')
    expect(many.refusedWhy(0, 'take:4-serf')).toBe('five-march')
    many.play('0 go:I-2')
    expect(many.asked).toEqual(['2 takeAlong', '4 takeAlong'])
  })

  it('H-TEAM-10 a Monster drives each army to a refuge of its own owner', () => {
    const shown = [{ id: 'monster', at: placeOf('I-2') }]
    const one = { serfs: { 'I-3': 1 } }
    const values = { explore: { monster: { strength: 9, vp: 1 } } }
    const g = scenario({ ...spot({ 0: one, 2: { ...one, towers: ['IV-3'] }, 4: one }, { shown }), values })
    g.play('0 slot:march-1', '0 take:2-serf', '0 take:4-serf', '0 go:I-2')
    g.play('2 allow', '4 allow', '0 stop')
    g.play('2 flee:IV-3')
    const at = (seat: number) => g.player(seat).serfs.flatMap((n, place) => (n > 0 ? [place] : []))
    expect([at(0), at(4)]).toEqual([[g.player(0).capital], [g.player(4).capital]])
    expect(at(2)).toEqual([placeOf('IV-3')])
  })
})

const aboard = { unit: 'serf', vessel: 'sea', at: placeOf('n'), of: 0 } as const

/** A Vessel of seat 0 at sea, with Units of both its allies aboard. */
const afloat: Readonly<Record<number, PlayerSpot>> = {
  0: { vessels: sea('n') },
  2: { guests: [aboard] },
  4: { guests: [aboard], heroes: { ...heroesAt({}), a: { at: placeOf('n'), aboard: '0-sea' } } },
}

describe('aboard Vessels of two allies', () => {
  it('H-TEAM-14 each Vessel is named by the seat that owns it, and that seat is asked', () => {
    const g = three({ 0: { serfs: { 'I-1': 2 } }, 2: { vessels: sea('I-1') }, 4: { vessels: sea('I-1') } })
    expect(g.offered(0)).toEqual(expect.arrayContaining(['board:serf@2-sea', 'board:serf@4-sea']))
    g.play('0 board:serf@4-sea')
    expect(g.asked).toEqual(['4 letAboard'])
    g.play('4 allow', '0 board:serf@2-sea')
    expect(g.asked).toEqual(['2 letAboard'])
    g.play('2 allow')
    const at = placeOf('I-1')
    expect(guests(g, 0)).toEqual([`serf of 4 sea ${at}`, `serf of 2 sea ${at}`])
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-14 an ally who refuses is not asked again, the other one is', () => {
    const g = three({ 0: { serfs: { 'I-1': 2 } }, 2: { vessels: sea('I-1') }, 4: { vessels: sea('I-1') } })
    g.play('0 board:serf@4-sea', '4 decline')
    const boards = () => g.offered(0).filter((id) => id.startsWith('board'))
    expect(boards()).toEqual(['board:serf@2-sea'])
    g.play('0 board:serf@2-sea', '2 decline')
    expect(boards()).toEqual([])
  })

  const loaded = () =>
    three({ 0: { vessels: sea('I-1') }, 2: { serfs: { 'I-1': 1 } }, 4: pieces({ b: 'I-1' }) }).play(
      '0 slot:sail',
      '0 board:2-serf@sea',
      '0 board:4-b@sea',
    )

  it('H-TEAM-14 a Vessel carries Units of two allies, and both are asked before it leaves', () => {
    const g = loaded()
    const from = g.player(0).vessels.sea.at
    expect(g.asked).toEqual(['2 takeAlong', '4 takeAlong'])
    g.play('2 allow', '4 allow')
    const [way = ''] = g.offered(0).filter((id) => id.startsWith('go:'))
    g.play(`0 ${way}`)
    const { at } = g.player(0).vessels.sea
    expect(at).not.toBe(from)
    expect([guests(g, 2), g.player(4).heroes.b]).toEqual([[`serf of 0 sea ${at}`], { at, aboard: '0-sea' }])
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-14 the Units of an ally who refuses leave, the others stay aboard', () => {
    const g = loaded().play('2 allow', '4 decline')
    expect(g.asked).toEqual(['0 loadSea'])
    expect([guests(g, 2).length, g.player(4).heroes.b.aboard]).toEqual([1, ''])
    expect(g.offered(0)).toEqual(['leave:2-serf@sea', 'done'])
  })

  it('H-TEAM-15 a Vessel lost at sea takes Units of both allies with it', () => {
    const g = three(afloat)
    destroy(g.table.machine, 0, 'sea', placeOf('n'), null)
    expect([guests(g, 2), guests(g, 4), g.player(4).heroes.a.at]).toEqual([[], [], -1])
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-15 when the owner is eliminated, Units at sea go home, each to its own Capital', () => {
    const g = fight(spot({ ...afloat, 1: { warriors: { 'I-1': 5 } } }), 'I-1', { attacker: 1, defender: 0 })
    g.play(...FALL_BACK)
    expect(g.player(0).out).toBe(true)
    expect(g.player(2).serfs[g.player(2).capital]).toBe(1)
    expect([g.player(4).serfs[g.player(4).capital], g.player(4).heroes.a.at]).toEqual([
      1,
      g.player(4).capital,
    ])
    expect([guests(g, 2), guests(g, 4)]).toEqual([[], []])
    expect(g.broken).toEqual([])
  })
})

describe('three allies who defend together', () => {
  const both = (a: number, b: number, c: number) => ({
    0: { warriors: { 'I-6': 2 } },
    1: { serfs: { 'I-6': a } },
    3: { serfs: { 'I-6': b } },
    5: { serfs: { 'I-6': c } },
  })
  const ledBy = (votes: readonly [number, number, number], strengths: readonly [number, number, number]) => {
    const g = fight(spot(both(...strengths)), 'I-6')
    expect(g.asked).toEqual(['1 lead', '3 lead', '5 lead'])
    g.play(`1 lead:${votes[0]}`, `3 lead:${votes[1]}`, `5 lead:${votes[2]}`)
    return g.state.battle?.defender.seat
  }

  it('H-TEAM-2 the one named by most leads', () => {
    expect(ledBy([3, 3, 5], [3, 1, 1])).toBe(3)
    expect(ledBy([5, 3, 5], [3, 1, 1])).toBe(5)
  })

  it('H-TEAM-2 if all name different ones, the strongest leads, then the next after the attacker', () => {
    expect(ledBy([1, 3, 5], [1, 1, 2])).toBe(5)
    expect(ledBy([5, 1, 3], [1, 2, 2])).toBe(3)
  })

  it('H-TEAM-5 each owner retreats their own survivors', () => {
    const g = fight(spot({ ...both(1, 1, 3), 0: { warriors: { 'I-6': 5 } } }), 'I-6')
    g.play('1 lead:1', '3 lead:1', '5 lead:1', ...FALL_BACK)
    while (g.asked.some((ask) => ask.endsWith('loseUnits'))) g.play(`1 ${g.offered(1).at(0)}`)
    const home = (seat: number) => g.player(seat).serfs[g.player(seat).capital] ?? 0
    expect([1, 3, 5].map((seat) => g.player(seat).serfs[placeOf('I-6')])).toEqual([0, 0, 0])
    expect(home(5)).toBeGreaterThan(0)
    expect(g.broken).toEqual([])
  })
})

describe('Regions and gifts of three allies', () => {
  it('H-TEAM-7 Worker Spaces are filled in the order in which they came', () => {
    const place = placeOf('I-2')
    const spaces = heroesForSix.values.read({}, {}).world.lands[place]?.workers ?? 0
    const came = Array.from({ length: 40 }, (_, at) => (at === place ? 4 : -1))
    const later = Array.from({ length: 40 }, (_, at) => (at === place ? [0, 2] : []))
    const one: PlayerSpot = { serfs: { 'I-2': 1 } }
    const g = three({ 0: one, 2: one, 4: one }, { came, later })
    const working = [4, 0, 2].map((seat) => workersAt(g.table.machine, seat, place))
    expect(working).toEqual([0, 1, 2].map((before) => Math.max(0, Math.min(1, spaces - before))))
  })

  it('H-TEAM-7 a seat that leaves loses its place, and a new one is last', () => {
    const one: PlayerSpot = { warriors: { 'I-2': 1 } }
    const place = placeOf('I-2')
    const came = Array.from({ length: 40 }, (_, at) => (at === place ? 0 : -1))
    const later = Array.from({ length: 40 }, (_, at) => (at === place ? [4, 2] : []))
    const g = three({ 0: one, 2: one, 4: one }, { came, later })
    g.play('0 slot:march-1', '0 go:I-3')
    expect([g.state.came[place], g.state.later?.[place]]).toEqual([4, [2]])
  })

  it('H-TEAM-8 a shared Region counts once, for the first seat there', () => {
    const one: PlayerSpot = { serfs: { 'III-2': 1 } }
    const regions = (players: Readonly<Record<number, PlayerSpot>>) =>
      standing(three(players).table.machine).map(
        ({ lines }) => lines.find(({ what }) => what === 'regions')?.points ?? 0,
      )
    expect(regions({ 0: one, 2: one, 4: one })).toEqual([1, 0, 0, 0, 0, 0])
    expect(regions({ 2: one, 4: one })).toEqual([0, 0, 1, 0, 0, 0])
  })

  it('H-TEAM-12 the gifts of one Tax go to one ally', () => {
    const g = three({ 0: { ore: 3, mana: 0, food: 0 }, 2: {}, 4: {} }).play('0 slot:tax')
    expect(g.offered(0)).toEqual(expect.arrayContaining(['give:2-ore', 'give:4-ore']))
    g.play('0 give:4-ore')
    expect(g.offered(0).filter((id) => id.startsWith('give'))).toEqual(['give:4-ore'])
    g.play('0 tax:mana')
    expect(g.offered(0)).toEqual(['give:4-ore', 'give:4-mana', 'keep-rest'])
  })
})
