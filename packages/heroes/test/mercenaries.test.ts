// Mercenaries: four Heroes for hire, what they cost and what they do.
import { Chance, readOptions } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { judge } from '../src/judge.ts'
import { income } from '../src/rules/collection.ts'
import { hasRoom, unitsAt } from '../src/rules/pieces.ts'
import { spellPrice } from '../src/rules/spells/lookup.ts'
import { standing } from '../src/scoring.ts'
import { HIRELINGS } from '../src/values/words.ts'
import {
  bonusesIn,
  EASY,
  employing,
  hiredBattle,
  hiringTurn,
  pieces,
  placeOf,
  type PlayerSpot,
  PRINTED,
  Scenario,
  sumOf,
} from '../testing/index.ts'

const RICH: PlayerSpot = { ore: 3, mana: 3, food: 3, serfs: { 'I-1': 1 } }
const QUIET = { down: Array.from({ length: 53 }, () => 0) }

const begun = (seats: number, options = { mercenaries: true }) => new Scenario({ seats, options })

describe('hiring', () => {
  it('H-HIRE-1 one card per player is on the table, at least three and at most four', () => {
    const laid = (seats: number) => begun(seats).state.forHire?.length
    expect([1, 2, 3, 4].map(laid)).toEqual([3, 3, 3, 4])
  })

  it('H-HIRE-1 a table without the box has no cards, and its values are as always', () => {
    const g = new Scenario({ seats: 2, options: {} })
    expect(g.state.forHire).toBe(undefined)
    const { values } = heroes
    expect(values.template(readOptions(heroes, {}))).not.toHaveProperty('hires')
    expect(values.template(readOptions(heroes, { mercenaries: true }))).toHaveProperty('hires')
  })

  it('H-HIRE-1 everybody sees which cards are there', () => {
    const g = begun(3)
    expect(heroes.see.view(g.table.machine, null)).toMatchObject({ forHire: g.state.forHire })
  })

  it('H-HIRE-1 costs 3 of each resource and needs no Building', () => {
    const g = hiringTurn(RICH).play('0 slot:recruit', '0 recruit:m1')
    const { ore, mana, food, hired, heroes: own } = g.player(0)
    expect([ore, mana, food, hired, own.m1]).toEqual([0, 0, 0, ['m1'], { at: placeOf('I-1'), aboard: '' }])
    const poor = hiringTurn({ ...RICH, mana: 2 }).play('0 slot:recruit')
    expect(poor.offered(0)).not.toContain('recruit:m1')
  })

  it('H-HIRE-1 only cards on the table can be taken, and each by one player', () => {
    const some = hiringTurn(RICH, {}, { forHire: ['m2'] }).play('0 slot:recruit')
    expect(some.offered(0).filter((id) => id.startsWith('recruit:m'))).toEqual(['recruit:m2'])
    const taken = hiringTurn(RICH, employing('m2', 'II-1')).play('0 slot:recruit')
    expect(taken.offered(0)).not.toContain('recruit:m2')
    expect(taken.refusedWhy(0, 'recruit:m2')).toBe('hired-out')
  })

  it('H-HIRE-2 a player employs only one', () => {
    const g = hiringTurn({ ...RICH, ...employing('m1', 'I-6') }).play('0 slot:recruit')
    expect(g.refusedWhy(0, 'recruit:m2')).toBe('one-hireling')
  })

  it('H-HIRE-2 may be hired by a Follow', () => {
    const g = hiringTurn({ ...RICH, food: 9 }, { ...RICH, serfs: { 'II-1': 1 } })
    g.play('0 slot:recruit', '0 recruit:serf', '1 follow', '1 recruit:m4')
    expect(g.player(1).hired).toEqual(['m4'])
  })

  it('H-HIRE-2 is a Hero: 2 points at the end, and Units in the Region', () => {
    const g = hiringTurn(employing('m3', 'I-6'))
    const line = standing(g.table.machine)[0]?.lines.find(({ what }) => what === 'heroes')
    expect([line?.points, unitsAt(g.player(0), placeOf('I-6'))]).toEqual([2, 1])
  })

  it('H-HIRE-2 doesn’t count for eXpand', () => {
    const me = { ...RICH, serfs: { 'I-1': 12 }, warriors: { 'I-1': 4 } }
    const g = hiringTurn(me, {}, { down: [1] }).play('0 slot:recruit', '0 recruit:m1')
    expect(g.state.end).toBe(null)
  })

  it('H-HIRE-2 its abilities follow the level of the employer’s Capital', () => {
    const bonus = (level: 1 | 2) =>
      bonusesIn(
        hiredBattle(
          { level, ...employing('m3', 'I-6') },
          { warriors: { 'I-6': 1 } },
          { attacker: 1, defender: 0 },
        ),
      )
    expect([bonus(1), bonus(2)]).toEqual([{}, { 'm-stonefoot.2': 2 }])
  })

  it('H-HIRE-3 boards a Vessel and is carried, except Stonefoot', () => {
    const aboard = (unit: 'm1' | 'm3') => hiringTurn(employing(unit, 'I-1', { sea: 'I-1' }))
    const g = aboard('m1').play('0 board:m1@sea')
    expect(g.player(0).heroes.m1?.aboard).toBe('sea')
    expect(aboard('m3').offered(0)).not.toContain('board:m3@sea')
  })

  it('H-HIRE-3 moves with its Vessel and leaves it', () => {
    const g = hiringTurn(employing('m1', 'I-1', { sea: 'I-1' }), {}, QUIET)
    g.play('0 board:m1@sea', '0 slot:sail', '0 done')
    const [sea = ''] = g.offered(0).filter((id) => id.startsWith('go:'))
    g.play(`0 ${sea}`)
    expect(g.player(0).heroes.m1?.at).toBe(g.player(0).vessels.sea.at)
  })

  it('H-HIRE-4 is dismissed before or after the action, and is then open to everybody', () => {
    const g = hiringTurn({ ...RICH, ...employing('m1', 'I-6') }).play('0 dismiss:m1')
    expect([g.player(0).hired, g.player(0).heroes.m1]).toEqual([undefined, undefined])
    g.play('0 slot:recruit')
    expect(g.offered(0)).toContain('recruit:m1')
    const after = hiringTurn({ ...RICH, ...employing('m1', 'I-6') }).play('0 slot:tax', '0 tax:ore')
    expect(after.offered(0)).toContain('dismiss:m1')
  })

  it('H-HIRE-4 returns to the table when destroyed, sacrificed, or its employer is out', () => {
    const lost = hiredBattle(employing('m4', 'I-6'), { warriors: { 'I-6': 5 } }).play(...EASY)
    expect([lost.player(0).hired, lost.player(0).heroes.m4]).toEqual([undefined, undefined])
    const paid = hiredBattle({ ...employing('m1', 'I-6'), warriors: { 'I-6': 2 } }, { serfs: { 'I-6': 1 } })
    paid.play('0 tactic:charge', '1 tactic:fall-back', '0 sacrifice:m1', '0 sacrifice:warrior')
    expect(paid.player(0).hired).toBe(undefined)
    const fallen = hiredBattle(
      { ...pieces({ a: 'II-1' }), warriors: { 'II-1': 5 }, mana: 9, ore: 9 },
      { ...employing('m2', 'II-6'), capital: placeOf('II-1') },
      { region: 'II-1' },
    ).play('0 tactic:charge', '1 tactic:fall-back', '0 pay')
    expect([fallen.player(1).out, fallen.player(1).hired]).toEqual([true, undefined])
  })
})

