// The Enemy of the solo game: its cards, its moves, its track.
import { describe, expect, it } from 'vitest'
import { pointed } from '../../src/map/compass.ts'
import { idOf } from '../../src/map/world.ts'
import { placeOf, PRINTED } from '../../testing/world.ts'
import { inPlay } from '../../src/rules/pieces.ts'
import { standing, winners } from '../../src/scoring.ts'
import { alone, enemyTurn, heroesOf, type PlayerSpot, Scenario } from '../../testing/index.ts'

const at = (g: Scenario, hero: 'a' | 'b' | 'c') => g.player(1).heroes[hero].at
const serfsIn = (g: Scenario, seat: number, id: string) => g.player(seat).serfs[placeOf(id)]
const QUIET = { state: { down: Array.from({ length: 53 }, () => 0) } }

describe('the compass', () => {
  it('H-SOLO-4 names the nearest within 22.5 degrees, otherwise the first one clockwise', () => {
    const from = (id: string, arrow: 'N' | 'S' | 'W' | 'E', ...not: readonly string[]) =>
      pointed(PRINTED, placeOf(id), arrow, ['land', 'ferry', 'wrap'], (to) => !not.map(placeOf).includes(to))
    // 17 degrees east of north, though nothing is straight ahead.
    expect(from('II-1', 'N')).toBe(placeOf('II-9'))
    expect(from('II-1', 'W')).toBe(placeOf('II-2'))
    // South of II-1 there is only sea, so the next clockwise is II-2.
    expect(from('II-1', 'S')).toBe(placeOf('II-2'))
    expect(from('II-1', 'S', 'II-2')).toBe(placeOf('II-10'))
    expect(pointed(PRINTED, placeOf('II-1'), 'N', ['land'], () => false)).toBeNull()
  })
})

describe('setup', () => {
  it('H-SOLO-1 you choose your Continent, a neighboring one for the Enemy, and one to close', () => {
    const g = new Scenario({ seats: 1, seed: 'alone' }).play('0 faction:elves', '0 continent:I-1')
    expect([g.asked, g.offered(0)]).toEqual([['0 settleEnemy'], ['continent:II-1', 'continent:III-1']])
    g.play('0 continent:III-1')
    expect(g.offered(0)).toEqual(['close:II-1', 'close:IV-1'])
    const foe = g.player(1)
    expect(foe.faction).not.toBe('elves')
    expect([foe.ore, foe.mana, foe.food, inPlay(foe, 'serf'), inPlay(foe, 'warrior')]).toEqual([
      3, 3, 3, 0, 0,
    ])
    expect([at(g, 'a'), at(g, 'b'), at(g, 'c')]).toEqual(Array.from({ length: 3 }, () => placeOf('III-1')))
  })

  it('H-SOLO-2 a card, your turn, a card, your turn, a card, Collection', () => {
    const g = new Scenario({ seats: 1, seed: 'round', options: { factions: 'random' } })
    g.play('0 continent:I-1', '0 continent:II-1', '0 close:III-1')
    const cards = () => g.state.enemy?.slots.length
    const through = () => {
      while (g.asked[0]?.startsWith('0 follow') === true) g.play('0 no')
    }
    through()
    expect([cards(), g.asked]).toEqual([1, ['0 turn']])
    g.play('0 slot:tax', '0 tax:ore')
    through()
    expect([cards(), g.asked]).toEqual([2, ['0 turn']])
    expect(g.state.round).toBe(1)
  })

  it('H-SOLO-2 with one card left, it is shuffled with the discards; cards in the slots stay', () => {
    const g = enemyTurn('e7', 'c', { enemy: { deck: ['e7'], discards: ['e1'], slots: ['e2', 'e3'] } })
    const { deck = [], discards, slots = [] } = g.state.enemy ?? {}
    expect(discards).toEqual([])
    expect(new Set([...deck, slots[2]])).toEqual(new Set(['e1', 'e7']))
  })

  it('H-SOLO-9 an easy Enemy begins with 1 of each resource', () => {
    const g = new Scenario({ seats: 1, options: { enemy: 'easy' } })
    expect([g.player(1).ore, g.player(1).mana, g.player(1).food]).toEqual([1, 1, 1])
  })
})

