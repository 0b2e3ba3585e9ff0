// The Floating Continent: its map on both sides of the board, who starts there, and what differs for a Capital on it.
import { type Json, readOptions } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { IN_THE_AIR, pointed } from '../src/map/compass.ts'
import { continentOf, distance, idOf, isShore, land, placeOf } from '../src/map/world.ts'
import { neighbours } from '../src/rules/move/adjacent.ts'
import { towerDistance } from '../src/rules/prices.ts'
import { holds, unitsAt } from '../src/rules/pieces.ts'
import { sendArmy } from '../src/rules/retreat.ts'
import { wished } from '../src/rules/solo/actions.ts'
import { alone, type PlayerSpot, Scenario, scenario, type Spot } from '../testing/index.ts'
import { PESTILENCE, SEVEN_CONTINENTS, skyPlace } from '../testing/pestilence.ts'

const OPEN = { closed: null }
const sideOf = (options: object) => ({ values: heroes.values.read({}, readOptions(heroes, { ...options })) })
const FOUR = sideOf(PESTILENCE)
const SIX = sideOf(SEVEN_CONTINENTS)

describe('Skyhold', () => {
  it('H-SKYHOLD-1 has ten Regions over a Central Sea and no coast', () => {
    for (const [f, boards, sea] of [
      [FOUR, 4, 'centre'],
      [SIX, 6, 'centre-w'],
    ] as const) {
      const { continents, lands, floating } = f.values.world
      expect([continents.length, lands.length]).toEqual([boards + 1, 10 * boards + 10])
      expect(floating).toEqual({ continent: boards, sea: placeOf(f, sea) })
      const shores = lands.flatMap(({ id, continent }, place) =>
        continent === boards && isShore(f, place) ? [id] : [],
      )
      expect(shores).toEqual([])
    }
  })

  it('H-SKYHOLD-1 wraps join it to the other Continents', () => {
    const far = (f: typeof FOUR, id: string) =>
      f.values.world.byLand[placeOf(f, id)]
        ?.map((place) => idOf(f, place))
        .filter((one) => !one.startsWith('F'))
    expect([far(FOUR, 'F-4'), far(FOUR, 'F-3')]).toEqual([
      ['II-7', 'IV-10'],
      ['III-9', 'IV-8'],
    ])
    expect([far(SIX, 'F-4'), far(SIX, 'F-3')]).toEqual([
      ['II-8', 'V-8'],
      ['IV-10', 'VI-7'],
    ])
    const beside = (f: typeof FOUR) =>
      f.values.world.continents.at(-1)?.beside.map((i) => f.values.world.continents[i]?.id)
    expect([beside(FOUR), beside(SIX)]).toEqual([
      ['II', 'III', 'IV'],
      ['II', 'IV', 'V', 'VI'],
    ])
  })

  it('H-SKYHOLD-3 distances include its links, and only if it is in play', () => {
    const between = (f: typeof FOUR, from: string, to: string, unused?: number) =>
      distance(
        f,
        continentOf(f, from),
        placeOf(f, to),
        unused === undefined ? OPEN : { closed: null, unused },
      )
    const capitals = (f: typeof FOUR) =>
      f.values.world.continents.slice(0, -1).map(({ id }) => between(f, 'F', `${id}-1`))
    expect([capitals(FOUR), capitals(SIX)]).toEqual([
      [7, 7, 4, 5],
      [7, 6, 6, 4, 6, 6],
    ])
    expect([between(FOUR, 'III', 'II-7'), between(FOUR, 'III', 'II-6')]).toEqual([4, 5])
    expect(['VI-7', 'IV-10', 'IV-8'].map((to) => between(SIX, 'II', to))).toEqual([5, 5, 6])
    const two = ['V-8', 'II-7', 'II-8', 'II-9', 'II-10', 'II-2', 'II-1']
    expect(two.map((to) => between(SIX, 'IV', to))).toEqual([4, 5, 4, 5, 5, 6, 6])
    expect(between(FOUR, 'III', 'II-7', 4)).toBeGreaterThan(4)
  })

  it('H-SKYHOLD-4 flights reach its edge from the sea below, and nothing else does', () => {
    const g = settled(3, 'continent:F-1', 'continent:III-1', 'continent:II-1')
    const f = g.table.machine
    const at = (id: string) => placeOf(f, id)
    const near = (id: string, by: 'march' | 'sail' | 'fly' | 'any') => neighbours(f, 0, at(id), by)
    const edge = ['F-1', 'F-2', 'F-3', 'F-4', 'F-5', 'F-7', 'F-8', 'F-9'].map(at)
    expect(
      near('centre', 'fly').filter(
        (place) => land(f, 40).continent === f.values.world.lands[place]?.continent,
      ),
    ).toEqual(edge)
    expect(near('F-2', 'fly')).toContain(at('centre'))
    expect(near('F-6', 'fly')).not.toContain(at('centre'))
    for (const by of ['sail', 'any'] as const) expect(near('centre', by)).not.toContain(at('F-2'))
    for (const by of ['march', 'any'] as const) expect(near('F-2', by)).not.toContain(at('centre'))
    expect(near('F-3', 'fly')).not.toContain(at('III-9'))
  })

  it('H-SKYHOLD-4 the compass has its links and its edge', () => {
    const to = (f: typeof FOUR, from: string, deg: number, way: string) =>
      f.values.world.bearings[placeOf(f, from)]?.some((one) => one.deg === deg && one.way === way)
    expect([to(FOUR, 'II-7', 222, 'wrap'), to(FOUR, 'F-4', 42, 'wrap')]).toEqual([true, true])
    expect([to(SIX, 'VI-7', 285, 'wrap'), to(SIX, 'F-3', 105, 'wrap')]).toEqual([true, true])
    expect([to(FOUR, 'centre', 5, 'sky'), to(FOUR, 'F-4', 185, 'sky')]).toEqual([true, true])
    expect(idOf(FOUR, pointed(FOUR, placeOf(FOUR, 'F-4'), 'S', IN_THE_AIR, () => true) ?? -1)).toBe('centre')
  })
})

