// Abilities of the Lionkin's Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { income } from '../../src/rules/collection.ts'
import type { Player } from '../../src/state.ts'
import {
  battleOf,
  bonusesIn,
  EASY,
  pieces,
  placeOf,
  type PlayerSpot,
  scoredBy,
  turnOf,
} from '../../testing/index.ts'

const lionkin = (me: PlayerSpot, foe: PlayerSpot = {}, state = {}) => turnOf('lionkin', me, foe, state)
const battle = (me: PlayerSpot, foe: PlayerSpot, start = {}, state = {}) =>
  battleOf('lionkin', me, foe, start, state)
const at = (p: Player, unit: 'serfs' | 'warriors', id: string) => p[unit][placeOf(id)]
const QUIET = { down: Array.from({ length: 53 }, () => 0) }

/** Vessels with Units aboard. */
function laden(
  vessel: 'sea' | 'air',
  where: string,
  aboard: { serfs?: number; warriors?: number },
): PlayerSpot {
  const { vessels, heroes } = pieces({ [vessel]: where })
  return { heroes, vessels: { ...vessels, [vessel]: { ...vessels[vessel], ...aboard } } }
}

describe('Sand Colosseum', () => {
  const me = (level: 1 | 2 | 3, warriors: number): PlayerSpot => ({
    level,
    buildings: ['sand-colosseum'],
    warriors: { 'I-6': warriors },
  })

  it('H-LIONKIN-1 sand-colosseum.1 3 more Strength against a higher Natural Strength; a Tower counts', () => {
    expect(bonusesIn(battle(me(1, 1), { warriors: { 'I-6': 2 } }))).toEqual({ 'sand-colosseum.1': 3 })
    expect(bonusesIn(battle(me(1, 2), { warriors: { 'I-6': 2 } }))).toEqual({})
    expect(bonusesIn(battle(me(1, 2), { towers: ['I-6'], warriors: { 'I-6': 1 } }))).toEqual({
      'sand-colosseum.1': 3,
    })
  })

  it('H-LIONKIN-1 sand-colosseum.2 the beaten take no Damage and retreat, a Tower falls, and you gain 1 point', () => {
    const foe: PlayerSpot = { serfs: { 'I-6': 3 }, towers: ['I-6'] }
    const g = battle(me(2, 5), foe).play(...EASY)
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:sand-colosseum.2')
    expect([at(g.player(1), 'serfs', 'II-1'), g.player(1).towers]).toEqual([3, []])
    // 1 for starting the Battle, 1 for sparing.
    expect(g.player(0).score).toBe(2)
    const hard = battle(me(2, 5), foe).play(...EASY, '0 decline')
    expect([at(hard.player(1), 'serfs', 'II-1'), hard.player(0).score]).toEqual([3, 1])
    const units = battle(me(2, 5), { serfs: { 'I-6': 3 } }).play(...EASY, '0 decline')
    expect(at(units.player(1), 'serfs', 'II-1')).toBe(2)
  })

  it('H-LIONKIN-1 sand-colosseum.2 not in a Capital Region, and not if you lose', () => {
    const lost = battle(me(2, 1), { warriors: { 'I-6': 5 } }).play(...EASY)
    expect(lost.asked).not.toContain('0 ability')
    const home = battle(
      { level: 2, buildings: ['sand-colosseum'], warriors: { 'I-1': 5 } },
      { warriors: { 'I-1': 1 } },
      { region: 'I-1', attacker: 1, defender: 0 },
    )
    expect(home.play(...EASY).asked).not.toContain('0 ability')
  })

  it('H-LIONKIN-1 sand-colosseum.3 each Hero has 2 more Strength', () => {
    const two = { ...me(3, 0), ...pieces({ b: 'I-6', c: 'I-6' }) }
    expect(bonusesIn(battle(two, { serfs: { 'I-6': 1 } }))['sand-colosseum.3']).toBe(4)
  })
})

