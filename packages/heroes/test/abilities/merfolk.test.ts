// Abilities of the Merfolk's Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { judge } from '../../src/judge.ts'
import { income } from '../../src/rules/collection.ts'
import type { Player } from '../../src/state.ts'
import { bonusesIn, EASY, type PlayerSpot, scoredBy } from '../../testing/index.ts'
import { merfolkBattle, merfolkTurn, skyPieces, skyPlace } from '../../testing/pestilence.ts'

const at = (p: Player, unit: 'serfs' | 'warriors', id: string) => p[unit][skyPlace(id)]
const ship = (id: string, serfs = 0, air = -1): Pick<Player, 'vessels'> => ({
  vessels: {
    sea: { at: id === '' ? -1 : skyPlace(id), serfs, warriors: 0 },
    air: { at: air, serfs: 0, warriors: 0 },
  },
})

describe('Cloister', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot = {}): PlayerSpot => ({
    level,
    buildings: ['cloister'],
    ...rest,
  })

  it('H-MERFOLK-1 cloister.1 Serfs, Warriors and Heroes swim, and have to dock', () => {
    const g = merfolkTurn(me(1, { warriors: { 'I-1': 2 } })).play('0 slot:sail', '0 go:n')
    expect(g.refusedWhy(0, 'stop')).toBe('cannot-end')
    g.play('0 go:II-6')
    expect(at(g.player(0), 'warriors', 'II-6')).toBe(2)
    expect(merfolkTurn({ warriors: { 'I-1': 2 } }).refusedWhy(0, 'slot:sail')).toBe('nothing-to-do')
    const enemies = merfolkTurn(me(1, { warriors: { 'I-1': 2 } }), ship('n'))
    expect(enemies.refusedWhy(0, 'slot:sail')).toBe('nothing-to-do')
  })

  it('H-MERFOLK-1 cloister.1 docking where an enemy is starts a Battle', () => {
    const g = merfolkTurn(me(1, { warriors: { 'I-1': 2 } }), { serfs: { 'II-6': 1 } })
    g.play('0 slot:sail', '0 go:n', '0 go:II-6')
    expect(g.state.battle).toMatchObject({ place: skyPlace('II-6'), how: 'sail' })
  })

  it('H-MERFOLK-1 cloister.2 they may stay at sea, hold the Region and sail on from there', () => {
    const g = merfolkTurn(me(2, { warriors: { 'I-1': 2 } }))
    g.play('0 slot:sail', '0 go:n', '0 stop')
    expect([at(g.player(0), 'warriors', 'n'), g.broken]).toEqual([2, []])
    const on = merfolkTurn(me(2, { warriors: { n: 2 } })).play('0 slot:sail')
    expect([on.asked, on.offered(0)]).toEqual([
      ['0 sailOut'],
      expect.arrayContaining(['go:gap-n', 'go:II-7']),
    ])
  })

  it('H-MERFOLK-1 cloister.3 a resource of your choice for each Sea Region, up to 2', () => {
    const asked = (seas: Record<string, number>) => {
      const g = merfolkTurn(me(3, { warriors: seas }), {}, { phase: 'collection' }).from(
        { do: 'collect', seat: 0 },
        {},
      )
      let n = 0
      for (; g.asked.includes('0 words/collect'); n++) g.play('0 kind:mana')
      return n
    }
    expect([asked({ n: 1 }), asked({ n: 1, ne: 1, e: 1 }), asked({ 'I-6': 1 })]).toEqual([1, 2, 0])
  })
})

describe('a bot that leads the Merfolk', () => {
  /** The options it considers once a Warrior has swum to the North Sea. */
  const considered = (buildings: readonly string[]) => {
    const g = merfolkTurn({ level: 3, buildings: [...buildings], warriors: { 'I-1': 1 } })
    g.play('0 slot:sail', '0 go:n')
    const { machine } = g.table
    const [ask] = machine.asks
    if (ask === undefined) throw new Error('nothing is asked')
    return judge.promising?.(machine, ask).map(({ id }) => id) ?? []
  }

  it('stays at sea if its abilities pay for Sea Regions, and otherwise goes ashore', () => {
    expect(considered(['cloister', 'smugglers-reef'])).toEqual(['stop'])
    expect(considered(['cloister'])).not.toEqual(['stop'])
  })

  it('considers one army per Sail, and the Vessel', () => {
    const g = merfolkTurn({
      level: 3,
      buildings: ['cloister'],
      warriors: { 'I-1': 1, 'II-6': 1 },
      ...skyPieces({ sea: 'I-1' }),
    }).play('0 slot:sail')
    const { machine } = g.table
    const [ask] = machine.asks
    const ids = ask === undefined ? [] : (judge.promising?.(machine, ask) ?? []).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain('take:sea')
  })
})