describe('what cards do', () => {
  it('H-SOLO-3 it recruits the first of Air Vessel, Sea Vessel, Warrior and Serf that it can pay for', () => {
    const bought = (purse: object) => {
      const foe = enemyTurn('e1', 'a', { foe: { ...purse, heroes: heroesOf({ a: 'II-2' }) } }).player(1)
      return (['air', 'sea', 'warrior', 'serf'] as const).filter((unit) => inPlay(foe, unit) > 0)
    }
    expect(bought({ food: 5, mana: 5, ore: 5 })).toEqual(['air'])
    expect(bought({ food: 5, ore: 5 })).toEqual(['sea'])
    expect(bought({ food: 2, ore: 1 })).toEqual(['warrior'])
    expect(bought({ food: 1, mana: 9 })).toEqual(['serf'])
  })

  it('H-SOLO-3 a Vessel is placed with the Hero, who boards with a Warrior before a Serf', () => {
    const heroes = heroesOf({ a: 'II-2' })
    const g = enemyTurn('e1', 'a', {
      foe: { food: 2, mana: 2, heroes, serfs: { 'II-2': 1 }, warriors: { 'II-2': 1 } },
    })
    const { vessels, heroes: now } = g.player(1)
    expect(vessels.air).toEqual({ at: placeOf('II-2'), serfs: 0, warriors: 1 })
    expect([now.a.aboard, serfsIn(g, 1, 'II-2')]).toEqual(['air', 1])
  })

  it('H-SOLO-3 if the Region is full, the Unit goes to the Courtyard; inland, so does a Sea Vessel', () => {
    const full = { heroes: heroesOf({ a: 'II-2' }), warriors: { 'II-2': 4 } }
    expect(serfsIn(enemyTurn('e1', 'a', { foe: { food: 1, ...full } }), 1, 'II-1')).toBe(1)
    const inland = enemyTurn('e1', 'a', { foe: { food: 2, ore: 2, heroes: heroesOf({ a: 'II-10' }) } })
    expect(inland.player(1).vessels.sea.at).toBe(placeOf('II-1'))
  })

  it('H-SOLO-3 a Tower needs a Serf and the Ore; the Enemy takes the tokens next to it', () => {
    const down = Array.from({ length: 53 }, () => 0)
    down[placeOf('II-10')] = 1
    const foe = { ore: 5, heroes: heroesOf({ b: 'II-2' }) }
    const g = enemyTurn('e5', 'b', { foe: { ...foe, serfs: { 'II-2': 1 } }, state: { down } })
    expect(g.player(1)).toMatchObject({ towers: [placeOf('II-2')], score: 1, ore: 4 })
    const none = enemyTurn('e5', 'b', { foe, ...QUIET })
    expect([none.player(1).towers, at(none, 'b')]).toEqual([[], placeOf('II-4')])
  })

  it('H-SOLO-3 Dagna needs no Serf for it', () => {
    const foe = { faction: 'dwarves', ore: 5, heroes: heroesOf({ c: 'II-2' }) }
    expect(enemyTurn('e5', 'c', { foe, ...QUIET }).player(1).towers).toEqual([placeOf('II-2')])
  })

  it('H-SOLO-3 Tax gives the resources of all three slots, then the Hero moves; you may follow', () => {
    const g = enemyTurn('e7', 'a', { foe: { heroes: heroesOf({ a: 'II-2' }) }, ...QUIET })
    const { ore, mana, food } = g.player(1)
    expect(new Set([ore, mana, food])).toEqual(new Set([2, 3, 4]))
    expect([g.asked, at(g, 'a')]).toEqual([['0 follow-tax'], placeOf('II-2')])
    g.play('0 no')
    expect(at(g, 'a')).toBe(placeOf('II-3'))
  })

  it('H-SOLO-3 if the action is impossible, nobody follows and the Hero moves', () => {
    const g = enemyTurn('e3', 'a', { foe: { heroes: heroesOf({ a: 'II-2' }) }, ...QUIET })
    // East of II-2 is its own Capital; the next clockwise, over the ferry, is closed.
    expect([g.asked, at(g, 'a'), g.state.enemy?.track]).toEqual([[], placeOf('II-4'), 0])
  })
})