describe('House of Kelsinia', () => {
  const me: PlayerSpot = { level: 3, buildings: ['house-of-kelsinia'], serfs: { 'I-5': 1, 'I-9': 1 } }
  const collected = (spot: PlayerSpot) =>
    lionkin(spot, {}, { phase: 'collection' }).from({ do: 'collect', seat: 0 }, {})

  it('H-LIONKIN-2 house-of-kelsinia.1 each Desert gives 1 Food or 1 Ore', () => {
    const g = collected(me)
    expect([g.asked, g.offered(0)]).toEqual([['0 words/collect'], ['kind:food', 'kind:ore']])
    g.play('0 kind:food', '0 kind:ore')
    expect([g.player(0).food, g.player(0).ore, g.player(0).mana, g.asked]).toEqual([1, 1, 0, []])
    expect(income(lionkin(me).table.machine, 0)).toMatchObject({ food: 2 })
    expect(collected({ ...me, serfs: { 'I-6': 1 } }).asked).toEqual([])
  })

  it('H-LIONKIN-2 house-of-kelsinia.1 not where a Blight is', () => {
    const marks = [{ id: 'blight', at: placeOf('I-5'), seat: 1, until: 1 }]
    const g = lionkin(me, {}, { phase: 'collection', marks }).from({ do: 'collect', seat: 0 }, {})
    expect(g.play('0 kind:food').asked).toEqual([])
  })

  it('H-LIONKIN-2 house-of-kelsinia.2 armies need not stop in Deserts', () => {
    const march = (level: 1 | 2) =>
      lionkin({ ...me, level, serfs: {}, warriors: { 'I-10': 1 } }, {}, QUIET).play(
        '0 slot:march-1',
        '0 go:I-9',
      )
    expect(march(2).asked).toEqual(['0 march'])
    expect(march(1).asked).not.toContain('0 march')
  })

  it('H-LIONKIN-2 house-of-kelsinia.3 Deserts score 1 more each', () => {
    expect(scoredBy(lionkin(me), 'house-of-kelsinia.3')).toBe(2)
  })
})

describe('House of Khota', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot): PlayerSpot => ({
    level,
    buildings: ['house-of-khota'],
    ...rest,
  })

  it('H-LIONKIN-3 house-of-khota.1 Warriors in an army of at most 3 Units', () => {
    const foe: PlayerSpot = { serfs: { 'I-6': 1 } }
    expect(bonusesIn(battle(me(1, { warriors: { 'I-6': 3 } }), foe))).toEqual({ 'house-of-khota.1': 3 })
    expect(bonusesIn(battle(me(1, { warriors: { 'I-6': 3 }, serfs: { 'I-6': 1 } }), foe))).toEqual({})
  })

  it('H-LIONKIN-3 house-of-khota.2 a resource if you started no Battle this round', () => {
    const spot = me(2, {})
    const collected = (started?: number[]) =>
      lionkin(spot, {}, { phase: 'collection', ...(started === undefined ? {} : { started }) }).from(
        { do: 'collect', seat: 0 },
        {},
      )
    expect(collected().asked).toEqual(['0 words/collect'])
    expect(collected([1]).play('0 kind:mana').player(0).mana).toBe(1)
    expect(collected([0]).asked).toEqual([])
  })

  it('H-LIONKIN-3 house-of-khota.2 a Battle is remembered until the round ends', () => {
    const g = battle(me(2, { warriors: { 'I-6': 3 } }), { serfs: { 'I-6': 1 } })
    expect(g.state.started).toEqual([0])
    g.play(...EASY).from({ do: 'roundEnd', seat: 0 }, {})
    expect(g.state.started).toBe(undefined)
  })

  it('H-LIONKIN-3 house-of-khota.3 another card for 2 Mana, when both are revealed', () => {
    const spot = me(3, { mana: 5, warriors: { 'I-6': 1 } })
    const g = battle(spot, { warriors: { 'I-6': 2 } }).play('0 tactic:fall-back', '1 tactic:fall-back')
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:house-of-khota.3')
    // The Warrior pays 2. First Strike costs 4 Mana; Charge would cost 6.
    expect(g.offered(0)).toContain('another:first-strike')
    expect(g.offered(0)).not.toContain('another:charge')
    expect(g.offered(0)).not.toContain('another:fall-back')
    g.play('0 another:first-strike')
    expect(g.state.battle?.attacker.tactic).toBe('first-strike')
    expect([g.player(0).mana, g.state.battle?.attacker.owed]).toEqual([3, 4])
    const defends = battle(spot, { warriors: { 'I-6': 2 } }, { attacker: 1, defender: 0 })
    expect(defends.play(...EASY).asked).toEqual(['0 ability'])
    const poor = battle({ ...spot, mana: 1 }, { warriors: { 'I-6': 2 } })
    expect(poor.play(...EASY).asked).not.toContain('0 ability')
  })
})