describe('Crushing Deep', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot): PlayerSpot => ({
    level,
    buildings: ['crushing-deep'],
    ...rest,
  })
  const on = (region: string): PlayerSpot => ({ warriors: { [region]: 1 } })

  it('H-MERFOLK-2 crushing-deep.1 2 Strength at sea and in Shallow Water', () => {
    const bonus = (region: string) => bonusesIn(merfolkBattle(me(1, on(region)), on(region), region))
    expect([bonus('n'), bonus('I-6'), bonus('II-6')]).toEqual([
      { 'crushing-deep.1': 2 },
      { 'crushing-deep.1': 2 },
      {},
    ])
  })

  it('H-MERFOLK-2 crushing-deep.2 2 points and 2 Ore for each enemy Vessel destroyed in a Battle', () => {
    const g = merfolkBattle(me(2, { warriors: { n: 5 } }), ship('n'), 'n').play(...EASY)
    expect([g.player(1).vessels.sea.at, g.player(0).score, g.player(0).ore]).toEqual([-1, 1 + 2, 2])
    const none = merfolkBattle(me(2, { warriors: { n: 5 } }), { warriors: { n: 1 } }, 'n').play(...EASY)
    expect([none.player(0).score, none.player(0).ore]).toEqual([1, 0])
  })

  it('H-MERFOLK-2 crushing-deep.3 2 Strength as attacker in a Shore Region', () => {
    const bonus = (region: string, start = {}) =>
      bonusesIn(merfolkBattle(me(3, on(region)), on(region), region, start))
    expect([
      bonus('II-6'),
      bonus('II-3'),
      bonus('II-6', { attacker: 1, defender: 0 }),
      bonus('I-10'),
    ]).toEqual([{ 'crushing-deep.3': 2 }, {}, {}, { 'crushing-deep.1': 2, 'crushing-deep.3': 2 }])
  })
})

describe('Smugglers’ Reef', () => {
  const me = (rest: PlayerSpot = {}): PlayerSpot => ({ level: 3, buildings: ['smugglers-reef'], ...rest })
  const pirates = (...seas: string[]) => ({ live: seas.map((sea) => ({ id: 'pirates', at: skyPlace(sea) })) })

  it('H-MERFOLK-3 smugglers-reef.1 the first Pirates in a round cost nothing and give their points', () => {
    const g = merfolkTurn(me(ship('I-1', 1)), {}, pirates('n', 'ne')).play('0 slot:sail', '0 done', '0 go:n')
    expect([g.asked, g.player(0).score]).toEqual([['0 piratesGo'], 2])
    g.play('0 pirates-to:sw', '0 go:ne')
    expect(g.asked).toEqual(['0 pirates'])
  })

  it('H-MERFOLK-3 smugglers-reef.1 what another player pays to Pirates is yours', () => {
    const g = merfolkTurn(me({ ore: 1 }), { ore: 3, ...ship('II-1') }, { ...pirates('e'), first: 1 })
    g.from({ do: 'turn', seat: 1, shifts: [] }, {}).play('1 slot:sail', '1 go:e')
    expect([g.player(1).ore, g.player(0).ore]).toEqual([0, 4])
  })

  it('H-MERFOLK-3 smugglers-reef.2 1 resource from the loser of a Battle', () => {
    const g = merfolkBattle(me({ warriors: { 'I-6': 5 } }), { mana: 2, serfs: { 'I-6': 1 } }, 'I-6')
    g.play(...EASY)
    expect([g.player(0).mana, g.player(1).mana]).toEqual([1, 1])
  })

  it('H-MERFOLK-3 smugglers-reef.3 a point for each Sea Region at the end, up to 4', () => {
    const points = (seas: readonly string[]) =>
      scoredBy(
        merfolkTurn(me({ warriors: Object.fromEntries(seas.map((sea) => [sea, 1])) })),
        'smugglers-reef.3',
      )
    expect([points(['n', 'e']), points(['n', 'e', 's', 'w', 'nw'])]).toEqual([2, 4])
  })
})