describe('the track', () => {
  const on = (faction: string, track: number, more = {}) =>
    enemyTurn('e3', 'a', { foe: { faction, ore: 9, ...more }, enemy: { deck: ['e3'], track } })

  it('H-SOLO-5 spaces give Units, levels, Vessels, resources', () => {
    expect(inPlay(on('humans', 0).player(1), 'serf')).toBe(2)
    expect(on('orcs', 1).player(1)).toMatchObject({ level: 2, ore: 6 })
    expect(on('humans', 2).player(1).vessels.sea.at).toBe(placeOf('II-1'))
    expect(on('dwarves', 0).player(1).ore).toBe(9)
    expect(on('elves', 2).player(1)).toMatchObject({ mana: 3, score: 2 })
  })

  it('H-SOLO-5 a Vessel that is already in play gives 2 points', () => {
    const sea = { at: placeOf('II-2'), serfs: 0, warriors: 0 }
    const air = { at: -1, serfs: 0, warriors: 0 }
    expect(on('humans', 2, { vessels: { sea, air } }).player(1).score).toBe(2)
  })

  it('H-SOLO-5 the Dwarves’ fifth space: a Tower where the farthest Hero is, or 2 points', () => {
    expect(on('dwarves', 4).player(1)).toMatchObject({ towers: [], score: 2 })
    const away = { heroes: heroesOf({ b: 'II-2', c: 'II-4' }) }
    expect(on('dwarves', 4, away).player(1)).toMatchObject({ towers: [placeOf('II-4')] })
  })

  it('H-SOLO-5 a Warrior in each Region with a Hero: one at home, however many Heroes are there', () => {
    const g = on('dwarves', 2, { heroes: heroesOf({ b: 'II-2' }) })
    expect([g.player(1).warriors[placeOf('II-2')], g.player(1).warriors[placeOf('II-1')]]).toEqual([1, 1])
  })

  it('H-SOLO-10 the sixth space triggers the end: one more round', () => {
    const g = on('orcs', 5, { warriors: { 'II-1': 4 } })
    expect(g.player(1).score).toBe(3)
    expect(g.state.end).toEqual({ by: 'track', seat: null, last: g.state.round + 1 })
  })

  it('H-SOLO-9 a hard Enemy pays less from the third space on', () => {
    const hard = enemyTurn('e3', 'a', {
      foe: { ore: 3 },
      enemy: { deck: ['e3'], track: 3 },
      options: { enemy: 'hard' },
    })
    expect(hard.player(1)).toMatchObject({ level: 3, ore: 0 })
  })
})

