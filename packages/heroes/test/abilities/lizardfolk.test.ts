// Abilities of the Lizardfolk's Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { income } from '../../src/rules/collection.ts'
import { volunteers } from '../../src/rules/battle/conscripts.ts'
import { neighbours } from '../../src/rules/move/adjacent.ts'
import { spellPrice } from '../../src/rules/spells/lookup.ts'
import type { Player } from '../../src/state.ts'
import {
  battleOf,
  bonusesIn,
  EASY,
  pieces,
  placeOf,
  type PlayerSpot,
  scoredBy,
  sumOf,
  turnOf,
} from '../../testing/index.ts'

const lizards = (me: PlayerSpot, foe: PlayerSpot = {}, state = {}) => turnOf('lizardfolk', me, foe, state)
const battle = (me: PlayerSpot, foe: PlayerSpot, start = {}, state = {}) =>
  battleOf('lizardfolk', me, foe, start, state)
const at = (p: Player, unit: 'serfs' | 'warriors', id: string) => p[unit][placeOf(id)]
const QUIET = { down: Array.from({ length: 53 }, () => 0) }

/** One face-down token in a Region, which turns out to be this one. */
function token(region: string, id: string) {
  const down = QUIET.down.slice()
  down[placeOf(region)] = 1
  return { down, landPool: [id], shown: [] }
}

describe('Headhunters’ Lodge', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot): PlayerSpot => ({
    level,
    buildings: ['headhunters-lodge'],
    ...rest,
  })

  it('H-LIZARDFOLK-1 headhunters-lodge.1 1 point for each enemy Warrior and Hero who fell, up to 2, win or lose', () => {
    const g = battle(me(1, { warriors: { 'I-6': 5 } }), { warriors: { 'I-6': 4 } }).play(...EASY)
    // 1 for starting the Battle. Of 8 Strength, 4 less 1 are lost: 2 Warriors.
    expect([at(g.player(1), 'warriors', 'II-1'), g.player(0).score]).toEqual([2, 1 + 2])
    const serfs = battle(me(1, { warriors: { 'I-6': 5 } }), { serfs: { 'I-6': 4 } }).play(...EASY)
    expect(serfs.player(0).score).toBe(1)
    const lost = battle(me(1, { serfs: { 'I-6': 1 } }), { food: 0, warriors: { 'I-6': 3 } })
    lost.play('0 tactic:fall-back', '1 tactic:conscripts', '1 sacrifice:warrior', '1 sacrifice:warrior')
    expect(lost.player(0).score).toBe(1 + 2)
  })

  it('H-LIZARDFOLK-1 headhunters-lodge.2 in Swamps and on other Continents, once, not at sea', () => {
    const bonus = (region: string) =>
      bonusesIn(battle(me(2, { warriors: { [region]: 1 } }), { warriors: { [region]: 1 } }, { region }))
    expect([bonus('I-7'), bonus('II-4'), bonus('II-5'), bonus('I-6')]).toEqual([
      { 'headhunters-lodge.2': 2 },
      { 'headhunters-lodge.2': 2 },
      { 'headhunters-lodge.2': 2 },
      {},
    ])
    const sea = battle(me(2, pieces({ sea: 'n' })), pieces({ sea: 'n' }), { region: 'n', how: 'sail' })
    expect(bonusesIn(sea)).toEqual({})
  })

  it('H-LIZARDFOLK-1 headhunters-lodge.3 2 resources from the loser, attacking and defending', () => {
    const won = (start: object) => {
      const g = battle(me(3, { warriors: { 'I-6': 5 } }), { ore: 3, serfs: { 'I-6': 1 } }, start).play(
        ...EASY,
      )
      return [g.player(0).ore, g.player(1).ore]
    }
    expect(won({})).toEqual([2, 1])
    expect(won({ attacker: 1, defender: 0 })).toEqual([2, 1])
  })
})