describe('Octopus Grotto', () => {
  const me = (rest: PlayerSpot): PlayerSpot => ({ level: 3, buildings: ['octopus-grotto'], ...rest })

  it('H-MERFOLK-4 octopus-grotto.1 2 Food while the Octopus is at sea', () => {
    const food = (id: string) => income(merfolkTurn(me(ship(id))).table.machine, 0).food
    expect([food('n'), food('I-1'), food('')]).toEqual([2, 0, 0])
  })

  it('H-MERFOLK-4 octopus-grotto.2 the Octopus has 2 more Strength', () => {
    expect(bonusesIn(merfolkBattle(me(ship('n')), ship('n'), 'n'))).toEqual({ 'octopus-grotto.2': 2 })
  })

  it('H-MERFOLK-4 octopus-grotto.3 pulls an enemy Sea Vessel with all aboard and attacks it', () => {
    const g = merfolkTurn(me(ship('n')), ship('ne', 1)).play('0 ability:octopus-grotto.3')
    expect(g.state.battle).toMatchObject({
      place: skyPlace('n'),
      attacker: { seat: 0 },
      defender: { seat: 1 },
      pulled: skyPlace('ne'),
    })
    expect([g.player(1).vessels.sea, g.player(0).score]).toEqual([
      { at: skyPlace('n'), serfs: 1, warriors: 0 },
      1,
    ])
    expect(merfolkTurn(me(ship('n')), ship('se')).refusedWhy(0, 'ability:octopus-grotto.3')).not.toBe(null)
    expect(merfolkTurn(me(ship('I-1')), ship('n')).refusedWhy(0, 'ability:octopus-grotto.3')).not.toBe(null)
  })
})

describe('Ray Pools', () => {
  const me = (level: 1 | 2 | 3, rest: PlayerSpot, more: readonly string[] = []): PlayerSpot => ({
    level,
    buildings: ['ray-pools', ...more],
    ...rest,
  })

  it('H-MERFOLK-5 ray-pools.1 the Skyray may rest at sea, and explores and holds the Region', () => {
    const down = {
      seaPool: ['sea-bonus-food-ore'],
      down: Array.from({ length: 63 }, (_, i) => Number(i === skyPlace('n'))),
    }
    const g = merfolkTurn(me(1, skyPieces({ air: 'I-1' })), {}, down)
    g.play('0 slot:fly', '0 go:n', '0 stop')
    expect([g.player(0).vessels.air.at, g.player(0).food, g.player(0).ore]).toEqual([skyPlace('n'), 1, 1])
    const without = merfolkTurn({ ...skyPieces({ air: 'I-1' }) }).play('0 slot:fly', '0 go:n')
    expect(without.refusedWhy(0, 'stop')).toBe('cannot-end')
  })

  it('H-MERFOLK-5 ray-pools.1 it meets Pirates only where it rests', () => {
    const live = [{ id: 'pirates', at: skyPlace('n') }]
    const g = merfolkTurn(me(1, { ore: 3, ...skyPieces({ air: 'I-1' }) }), {}, { live })
    g.play('0 slot:fly', '0 go:n')
    expect(g.player(0).ore).toBe(3)
    g.play('0 stop')
    expect([g.player(0).ore, g.asked]).toEqual([0, ['0 piratesGo']])
  })

  it('H-MERFOLK-5 ray-pools.2 the Skyray has more Speed', () => {
    const left = (level: 1 | 2) =>
      merfolkTurn(me(level, skyPieces({ air: 'I-1' }))).play('0 slot:fly', '0 go:n').state.move?.left ?? 0
    expect(left(2) - left(1)).toBe(merfolkTurn({}).table.machine.values.airSpeedLevel2)
  })

  it('H-MERFOLK-5 ray-pools.3 Units leave it at sea to swim, and board it there', () => {
    const aboard = {
      vessels: { sea: { at: -1, serfs: 0, warriors: 0 }, air: { at: skyPlace('n'), serfs: 0, warriors: 1 } },
    }
    const g = merfolkTurn(me(3, { ...aboard, serfs: { n: 1 } }, ['cloister']))
    g.play('0 leave:warrior@air', '0 board:serf@air')
    expect([at(g.player(0), 'warriors', 'n'), g.player(0).vessels.air]).toEqual([
      1,
      { at: skyPlace('n'), serfs: 1, warriors: 0 },
    ])
    const leaves = (spot: PlayerSpot) =>
      merfolkTurn(spot)
        .offered(0)
        .filter((id) => id.startsWith('leave:'))
    expect([leaves(me(2, aboard, ['cloister'])), leaves(me(3, aboard))]).toEqual([[], []])
  })
})

