// The Underworld card, and the abilities of the Undead's Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { judge } from '../../src/judge.ts'
import { eliminate } from '../../src/rules/elimination.ts'
import { volunteers } from '../../src/rules/battle/conscripts.ts'
import { neighbours } from '../../src/rules/move/adjacent.ts'
import type { Player } from '../../src/state.ts'
import {
  BARE,
  battleOf,
  bonusesIn,
  CHAOS,
  EASY,
  fight,
  pieces,
  placeOf,
  type PlayerSpot,
  type Scenario,
  scenario,
  scoredBy,
  turnOf,
} from '../../testing/index.ts'

const souls = (n: number): PlayerSpot => ({ counters: { souls: n } })
const undead = (me: PlayerSpot, foe: PlayerSpot = {}, state = {}) => turnOf('undead', me, foe, state)
const battle = (me: PlayerSpot, foe: PlayerSpot, start = {}, state = {}) =>
  battleOf('undead', me, foe, start, state)
const at = (p: Player, unit: 'serfs' | 'warriors', id: string) => p[unit][placeOf(id)]
const soulsOf = (g: Scenario) => g.player(0).counters?.['souls']
const QUIET = { down: Array.from({ length: 53 }, () => 0) }

/** One face-down token in a Region, which turns out to be this one. */
function token(region: string, id: string) {
  const down = QUIET.down.slice()
  down[placeOf(region)] = 1
  return { down, landPool: [id], shown: [] }
}

describe('the Underworld card', () => {
  it('H-UNDEAD-9 Souls for own losses, and for the enemy’s if you won, at most 2 per Battle and 6 in all', () => {
    // 4 Serfs lose 2 less 1 for Fall Back.
    const won = battle({ ...souls(0), warriors: { 'I-6': 5 } }, { serfs: { 'I-6': 4 } }).play(...EASY)
    expect(soulsOf(won)).toBe(1)
    const many = battle(
      { ...souls(0), warriors: { 'I-6': 5 } },
      { warriors: { 'I-6': 4 }, serfs: { 'I-6': 1 } },
    )
    many.play(...EASY)
    while (many.asked.includes('1 loseUnits')) many.play('1 lose:warrior')
    expect(soulsOf(many)).toBe(2)
    const lost = battle({ ...souls(0), serfs: { 'I-6': 2 } }, { warriors: { 'I-6': 5 } }).play(...EASY)
    expect(soulsOf(lost)).toBe(1)
    const full = battle({ ...souls(6), warriors: { 'I-6': 5 } }, { serfs: { 'I-6': 4 } }).play(...EASY)
    expect(soulsOf(full)).toBe(6)
  })

  it('H-UNDEAD-9 Vessels give no Soul, and neither do Units destroyed outside a Battle', () => {
    const sea = battle({ ...souls(0), ...pieces({ sea: 'n' }) }, pieces({ sea: 'n' }), {
      region: 'n',
      how: 'sail',
    })
    sea.play(...EASY)
    expect(soulsOf(sea)).toBe(0)
    const g = undead({ ...souls(0), serfs: { 'I-6': 1 } })
    g.from({ do: 'killUnits', seat: 0, owners: [0], place: placeOf('I-6'), n: 1, strength: 99, by: 1 }, {})
    expect(soulsOf(g)).toBe(0)
  })

  it('H-UNDEAD-9 other factions gain none', () => {
    const g = battle({ ...souls(0), faction: 'orcs', warriors: { 'I-6': 5 } }, { serfs: { 'I-6': 4 } })
    expect(soulsOf(g.play(...EASY))).toBe(0)
  })

  it('H-UNDEAD-9 a Battle without a winner counts your own only', () => {
    const me: PlayerSpot = { ...souls(0), serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } }
    const foe: PlayerSpot = { warriors: { 'I-6': 1 }, mana: 9, hand: ['veil-of-mist#1'] }
    const g = battle(me, foe).play('1 cast:veil-of-mist#1')
    expect([g.state.battle, soulsOf(g)]).toEqual([null, 0])
  })

  it('H-UNDEAD-9 they go with their owner', () => {
    const g = undead(souls(4))
    eliminate(g.table.machine, 0, 1)
    expect(soulsOf(g)).toBe(0)
  })

  it('H-UNDEAD-10 a bot raises rather than hoards, and gains from a Soul', () => {
    const worthOf = (n: number, serfs: number) =>
      judge.worth(undead({ ...souls(n), serfs: { 'I-1': serfs } }).table.machine, 0)
    expect(worthOf(1, 1)).toBeGreaterThan(worthOf(0, 1))
    expect(worthOf(0, 2)).toBeGreaterThan(worthOf(2, 1))
  })

  it('H-UNDEAD-10 raises any number of Units into the Courtyard, once per turn', () => {
    const g = undead(souls(6)).play('0 raising')
    expect(g.offered(0)).toEqual(['raise:serf', 'raise:warrior', 'done'])
    g.play('0 raise:warrior', '0 raise:serf')
    expect([at(g.player(0), 'warriors', 'I-1'), at(g.player(0), 'serfs', 'I-1'), soulsOf(g)]).toEqual([
      1, 1, 1,
    ])
    const some = undead(souls(6)).play('0 raising', '0 raise:serf', '0 done')
    expect([some.asked, some.offered(0).includes('raising')]).toEqual([['0 turn'], false])
    expect(undead(souls(1)).offered(0)).not.toContain('raising')
  })

  it('H-UNDEAD-10 a Hero needs its Building and 4 Souls; raising is not recruiting', () => {
    const me: PlayerSpot = { ...souls(4), buildings: ['throne-of-bone'] }
    expect(undead(souls(4)).play('0 raising').offered(0)).not.toContain('raise:a')
    const g = undead(me).play('0 raising', '0 raise:a')
    expect([g.player(0).heroes.a.at, soulsOf(g)]).toEqual([placeOf('I-1'), 0])
    expect(g.table.machine.events.some(({ type }) => type === 'recruited')).toBe(false)
  })
})