describe('Ravel', () => {
  const me = (level: 1 | 2 | 3): PlayerSpot => ({ level, ...employing('m1', 'I-6') })
  const weak = { serfs: { 'I-6': 1 } }

  it('H-MERCENARY-1 m-ravel.1 1 more Strength when his army attacks', () => {
    expect(bonusesIn(hiredBattle(me(1), weak))).toEqual({ 'm-ravel.1': 1 })
    expect(bonusesIn(hiredBattle(me(1), weak, { attacker: 1, defender: 0 }))).toEqual({})
  })

  it('H-MERCENARY-1 m-ravel.2 2 resources when his army wins', () => {
    const g = hiredBattle(me(2), weak).play(...EASY, '0 kind:ore', '0 kind:food')
    expect([g.player(0).ore, g.player(0).mana, g.player(0).food]).toEqual([1, 0, 1])
    const without = hiredBattle({ level: 2, ...employing('m1', 'I-1'), warriors: { 'I-6': 3 } }, weak)
    expect(without.play(...EASY).asked).not.toContain('0 gainChosen')
  })

  it('H-MERCENARY-1 m-ravel.3 1 point for winning a Battle he started', () => {
    const won = (start: object) => hiredBattle(me(3), weak, start).play(...EASY, '0 kind:ore', '0 kind:ore')
    // 1 for starting the Battle, 1 for him.
    expect([won({}).player(0).score, won({ attacker: 1, defender: 0 }).player(0).score]).toEqual([2, 0])
  })
})