describe('moving', () => {
  it('H-SOLO-6 up to four leave the Capital: Warriors, and at least one Serf if possible', () => {
    const g = enemyTurn('e8', 'a', { foe: { serfs: { 'II-1': 3 }, warriors: { 'II-1': 5 } }, ...QUIET })
    expect([g.player(1).warriors[placeOf('II-2')], serfsIn(g, 1, 'II-2')]).toEqual([3, 1])
    expect(at(g, 'b')).toBe(placeOf('II-1'))
  })

  it('H-SOLO-4 it takes tokens and 1 of the Region’s resource', () => {
    const down = Array.from({ length: 53 }, () => 0)
    down[placeOf('II-2')] = 1
    const g = enemyTurn('e8', 'a', { state: { down, live: [{ at: placeOf('II-2'), id: 'village' }] } })
    expect(g.player(1)).toMatchObject({ score: 2, food: 1 })
    expect(g.state.live).toEqual([])
    expect(g.state.gone).toContain('village')
  })

  it('H-SOLO-4 Maerwyn gains 2, Corvane moves two Regions', () => {
    const b = enemyTurn('e8', 'b', { foe: { faction: 'humans' }, human: { faction: 'elves' }, ...QUIET })
    expect(b.player(1).food).toBe(2)
    const foe = { faction: 'humans', heroes: heroesOf({ c: 'II-10' }) }
    const c = enemyTurn('e2', 'c', { foe, human: { faction: 'elves' }, ...QUIET })
    // South-east of II-10 is its own Capital: II-2 is next, and from there II-4.
    expect(at(c, 'c')).toBe(placeOf('II-4'))
  })

  it('H-SOLO-4 not its own Capital, another Hero’s Region, a closed Continent or a full Region', () => {
    const heroes = heroesOf({ a: 'II-1', b: 'II-2', c: 'II-10' })
    const g = enemyTurn('e8', 'a', { foe: { heroes, warriors: { 'II-9': 5 } }, ...QUIET })
    expect(at(g, 'a')).toBe(placeOf('II-1'))
  })

  it('H-SOLO-7 an empty Air Vessel is boarded, and flies two steps', () => {
    const air = { at: placeOf('II-2'), serfs: 0, warriors: 0 }
    const sea = { at: -1, serfs: 0, warriors: 0 }
    const foe = { heroes: heroesOf({ a: 'II-2' }), vessels: { sea, air }, serfs: { 'II-2': 2 } }
    const g = enemyTurn('e4', 'a', { foe, ...QUIET })
    expect(g.player(1).vessels.air).toMatchObject({ serfs: 1, warriors: 0 })
    expect(g.player(1).heroes.a.aboard).toBe('air')
    expect([serfsIn(g, 1, 'II-2'), at(g, 'a') < 40]).toEqual([1, true])
  })

  it('H-SOLO-7 a Sea Vessel puts out to sea, sails two steps and docks at your weakest Region of that coast', () => {
    const sea = { at: placeOf('II-1'), serfs: 0, warriors: 0 }
    const air = { at: -1, serfs: 0, warriors: 0 }
    const g = enemyTurn('e1', 'b', { foe: { vessels: { sea, air } }, ...QUIET })
    expect(g.player(1).heroes.b.aboard).toBe('sea')
    expect(g.player(1).vessels.sea.at).not.toBe(placeOf('II-1'))
    expect(g.broken).toEqual([])
  })
})

describe('Vessels by the arrow', () => {
  const NOWHERE = { at: -1, serfs: 0, warriors: 0 }
  const moved = (card: string, kind: 'sea' | 'air', from: string, ruleset: number) => {
    const vessels = { sea: NOWHERE, air: NOWHERE, [kind]: { at: placeOf(from), serfs: 0, warriors: 0 } }
    const foe = { heroes: heroesOf({ a: from }), vessels }
    const { heroes, ore, mana, food } = enemyTurn(card, 'a', {
      human: { warriors: { 'I-1': 5 } },
      foe,
      ruleset,
      ...QUIET,
    }).player(1)
    return { to: idOf(PRINTED, heroes.a.at), ore, mana, food }
  }

  it('H-SOLO-7 a flight that would end at sea goes to the next land clockwise from there', () => {
    // South of III-9 is w, and from there sw: clockwise from sw, past north, I-8 is next.
    expect(moved('e8', 'air', 'III-9', 2)).toMatchObject({ to: 'I-8', food: 1 })
    expect(moved('e8', 'air', 'III-9', 1)).toMatchObject({ to: 'III-9', ore: 1 })
  })

  it.each(['sea', 'air'] as const)('H-SOLO-7 by %s, it gains nothing where it set out', (kind) => {
    expect(moved('e1', kind, 'II-9', 2)).toEqual({ to: 'II-9', ore: 0, mana: 0, food: 0 })
    expect(moved('e1', kind, 'II-9', 1)).toEqual({ to: 'II-9', ore: 1, mana: 0, food: 0 })
  })
})

describe('attacking', () => {
  it('H-SOLO-5 it attacks the weakest army within two Regions if not stronger, and takes tokens on its path', () => {
    const human = { serfs: { 'I-1': 2, 'II-3': 2, 'II-4': 1 }, warriors: { 'I-1': 1 } }
    const g = enemyTurn('e8', 'a', { human, foe: { heroes: heroesOf({ a: 'II-2' }) }, ...QUIET })
    expect(g.state.battle).toMatchObject({ place: placeOf('II-4'), attacker: { seat: 1 } })
    expect(g.player(1).score).toBe(1)
  })

  it('H-SOLO-5 it attacks no stronger army, and none behind another of your armies', () => {
    const human = { serfs: { 'I-1': 1 }, warriors: { 'I-1': 1, 'II-3': 4 } }
    const g = enemyTurn('e8', 'a', { human, foe: { heroes: heroesOf({ a: 'II-2' }) }, ...QUIET })
    expect(g.state.battle).toBeNull()
  })

  it('H-SOLO-5 Skarn reaches three Regions', () => {
    const human = { serfs: { 'I-1': 2, 'II-5': 1 }, warriors: { 'I-1': 1 } }
    const foe = { heroes: heroesOf({ a: 'II-9', b: 'II-8', c: 'II-1' }) }
    expect(enemyTurn('e8', 'c', { human, foe, ...QUIET }).state.battle).toMatchObject({
      place: placeOf('II-5'),
    })
  })
})

