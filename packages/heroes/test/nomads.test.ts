// Nomads: hired together or wandering on the map, and their six Spells.
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { judge } from '../src/judge.ts'
import { income } from '../src/rules/collection.ts'
import { eliminate } from '../src/rules/elimination.ts'
import { unitsAt } from '../src/rules/pieces.ts'
import { beginBattle, type BattleStart } from '../src/rules/battle/begin.ts'
import { standing } from '../src/scoring.ts'
import type { State } from '../src/state.ts'
import { BARE, dealt, EASY, pieces, placeOf, type PlayerSpot, Scenario, sumOf } from '../testing/index.ts'

type Rest = Partial<Omit<State, 'players'>>

const HIRED = { nomads: true }
const WANDERING = { nomads: true, nomadsWander: true }
const SUPPLY = { at: -1, serfs: 0, warriors: 0 }
const QUIET = { down: Array.from({ length: 53 }, () => 0) }
const { lands, ids, byLand } = heroes.values.read({}, HIRED).world
const DESERTS = ids.filter((_, place) => lands[place]?.terrain === 'desert')
const [DESERT = ''] = DESERTS.filter((id) => id.startsWith('I-'))
/** Land Regions on Continent I next to the Desert, without Deserts and the Capital. */
const BESIDE = (byLand[placeOf(DESERT)] ?? [])
  .filter((place) => lands[place]?.terrain !== 'desert' && lands[place]?.terrain !== 'capital')
  .map((place) => ids[place] ?? '')
const [NEAR = ''] = BESIDE

/** Units of the band by Region. */
const band = (regions: Readonly<Record<string, number>>): PlayerSpot => ({
  hired: ['band'],
  band: lands.map((_, place) => regions[ids[place] ?? ''] ?? 0),
})

const turn = (me: PlayerSpot, foe: PlayerSpot = {}, state: Rest = {}, options: object = HIRED): Scenario =>
  dealt({
    options: { ...options },
    players: { 0: { ...BARE, ...me }, 1: { ...BARE, ...foe }, 2: BARE },
    state: { ...QUIET, forHire: ['band'], ...state },
  })

function battle(me: PlayerSpot, foe: PlayerSpot, region: string, start: Partial<BattleStart> = {}): Scenario {
  const g = turn(me, foe)
  const { machine } = g.table
  beginBattle(machine, { attacker: 0, defender: 1, place: placeOf(region), how: 'march', ...start })
  machine.load(machine.position)
  return g
}

const RICH: PlayerSpot = { ore: 3, mana: 3, food: 3, serfs: { 'I-1': 1 } }