describe('Hex Hut', () => {
  const me: PlayerSpot = { level: 3, buildings: ['hex-hut'], mana: 3 }

  it('H-LIZARDFOLK-2 hex-hut.1 enemies have 2 less Strength where the Hex is', () => {
    const g = lizards(me).play('0 ability:hex-hut.1')
    expect(g.offered(0)).not.toContain('at:II-1')
    g.play('0 at:I-6')
    expect([g.player(0).mana, g.state.marks]).toEqual([
      2,
      [{ id: 'hex', at: placeOf('I-6'), seat: 0, until: 2 }],
    ])
    const { marks } = g.state
    const sums = battle({ ...me, warriors: { 'I-6': 2 } }, { warriors: { 'I-6': 2 } }, {}, { marks })
    expect([sumOf(sums, 'attacker').total, sumOf(sums, 'defender').total]).toEqual([4, 2])
  })

  it('H-LIZARDFOLK-2 hex-hut.1 moving it ends the old one', () => {
    const marks = [{ id: 'hex', at: placeOf('I-8'), seat: 0, until: 2 }]
    const g = lizards(me, {}, { marks }).play('0 ability:hex-hut.1', '0 at:I-6')
    expect(g.state.marks.map(({ at: place }) => place)).toEqual([placeOf('I-6')])
  })

  it('H-LIZARDFOLK-2 hex-hut.2 Combat Spells and Interrupts cost 1 Mana less, Cast Spells do not', () => {
    const { machine } = lizards(me).table
    const less = (card: string) => (machine.values.spells[card]?.mana ?? 0) - spellPrice(machine, 0, card)
    expect([less('rage#1'), less('counterspell#1'), less('rich-vein#1')]).toEqual([1, 1, 0])
  })

  it('H-LIZARDFOLK-2 hex-hut.3 an attacker gives 2 resources before the Battle', () => {
    const g = battle(
      { ...me, mana: 0, warriors: { 'I-6': 1 } },
      { ore: 3, warriors: { 'I-6': 1 } },
      { attacker: 1, defender: 0 },
    )
    expect([g.player(0).ore, g.player(1).ore, g.asked]).toEqual([2, 1, ['0 tactic', '1 tactic']])
    const own = battle({ ...me, mana: 0, warriors: { 'I-6': 1 } }, { ore: 3, warriors: { 'I-6': 1 } })
    expect(own.player(1).ore).toBe(3)
  })
})

describe('Wanderers’ Mound', () => {
  const me: PlayerSpot = { level: 3, buildings: ['wanderers-mound'], warriors: { 'I-3': 1 } }
  const march = (spot: PlayerSpot, id: string) => {
    const g = lizards(spot, {}, token('I-6', id)).play('0 slot:march-1', '0 go:I-6')
    return g.asked.includes('0 march') ? g.play('0 stop') : g
  }

  it('H-LIZARDFOLK-3 wanderers-mound.1 1 Food for each token explored', () => {
    expect(march({ ...me, level: 1 }, 'bonus-ore').player(0)).toMatchObject({ ore: 1, food: 1 })
  })

  it('H-LIZARDFOLK-3 wanderers-mound.2 discards a Monster before it does anything, and was still paid', () => {
    const g = march(me, 'monster')
    expect(g.asked).toEqual(['0 words/lift'])
    // It is still on the map.
    expect(g.state.shown).toEqual([{ at: placeOf('I-6'), id: 'monster' }])
    g.play('0 ability:wanderers-mound.2')
    expect([at(g.player(0), 'warriors', 'I-6'), g.player(0).food, g.state.gone]).toEqual([1, 1, ['monster']])
    expect(g.state.shown).toEqual([])
  })

  it('H-LIZARDFOLK-3 wanderers-mound.2 may be declined, and does not answer other tokens', () => {
    const g = march(me, 'entanglement').play('0 decline')
    expect(g.state.live).toEqual([{ at: placeOf('I-6'), id: 'entanglement' }])
    expect(march(me, 'village').asked).not.toContain('0 words/lift')
    expect(march({ ...me, level: 1 }, 'entanglement').asked).not.toContain('0 words/lift')
  })

  it('H-LIZARDFOLK-3 wanderers-mound.3 1 point for each Continent', () => {
    const g = lizards({ ...me, warriors: { 'II-8': 1, 'II-4': 1, 'III-4': 1 } })
    // Continents I, II and III.
    expect(scoredBy(g, 'wanderers-mound.3')).toBe(3)
  })
})

describe('Mire Pens', () => {
  const me: PlayerSpot = { level: 3, buildings: ['mire-pens'] }

  it('H-LIZARDFOLK-4 mire-pens.1 each Swamp gives 1 Mana', () => {
    const { machine } = lizards({ ...me, serfs: { 'I-7': 1, 'II-5': 1 } }).table
    expect(income(machine, 0).mana).toBe(2)
  })

  it('H-LIZARDFOLK-4 mire-pens.2 the Regions on the coast of the Turtle are adjacent when marching', () => {
    const g = lizards({ ...me, warriors: { 'I-2': 1 }, ...pieces({ sea: 'n' }) })
    const { machine } = g.table
    const near = (by: 'march' | 'any' | 'fly') => neighbours(machine, 0, placeOf('I-2'), by)
    expect(near('march')).toContain(placeOf('I-10'))
    expect([near('any'), near('fly')].flat()).not.toContain(placeOf('I-10'))
    expect(neighbours(machine, 1, placeOf('I-2'), 'march')).not.toContain(placeOf('I-10'))
    const docked = lizards({ ...me, warriors: { 'I-2': 1 }, ...pieces({ sea: 'I-1' }) })
    expect(neighbours(docked.table.machine, 0, placeOf('I-2'), 'march')).not.toContain(placeOf('I-10'))
  })

  it('H-LIZARDFOLK-4 mire-pens.2 not for Conscripts', () => {
    const spot = { ...me, warriors: { 'I-10': 1, 'I-2': 1 }, ...pieces({ sea: 'n' }) }
    const g = battle(spot, { serfs: { 'I-10': 1 } }, { region: 'I-10' })
    const side = g.state.battle?.attacker
    if (side === undefined) throw new Error('a Battle is fought')
    expect(volunteers(g.table.machine, side).map(({ from }) => from)).not.toContain(placeOf('I-2'))
  })

  it('H-LIZARDFOLK-4 mire-pens.3 the Turtle has 3 more Strength', () => {
    const g = battle({ ...me, ...pieces({ sea: 'n' }) }, pieces({ sea: 'n' }), { region: 'n', how: 'sail' })
    expect(bonusesIn(g)).toEqual({ 'mire-pens.3': 3 })
  })
})