/** Plays the setup of these factions, in the order in which they are chosen. */
function factions(options: Spot['options'], ...names: readonly string[]): Scenario {
  const g = new Scenario({ seats: names.length, options: { ...options } })
  for (const name of names) g.play(`${g.asked[0]?.split(' ')[0]} faction:${name}`)
  return g
}

const asked = (g: Scenario): number => Number(g.asked[0]?.split(' ')[0])

const BASE = ['humans', 'orcs', 'dwarves', 'elves']

/** Plays the setup of the base game's factions with these answers. */
function settled(seats: number, ...answers: readonly string[]): Scenario {
  const g = factions(PESTILENCE, ...BASE.slice(0, seats))
  for (const answer of answers) g.play(`${asked(g)} ${answer}`)
  return g
}

const laid = ({ state: { down }, table: { machine } }: Scenario) => {
  const { lands } = machine.values.world
  const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0)
  return [sum(down.slice(0, lands.length)), sum(down.slice(lands.length))]
}

describe('a Continent for the Capital', () => {
  it('H-SKYHOLD-2 anybody may take Skyhold, adjacent or not, and others settle next to it', () => {
    const g = settled(3, 'continent:I-1')
    const next = Number(g.asked[0]?.split(' ')[0])
    expect(g.offered(next)).toContain('continent:F-1')
    g.play(`${next} continent:F-1`)
    const last = Number(g.asked[0]?.split(' ')[0])
    expect(g.offered(last)).toEqual(['continent:II-1', 'continent:III-1', 'continent:IV-1'])
  })

  it('H-SKYHOLD-2 the Birdfolk take it when their turn comes, and nobody else may', () => {
    // Capitals are chosen in the opposite order.
    const g = factions(PESTILENCE, 'birdfolk', 'humans', 'orcs')
    expect(g.refusedWhy(asked(g), 'continent:F-1')).toBe('reserved')
    g.play(`${asked(g)} continent:I-1`)
    g.play(`${asked(g)} continent:II-1`)
    expect(g.offered(asked(g))).toEqual(['continent:F-1'])
    expect(g.refusedWhy(asked(g), 'continent:III-1')).toBe('floats')
  })

  it('H-SKYHOLD-2 with more players than other Continents, the last one who can must take it', () => {
    const g = factions(SEVEN_CONTINENTS, ...BASE, 'goblins', 'undead', 'lionkin')
    for (const capital of ['I-1', 'II-1', 'III-1', 'IV-1', 'V-1', 'VI-1'])
      g.play(`${asked(g)} continent:${capital}`)
    expect(g.offered(asked(g))).toEqual(['continent:F-1'])
    g.play(`${asked(g)} continent:F-1`)
    expect(laid(g)).toEqual([70, 21])
  })

  it('H-SKYHOLD-1 with five players, 50 Land tokens and 14 Sea tokens', () => {
    const g = factions(PESTILENCE, 'birdfolk', ...BASE)
    for (const capital of ['I-1', 'II-1', 'III-1', 'IV-1', 'F-1']) g.play(`${asked(g)} continent:${capital}`)
    expect(laid(g)).toEqual([50, 14])
    expect(g.broken).toEqual([])
  })

  it('H-SKYHOLD-1 on six Continents, 72 and 71 Land tokens with five and six players, one of them on it', () => {
    const g = (...capitals: readonly string[]) => {
      const six = ['goblins', 'undead'].slice(0, capitals.length - 4)
      const game = factions(SEVEN_CONTINENTS, ...BASE, ...six)
      for (const capital of capitals) game.play(`${asked(game)} continent:${capital}`)
      return laid(game)
    }
    expect(g('F-1', 'II-1', 'III-1', 'IV-1', 'V-1')).toEqual([72, 21])
    expect(g('F-1', 'II-1', 'III-1', 'IV-1', 'V-1', 'VI-1')).toEqual([71, 21])
  })

  it('H-SKYHOLD-1 is not laid out if nobody starts there: no tokens, and nothing enters it', () => {
    const g = settled(3, 'continent:I-1', 'continent:II-1', 'continent:III-1')
    expect(g.state.unused).toBe(4)
    expect(laid(g)).toEqual([41, 14])
    const f = g.table.machine
    expect(neighbours(f, 0, placeOf(f, 'II-7'), 'march').map((place) => idOf(f, place))).not.toContain('F-4')
    expect(
      neighbours(f, 0, placeOf(f, 'centre'), 'fly').some((place) => idOf(f, place).startsWith('F')),
    ).toBe(false)
    const bare = settled(3, 'continent:F-1', 'continent:III-1', 'continent:II-1')
    expect(bare.state.unused).toBe(undefined)
    const seat = bare.state.players.findIndex(({ capital }) => capital === placeOf(f, 'III-1'))
    expect(towerDistance(bare.table.machine, seat, placeOf(f, 'II-7'))).toBe(4)
  })

  it('H-SKYHOLD-1 takes ten tokens: 42, 52 and 51 Land tokens with two, three and four players', () => {
    const two = settled(2, 'continent:F-1', 'continent:II-1', 'close:I-1')
    expect(laid(two)).toEqual([42, 14])
    expect(laid(settled(3, 'continent:F-1', 'continent:II-1', 'continent:I-1'))).toEqual([52, 14])
    const four = settled(4, 'continent:F-1', 'continent:II-1', 'continent:I-1', 'continent:III-1')
    expect(laid(four)).toEqual([51, 14])
  })

  it('H-SETUP-7 with two players, one of the other Continents is closed, never Skyhold', () => {
    const g = settled(2, 'continent:I-1', 'continent:II-1')
    const second = 1 - g.state.first
    expect(g.offered(second)).toEqual(['close:III-1', 'close:IV-1'])
    const above = settled(2, 'continent:F-1', 'continent:II-1')
    expect(above.offered(1 - above.state.first)).toEqual(['close:I-1', 'close:III-1', 'close:IV-1'])
  })
})