describe('hired Nomads', () => {
  it('H-NOMAD-1 the table has their card, unless they wander', () => {
    expect(new Scenario({ seats: 2, options: HIRED }).state.forHire).toEqual(['band'])
    expect(new Scenario({ seats: 2, options: WANDERING }).state.forHire).toBe(undefined)
    expect(new Scenario({ seats: 2, options: { ...HIRED, mercenaries: true } }).state.forHire?.length).toBe(4)
  })

  it('H-NOMAD-2 three come together for 3 of each resource', () => {
    const g = turn(RICH).play('0 slot:recruit', '0 recruit:band')
    expect([g.player(0).band?.[placeOf('I-1')], g.player(0).ore, g.player(0).hired]).toEqual([3, 0, ['band']])
  })

  it('H-NOMAD-2 the card is open again only when all three are gone', () => {
    const taken = turn(RICH, band({ 'II-4': 1 })).play('0 slot:recruit')
    expect(taken.refusedWhy(0, 'recruit:band')).toBe('hired-out')
    const lost = battle(band({ 'I-6': 1 }), { warriors: { 'I-6': 4 } }, 'I-6').play(...EASY)
    expect([lost.player(0).band, lost.player(0).hired]).toEqual([undefined, undefined])
  })

  it('H-NOMAD-2 they march, hold Regions and fight, but score nothing and are no Serfs', () => {
    const g = turn(band({ 'I-3': 2 })).play('0 slot:march-1', '0 go:I-6')
    if (g.asked.includes('0 march')) g.play('0 stop')
    expect([g.player(0).band?.[placeOf('I-6')], unitsAt(g.player(0), placeOf('I-6'))]).toEqual([2, 2])
    const points = standing(g.table.machine)[0]?.lines.map(({ what }) => what)
    expect(points).toEqual(['regions'])
    const fight = battle(band({ 'I-6': 2 }), { serfs: { 'I-6': 1 } }, 'I-6')
    expect(sumOf(fight, 'attacker').lines).toEqual([{ what: 'band', n: 2 }])
  })

  it('H-NOMAD-2 one of them may stay behind, and they can be sacrificed', () => {
    const g = turn(band({ 'I-3': 3 })).play('0 slot:march-1', '0 stay:band', '0 go:I-6')
    expect([g.player(0).band?.[placeOf('I-3')], g.player(0).band?.[placeOf('I-6')]]).toEqual([1, 2])
    const paid = battle({ ...band({ 'I-6': 3 }), warriors: { 'I-6': 2 } }, { serfs: { 'I-6': 1 } }, 'I-6')
    paid.play('0 tactic:conscripts', '1 tactic:fall-back')
    expect(paid.offered(0)).toContain('sacrifice:band')
  })

  it('H-NOMAD-2 they don’t board, follow or muster', () => {
    const g = turn({ ...band({ 'I-1': 3 }), ...pieces({ sea: 'I-1' }) })
    expect(g.offered(0).filter((id) => id.startsWith('board:'))).toEqual([])
    const away = turn({ ...band({ 'I-1': 2 }), warriors: { 'I-3': 1 } })
      .marchFrom(0, 'I-3')
      .play('0 go:I-6')
    if (away.asked.includes('0 march')) away.play('0 stop')
    expect(away.asked).not.toContain('0 muster')
  })

  it('H-NOMAD-2 Spells that move or hit any Unit reach them', () => {
    const gate = turn({ ...band({ 'I-6': 2 }), serfs: { 'I-3': 1 }, mana: 9, hand: ['recall#1'] })
    gate.play('0 slot:cast', '0 cast:recall#1', '0 at:I-6')
    expect(gate.offered(0)).toContain('unit:band')
    const fire = battle({ mana: 9, warriors: { 'I-6': 1 }, hand: ['fireball#1'] }, band({ 'I-6': 2 }), 'I-6')
    expect(fire.offered(0)).toContain('cast:fireball#1')
  })

  it('H-NOMAD-2 nomad.1 they don’t stop in Deserts if they march on their own', () => {
    const goes = (me: PlayerSpot) => {
      const g = turn(me).play('0 slot:march-1', `0 go:${DESERT}`)
      return g.asked.includes('0 march')
    }
    expect(goes(band({ [NEAR]: 1 }))).toBe(true)
    expect(goes({ ...band({ [NEAR]: 1 }), warriors: { [NEAR]: 1 } })).toBe(false)
  })

  it('H-NOMAD-2 nomad.2 1 more Strength each in a Desert', () => {
    const total = (level: 1 | 2, region: string) =>
      sumOf(battle({ level, ...band({ [region]: 3 }) }, { serfs: { [region]: 1 } }, region), 'attacker').total
    expect([total(1, DESERT), total(2, DESERT), total(2, NEAR)]).toEqual([3, 6, 3])
  })

  it('H-NOMAD-2 nomad.3 a resource in Collection while one is in a Desert', () => {
    const all = (region: string) => {
      const { ore, mana, food } = income(turn({ level: 3, ...band({ [region]: 1 }) }).table.machine, 0)
      return ore + mana + food
    }
    expect([all(DESERT), all('I-1')]).toEqual([1, 0])
  })
})