describe('Crusher', () => {
  const swims = (level: 1 | 2 | 3, rest: PlayerSpot = {}): PlayerSpot => ({
    level,
    buildings: ['cloister'],
    warriors: { n: 2 },
    ...skyPieces({ a: 'n' }),
    ...rest,
  })

  it('H-MERFOLK-6 crusher.1 his army swims to enemies at sea and fights there', () => {
    const g = merfolkTurn(swims(2), ship('ne')).play('0 slot:sail', '0 go:ne')
    expect(g.state.battle).toMatchObject({ place: skyPlace('ne'), how: 'sail' })
    const without = merfolkTurn(swims(2, skyPieces({})), ship('ne')).play('0 slot:sail')
    expect(without.refusedWhy(0, 'go:ne')).toBe('cannot-end')
  })

  it('H-MERFOLK-6 crusher.1 also aboard the Octopus', () => {
    const aboard: PlayerSpot = {
      ...swims(2),
      heroes: { ...skyPieces({}).heroes, a: { at: skyPlace('n'), aboard: 'sea' } },
      ...ship('n'),
    }
    const g = merfolkTurn(aboard, ship('ne')).play('0 slot:sail', '0 take:sea')
    g.play('0 take:warrior', '0 go:ne')
    expect(g.state.battle?.attacker.seat).toBe(0)
    expect(at(g.player(0), 'warriors', 'ne')).toBe(1)
  })

  it('H-SWIM-2 an army that wins at sea, may not stay and finds no free Shore retreats', () => {
    const fleet: PlayerSpot = {
      level: 1,
      buildings: ['cloister'],
      warriors: { 'I-1': 2 },
      heroes: { ...skyPieces({}).heroes, a: { at: skyPlace('I-1'), aboard: 'sea' } },
      ...ship('I-1'),
    }
    const won = (serfs: Readonly<Record<string, number>>) =>
      merfolkTurn(fleet, { serfs, ...ship('ne') })
        .play('0 slot:sail', '0 take:sea', '0 done', '0 take:warrior', '0 take:warrior')
        .play('0 go:n', '0 go:ne', ...EASY)
    const g = won({ 'II-8': 1, 'II-9': 1 })
    expect([g.asked, g.offered(0)]).toEqual([['0 landAir'], ['land:II-7']])
    g.play('0 land:II-7')
    expect([at(g.player(0), 'warriors', 'II-7'), g.player(0).vessels.sea.at]).toEqual([2, skyPlace('II-7')])
    const beaten = won({ 'II-7': 1, 'II-8': 1, 'II-9': 1 })
    if (beaten.asked.includes('0 retreat')) beaten.play('0 home')
    expect([at(beaten.player(0), 'warriors', 'I-1'), beaten.player(0).vessels.sea.at]).toEqual([
      2,
      skyPlace('I-1'),
    ])
    expect(beaten.broken).toEqual([])
  })

  it('H-MERFOLK-6 crusher.2 2 Strength against a Vessel or a Tower, once', () => {
    const bonus = (foe: PlayerSpot) =>
      bonusesIn(merfolkBattle({ level: 2, ...skyPieces({ a: 'II-6' }) }, { ...foe }, 'II-6'))
    expect([
      bonus({ towers: ['II-6'], ...ship('II-6') }),
      bonus({ towers: ['II-6'] }),
      bonus({ warriors: { 'II-6': 1 } }),
    ]).toEqual([{ 'crusher.2': 2 }, { 'crusher.2': 2 }, {}])
  })

  it('H-MERFOLK-6 crusher.3 a Vessel of the beaten is destroyed in addition, and those aboard retreat', () => {
    const foe: PlayerSpot = { ...ship('n', 2) }
    const g = merfolkBattle({ level: 3, warriors: { n: 4 }, ...skyPieces({ a: 'n' }) }, foe, 'n').play(
      ...EASY,
    )
    // The two Serfs take 1 Damage less 1 for Fall Back, at least 1.
    expect([g.player(1).vessels.sea, at(g.player(1), 'serfs', 'II-1')]).toEqual([
      { at: -1, serfs: 0, warriors: 0 },
      1,
    ])
    expect(g.broken).toEqual([])
    const inland = merfolkBattle(
      { level: 3, warriors: { 'II-3': 4 }, ...skyPieces({ a: 'II-3' }) },
      { ...skyPieces({ air: 'II-3' }), warriors: { 'II-3': 1 } },
      'II-3',
    ).play(...EASY)
    expect(inland.asked).toEqual(['1 loseUnits'])
  })
})