describe('Throne of Bone', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot): PlayerSpot => ({
    level,
    buildings: ['throne-of-bone'],
    ...rest,
  })

  it('H-UNDEAD-1 throne-of-bone.1 up to 3 Souls for 1 Strength each, before Combat Spells', () => {
    const foe: PlayerSpot = { warriors: { 'I-6': 2 }, hand: ['rage#1'], mana: 9 }
    const g = battle(me(1, { ...souls(5), warriors: { 'I-6': 1 } }), foe)
    expect([g.asked, g.offered(0)]).toEqual([['0 words/boost'], ['boost:0', 'boost:1', 'boost:2', 'boost:3']])
    g.play('0 boost:3')
    expect([soulsOf(g), bonusesIn(g), g.asked]).toEqual([2, { 'throne-of-bone.1': 3 }, ['1 combatSpell']])
    expect(battle(me(1, { ...souls(0), warriors: { 'I-6': 1 } }), foe).asked).toEqual(['1 combatSpell'])
  })

  it('H-UNDEAD-1 throne-of-bone.2 raised Units may rise with Heroes and Towers', () => {
    const g = undead(me(2, { ...souls(2), towers: ['I-8'], ...pieces({ c: 'I-6' }) })).play(
      '0 raising',
      '0 raise:serf',
    )
    expect(g.offered(0)).toEqual(['raise-at:I-1', 'raise-at:I-6', 'raise-at:I-8'])
    expect(at(g.play('0 raise-at:I-6').player(0), 'serfs', 'I-6')).toBe(1)
  })

  it('H-UNDEAD-1 throne-of-bone.3 1 point for every 2 Souls', () => {
    expect(scoredBy(undead(me(3, souls(5))), 'throne-of-bone.3')).toBe(2)
  })
})