describe('wandering Nomads', () => {
  const wandering = (regions: Readonly<Record<string, number>>, stock = 0) => ({
    forHire: undefined,
    wandering: {
      at: lands.map((_, place) => regions[ids[place] ?? ''] ?? 0),
      stock: stock === 0 ? 10 - Object.values(regions).reduce((sum, n) => sum + n, 0) : stock,
    },
  })
  const wander = (me: PlayerSpot, regions: Readonly<Record<string, number>>, foe: PlayerSpot = {}) => {
    const { forHire: _none, ...state } = wandering(regions)
    return dealt({
      options: WANDERING,
      players: { 0: { ...BARE, ...me }, 1: { ...BARE, ...foe }, 2: BARE },
      state: { ...QUIET, ...state },
    })
  }

  it('H-NOMAD-3 before the first turn, the first player puts one in a Desert', () => {
    const g = new Scenario({ seats: 2, options: { ...WANDERING, factions: 'random' } })
    while (g.asked[0]?.endsWith('nomads/place') === false) {
      const [asked = ''] = g.asked
      const seat = Number(asked.split(' ')[0])
      g.play(`${seat} ${g.offered(seat)[0] ?? ''}`)
    }
    const seat = g.state.first
    expect(g.asked).toEqual([`${seat} nomads/place`])
    expect(g.offered(seat).every((id) => DESERTS.includes(id.slice(3)))).toBe(true)
    g.play(`${seat} ${g.offered(seat)[0] ?? ''}`)
    expect([g.state.wandering?.stock, g.asked]).toEqual([9, [`${seat} turn`]])
  })

  it('H-NOMAD-4 a Region next to them yields 1 less in all, never less than nothing', () => {
    const [region = '', kind] =
      BESIDE.map((id) => [id, lands[placeOf(id)]?.yields] as const).find(([, yields]) => yields !== null) ??
      []
    const collected = (serfs: number, regions: Readonly<Record<string, number>>) =>
      income(wander({ serfs: { [region]: serfs } }, regions).table.machine, 0)[kind ?? 'ore']
    expect(collected(1, {}) - collected(1, { [DESERT]: 2 })).toBe(1)
    expect(collected(1, { [DESERT]: 1 })).toBeGreaterThanOrEqual(0)
  })

  it('H-NOMAD-4 an army with twice their number captures them: 1 point each, and they may help once', () => {
    const g = wander({ warriors: { [NEAR]: 2 } }, { [DESERT]: 2 }).play('0 slot:march-1', `0 go:${DESERT}`)
    expect([g.player(0).score, g.player(0).captives, g.state.wandering?.at[placeOf(DESERT)]]).toEqual([
      2,
      { ready: 2, used: 0 },
      0,
    ])
    expect(g.player(0).warriors[placeOf(DESERT)]).toBe(2)
  })

  it('H-NOMAD-4 a weaker army loses a Unit and goes back; nothing is explored', () => {
    const down = QUIET.down.slice()
    down[placeOf(DESERT)] = 1
    const g = wander({ warriors: { [NEAR]: 2 } }, { [DESERT]: 3 })
    g.state.down = down
    g.play('0 slot:march-1', `0 go:${DESERT}`)
    expect([
      g.player(0).warriors[placeOf(NEAR)],
      g.player(0).score,
      g.state.down[placeOf(DESERT)],
      g.state.wandering?.at[placeOf(DESERT)],
    ]).toEqual([1, 0, 1, 3])
  })

  it('H-NOMAD-4 they stop a March, but not a flight that passes', () => {
    const { machine } = wander({}, { 'I-6': 1 }).table
    const g = wander({ warriors: { 'I-3': 1 } }, { 'I-6': 1 }).play('0 slot:march-1', '0 go:I-6')
    expect([g.asked.includes('0 march'), g.player(0).captives?.ready]).toEqual([false, 1])
    expect(machine.state.wandering?.stock).toBe(9)
  })

  it('H-NOMAD-5 a captured Nomad follows or musters in place of a Serf', () => {
    const g = wander({ warriors: { [NEAR]: 2 }, hand: [] }, { [DESERT]: 1 })
    g.play('0 slot:march-1', `0 go:${DESERT}`)
    const mustered = g.offered(0).find((id) => id.startsWith('muster:')) ?? ''
    g.play(`0 ${mustered}`)
    const slot = mustered.slice('muster:'.length)
    expect([
      g.player(0).captives,
      Object.entries(g.player(0).bar).find(([name]) => name === slot)?.[1],
    ]).toEqual([{ ready: 0, used: 1 }, 'captive'])
  })

  it('H-NOMAD-5 captured Nomads return to the stock at Round End, and when their captor is out', () => {
    const captors = () => {
      const g = wander({}, {})
      g.player(0).captives = { ready: 1, used: 1 }
      g.state.wandering = { at: lands.map(() => 0), stock: 8 }
      return g
    }
    const out = captors()
    eliminate(out.table.machine, 0, 1)
    expect([out.state.wandering?.stock, out.player(0).captives]).toEqual([10, undefined])
    const g = captors().from({ do: 'roundEnd', seat: 0 }, {})
    const { first } = g.state
    g.play(`${first} ${g.offered(first)[0]}`)
    // One of the ten is in a Desert again.
    expect([g.state.wandering?.stock, g.player(0).captives]).toEqual([9, undefined])
  })
})

