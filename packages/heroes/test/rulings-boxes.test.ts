// Rulings on the boxes that the tests of their cards do not show: Souls, raising, flights, swimming, tokens and teams.
import { describe, expect, it } from 'vitest'
import { land } from '../src/map/world.ts'
import { income } from '../src/rules/collection.ts'
import { eliminate } from '../src/rules/elimination.ts'
import { isShallow } from '../src/rules/lookup.ts'
import { holds } from '../src/rules/pieces.ts'
import { scoreOf } from '../src/scoring.ts'
import {
  BARE,
  battleOf,
  birdsTurn,
  CHAOS,
  EASY,
  fight,
  PESTILENCE,
  pieces,
  placeOf,
  type PlayerSpot,
  type Scenario,
  scenario,
  skyPieces,
  skyPlace,
  sumOf,
  turnOf,
} from '../testing/index.ts'
import { explored, merfolkBattle, merfolkTurn } from '../testing/pestilence.ts'

const QUIET = { down: Array.from({ length: 53 }, () => 0) }
const ALL = { ...CHAOS, ...PESTILENCE }
const souls = (n: number): PlayerSpot => ({ counters: { souls: n } })
const soulsOf = (g: Scenario, seat = 0) => g.player(seat).counters?.['souls']
const undead = (me: PlayerSpot, foe: PlayerSpot = {}, state = {}) => turnOf('undead', me, foe, state)
const undeadBattle = (me: PlayerSpot, foe: PlayerSpot, start = {}) => battleOf('undead', me, foe, start)

/** Face-down tokens in these Regions, on the side with Skyhold. */
function downAt(...regions: readonly string[]): number[] {
  const down = explored()
  for (const region of regions) down[skyPlace(region)] = (down[skyPlace(region)] ?? 0) + 1
  return down
}

describe('Souls', () => {
  it('H-UNDEAD-9 sacrificed Units and those lost to Combat Spells count too', () => {
    const paid = undeadBattle({ ...souls(0), serfs: { 'I-6': 4 } }, { serfs: { 'I-6': 1 } })
    paid.play('0 tactic:conscripts', '1 tactic:fall-back', '0 sacrifice:serf', '0 sacrifice:serf')
    while (paid.state.battle !== null) {
      const seat = Number(paid.asked[0]?.split(' ')[0])
      paid.play(`${seat} ${paid.offered(seat).at(-1)}`)
    }
    expect(soulsOf(paid)).toBe(2)
    const foe: PlayerSpot = { serfs: { 'I-6': 2 }, mana: 9, hand: ['fireball#1'] }
    const burnt = undeadBattle({ ...souls(0), serfs: { 'I-6': 1 }, warriors: { 'I-6': 4 } }, foe)
    burnt.play('1 cast:fireball#1')
    while (burnt.state.battle !== null) {
      const seat = Number(burnt.asked[0]?.split(' ')[0])
      burnt.play(`${seat} ${burnt.offered(seat)[0]}`)
    }
    expect(soulsOf(burnt)).toBeGreaterThan(0)
  })

  it('H-UNDEAD-9 if an ally leads, only the Undead’s own Units count', () => {
    const g = fight(
      {
        seats: 4,
        options: { ...CHAOS, teams: 'two' },
        players: {
          0: { ...BARE, faction: 'orcs', warriors: { 'I-6': 3 } },
          1: { ...BARE, warriors: { 'I-6': 1 } },
          2: { ...BARE, ...souls(0), faction: 'undead', serfs: { 'I-6': 1 } },
          3: BARE,
        },
      },
      'I-6',
    ).play(...EASY)
    expect([g.state.battle, soulsOf(g, 2)]).toEqual([null, 0])
  })

  it('H-UNDEAD-1 throne-of-bone.1 is asked when both totals are known, and spent even if the Battle ends early', () => {
    const me: PlayerSpot = { ...souls(3), buildings: ['throne-of-bone'], warriors: { 'I-6': 1 } }
    const g = undeadBattle(me, { warriors: { 'I-6': 1 }, mana: 9, hand: ['veil-of-mist#1'] })
    g.play('0 boost:3', '1 cast:veil-of-mist#1')
    expect([g.state.battle, soulsOf(g)]).toEqual([null, 0])
  })

  it('H-UNDEAD-10 raised Units turn over no token', () => {
    const down = QUIET.down.slice()
    down[placeOf('I-8')] = 1
    const me: PlayerSpot = { level: 2, buildings: ['throne-of-bone'], ...souls(2), towers: ['I-8'] }
    const g = undead(me, {}, { down }).play('0 raising', '0 raise:serf', '0 raise-at:I-8')
    expect([g.player(0).serfs[placeOf('I-8')], g.state.down[placeOf('I-8')]]).toEqual([1, 1])
  })

  it('H-UNDEAD-10 there is no raising beyond the supply, nor where there is no room', () => {
    const { serf, warrior } = undead({}).table.machine.values.units
    const none = undead({
      ...souls(6),
      serfs: { 'I-1': serf.count },
      warriors: { 'I-1': warrior.count },
    })
    expect(none.offered(0)).not.toContain('raising')
    const full: PlayerSpot = { level: 2, buildings: ['throne-of-bone'], ...souls(2), towers: ['I-8'] }
    const g = undead({ ...full, warriors: { 'I-8': 5 } }).play('0 raising', '0 raise:serf')
    expect([g.asked.includes('0 words/raiseAt'), g.player(0).serfs[placeOf('I-1')]]).toEqual([false, 1])
  })

  it('H-HIRE-4 a Mercenary cannot be raised, and gives a Soul when it falls', () => {
    const options = { ...CHAOS, mercenaries: true }
    const { heroes } = pieces({})
    const me: PlayerSpot = {
      ...BARE,
      ...souls(0),
      faction: 'undead',
      hired: ['m4'],
      heroes: { ...heroes, m4: { at: placeOf('I-6'), aboard: '' } },
    }
    const players = { 0: me, 1: { ...BARE, warriors: { 'I-6': 5 } }, 2: BARE }
    expect(soulsOf(fight({ options, players }, 'I-6').play(...EASY))).toBe(1)
    const g = scenario({ options, players: { ...players, 0: { ...me, ...souls(6) } } }).play('0 raising')
    expect(g.offered(0).some((id) => id.startsWith('raise:m'))).toBe(false)
  })
})