/** Seat 0 leads the Humans from Skyhold, with a Sea Dock; seat 1 leads the Orcs from Continent II. */
function above(
  me: PlayerSpot = {},
  foe: PlayerSpot = {},
  state: Spot['state'] = {},
  values: Json = {},
): Scenario {
  const bare: PlayerSpot = { ore: 9, mana: 0, food: 9, hand: [], serfs: {}, warriors: {} }
  return scenario({
    options: PESTILENCE,
    values,
    players: {
      0: { ...bare, capital: skyPlace('F-1'), buildings: ['sea-dock'], serfs: { 'F-1': 1 }, ...me },
      1: { ...bare, ...foe },
      2: bare,
    },
    state,
  })
}

const ship = (id: string, serfs = 0): PlayerSpot => ({
  vessels: { sea: { at: skyPlace(id), serfs, warriors: 0 }, air: { at: -1, serfs: 0, warriors: 0 } },
})

const down = (n: number): number[] => {
  const { ids } = FOUR.values.world
  return ids.map((id) => (id === 'centre' ? n : 0))
}

describe('a Sea Vessel of a Capital on Skyhold', () => {
  const centre = skyPlace('centre')

  it('H-SKYHOLD-5 begins in the Central Sea below and explores its tokens one by one', () => {
    const seaPool = ['sea-bonus-food-ore', 'sea-bonus-food-ore']
    const g = above({ ore: 2, food: 2 }, {}, { down: down(2), seaPool })
    g.play('0 slot:recruit', '0 recruit:sea')
    expect(g.player(0).vessels.sea.at).toBe(centre)
    expect([g.state.down[centre], g.player(0).ore, g.player(0).food]).toEqual([0, 2, 2])
  })

  it('H-SKYHOLD-5 a Sea Monster leaves it where it is, and the next token follows', () => {
    const seaPool = ['sea-monster', 'sea-monster']
    const g = above({}, {}, { down: down(2), seaPool }).play('0 slot:recruit', '0 recruit:sea')
    expect([g.player(0).vessels.sea.at, g.state.gone]).toEqual([centre, ['sea-monster', 'sea-monster']])
  })

  it('H-SKYHOLD-5 is not bought while an enemy Unit is there', () => {
    const g = above({}, ship('centre')).play('0 slot:recruit')
    expect(g.refusedWhy(0, 'recruit:sea')).toBe('harbor-held')
  })

  it('H-SKYHOLD-5 goes home to the Central Sea with everyone aboard', () => {
    const g = above(ship('n', 2))
    sendArmy(g.table.machine, 0, skyPlace('n'), skyPlace('F-1'))
    expect(g.player(0).vessels.sea).toEqual({ at: centre, serfs: 2, warriors: 0 })
  })

  it('H-SKYHOLD-5 with an enemy Unit there, goes to a Tower with a Shore, or is destroyed', () => {
    const g = above({ ...ship('n'), towers: ['I-1'] }, ship('centre'))
    sendArmy(g.table.machine, 0, skyPlace('n'), skyPlace('F-1'))
    expect(g.player(0).vessels.sea.at).toBe(skyPlace('I-1'))
    const lost = above({ ...ship('n', 1), towers: ['F-2'] }, ship('centre'))
    sendArmy(lost.table.machine, 0, skyPlace('n'), skyPlace('F-1'))
    expect(lost.player(0).vessels.sea).toEqual({ at: -1, serfs: 0, warriors: 0 })
  })

  it('H-SKYHOLD-5 holds the Central Sea and takes no part in a siege', () => {
    const g = above(ship('centre'))
    expect(holds(g.player(0), centre)).toBe(true)
    expect(unitsAt(g.player(0), skyPlace('F-1'))).toBe(1)
  })
})