describe('K’r’kn', () => {
  const me = (level: 1 | 2 | 3, region: string, rest: PlayerSpot = {}): PlayerSpot => ({
    level,
    ...skyPieces({ b: region }),
    ...rest,
  })

  it('H-MERFOLK-7 krkn.1 1 Strength at sea, in Shallow Water and on Shores', () => {
    const bonus = (region: string) =>
      bonusesIn(merfolkBattle(me(1, region), { warriors: { [region]: 1 } }, region))
    expect([bonus('n'), bonus('I-6'), bonus('II-6'), bonus('II-3')]).toEqual([
      { 'krkn.1': 1 },
      { 'krkn.1': 1 },
      { 'krkn.1': 1 },
      {},
    ])
  })

  it('H-MERFOLK-7 krkn.2 Speed 3 in a Sail only', () => {
    const g = merfolkTurn(me(2, 'I-1', { buildings: ['cloister'] })).play('0 slot:sail')
    expect(g.state.move?.army.heroes).toEqual(['b'])
    g.play('0 go:n')
    expect(g.state.move?.left).toBe(2)
    const march = merfolkTurn(me(2, 'I-1', { buildings: ['cloister'] })).play('0 slot:march-1', '0 go:I-3')
    expect(march.state.move?.left).toBe(1)
  })

  it('H-MERFOLK-7 krkn.3 each Warrior in his army has 1 more Strength', () => {
    const g = merfolkBattle(me(3, 'II-3', { warriors: { 'II-3': 3 } }), { warriors: { 'II-3': 1 } }, 'II-3')
    expect(bonusesIn(g)).toEqual({ 'krkn.3': 3 })
  })
})

describe('Captain Hookfin', () => {
  const me = (level: 1 | 2 | 3, region: string, rest: PlayerSpot = {}): PlayerSpot => ({
    level,
    ...skyPieces({ c: region }),
    ...rest,
  })

  it('H-MERFOLK-8 hookfin.1 a resource from an enemy next to the Shore where he ends a March or Sail', () => {
    // II-9 is a Shore beside the Forest II-10.
    const foe: PlayerSpot = { mana: 2, serfs: { 'II-10': 1 } }
    const march = merfolkTurn(me(1, 'II-8'), foe).play('0 slot:march-1', '0 go:II-9', '0 stop')
    expect([march.player(0).mana, march.player(1).mana]).toEqual([1, 1])
    const sail = merfolkTurn(me(1, 'II-7', { buildings: ['cloister'] }), foe)
    sail.play('0 slot:sail', '0 go:ne', '0 go:II-9')
    expect([sail.player(0).mana, sail.player(1).mana]).toEqual([1, 1])
    const free = merfolkTurn(me(1, 'II-8'), { mana: 2 }).play('0 slot:march-1', '0 go:II-9', '0 stop')
    expect(free.player(0).mana).toBe(0)
  })

  it('H-MERFOLK-8 hookfin.2 2 resources of your choice when his army wins', () => {
    const g = merfolkBattle(me(2, 'I-6', { warriors: { 'I-6': 4 } }), { serfs: { 'I-6': 1 } }, 'I-6').play(
      ...EASY,
    )
    g.play('0 kind:mana', '0 kind:ore')
    expect([g.player(0).mana, g.player(0).ore]).toEqual([1, 1])
  })

  it('H-MERFOLK-8 hookfin.3 sends Pirates against an enemy Sea Vessel, and then on', () => {
    const live = [{ id: 'pirates', at: skyPlace('sw') }]
    const g = merfolkTurn(me(3, 'I-1'), { ore: 3, ...ship('e') }, { live }).play('0 ability:hookfin.3')
    expect(g.offered(0)).toContain('pirates-to:e')
    g.play('0 pirates-to:e')
    expect([g.player(1).ore, g.player(1).score, g.asked]).toEqual([0, 2, ['0 piratesGo']])
    g.play('0 pirates-to:s')
    expect(g.state.live).toEqual([{ id: 'pirates', at: skyPlace('s') }])
    const poor = merfolkTurn(me(3, 'I-1'), ship('e', 1), { live }).play(
      '0 ability:hookfin.3',
      '0 pirates-to:e',
    )
    expect([poor.asked, poor.offered(1)]).toEqual([['1 pirates'], ['lose:sea', 'lose:serf@sea']])
  })

  it('H-MERFOLK-8 hookfin.3 1 Ore if no Pirates are face up', () => {
    const g = merfolkTurn(me(3, 'I-1')).play('0 ability:hookfin.3')
    expect([g.player(0).ore, g.refusedWhy(0, 'ability:hookfin.3')]).toEqual([1, 'used-up'])
  })
})