describe('out of the game', () => {
  it('H-LIZARDFOLK-2 the Hex goes with its owner', () => {
    const marks = [{ id: 'hex', at: placeOf('I-6'), seat: 0, until: 9 }]
    const g = turnOf('lizardfolk', {}, {}, { marks })
    eliminate(g.table.machine, 0, 1)
    expect(g.state.marks).toEqual([])
  })

  it('H-SKYHOLD-1 the Capital Region of Skyhold becomes free land without yield', () => {
    const g = birdsTurn({ serfs: { 'F-1': 2 } }, { serfs: { 'F-2': 1 } })
    eliminate(g.table.machine, 0, 1)
    const region = land(g.table.machine, skyPlace('F-1'))
    expect([g.player(0).out, region.yields, region.workers]).toEqual([true, null, 0])
  })

  it('H-SUNKEN-1 a Continent stays Shallow Water when the Merfolk are out', () => {
    const g = merfolkTurn({ serfs: { 'I-1': 2 } })
    eliminate(g.table.machine, 0, 1)
    expect(isShallow(g.table.machine, skyPlace('I-6'))).toBe(true)
  })
})

describe('a flying army', () => {
  const me: PlayerSpot = { level: 1, buildings: ['jousting-ring'] }

  it('H-BIRDFOLK-1 jousting-ring.1 Serfs on the Action Bar and in Buildings stay', () => {
    const bar = { recruit: 'serf', tax: 'serf' } as const
    const g = birdsTurn({ ...me, serfs: {}, warriors: { 'F-1': 1 } }, {}, { down: explored() })
    Object.assign(g.player(0).bar, bar)
    g.from({ do: 'turn', seat: 0, shifts: [] }, {}).play('0 slot:fly')
    expect(g.state.move?.army).toMatchObject({ serfs: 0, warriors: 1 })
    expect(g.offered(0).some((id) => id.includes('serf'))).toBe(false)
  })

  it('H-BIRDFOLK-1 jousting-ring.1 pays for Entanglement where it starts', () => {
    const live = [{ id: 'entanglement', at: skyPlace('F-2') }]
    const flight = (food: number) =>
      birdsTurn({ ...me, food, warriors: { 'F-2': 1 } }, {}, { down: explored(), live })
    const g = flight(2).play('0 slot:fly', '0 go:F-3')
    expect(g.player(0).food).toBe(1)
    expect(flight(0).refusedWhy(0, 'slot:fly')).toBe('nothing-to-do')
  })

  it('H-BIRDFOLK-1 jousting-ring.1 may follow the Links of a Capital and its Towers', () => {
    const g = birdsTurn({ ...me, towers: ['II-6'], warriors: { 'F-1': 1 } }, {}, { down: explored() })
    expect(g.play('0 slot:fly').offered(0)).toContain('go:II-6')
  })
})

describe('the Ark', () => {
  it('H-SKYHOLD-5 resolves shown tokens when it is bought, and does not meet live Pirates', () => {
    const me: PlayerSpot = { buildings: ['ark-mooring'], ore: 9, food: 9 }
    const live = [{ id: 'pirates', at: skyPlace('centre') }]
    const shown = [{ id: 'sea-bonus-food-ore', at: skyPlace('centre') }]
    const g = birdsTurn(me, {}, { down: explored(), live, shown }).play('0 slot:recruit', '0 recruit:sea')
    expect([g.asked.some((ask) => ask.includes('pirates')), g.state.shown, g.state.live]).toEqual([
      false,
      [],
      live,
    ])
  })
})