describe('flights', () => {
  it('H-SKYHOLD-4 an Air Vessel goes up for 3 Speed, 2 of them for the Central Sea', () => {
    const airship = {
      sea: { at: -1, serfs: 0, warriors: 0 },
      air: { at: skyPlace('F-2'), serfs: 0, warriors: 0 },
    }
    const g = above({ vessels: airship }, {}, {}, { units: { air: { speed: 3 } } }).play('0 slot:fly')
    expect(g.offered(0)).toContain('go:centre')
    g.play('0 go:centre')
    expect(g.state.move?.left).toBe(1)
    expect(g.offered(0)).toContain('go:F-9')
    expect(g.refusedWhy(0, 'stop')).toBe('cannot-end')
  })

  it('H-SKYHOLD-4 the winner of a Battle over the Central Sea may land on the edge', () => {
    const airship = {
      sea: { at: -1, serfs: 0, warriors: 0 },
      air: { at: skyPlace('centre'), serfs: 0, warriors: 0 },
    }
    const g = above({ vessels: airship }).from({ do: 'landAir', seat: 0, at: skyPlace('centre') }, {})
    expect(g.offered(0)).toEqual(expect.arrayContaining(['land:F-2', 'land:F-9']))
    expect(g.offered(0)).not.toContain('land:F-6')
  })
})