describe('Reed Nest', () => {
  const me: PlayerSpot = { level: 3, buildings: ['reed-nest'], ...pieces({ air: 'I-1' }) }

  it('H-LIZARDFOLK-5 reed-nest.1 reveals a token that borders it, without resolving it', () => {
    const g = lizards(me, {}, token('I-6', 'village')).play('0 slot:fly', '0 go:I-3', '0 stop')
    expect([g.asked, g.offered(0)]).toEqual([['0 revealOne'], ['at:I-6', 'no-more']])
    g.play('0 at:I-6')
    expect([g.state.shown, g.state.live]).toEqual([[{ at: placeOf('I-6'), id: 'village' }], []])
    const far = lizards(me, {}, token('II-4', 'village')).play('0 slot:fly', '0 go:I-3', '0 stop')
    expect(far.asked).not.toContain('0 revealOne')
  })

  it('H-LIZARDFOLK-5 reed-nest.2 flies at Speed 3', () => {
    expect(lizards(me, {}, QUIET).play('0 slot:fly').state.move?.left).toBe(3)
  })

  it('H-LIZARDFOLK-5 reed-nest.3 goes with all aboard to a Region you control, and explores nothing', () => {
    const { vessels, heroes } = pieces({ air: 'I-1' })
    const laden = { ...vessels, air: { ...vessels.air, serfs: 1 } }
    const spot: PlayerSpot = { ...me, heroes, vessels: laden, warriors: { 'II-8': 1, 'II-4': 4 } }
    const g = lizards(spot, {}, token('II-8', 'village')).play('0 ability:reed-nest.3')
    // II-4 has no room for two more.
    expect(g.player(0).vessels.air).toMatchObject({ at: placeOf('II-8'), serfs: 1 })
    expect([g.state.down[placeOf('II-8')], g.asked]).toEqual([1, ['0 turn']])
  })
})

describe('Sszarak', () => {
  it('H-LIZARDFOLK-6 sszarak.1 1 more Strength for each enemy Hero and Warrior, up to 2', () => {
    const bonus = (warriors: number) =>
      bonusesIn(battle(pieces({ a: 'I-6' }), { warriors: { 'I-6': warriors }, serfs: { 'I-6': 1 } }))
    expect([bonus(0), bonus(1), bonus(3)]).toEqual([{}, { 'sszarak.1': 1 }, { 'sszarak.1': 2 }])
  })

  it('H-LIZARDFOLK-6 sszarak.2 2 points if an enemy Hero fell in a Battle his army won', () => {
    const me: PlayerSpot = { level: 2, warriors: { 'I-6': 4 }, ...pieces({ a: 'I-6' }) }
    const g = battle(me, pieces({ c: 'I-6' })).play(...EASY)
    expect([g.player(1).heroes.c.at, g.player(0).score]).toEqual([-1, 1 + 2])
  })

  it('H-LIZARDFOLK-6 sszarak.3 the beaten go to their Capital and their owner loses 1 point', () => {
    const me: PlayerSpot = { level: 3, warriors: { 'I-6': 4 }, ...pieces({ a: 'I-6' }) }
    const foe: PlayerSpot = { score: 3, serfs: { 'I-6': 3 }, towers: ['II-4'] }
    const g = battle(me, foe).play(...EASY)
    expect([g.asked.includes('1 retreat'), at(g.player(1), 'serfs', 'II-1'), g.player(1).score]).toEqual([
      false,
      2,
      2,
    ])
    expect(battle({ ...me, level: 2 }, foe).play(...EASY).asked).toEqual(['1 retreat'])
    expect(
      battle(me, { ...foe, score: 0 })
        .play(...EASY)
        .player(1).score,
    ).toBe(0)
  })
})

