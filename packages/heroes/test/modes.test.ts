// Units that sail or fly without a Vessel, and extra counters on a board: features that no faction of the box uses.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../src/cards/effect.ts'
import { at } from '../src/state.ts'
import { heroes } from '../src/index.ts'
import { pieces, type PlayerSpot, scenario, type Scenario, type Spot } from '../testing/index.ts'
import { placeOf } from '../testing/world.ts'
import { heroesAfloat } from './fixtures/modes.ts'
import { inspect } from '../src/inspect.ts'
import { beginBattle } from '../src/rules/battle/begin.ts'
import { volunteers } from '../src/rules/battle/conscripts.ts'
import { destroy } from '../src/rules/losses.ts'
import { routes } from '../src/rules/routes.ts'
import { fits } from '../src/rules/verbs/regions.ts'
import { worth } from '../src/bot/worth.ts'

const bare: PlayerSpot = { serfs: {}, warriors: {}, hand: [], ore: 0, mana: 0, food: 0 }

const spot = (players: Readonly<Record<number, PlayerSpot>>, state: Spot['state'] = {}): Spot => ({
  game: heroesAfloat,
  players: Object.fromEntries([0, 1, 2].map((seat) => [seat, { ...bare, ...players[seat] }])),
  state,
})
const afloat = (players: Readonly<Record<number, PlayerSpot>>, state: Spot['state'] = {}): Scenario =>
  scenario(spot(players, state))

/** The Sea Regions next to a Capital, and a Land Region across one of them. */
const { world } = heroes.values.read({}, {})
const home = placeOf('I-1')
const [beside = -1] = at(world.coasts, home)
const sea = at(world.ids, beside)
const shore = at(world.ids, at(world.coasts, beside).find((place) => place !== home) ?? -1)