describe('their Spells', () => {
  const casting = (
    card: string,
    me: PlayerSpot = {},
    foe: PlayerSpot = {},
    state: Rest = {},
    options = HIRED,
  ) => turn({ mana: 9, ...me, hand: [card] }, foe, state, options).play('0 slot:cast', `0 cast:${card}`)

  it('H-DESERT-1 Caravan: 1 resource per Desert you control, at least 1 and up to 3', () => {
    const gained = (n: number) => {
      const g = casting('caravan#1', { serfs: Object.fromEntries(DESERTS.slice(0, n).map((id) => [id, 1])) })
      while (g.asked.includes('0 gainChosen')) g.play('0 kind:ore')
      return g.player(0).ore
    }
    expect([gained(0), gained(2), gained(4)]).toEqual([1, 2, 3])
  })

  it('H-DESERT-2 Mirage: a small enemy army goes to an empty Region next to it and explores nothing', () => {
    const down = QUIET.down.map(() => 1)
    const g = casting('mirage#1', {}, { warriors: { 'II-4': 2 } }, { down })
    const [to = ''] = g.offered(0)
    g.play(`0 ${to}`)
    expect([
      g.player(1).warriors[placeOf(to.slice(3))],
      g.state.shown,
      g.player(1).warriors[placeOf('II-4')],
    ]).toEqual([2, [], 0])
    const many = casting('mirage#1', {}, { warriors: { 'II-4': 3 } })
    expect(many.player(1).warriors[placeOf('II-4')]).toBe(3)
  })

  it('H-DESERT-2 Mirage moves no Vessel, also if its owner has an ally on foot in the same Region', () => {
    const g = dealt({
      options: { ...HIRED, teams: 'two' },
      seats: 4,
      players: {
        0: { ...BARE, mana: 9, hand: ['mirage#1'] },
        1: { ...BARE, warriors: { 'II-4': 1 } },
        2: BARE,
        3: { ...BARE, vessels: { sea: SUPPLY, air: { at: placeOf('II-4'), serfs: 0, warriors: 0 } } },
      },
      state: { ...QUIET, forHire: ['band'] },
    }).play('0 slot:cast', '0 cast:mirage#1')
    while (g.asked.includes('0 pickRegion')) g.play(`0 ${g.offered(0)[0] ?? ''}`)
    const { at } = g.player(3).vessels.air
    expect([ids[at], g.player(1).warriors[placeOf('II-4')]]).toEqual(['II-4', 0])
  })

  it('H-DESERT-2 Mirage moves nobody who is aboard an ally’s Vessel', () => {
    const at = placeOf('II-4')
    const g = dealt({
      options: { ...HIRED, teams: 'two' },
      seats: 4,
      players: {
        0: { ...BARE, mana: 9, hand: ['mirage#1'] },
        1: { ...BARE, guests: [{ unit: 'serf', vessel: 'air', at }] },
        2: BARE,
        3: { ...BARE, vessels: { sea: SUPPLY, air: { at, serfs: 0, warriors: 0 } } },
      },
      state: { ...QUIET, forHire: ['band'] },
    }).play('0 slot:cast', '0 cast:mirage#1')
    expect([g.asked.includes('0 pickRegion'), ids[g.player(3).vessels.air.at], g.player(1).guests]).toEqual([
      false,
      'II-4',
      [{ unit: 'serf', vessel: 'air', at }],
    ])
  })

  it('H-DESERT-3 Dust Devil: storms in a Desert and a Region next to it', () => {
    const g = casting('dust-devil#1').play(`0 at:${DESERT}`, `0 at:${NEAR}`)
    expect(g.state.marks.map(({ id, at }) => [id, ids[at]])).toEqual([
      ['dust-devil', DESERT],
      ['dust-devil', NEAR],
    ])
  })

  it('H-DESERT-4 H-MARK-4 Oasis: 2 Food for the player there, and nobody has to stop', () => {
    const g = casting('oasis#1').play(`0 at:${DESERT}`)
    const { marks } = g.state
    const held = turn({ serfs: { [DESERT]: 1 } }, {}, { marks })
    expect(income(held.table.machine, 0).food).toBe(2)
    const march = turn({ warriors: { [NEAR]: 1 } }, {}, { marks }).play('0 slot:march-1', `0 go:${DESERT}`)
    expect(march.asked).toContain('0 march')
  })

  it('H-DESERT-5 Desert Hunger: 3 less Strength in a Desert or next to one, nowhere else', () => {
    const hungry = (region: string) =>
      battle(
        { mana: 9, hand: ['desert-hunger#1'], warriors: { [region]: 1 } },
        { warriors: { [region]: 4 } },
        region,
      )
    expect(sumOf(hungry(DESERT).play('0 cast:desert-hunger#1'), 'defender').total).toBe(5)
    expect(hungry(NEAR).offered(0)).toContain('cast:desert-hunger#1')
    const far = ids.find(
      (id, place) =>
        lands[place]?.terrain === 'plains' &&
        !(byLand[place] ?? []).some((near) => lands[near]?.terrain === 'desert') &&
        id.includes('-'),
    )
    expect(far === undefined || hungry(far).refusedWhy(0, 'cast:desert-hunger#1') === 'no-use').toBe(true)
  })

  it('H-DESERT-6 Nomad Pact: a Serf, or a helper if Nomads wander', () => {
    expect(casting('nomad-pact#1').player(0).serfs[placeOf('I-1')]).toBe(1)
    const g = dealt({
      options: WANDERING,
      players: { 0: { ...BARE, mana: 9, hand: ['nomad-pact#1'] }, 1: BARE, 2: BARE },
      state: {
        ...QUIET,
        wandering: { at: lands.map((_, place) => (ids[place] === DESERT ? 1 : 0)), stock: 9 },
      },
    }).play('0 slot:cast', '0 cast:nomad-pact#1')
    expect(g.offered(0)).toEqual([`at:${DESERT}`, 'from-stock'])
    g.play(`0 at:${DESERT}`)
    expect([g.player(0).captives, g.player(0).score, g.state.wandering?.stock]).toEqual([
      { ready: 1, used: 0 },
      1,
      9,
    ])
  })
})

describe('bots', () => {
  it('H-NOMAD-2 a bot that can pay finds hired Nomads worth more than a Serf', () => {
    const after = (what: string) => {
      const me = { ...RICH, ore: 9, mana: 9, food: 9, level: 2 as const }
      const g = turn(me, {}, { down: [1], round: 3 }).play('0 slot:recruit', `0 recruit:${what}`)
      return judge.worth(g.table.machine, 0)
    }
    expect(after('band')).toBeGreaterThan(after('serf'))
  })
})