describe('Yoz Rotmother', () => {
  it('H-LIZARDFOLK-7 yoz.1 a Spell card for ending a March in a Swamp, once', () => {
    const march = (to: string, state: object) => {
      const g = lizards(pieces({ b: 'I-6' }), {}, state).play('0 slot:march-1', `0 go:${to}`)
      return g.asked.includes('0 march') ? g.play('0 stop') : g
    }
    expect(march('I-7', QUIET).player(0).hand).toHaveLength(1)
    expect(march('I-7', token('I-7', 'bonus-ore')).player(0).hand).toHaveLength(1)
    expect(march('I-8', QUIET).player(0).hand).toHaveLength(0)
  })

  it('H-LIZARDFOLK-7 yoz.1 aboard, only if a Swamp is explored', () => {
    const { vessels, heroes } = pieces({ air: 'I-6', b: 'I-6' })
    const aboard: PlayerSpot = { vessels, heroes: { ...heroes, b: { ...heroes.b, aboard: 'air' } } }
    const fly = (state: object) =>
      lizards(aboard, {}, state).play('0 slot:fly', '0 done', '0 go:I-7', '0 stop')
    expect(fly(QUIET).player(0).hand).toHaveLength(0)
    expect(fly(token('I-7', 'bonus-ore')).player(0).hand).toHaveLength(1)
  })

  it('H-LIZARDFOLK-7 yoz.2 the strongest enemy Hero has 2 less Strength, not below 0', () => {
    const lines = (foe: PlayerSpot) =>
      sumOf(battle({ level: 2, ...pieces({ b: 'I-6' }) }, foe), 'defender').lines.find(
        ({ what }) => what === 'yoz.2',
      )?.n
    expect([lines(pieces({ a: 'I-6', c: 'I-6' })), lines({ warriors: { 'I-6': 1 } })]).toEqual([
      -2,
      undefined,
    ])
  })

  it('H-LIZARDFOLK-7 yoz.3 an army next to her loses a Serf or Warrior of its owner’s choice', () => {
    const me: PlayerSpot = { level: 3, mana: 2, ...pieces({ b: 'I-3' }) }
    const g = lizards(me, { serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } }).play('0 ability:yoz.3')
    expect(g.asked).toEqual(['1 loseUnit'])
    g.play('1 unit:warrior')
    expect([at(g.player(1), 'warriors', 'I-6'), g.player(0).mana]).toEqual([0, 0])
  })
})

describe('Zikka', () => {
  const explores = (me: PlayerSpot, id = 'bonus-ore') => {
    const g = lizards({ ...pieces({ c: 'I-3' }), ...me }, {}, token('I-6', id)).play(
      '0 slot:march-1',
      '0 go:I-6',
    )
    return g.asked.includes('0 march') ? g.play('0 stop') : g
  }

  it('H-LIZARDFOLK-8 zikka.1 1 point for exploring, once per round', () => {
    expect(explores({}).player(0).score).toBe(1)
    expect(explores({ used: ['zikka.1'] }).player(0).score).toBe(0)
    const other = lizards({ ...pieces({ c: 'I-8' }), warriors: { 'I-3': 1 } }, {}, token('I-6', 'bonus-ore'))
    other.marchFrom(0, 'I-3').play('0 go:I-6')
    expect((other.asked.includes('0 march') ? other.play('0 stop') : other).player(0).score).toBe(0)
  })

  it('H-LIZARDFOLK-8 zikka.2 ignores Deserts and Entanglements, alone or only with Serfs', () => {
    const march = (rest: PlayerSpot) =>
      lizards({ level: 2, ...pieces({ c: 'I-10' }), ...rest }, {}, QUIET).play('0 slot:march-1', '0 go:I-9')
    expect(march({}).asked).toEqual(['0 march'])
    expect(march({ serfs: { 'I-10': 1 } }).asked).toEqual(['0 march'])
    expect(march({ warriors: { 'I-10': 1 } }).asked).not.toContain('0 march')
  })

  it('H-LIZARDFOLK-8 zikka.3 marches 2 more Regions on her own after exploring', () => {
    const g = explores({ level: 3, warriors: { 'I-3': 1 } })
    expect(g.asked).toEqual(['0 marchFrom'])
    g.play('0 from:I-6', '0 go:I-8', '0 stop')
    expect([g.player(0).heroes.c.at, at(g.player(0), 'warriors', 'I-6')]).toEqual([placeOf('I-8'), 1])
    expect(g.asked).not.toContain('0 marchFrom')
    const quiet = lizards({ level: 3, ...pieces({ c: 'I-3' }) }, {}, QUIET).play(
      '0 slot:march-1',
      '0 go:I-6',
      '0 stop',
    )
    expect(quiet.asked).not.toContain('0 marchFrom')
  })
})