describe('Old Marrowby', () => {
  const march = (to: string) =>
    hiringTurn({ ...employing('m2', 'I-3'), hand: [] }, {}, QUIET).play('0 slot:march-1', `0 go:${to}`)
  const terrainOf = (g: Scenario, id: string) => g.table.machine.values.world.lands[placeOf(id)]?.terrain

  it('H-MERCENARY-2 m-marrowby.1 draws a Spell card when his March ends in a Forest', () => {
    const start = hiringTurn(employing('m2', 'I-3'), {}, QUIET).play('0 slot:march-1')
    const goals = start.offered(0).flatMap((id) => (id.startsWith('go:') ? [id.slice(3)] : []))
    for (const to of goals) {
      const g = march(to)
      if (g.asked.includes('0 march')) g.play('0 stop')
      expect([to, g.player(0).hand.length]).toEqual([to, terrainOf(g, to) === 'forest' ? 1 : 0])
    }
    expect(goals.some((to) => terrainOf(start, to) === 'forest')).toBe(true)
  })

  it('H-MERCENARY-2 m-marrowby.2 Combat Spells cost 1 Mana less in his Battles', () => {
    const price = (region: string, level: 1 | 2) =>
      spellPrice(
        hiredBattle({ level, ...employing('m2', region), warriors: { 'I-6': 1 } }, { warriors: { 'I-6': 1 } })
          .table.machine,
        0,
        'rage#1',
      )
    expect([price('I-6', 2), price('I-1', 2), price('I-6', 1)]).toEqual([1, 2, 2])
  })

  it('H-MERCENARY-2 m-marrowby.3 1 Mana in Collection while he is away', () => {
    const mana = (region: string) =>
      income(hiringTurn({ level: 3, ...employing('m2', region) }).table.machine, 0).mana
    // I-7 is a Swamp and yields nothing itself.
    expect([mana('I-7'), mana('I-1')]).toEqual([1, 0])
  })
})

describe('Stonefoot', () => {
  it('H-MERCENARY-3 m-stonefoot.1 enemy Towers add no Strength in his Battles', () => {
    const total = (me: PlayerSpot) =>
      sumOf(hiredBattle(me, { towers: ['I-6'], warriors: { 'I-6': 1 } }), 'defender')
    expect(total(employing('m3', 'I-6'))).toMatchObject({ natural: 5, total: 2 })
    expect(total({ warriors: { 'I-6': 2 } })).toMatchObject({ natural: 5, total: 5 })
  })

  it('H-MERCENARY-3 m-stonefoot.2 2 more Strength when he defends', () => {
    const foe = { warriors: { 'I-6': 1 } }
    const me: PlayerSpot = { level: 2, ...employing('m3', 'I-6') }
    expect(bonusesIn(hiredBattle(me, foe, { attacker: 1, defender: 0 }))).toEqual({ 'm-stonefoot.2': 2 })
    expect(bonusesIn(hiredBattle(me, foe))).toEqual({})
  })

  it('H-MERCENARY-3 m-stonefoot.3 the loser takes 1 more Damage', () => {
    const left = (level: 2 | 3) => {
      const g = hiredBattle(
        { level, ...employing('m3', 'I-6'), warriors: { 'I-6': 4 } },
        { serfs: { 'I-6': 4 } },
      )
      return g.play(...EASY).player(1).serfs[placeOf('II-1')]
    }
    // Half of 4 is lost, 1 less for falling back.
    expect([left(2), left(3)]).toEqual([3, 2])
  })
})