describe('a solo game', () => {
  it('H-SOLO-1 with Skyhold, the faction of the Enemy is drawn before anybody settles', () => {
    // Some Enemies may settle anywhere.
    const [g, beside] = ['one', 'two', 'three', 'four', 'five', 'six']
      .map((seed) => new Scenario({ seats: 1, options: PESTILENCE, seed }).play('0 faction:orcs'))
      .filter((one) => ['humans', 'dwarves', 'elves'].includes(one.player(1).faction))
    if (g === undefined || beside === undefined) throw new Error('no such Enemy was drawn')
    expect(g.asked).toEqual(['0 pickCapital'])
    g.play('0 continent:I-1')
    expect(g.offered(0)).not.toContain('continent:F-1')
    beside.play('0 continent:II-1')
    expect(beside.offered(0)).toContain('continent:F-1')
    beside.play('0 continent:F-1')
    expect(beside.offered(0)).toEqual(['close:I-1', 'close:III-1', 'close:IV-1'])
  })

  it('H-SOLO-1 neither the Merfolk nor an opponent of the Birdfolk may settle on Skyhold', () => {
    const drawn = (faction: string, enemy: RegExp) => {
      for (let n = 0; n < 60; n++) {
        const g = new Scenario({ seats: 1, options: PESTILENCE, seed: `solo ${n}` }).play(
          `0 faction:${faction}`,
        )
        if (enemy.test(g.player(1).faction)) return g
      }
      throw new Error('no such Enemy was drawn')
    }
    const facing = drawn('orcs', /birdfolk/)
    expect(facing.offered(0)).not.toContain('continent:F-1')
    expect(facing.play('0 continent:II-1').offered(0)).toEqual(['continent:F-1'])
    expect(drawn('merfolk', /humans|orcs/).offered(0)).not.toContain('continent:F-1')
    expect(drawn('merfolk', /birdfolk/).offered(0)).not.toContain('continent:F-1')
  })

  it('H-SOLO-3 an Enemy on Skyhold buys no Sea Vessel', () => {
    const capital = skyPlace('F-1')
    const at = { at: capital, aboard: '' as const }
    const wish = (foe: PlayerSpot) =>
      wished(
        alone(
          { do: 'turn', seat: 0, shifts: [] },
          { options: PESTILENCE, values: { units: { air: { count: 0 } } }, foe: { ore: 9, food: 9, ...foe } },
        ).table.machine,
      )
    expect([wish({}), wish({ capital, heroes: { a: at, b: at, c: at } })]).toEqual(['sea', 'warrior'])
  })
})