describe('Oasis Harbor', () => {
  const me: PlayerSpot = { level: 3, buildings: ['oasis-harbor'], ...pieces({ sea: 'I-1' }) }

  it('H-LIONKIN-4 oasis-harbor.1 a resource of your choice when it docks, not at sea', () => {
    const g = lionkin(me, {}, QUIET).play('0 slot:sail', '0 go:n', '0 go:I-10')
    expect(g.asked).toEqual(['0 gainChosen'])
    expect(g.play('0 kind:ore').player(0).ore).toBe(1)
    expect(lionkin(me, {}, QUIET).play('0 slot:sail', '0 go:n', '0 stop').asked).not.toContain('0 gainChosen')
  })

  it('H-LIONKIN-4 oasis-harbor.2 sails at Speed 4', () => {
    expect(lionkin(me, {}, QUIET).play('0 slot:sail').state.move?.left).toBe(4)
  })

  it('H-LIONKIN-4 oasis-harbor.3 3 more Strength in a Battle for a dock', () => {
    const spot = { ...me, ...laden('sea', 'I-10', { warriors: 1 }) }
    const foe: PlayerSpot = { serfs: { 'I-10': 1 } }
    expect(bonusesIn(battle(spot, foe, { region: 'I-10', how: 'sail' }))).toEqual({ 'oasis-harbor.3': 3 })
    expect(bonusesIn(battle(spot, foe, { region: 'I-10', how: 'march' }))).toEqual({})
    const defends = battle(spot, foe, { region: 'I-10', how: 'sail', attacker: 1, defender: 0 })
    expect(bonusesIn(defends)).toEqual({})
  })
})

describe('Roc Eyrie', () => {
  const roc: PlayerSpot = { level: 3, buildings: ['roc-eyrie'] }

  it('H-LIONKIN-5 roc-eyrie.1 1 Mana and 1 Food for landing in a Desert', () => {
    const fly = (from: string, to: string) =>
      lionkin({ ...roc, ...pieces({ air: from }) }, {}, QUIET)
        .play('0 slot:fly', `0 go:${to}`, '0 stop')
        .player(0)
    expect(fly('I-10', 'I-9')).toMatchObject({ mana: 1, food: 1 })
    expect(fly('I-10', 'I-6')).toMatchObject({ mana: 0, food: 0 })
  })

  it('H-LIONKIN-5 roc-eyrie.2 flies at Speed 3', () => {
    const g = lionkin({ ...roc, ...pieces({ air: 'I-1' }) }, {}, QUIET).play('0 slot:fly')
    expect(g.state.move?.left).toBe(3)
  })

  it('H-LIONKIN-5 roc-eyrie.3 the Sand Roc and those who flew in, until the turn ends', () => {
    const spot = { ...roc, ...laden('air', 'I-6', { warriors: 1 }) }
    const foe: PlayerSpot = { serfs: { 'I-6': 1 } }
    expect(bonusesIn(battle(spot, foe, { how: 'fly' }))).toEqual({ 'roc-eyrie.3': 2 })
    expect(bonusesIn(battle(spot, foe, { how: 'march' }))).toEqual({})
    const landed: PlayerSpot = { ...roc, warriors: { 'I-6': 2 }, ...pieces({ air: 'I-8' }) }
    const turn = { seat: 0, slot: '' as const, met: [], flown: { serfs: 0, warriors: 1, heroes: [] } }
    expect(bonusesIn(battle(landed, foe, {}, { turn }))).toEqual({ 'roc-eyrie.3': 1 })
    const flew = lionkin({ ...roc, ...laden('air', 'I-1', { serfs: 1 }) }, {}, QUIET)
    flew.play('0 slot:fly', '0 done', '0 go:I-3', '0 stop')
    expect(flew.state.turn.flown).toEqual({ serfs: 1, warriors: 0, heroes: [] })
  })
})