describe('Lira', () => {
  const token = (region: string, id: string) => {
    const down = QUIET.down.slice()
    down[placeOf(region)] = 1
    return { down, landPool: [id], shown: [] }
  }

  it('H-MERCENARY-4 m-lira.1 1 resource when she explores a token', () => {
    const g = hiringTurn(employing('m4', 'I-3'), {}, token('I-6', 'village'))
    g.play('0 slot:march-1', '0 go:I-6', '0 stop', '0 kind:food')
    expect(g.player(0).food).toBe(1)
    const other = hiringTurn(
      { ...employing('m4', 'I-1'), warriors: { 'I-3': 1 } },
      {},
      token('I-6', 'village'),
    )
    other.marchFrom(0, 'I-3').play('0 go:I-6', '0 stop')
    expect(other.asked).not.toContain('0 gainChosen')
  })

  it('H-MERCENARY-4 m-lira.2 passes enemy Units alone, but no Towers', () => {
    const entered = (me: PlayerSpot, foe: PlayerSpot) => {
      const g = hiringTurn({ level: 2, ...me }, foe, QUIET)
        .marchFrom(0, 'I-3')
        .play('0 go:I-6')
      return g.state.battle === null && g.asked.includes('0 march')
    }
    const units = { warriors: { 'I-6': 3 } }
    expect(entered(employing('m4', 'I-3'), units)).toBe(true)
    expect(entered({ ...employing('m4', 'I-3'), serfs: { 'I-3': 1 } }, units)).toBe(false)
    expect(entered(employing('m4', 'I-3'), { ...units, towers: ['I-6'] })).toBe(false)
    expect(entered({ level: 1, ...employing('m4', 'I-3') }, units)).toBe(false)
  })

  it('H-MERCENARY-4 m-lira.3 reveals a token next to her once per round, without resolving it', () => {
    const me: PlayerSpot = { level: 3, ...employing('m4', 'I-3') }
    const g = hiringTurn(me, {}, token('I-6', 'village')).play('0 ability:m-lira.3', '0 at:I-6')
    expect([g.state.shown, g.state.live]).toEqual([[{ at: placeOf('I-6'), id: 'village' }], []])
    expect(g.offered(0)).not.toContain('ability:m-lira.3')
    expect(hiringTurn(me, {}, QUIET).offered(0)).not.toContain('ability:m-lira.3')
  })

  it('H-MERCENARY-4 m-lira.3 reveals no Sea token from a Vessel at sea', () => {
    const me: PlayerSpot = { level: 3, ...employing('m4', 'n', { sea: 'n' }) }
    if (me.heroes?.m4 !== undefined) me.heroes.m4.aboard = 'sea'
    const [beside = 0] = PRINTED.values.world.bySea[placeOf('n')] ?? []
    const down = QUIET.down.slice()
    down[beside] = 1
    expect(hiringTurn(me, {}, { down }).offered(0)).not.toContain('ability:m-lira.3')
  })
})

describe('together with other rules', () => {
  it('H-HIRE-2 Hero’s Bane means the strongest Hero, hired or not', () => {
    const g = hiredBattle(
      { mana: 9, hand: ['heros-bane#1'], warriors: { 'I-6': 1 } },
      { ...employing('m3', 'I-6', { c: 'I-6' }) },
    ).play('0 cast:heros-bane#1')
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 7, total: 2 })
  })

  it('H-MOVE-1 counts for the limit of 5 in a Region', () => {
    const g = hiringTurn({ ...employing('m3', 'I-6'), serfs: { 'I-6': 4, 'I-3': 1 } }, {}, QUIET)
    expect(hasRoom(g.table.machine, 0, placeOf('I-6'), 1)).toBe(false)
  })

  it('H-HIRE-1 a bot that can pay finds a Mercenary worth more than its price', () => {
    const me = { ...RICH, ore: 9, mana: 9, food: 9 }
    const worthAfter = (what: string) => {
      const g = hiringTurn(me, {}, { down: [1], round: 4 }).play('0 slot:recruit', `0 recruit:${what}`)
      return judge.worth(g.table.machine, 0)
    }
    for (const unit of HIRELINGS) expect(worthAfter(unit)).toBeGreaterThan(worthAfter('serf'))
  })

  it('H-HIRE-4 an easy bot hardly ever dismisses the Mercenary it has', () => {
    const { machine } = hiringTurn(employing('m1', 'I-1')).table
    const [ask] = machine.asks
    const taken = Array.from({ length: 200 }, (_, i) =>
      ask === undefined ? null : judge.quick(machine, ask, new Chance(`try ${i}`)),
    )
    expect(taken.filter((option) => option?.kind === 'dismiss').length).toBeLessThan(3)
  })
})