describe('Units that swim', () => {
  const swim = () => afloat({ 0: { serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 } } }).play('0 slot:sail')

  it('are chosen as for a March: first the Region, if there are several, then who goes and where', () => {
    const g = swim()
    expect(g.asked).toEqual(['0 sailOut'])
    expect(g.offered(0)).toEqual([`go:${sea}`, 'stay:serf'])
    const two = afloat({ 0: { serfs: { 'I-1': 1, [shore]: 1 } } }).play('0 slot:sail')
    expect(two.asked).toEqual(['0 sailFrom'])
    expect(two.offered(0).toSorted()).toEqual(['from:I-1', `from:${shore}`].toSorted())
  })

  it('may end at sea if their kind may rest there, and hold the Region', () => {
    const g = swim().play(`0 go:${sea}`, '0 stop')
    expect([g.player(0).serfs[beside], g.player(0).serfs[home]]).toEqual([2, 0])
    expect(g.broken).toEqual([])
    g.from({ do: 'turn', seat: 0, shifts: [] }, {}).play('0 slot:march-1')
    expect(g.offered(0).filter((id) => id.startsWith('from:'))).not.toContain(`from:${sea}`)
  })

  it('must dock if one of them may not rest at sea', () => {
    const g = afloat({ 0: { serfs: { 'I-1': 1 }, ...pieces({ a: 'I-1' }) } })
    g.play('0 slot:sail')
    // The Hero moves only one Region, too short to reach a Shore, so the Serf leaves without them.
    expect([g.asked, g.state.move?.army.heroes]).toEqual([['0 sailOut'], []])
  })

  it('dock where an enemy is, which starts a Battle', () => {
    const g = afloat({ 0: { serfs: { 'I-1': 2 } }, 1: { serfs: { [shore]: 1 } } })
    g.play('0 slot:sail', `0 go:${sea}`, `0 go:${shore}`)
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('can be attacked at sea by a Vessel', () => {
    const g = afloat({
      0: { vessels: { sea: { at: home, serfs: 0, warriors: 0 }, air: { at: -1, serfs: 0, warriors: 0 } } },
      1: {},
    })
    g.player(1).serfs[beside] = 2
    g.play('0 slot:sail', `0 go:${sea}`)
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
    g.play('0 tactic:fall-back', '1 tactic:fall-back')
    expect([g.player(1).serfs[beside], g.player(1).serfs[g.player(1).capital]]).toEqual([0, 1])
    expect(g.broken).toEqual([])
  })

  it('leave the choice of the Vessel, which is then loaded as usual', () => {
    const g = afloat({ 0: { serfs: { 'I-1': 1 }, ...pieces({ sea: 'I-1' }) } }).play('0 slot:sail')
    expect(g.offered(0)).toEqual(['from:I-1', 'take:sea'])
    g.play('0 take:sea')
    expect(g.asked).toEqual(['0 loadSea'])
  })
})

describe('Units that swim beside a Vessel', () => {
  const fleet = (me: PlayerSpot = {}) =>
    afloat({ 0: { serfs: { 'I-1': 2 }, ...pieces({ sea: 'I-1' }), ...me } }).play('0 slot:sail', '0 take:sea')

  it('H-SWIM-1 are asked for once those aboard are chosen: nobody swims along at first', () => {
    const g = fleet().play('0 board:serf@sea', '0 done')
    expect(g.asked).toEqual(['0 sailOut'])
    expect(g.offered(0)).toContain('take:serf')
    g.play(`0 go:${sea}`)
    // The Sea Vessel's own Speed.
    expect([g.state.move?.left, g.player(0).serfs[home]]).toEqual([2, 1])
    expect(g.broken).toEqual([])
  })

  it('H-SWIM-1 slow it down, and arrive with it', () => {
    const g = fleet().play('0 board:serf@sea', '0 done', '0 take:serf', `0 go:${sea}`)
    expect(g.state.move).toMatchObject({ left: 1, carried: 1, army: { serfs: 1 } })
    g.play(`0 go:${shore}`)
    expect(g.asked).toEqual(['0 unload'])
    const place = placeOf(shore)
    expect([g.player(0).vessels.sea, g.player(0).serfs[place]]).toEqual([
      { at: place, serfs: 1, warriors: 0 },
      1,
    ])
    expect(g.broken).toEqual([])
  })

  it('H-SWIM-1 count for the five of an army, with the Vessel and those aboard', () => {
    const g = fleet({ serfs: { 'I-1': 6 } }).play('0 board:serf@sea', '0 board:serf@sea')
    g.play('0 take:serf', '0 take:serf')
    expect(g.refusedWhy(0, 'take:serf')).toBe('five-march')
  })

  it('H-SWIM-1 meet Pirates with it: any Unit of the army may be lost, and it goes on', () => {
    const live = [{ id: 'pirates', at: beside }]
    const g = afloat(
      { 0: { serfs: { 'I-1': 1, [sea]: 1 }, ...pieces({ sea: 'I-1' }) } },
      { live, down: world.ids.map(() => 0) },
    )
    g.play('0 slot:sail', '0 take:sea', '0 done', '0 take:serf', `0 go:${sea}`)
    expect([g.asked, g.offered(0)]).toEqual([['0 pirates'], ['lose:serf', 'lose:sea']])
    g.play('0 lose:sea')
    const goal = g.offered(0)[0] ?? ''
    g.play(`0 ${goal}`, `0 go:${shore}`)
    expect([g.player(0).serfs[placeOf(shore)], g.player(0).vessels.sea.at]).toEqual([1, -1])
  })
})

it('H-MOVE-2 a click on an army or on the Vessel begins a Sail from there', () => {
  const starts = (me: PlayerSpot) => {
    const g = afloat({ 0: me })
    const [ask] = g.table.machine.asks
    if (ask === undefined) throw new Error('nothing is asked')
    return routes(g.table.machine, ask)
  }
  const far = pieces({ sea })
  expect(starts({ serfs: { [shore]: 1 }, ...far })).toMatchObject({
    [`region:${sea}`]: ['slot:sail', 'take:sea'],
  })
  expect(starts(far)).toMatchObject({ [`region:${sea}`]: ['slot:sail'] })
})

describe('Units at sea', () => {
  const swimmers = (me: PlayerSpot) => {
    const g = afloat({ 0: me, 1: {} })
    g.player(0).serfs[beside] = 1
    return g.from({ do: 'turn', seat: 0, shifts: [] }, {})
  }

  it('H-SWIM-3 board their Sea Vessel there and leave it again, before and after the action', () => {
    const g = swimmers(pieces({ sea: sea })).play('0 board:serf@sea')
    expect([g.player(0).serfs[beside], g.player(0).vessels.sea.serfs]).toEqual([0, 1])
    expect(g.offered(0)).not.toContain('leave:serf@sea')
    g.play('0 slot:tax', '0 tax:ore')
    g.play('0 leave:serf@sea')
    expect([g.player(0).serfs[beside], g.player(0).vessels.sea.serfs]).toEqual([1, 0])
    expect(g.broken).toEqual([])
  })

  it('H-SWIM-3 leave it only if their kind may stay at sea', () => {
    const g = swimmers({
      vessels: { sea: { at: beside, serfs: 0, warriors: 1 }, air: { at: -1, serfs: 0, warriors: 0 } },
    })
    expect(g.offered(0).filter((id) => id.startsWith('leave:'))).toEqual([])
  })

  it('H-LOSS-1 are not lost with a Vessel: it takes only those aboard', () => {
    const g = afloat({
      0: {
        vessels: { sea: { at: beside, serfs: 1, warriors: 0 }, air: { at: -1, serfs: 0, warriors: 0 } },
      },
      1: {},
    })
    g.player(0).serfs[beside] = 2
    destroy(g.table.machine, 0, 'sea', beside, null)
    expect([g.player(0).serfs[beside], g.player(0).vessels.sea]).toEqual([
      2,
      { at: -1, serfs: 0, warriors: 0 },
    ])
  })

  it('H-SWIM-3 are next to the Land Regions of their coast and to the Sea Regions around', () => {
    const near = (id: string) => {
      const { machine } = swimmers({}).table
      return fits(machine, { seat: 0 }, placeOf(id), { near: 'units' })
    }
    expect([near(shore), near('gap-n'), near('III-10'), near('sw')]).toEqual([true, true, false, false])
  })

  it('H-SWIM-3 threaten the Regions of their coast, as bots see it', () => {
    const g = afloat({ 0: {}, 1: {} })
    const before = worth(g.table.machine, 1)
    const far = afloat({ 0: {}, 1: {} })
    g.player(0).warriors[placeOf('e')] = 5
    far.player(0).warriors[placeOf('sw')] = 5
    expect(worth(g.table.machine, 1)).toBeLessThan(worth(far.table.machine, 1))
    expect(worth(far.table.machine, 1)).toBeLessThan(before)
  })

  it('neither come as Conscripts nor can be joined by them', () => {
    const g = afloat({ 0: { food: 9 }, 1: { serfs: { [shore]: 1 } } })
    g.player(0).serfs[beside] = 2
    g.player(0).warriors[placeOf(shore)] = 1
    beginBattle(g.table.machine, { attacker: 0, defender: 1, place: placeOf(shore), how: 'march' })
    const side = at(
      [g.state.battle?.attacker].filter((one) => one !== undefined),
      0,
    )
    const from = volunteers(g.table.machine, side).map((one) => one.from)
    expect(from).not.toContain(beside)
    expect(volunteers(g.table.machine, { ...side, at: beside })).toEqual([])
  })
})

describe('Units that fly', () => {
  it('go over sea and end on land', () => {
    const g = afloat({ 0: { warriors: { 'I-1': 2 } } }).play('0 slot:fly')
    expect(g.offered(0)).toContain(`go:${sea}`)
    g.play(`0 go:${sea}`)
    expect(g.refusedWhy(0, 'stop')).toBe('cannot-end')
    g.play(`0 go:${shore}`)
    if (g.asked.includes('0 fly')) g.play('0 stop')
    expect(g.player(0).warriors[placeOf(shore)]).toBe(2)
    expect(g.broken).toEqual([])
  })
})

describe('abilities', () => {
  const swims: Ability = {
    id: 'sea-dock.1',
    on: 'sea-dock',
    level: 1,
    rules: [
      { rule: 'mode', who: 'warrior', how: 'sail', rests: true },
      { rule: 'limit', of: 'region', n: 1 },
    ],
  }
  const game = {
    ...heroes,
    values: {
      ...heroes.values,
      read: (...given: Parameters<typeof heroes.values.read>) => {
        const values = heroes.values.read(...given)
        const humans = { ...at(Object.values(values.factions), 0), abilities: [swims] }
        return { ...values, factions: { ...values.factions, humans } }
      },
    },
  }
  const army: PlayerSpot = { ...bare, warriors: { 'I-1': 2 } }

  it('let a kind of Unit move another way', () => {
    const without = scenario({ game, players: { 0: army } })
    expect(without.refusedWhy(0, 'slot:sail')).toBe('nothing-to-do')
    const g = scenario({ game, players: { 0: { ...army, buildings: ['sea-dock'] } } }).play('0 slot:sail')
    g.play('0 stay:warrior', `0 go:${sea}`, '0 stop')
    expect(g.player(0).warriors[beside]).toBe(1)
  })

  const withRules = (rules: Ability['rules']): typeof game => ({
    ...heroes,
    values: {
      ...heroes.values,
      read: (...given: Parameters<typeof heroes.values.read>) => {
        const values = heroes.values.read(...given)
        const abilities = [{ ...swims, ...(rules === undefined ? {} : { rules }) }, raids]
        const humans = { ...at(Object.values(values.factions), 0), abilities }
        return { ...values, factions: { ...values.factions, humans } }
      },
    },
  })
  const raids: Ability = { id: 'laelithar.1', on: 'laelithar', level: 1, rules: [{ rule: 'raid' }] }
  const swimmers = (rests: { rests?: true }): Ability['rules'] => [
    { rule: 'mode', who: 'warrior', how: 'sail', ...rests },
    { rule: 'mode', who: 'hero', how: 'sail', ...rests },
    { rule: 'speed', who: 'a', add: 2 },
  ]
  const raiding = (rests: { rests?: true }, me: PlayerSpot, foe: PlayerSpot) =>
    scenario({
      game: withRules(swimmers(rests)),
      players: { 0: { ...army, buildings: ['sea-dock'], ...me }, 1: { ...bare, ...foe }, 2: bare },
      state: { down: world.ids.map(() => 0) },
    })
  const ship: PlayerSpot = pieces({ sea: sea })

  it('H-SWIM-2 only an army with the bearer of an ability swims to enemies', () => {
    expect(raiding({ rests: true }, {}, ship).refusedWhy(0, 'slot:sail')).toBe('nothing-to-do')
    const g = raiding({ rests: true }, pieces({ a: 'I-1' }), ship).play('0 slot:sail')
    expect(g.refusedWhy(0, 'stay:a')).toBe('cannot-end')
    g.play(`0 go:${sea}`)
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-SWIM-2 after a Battle won at sea, those who may not stay there dock immediately', () => {
    const win = (foe: PlayerSpot) =>
      raiding({}, pieces({ a: 'I-1' }), { ...ship, ...foe })
        .play('0 slot:sail', `0 go:${sea}`)
        .play('0 tactic:fall-back', '1 tactic:fall-back')
    const g = win({})
    expect(g.asked).toEqual(['0 landAir'])
    g.play(`0 land:${shore}`)
    expect(g.player(0).warriors[placeOf(shore)]).toBe(2)
    expect(g.broken).toEqual([])
    const rests = raiding({ rests: true }, pieces({ a: 'I-1' }), ship)
      .play('0 slot:sail', `0 go:${sea}`)
      .play('0 tactic:fall-back', '1 tactic:fall-back')
    expect(rests.player(0).warriors[beside]).toBe(2)
  })

  it('raise the limit of a Region, not the size of an army', () => {
    const full: PlayerSpot = { ...bare, warriors: { 'I-2': 1 }, serfs: { 'I-3': 5 } }
    const marched = (buildings: string[]) =>
      scenario({ game, players: { 0: { ...full, buildings } } }).play('0 slot:march-1')
    const five = marched([]).play('0 from:I-2', '0 go:I-3')
    expect(five.refusedWhy(0, 'stop')).toBe('cannot-end')
    const g = marched(['sea-dock']).play('0 from:I-2', '0 go:I-3', '0 stop')
    expect(g.player(0).warriors[placeOf('I-3')]).toBe(1)
    expect(g.broken).toEqual([])
    g.from({ do: 'turn', seat: 0, shifts: [] }, {}).play('0 slot:march-2')
    expect([g.asked, g.state.move?.army]).toEqual([['0 marchOut'], { serfs: 4, warriors: 1, heroes: [] }])
    expect(g.refusedWhy(0, 'take:serf')).toBe('five-march')
  })
})

describe('a board', () => {
  it('has extra counters, which everybody sees and a copy keeps', () => {
    const g = afloat({})
    expect(g.player(0).counters).toEqual({ souls: 1 })
    expect(scenario({}).player(0)).not.toHaveProperty('counters')
    expect(JSON.stringify(heroesAfloat.see.view(g.table.machine, 1))).toContain('"counters":{"souls":1}')
    const copy = g.table.machine.copy()
    at(copy.state.players, 0).counters = { souls: 9 }
    expect(g.player(0).counters).toEqual({ souls: 1 })
    expect(inspect.check(copy)).toEqual(['seat 0: 9 souls'])
  })

  it('a marker without an end stays', () => {
    const marks = [
      { id: 'bulwark', at: home, seat: 0 },
      { id: 'blight', at: home, seat: 0, until: 1 },
    ]
    const g = afloat({}, { marks }).from({ do: 'roundEnd', seat: 0 }, {})
    expect(g.state.marks.map(({ id }) => id)).toEqual(['bulwark'])
  })
})