describe('Charnel House', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot): PlayerSpot => ({
    level,
    buildings: ['charnel-house'],
    ...rest,
  })

  it('H-UNDEAD-2 charnel-house.1 a sacrificed Serf pays 2', () => {
    // Conscripts cost 3 Food.
    const g = battle(me(1, { serfs: { 'I-6': 3 } }), { serfs: { 'I-6': 1 } })
    g.play('0 tactic:conscripts', '1 tactic:fall-back', '0 sacrifice:serf')
    expect(g.state.battle?.attacker.owed).toBe(1)
    const two = battle(me(1, { serfs: { 'I-6': 2 } }), { serfs: { 'I-6': 1 } })
    expect(two.offered(0)).toContain('tactic:conscripts')
  })

  it('H-UNDEAD-2 charnel-house.2 1 Soul in Collection with a Swamp', () => {
    const collected = (serfs: Record<string, number>) =>
      undead(me(2, { ...souls(0), serfs }), {}, { phase: 'collection' }).from({ do: 'collect', seat: 0 }, {})
    expect([soulsOf(collected({ 'I-7': 1, 'II-5': 1 })), soulsOf(collected({ 'I-6': 1 }))]).toEqual([1, 0])
  })

  it('H-UNDEAD-2 charnel-house.3 one of the fallen joins the army, of a kind you choose', () => {
    const spot = me(3, { warriors: { 'I-6': 4 } })
    const g = battle(spot, { serfs: { 'I-6': 4 } }).play(...EASY)
    expect(at(g.player(0), 'serfs', 'I-6')).toBe(1)
    const both = battle(spot, { serfs: { 'I-6': 2 }, warriors: { 'I-6': 2 } }).play(...EASY)
    while (both.asked.includes('1 loseUnits')) {
      const kinds = both.offered(1)
      both.play(
        `1 ${kinds.includes('lose:serf') && at(both.player(1), 'serfs', 'I-6') === 2 ? 'lose:serf' : 'lose:warrior'}`,
      )
    }
    expect([both.asked, both.offered(0)]).toEqual([['0 words/enlist'], ['enlist:serf', 'enlist:warrior']])
    expect(at(both.play('0 enlist:warrior').player(0), 'warriors', 'I-6')).toBe(5)
    const full = battle(me(3, { warriors: { 'I-6': 5 } }), { serfs: { 'I-6': 4 } }).play(...EASY)
    expect(at(full.player(0), 'serfs', 'I-6')).toBe(0)
  })

  it('H-UNDEAD-2 charnel-house.3 nobody joins where only a Tower is left', () => {
    const me: PlayerSpot = { level: 3, buildings: ['charnel-house'], ...souls(0), towers: ['I-6'] }
    const g = battle(me, { serfs: { 'I-6': 1 } }, { attacker: 1, defender: 0 }).play(...EASY)
    expect([at(g.player(1), 'serfs', 'I-6'), at(g.player(0), 'serfs', 'I-6'), soulsOf(g)]).toEqual([0, 0, 1])
  })
})

describe('Gallows Road', () => {
  const me: PlayerSpot = { level: 3, buildings: ['gallows-road'] }

  it('H-UNDEAD-3 gallows-road.1 Serfs have Speed 3', () => {
    const g = undead({ ...me, level: 1, serfs: { 'I-1': 1 } }, {}, QUIET).play('0 slot:march-1', '0 go:I-3')
    expect(g.state.move?.left).toBe(2)
  })

  it('H-UNDEAD-3 gallows-road.2 Mana pays for Food, in any mix, for Serfs and Warriors only', () => {
    const g = undead({ ...me, food: 1, mana: 2 }).play('0 slot:recruit', '0 recruit:warrior')
    expect(g.asked).toEqual(['0 words/payFood'])
    g.play('0 pay-kind:mana', '0 pay-kind:mana')
    expect([g.player(0).food, g.player(0).mana, at(g.player(0), 'warriors', 'I-1')]).toEqual([1, 0, 1])
    const mana = undead({ ...me, mana: 2 }).play('0 slot:recruit', '0 recruit:warrior')
    expect([mana.player(0).mana, mana.asked]).toEqual([0, ['1 turn']])
    const hero = undead({ ...me, mana: 9 }).play('0 slot:recruit')
    expect(hero.refusedWhy(0, 'recruit:c')).toBe('cannot-pay')
    expect(undead({ ...me, level: 1, mana: 2 }).refusedWhy(0, 'slot:recruit')).toBe('nothing-to-do')
  })

  it('H-UNDEAD-3 gallows-road.3 Swamps and Deserts score 1 more each, up to 4', () => {
    expect(scoredBy(undead({ ...me, serfs: { 'I-5': 1, 'I-7': 1, 'I-6': 1 } }), 'gallows-road.3')).toBe(2)
    const all = { 'I-5': 1, 'I-7': 1, 'I-9': 1, 'II-5': 1, 'II-6': 1 }
    expect(scoredBy(undead({ ...me, serfs: all }), 'gallows-road.3')).toBe(4)
  })
})