describe('a swimming army', () => {
  const me: PlayerSpot = { level: 1, buildings: ['cloister'] }
  const swim = (token: string, spot: PlayerSpot, level: 1 | 2 = 2) =>
    merfolkTurn({ ...me, level, ...spot }, {}, { down: downAt('n'), seaPool: [token] }).play('0 slot:sail')

  it('H-MERFOLK-1 cloister.2 a Storm and a Sea Monster move the whole army', () => {
    const storm = swim('storm', { warriors: { 'I-1': 2 } }).play('0 go:n', '0 stop')
    expect(storm.asked).toEqual(['0 storm'])
    const [shore = ''] = storm.offered(0)
    storm.play(`0 ${shore}`)
    expect(storm.player(0).warriors[skyPlace(shore.slice('flee:'.length))]).toBe(2)
    const weak = swim('sea-monster', { serfs: { 'I-1': 1 } }).play('0 go:n')
    if (weak.asked.includes('0 sail')) weak.play('0 stop')
    expect([weak.player(0).serfs[skyPlace('n')], weak.player(0).serfs[skyPlace('I-1')]]).toEqual([0, 1])
  })

  it('H-MERFOLK-1 cloister.2 they hold the Sea Region and score it', () => {
    const at = (region: string) => {
      const g = merfolkTurn({ ...me, level: 2, warriors: { [region]: 1 } })
      return [holds(g.player(0), skyPlace(region)), scoreOf(g.table.machine, 0).total]
    }
    const none = scoreOf(merfolkTurn({ ...me, level: 2 }).table.machine, 0).total
    const warrior = 1
    expect(at('n')).toEqual([true, none + warrior + 1])
  })

  it('H-MERFOLK-1 cloister.2 they march from no sea', () => {
    const g = merfolkTurn({ ...me, level: 2, warriors: { n: 1 } })
    expect(g.refusedWhy(0, 'slot:march-1')).toBe('nothing-to-do')
  })

  it('H-MERFOLK-1 cloister.2 beaten at sea, they retreat to land', () => {
    const g = merfolkBattle({ warriors: { n: 3 }, ...me, level: 2 }, skyPieces({ sea: 'n' }), 'n', {
      attacker: 1,
      defender: 0,
      how: 'sail',
    })
    g.play('0 tactic:blood-oath', '1 tactic:fall-back')
    while (g.state.battle !== null) {
      const seat = Number(g.asked[0]?.split(' ')[0])
      g.play(`${seat} ${g.offered(seat)[0]}`)
    }
    expect(g.broken).toEqual([])
  })
})

describe('teams with boxes', () => {
  const four = (players: Readonly<Record<number, PlayerSpot>>, state = {}) =>
    scenario({
      seats: 4,
      options: { ...ALL, teams: 'two' },
      players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...BARE, ...players[seat] }])),
      state: { unused: 4, ...state },
    })

  it('H-TOKEN-14 a Pyramid gives 1 Mana to each ally with a piece there', () => {
    const live = [{ id: 'pyramid', at: skyPlace('II-5') }]
    const g = four({ 0: { serfs: { 'II-5': 1 } }, 2: { warriors: { 'II-5': 1 } } }, { live })
    const mana = (seat: number) => income(g.table.machine, seat).mana
    expect([mana(0) > 0, mana(2) > 0, mana(1)]).toEqual([true, true, 0])
  })

  it('H-BIRDFOLK-2 throne-of-clouds.1 allies on your Continent do not count against it', () => {
    const home: PlayerSpot = {
      faction: 'birdfolk',
      capital: skyPlace('F-1'),
      buildings: ['throne-of-clouds'],
    }
    const collect = (other: number) =>
      four({ 0: home, [other]: { serfs: { 'F-5': 1 } } }).from({ do: 'collect', seat: 0 }, {}).asked
    expect([collect(2), collect(1)]).toEqual([['0 words/collect'], []])
  })

  it('H-BIRDFOLK-5 sphinx-terrace.3 takes tribute from no ally', () => {
    const home: PlayerSpot = {
      faction: 'birdfolk',
      capital: skyPlace('F-1'),
      buildings: ['sphinx-terrace'],
      level: 3,
    }
    const g = four({ 0: home, 2: { ore: 1 } })
    expect(g.offered(0)).not.toContain('ability:sphinx-terrace.3')
    expect(four({ 0: home, 1: { ore: 1 } }).offered(0)).toContain('ability:sphinx-terrace.3')
  })

  it('H-LIZARDFOLK-2 the Hex weakens enemies of its owner, no allies', () => {
    const marks = [{ id: 'hex', at: placeOf('I-6'), seat: 0, until: 9 }]
    const fighting: PlayerSpot = { ...BARE, warriors: { 'I-6': 2 } }
    const hexed = (attacker: number) => {
      const players = { 0: { ...BARE, faction: 'lizardfolk' }, 1: fighting, 2: fighting, 3: BARE }
      const spot = { seats: 4, options: { ...CHAOS, teams: 'two' }, players, state: { marks } }
      const g = fight(spot, 'I-6', { attacker, defender: 3 - attacker })
      return sumOf(g, 'attacker').lines.some(({ what }) => what === 'hex')
    }
    expect([hexed(1), hexed(2)]).toEqual([true, false])
  })
})