describe('attacking by Vessel', () => {
  const aboard = (at: string) => ({
    heroes: { ...heroesOf({}), a: { at: placeOf(at), aboard: 'sea' as const } },
    vessels: { sea: { at: placeOf(at), serfs: 0, warriors: 0 }, air: { at: -1, serfs: 0, warriors: 0 } },
  })
  const strike = (at: string, human: PlayerSpot) =>
    enemyTurn('e8', 'a', { human: { warriors: { 'I-1': 5 }, ...human }, foe: aboard(at), ...QUIET })

  it('H-SOLO-7 a Sea Vessel puts out to sea and docks without using a step', () => {
    // Out to e, over the wrap to w, and into the dock.
    const g = strike('II-1', { serfs: { 'I-8': 1 } })
    expect(g.state.battle).toMatchObject({ place: placeOf('I-8'), how: 'sail', came: placeOf('w') })
  })

  it('H-SOLO-7 the Central Sea ends its path over sea; from there it may dock', () => {
    const vessels = { sea: { at: placeOf('gap-n'), serfs: 0, warriors: 0 }, air: aboard('e').vessels.air }
    expect(strike('gap-e', { serfs: {}, vessels }).state.battle).toBeNull()
    expect(strike('gap-e', { serfs: { 'I-4': 1 } }).state.battle).toMatchObject({ place: placeOf('I-4') })
  })

  it('H-SOLO-6 after a Battle over sea it lands where it may enter: not at home, not with another Hero', () => {
    const air = { at: placeOf('e'), serfs: 0, warriors: 0 }
    const heroes = { ...heroesOf({ b: 'II-2' }), a: { at: placeOf('e'), aboard: 'air' as const } }
    const g = alone(
      { do: 'landAir', seat: 1, at: placeOf('e') },
      { foe: { heroes, vessels: { sea: { at: -1, serfs: 0, warriors: 0 }, air } }, enemy: { slots: ['e7'] } },
    )
    // North-west of e is its Capital, then, within 22.5 degrees, II-2; the next clockwise is II-9.
    expect(at(g, 'a')).toBe(placeOf('II-9'))
  })
})

describe('the end', () => {
  const over = (human: object, foe: object) => alone({ do: 'score', seat: 0 }, { human, foe })

  it('H-SOLO-10 the Enemy’s Heroes score nothing; everything else scores as for players', () => {
    const g = over({ score: 5 }, { score: 7, warriors: { 'II-1': 2 }, level: 2 })
    const rival = g.table.game.play.rivals?.score(g.table.machine, 'enemy')
    expect(rival?.total).toBe(7 + 2 + 3)
    expect(standing(g.table.machine)).toHaveLength(1)
  })

  it('H-SOLO-10 the higher score wins, resources break ties, then the win is shared', () => {
    const won = (human: object, foe: object) => {
      const g = over({ warriors: {}, serfs: {}, ...human }, foe)
      return [winners(g.table.machine), g.table.game.play.rivals?.won(g.table.machine)]
    }
    expect(won({ score: 9 }, { score: 8 })).toEqual([[0], []])
    expect(won({ score: 8 }, { score: 9 })).toEqual([[], ['enemy']])
    expect(won({ score: 8, ore: 1, mana: 0, food: 0 }, { score: 8, ore: 2 })).toEqual([[], ['enemy']])
    expect(won({ score: 8, ore: 2, mana: 0, food: 0 }, { score: 8, ore: 2 })).toEqual([[0], ['enemy']])
  })
})