describe('Styx Landing', () => {
  const me: PlayerSpot = { level: 3, buildings: ['styx-landing'] }

  it('H-UNDEAD-4 styx-landing.1 1 Soul for a Sail that ends at sea, not docked', () => {
    const sail = (end: string) =>
      soulsOf(
        undead({ ...me, ...souls(0), ...pieces({ sea: 'I-1' }) }, {}, QUIET).play(
          '0 slot:sail',
          '0 go:n',
          end,
        ),
      )
    expect([sail('0 stop'), sail('0 go:I-10')]).toEqual([1, 0])
  })

  it('H-UNDEAD-4 styx-landing.2 the dock is adjacent to the Capital when marching, not for Conscripts', () => {
    const spot = { ...me, warriors: { 'I-1': 1, 'II-6': 1 }, ...pieces({ sea: 'II-6' }) }
    const { machine } = undead(spot).table
    const [home, dock] = [placeOf('I-1'), placeOf('II-6')]
    expect(neighbours(machine, 0, home, 'march')).toContain(dock)
    expect(neighbours(machine, 0, dock, 'march')).toContain(home)
    expect(neighbours(machine, 0, home, 'fly')).not.toContain(dock)
    const g = battle(spot, { serfs: { 'II-6': 1 } }, { region: 'II-6' })
    const side = g.state.battle?.attacker
    if (side === undefined) throw new Error('a Battle is fought')
    expect(volunteers(g.table.machine, side).map(({ from }) => from)).not.toContain(home)
  })

  it('H-UNDEAD-4 styx-landing.3 1 more Strength for each Soul', () => {
    const spot = { ...me, ...souls(4), ...pieces({ sea: 'n' }) }
    expect(bonusesIn(battle(spot, pieces({ sea: 'n' }), { region: 'n', how: 'sail' }))).toEqual({
      'styx-landing.3': 4,
    })
  })
})

describe('Wyrm Crypt', () => {
  const me: PlayerSpot = { level: 3, buildings: ['wyrm-crypt'] }

  it('H-UNDEAD-5 wyrm-crypt.1 raises the Bone Wyrm for 3 Souls', () => {
    const g = undead({ ...me, ...souls(3) }).play('0 raising', '0 raise:air')
    expect([g.player(0).vessels.air.at, soulsOf(g)]).toEqual([placeOf('I-1'), 0])
    expect(undead(souls(6)).play('0 raising').offered(0)).not.toContain('raise:air')
  })

  it('H-UNDEAD-5 wyrm-crypt.2 flies at Speed 3', () => {
    expect(undead({ ...me, ...pieces({ air: 'I-1' }) }, {}, QUIET).play('0 slot:fly').state.move?.left).toBe(
      3,
    )
  })

  it('H-UNDEAD-5 wyrm-crypt.3 an enemy next to it loses a Serf, and you gain a Soul', () => {
    const spot = { ...me, ...souls(0), ...pieces({ air: 'I-3' }) }
    const g = undead(spot, { serfs: { 'I-6': 1 } }).play('0 ability:wyrm-crypt.3')
    expect([at(g.player(1), 'serfs', 'I-6'), soulsOf(g)]).toEqual([0, 1])
    expect(undead(spot, { warriors: { 'I-6': 1 } }).refusedWhy(0, 'ability:wyrm-crypt.3')).toBe(
      'nothing-to-do',
    )
  })

  it('H-UNDEAD-5 wyrm-crypt.3 you choose the enemy, and the enemy chooses the Serf', () => {
    const spot = { ...me, ...souls(0), ...pieces({ air: 'I-3' }) }
    const g = undead(spot, { serfs: { 'I-6': 1, 'I-4': 1 } }).play('0 ability:wyrm-crypt.3')
    expect([g.asked, g.offered(1)]).toEqual([['1 words/reaped'], ['give-up:serf<I-4', 'give-up:serf<I-6']])
    g.play('1 give-up:serf<I-6')
    expect([at(g.player(1), 'serfs', 'I-6'), at(g.player(1), 'serfs', 'I-4'), soulsOf(g)]).toEqual([0, 1, 1])
    const two = scenario({
      options: CHAOS,
      players: {
        0: { faction: 'undead', ...spot },
        1: { faction: 'humans', serfs: { 'I-6': 1 } },
        2: { serfs: { 'I-4': 1 } },
      },
    }).play('0 ability:wyrm-crypt.3')
    expect([two.asked, two.offered(0)]).toEqual([['0 words/reap'], ['who:1', 'who:2']])
    expect(at(two.play('0 who:2').player(2), 'serfs', 'I-4')).toBe(0)
  })

  it('H-UNDEAD-5 wyrm-crypt.3 reaches neither Capital Regions nor over ferries', () => {
    const spot = { ...me, ...souls(0), ...pieces({ air: 'II-2' }) }
    expect(undead(spot, { serfs: { 'II-1': 2, 'IV-6': 1 } }).refusedWhy(0, 'ability:wyrm-crypt.3')).toBe(
      'nothing-to-do',
    )
  })
})