describe('Regulus', () => {
  const me = (level: 1 | 2 | 3): PlayerSpot => ({ level, ...pieces({ a: 'I-6' }) })

  it('H-LIONKIN-6 regulus.1 2 more Strength as the only Hero', () => {
    expect(bonusesIn(battle(me(1), { serfs: { 'I-6': 1 } }))).toEqual({ 'regulus.1': 2 })
    expect(bonusesIn(battle(me(1), pieces({ c: 'I-6' })))).toEqual({})
    expect(
      bonusesIn(battle({ level: 1, ...pieces({ a: 'I-6', c: 'I-6' }) }, { serfs: { 'I-6': 1 } })),
    ).toEqual({})
  })

  it('H-LIONKIN-6 regulus.2 names a card that the enemy may not play, attacking or defending', () => {
    const g = battle(me(2), { warriors: { 'I-6': 2 } }, { attacker: 1, defender: 0 })
    expect(g.asked).toEqual(['0 barTactic'])
    expect(g.offered(0)).not.toContain('bar:fall-back')
    g.play('0 bar:blood-oath')
    expect(g.refusedWhy(1, 'tactic:blood-oath')).toBe('barred')
  })

  it('H-LIONKIN-6 regulus.3 3 points for beating a higher Natural Strength', () => {
    const spot = { ...me(3), mana: 6 }
    const won = (warriors: number) => {
      const g = battle(spot, { warriors: { 'I-6': warriors } }).play('0 bar:shield-wall')
      g.play('0 tactic:charge', '1 tactic:fall-back')
      if (g.asked.includes('0 payTactic')) g.play('0 pay')
      return [g.state.battle?.winner ?? 'attacker', g.player(0).score]
    }
    // Regulus (4 and 2) with Charge (4): 10 against 6. Charge gives 3 points, starting the Battle 1.
    expect(won(3)).toEqual(['attacker', 1 + 3 + 3])
    expect(won(2)).toEqual(['attacker', 1 + 3])
  })
})

describe('Elder Ari', () => {
  it('H-LIONKIN-7 ari.1 1 Mana in Collection in a Desert', () => {
    expect(income(lionkin(pieces({ b: 'I-9' })).table.machine, 0).mana).toBe(1)
    expect(income(lionkin(pieces({ b: 'I-8' })).table.machine, 0).mana).toBe(0)
  })

  it('H-LIONKIN-7 ari.2 others cannot cast Combat Spells that cost more than 2 Mana', () => {
    const foe: PlayerSpot = { mana: 9, hand: ['rage#1', 'fireball#1'], warriors: { 'I-6': 1 } }
    const g = battle({ level: 2, ...pieces({ b: 'I-6' }) }, foe)
    const { spells } = g.table.machine.values
    expect([spells['rage']?.mana, spells['fireball']?.mana]).toEqual([2, 6])
    expect(g.asked).toEqual(['1 combatSpell'])
    expect(g.offered(1)).toContain('cast:rage#1')
    expect(g.refusedWhy(1, 'cast:fireball#1')).toBe('spell-barred')
    const away = battle({ level: 2, warriors: { 'I-6': 1 }, ...pieces({ b: 'I-8' }) }, foe)
    expect(away.offered(1)).toContain('cast:fireball#1')
  })

  it('H-LIONKIN-7 ari.3 up to 2 Units from one Region join him, and explore nothing', () => {
    const down = QUIET.down.slice()
    down[placeOf('I-6')] = 1
    const me: PlayerSpot = { level: 3, warriors: { 'II-8': 3 }, ...pieces({ b: 'I-6' }) }
    const g = lionkin(me, {}, { down }).play('0 ability:ari.3')
    g.play('0 unit:warrior', '0 unit:warrior')
    expect([at(g.player(0), 'warriors', 'I-6'), at(g.player(0), 'warriors', 'II-8')]).toEqual([2, 1])
    expect([g.state.down[placeOf('I-6')], g.asked]).toEqual([1, ['0 turn']])
    const full = lionkin({ ...me, serfs: { 'I-6': 4 } })
    expect(full.refusedWhy(0, 'ability:ari.3')).toBe('nothing-to-do')
  })
})