describe('King Amdiak', () => {
  it('H-UNDEAD-6 amdiak.1 and amdiak.3 Serfs and Souls', () => {
    const bonus = (level: 1 | 3, serfs: number, n: number) =>
      bonusesIn(
        battle(
          { level, ...souls(n), serfs: { 'I-6': serfs }, ...pieces({ a: 'I-6' }) },
          { warriors: { 'I-6': 1 } },
        ),
      )
    expect([bonus(1, 1, 3), bonus(1, 3, 0)]).toEqual([{ 'amdiak.1': 1 }, { 'amdiak.1': 2 }])
    expect(bonus(3, 0, 6)).toEqual({ 'amdiak.3': 4 })
  })

  it('H-UNDEAD-6 amdiak.2 1 more Soul when his army wins, beyond the limit of a Battle', () => {
    const me: PlayerSpot = { level: 2, ...souls(0), warriors: { 'I-6': 4 }, ...pieces({ a: 'I-6' }) }
    const g = battle(me, { serfs: { 'I-6': 5 } }).play(...EASY)
    // 5 Serfs lose 3 less 1.
    expect(soulsOf(g)).toBe(3)
  })
})

describe('Mother Ossa', () => {
  it('H-UNDEAD-7 ossa.1 2 Souls for a Serf in her Region', () => {
    const g = undead({ ...souls(0), serfs: { 'I-6': 1 }, ...pieces({ b: 'I-6' }) }).play('0 ability:ossa.1')
    expect([at(g.player(0), 'serfs', 'I-6'), soulsOf(g)]).toEqual([0, 2])
    expect(undead({ ...souls(0), ...pieces({ b: 'I-6' }) }).refusedWhy(0, 'ability:ossa.1')).toBe('not-met')
  })

  it('H-UNDEAD-7 ossa.2 1 Soul after a Battle of others next to her', () => {
    const after = (b: string, level: 1 | 2 = 2) => {
      const g = fight(
        {
          options: CHAOS,
          players: {
            0: { ...BARE, faction: 'undead', level, ...souls(0), ...pieces({ b }) },
            1: { ...BARE, faction: 'humans', warriors: { 'I-6': 5 } },
            2: { ...BARE, faction: 'dwarves', serfs: { 'I-6': 1 } },
          },
        },
        'I-6',
        { attacker: 1, defender: 2 },
      )
      return soulsOf(g.play('1 tactic:fall-back', '2 tactic:fall-back'))
    }
    expect([after('I-3'), after('I-1'), after('I-3', 1)]).toEqual([1, 0, 0])
  })

  it('H-UNDEAD-7 ossa.3 a Warrior with her for 3 Mana', () => {
    const g = undead({ level: 3, mana: 3, ...pieces({ b: 'I-6' }) }).play('0 ability:ossa.3')
    expect([at(g.player(0), 'warriors', 'I-6'), g.player(0).mana]).toEqual([1, 0])
  })
})