describe('Elder Shi’Shi', () => {
  const march = (rest: PlayerSpot, state: object = QUIET) =>
    lionkin({ ...pieces({ c: 'I-10' }), ...rest }, {}, state).play('0 slot:march-1', '0 go:I-9')

  it('H-LIONKIN-8 shishi.1 ignores Deserts and Entanglements, alone or only with Warriors', () => {
    expect(march({}).asked).toEqual(['0 march'])
    expect(march({ warriors: { 'I-10': 1 } }).asked).toEqual(['0 march'])
    expect(march({ serfs: { 'I-10': 1 } }).asked).not.toContain('0 march')
    const live = [{ at: placeOf('I-10'), id: 'entanglement' }]
    expect(march({ food: 2 }, { ...QUIET, live }).player(0).food).toBe(2)
    const paid = march({ food: 2, serfs: { 'I-10': 1 } }, { ...QUIET, live })
    expect(paid.player(0).food).toBeLessThan(2)
  })

  it('H-LIONKIN-8 shishi.2 1 more Strength for each Region she marched, up to 3', () => {
    const bonus = (marched: number, start = {}) =>
      bonusesIn(battle({ level: 2, ...pieces({ c: 'I-6' }) }, { serfs: { 'I-6': 1 } }, { marched, ...start }))
    expect(bonus(2)).toEqual({ 'shishi.2': 2 })
    expect(bonus(4)).toEqual({ 'shishi.2': 3 })
    expect(bonus(2, { attacker: 1, defender: 0 })).toEqual({})
  })

  it('H-LIONKIN-8 shishi.3 she and another Unit survive, and she retreats to any Region you control', () => {
    const me: PlayerSpot = { level: 3, serfs: { 'I-6': 2, 'II-8': 1 }, ...pieces({ c: 'I-6' }) }
    const g = battle(me, { warriors: { 'I-6': 5 } }).play(...EASY)
    // Of 4 Strength, 2 less 1 for Fall Back are lost.
    expect(g.asked).toEqual(['0 retreat'])
    expect([g.player(0).heroes.c.at, at(g.player(0), 'serfs', 'I-6')]).toEqual([placeOf('I-6'), 1])
    expect(g.offered(0)).toContain('send:c>II-8')
    expect(g.offered(0)).not.toContain('send:serf>II-8')
    g.play('0 send:c>II-8')
    expect(g.player(0).heroes.c.at).toBe(placeOf('II-8'))
  })

  it('H-LIONKIN-8 shishi.3 if nothing else can take the Damage, she is lost as usual', () => {
    const g = battle({ level: 3, ...pieces({ c: 'I-6' }) }, { warriors: { 'I-6': 5 } }).play(...EASY)
    expect(g.player(0).heroes.c.at).toBe(-1)
    const two = battle({ level: 3, serfs: { 'I-6': 1 }, ...pieces({ c: 'I-6' }) }, { warriors: { 'I-6': 5 } })
    expect(two.play(...EASY).offered(0)).toEqual(['lose:serf', 'lose:c'])
  })
})