describe('The Pale Courier', () => {
  it('H-UNDEAD-8 courier.1 passes enemies alone, but not a Capital', () => {
    const march = (rest: PlayerSpot, foe: PlayerSpot) =>
      undead({ ...pieces({ c: 'I-3' }), ...rest }, foe, QUIET).play('0 slot:march-1', '0 go:I-6')
    const through = march({}, { warriors: { 'I-6': 2 }, towers: ['I-6'] })
    expect(through.asked).toEqual(['0 march'])
    expect(through.play('0 go:I-8', '0 stop').state.battle).toBe(null)
    expect(march({ warriors: { 'I-3': 1 } }, { warriors: { 'I-6': 2 } }).state.battle).not.toBe(null)
    const ends = march({}, { warriors: { 'I-6': 2 } }).play('0 stop')
    expect(ends.state.battle?.place).toBe(placeOf('I-6'))
    const siege = undead(pieces({ c: 'II-2' }), {}, QUIET).play('0 slot:march-1', '0 go:II-1')
    expect(siege.state.battle?.place).toBe(placeOf('II-1'))
  })

  it('H-UNDEAD-8 courier.2 1 Soul for exploring a Region, however many tokens', () => {
    const explores = (region: string, state: object) => {
      const g = undead({ level: 2, ...souls(0), ...pieces({ c: 'I-6' }) }, {}, state).play(
        '0 slot:march-1',
        `0 go:${region}`,
      )
      return soulsOf(g.asked.includes('0 march') ? g.play('0 stop') : g)
    }
    const two = { ...token('I-7', 'bonus-ore'), landPool: ['bonus-ore', 'bonus-ore'] }
    two.down[placeOf('I-7')] = 2
    expect([
      explores('I-8', token('I-8', 'bonus-ore')),
      explores('I-7', two),
      explores('I-8', QUIET),
    ]).toEqual([1, 1, 0])
  })

  it('H-UNDEAD-8 courier.3 a resource from a player next to him', () => {
    const me: PlayerSpot = { level: 3, ...pieces({ c: 'I-3' }) }
    const g = undead(me, { mana: 2, serfs: { 'I-6': 1 } }).play('0 ability:courier.3')
    expect([g.player(0).mana, g.player(1).mana]).toEqual([1, 1])
    const far = undead(me, { mana: 2, serfs: { 'II-8': 1 } })
    expect(far.refusedWhy(0, 'ability:courier.3')).toBe('nothing-to-do')
  })
})

describe('out of the game', () => {
  /** Answers everything until a turn begins. */
  function through(g: Scenario): Scenario {
    for (let [ask] = g.asked; ask !== undefined && !ask.endsWith(' turn'); [ask] = g.asked) {
      const seat = Number(ask.split(' ')[0])
      g.play(`${seat} ${g.offered(seat)[0]}`)
    }
    return g
  }

  it('H-UNDEAD-9 Units that leave the map with their owner give no Souls', () => {
    const foe: PlayerSpot = { serfs: { 'II-1': 1, 'II-8': 3 } }
    const g = battle({ ...souls(0), warriors: { 'II-1': 5 } }, foe, { region: 'II-1' }).play(...EASY)
    expect([through(g).player(1).out, soulsOf(g)]).toEqual([true, 0])
  })

  it('H-UNDEAD-9 the Souls of a player who is out are gone', () => {
    const me: PlayerSpot = { ...souls(4), serfs: { 'I-1': 1 } }
    const g = battle(me, { warriors: { 'I-1': 5 } }, { region: 'I-1', attacker: 1, defender: 0 }).play(
      ...EASY,
    )
    expect([through(g).player(0).out, soulsOf(g)]).toEqual([true, 0])
  })
})
