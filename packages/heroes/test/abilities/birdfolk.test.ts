// Abilities of the Birdfolk's Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { income } from '../../src/rules/collection.ts'
import { towerPrice } from '../../src/rules/prices.ts'
import { recruitUnit } from '../../src/rules/recruit.ts'
import {
  birdsBattle,
  birdsTurn,
  bonusesIn,
  EASY,
  type PlayerSpot,
  type Scenario,
  scoredBy,
  skyPieces,
  skyPlace,
} from '../../testing/index.ts'

const QUIET = { down: Array.from({ length: 63 }, () => 0) }

/** Every resource, summed up. */
const purse = (g: Scenario, seat = 0): number => {
  const { ore, mana, food } = g.player(seat)
  return ore + mana + food
}

const warriorsAt = (g: Scenario, id: string) => g.player(0).warriors[skyPlace(id)]

/** Vessels with Units aboard. */
const afloat = (
  named: Parameters<typeof skyPieces>[0],
  aboard: { readonly sea?: object; readonly air?: object },
): PlayerSpot => {
  const { heroes, vessels } = skyPieces(named)
  return {
    heroes,
    vessels: { sea: { ...vessels.sea, ...aboard.sea }, air: { ...vessels.air, ...aboard.air } },
  }
}

describe('Jousting Ring', () => {
  const me: PlayerSpot = { level: 3, buildings: ['jousting-ring'] }

  it('H-BIRDFOLK-1 jousting-ring.1 an army flies over its borders and the sea, and ends on land', () => {
    const spot: PlayerSpot = { ...me, level: 1, warriors: { 'F-2': 2 } }
    const g = birdsTurn(spot, {}, QUIET).play('0 slot:fly')
    expect(g.asked).toEqual(['0 flyOut'])
    expect(g.offered(0)).toEqual(expect.arrayContaining(['go:centre', 'go:F-3']))
    g.play('0 go:centre')
    expect(g.refusedWhy(0, 'stop')).toBe('cannot-end')
    g.play('0 go:III-3')
    expect([warriorsAt(g, 'III-3'), warriorsAt(g, 'F-2')]).toEqual([2, 0])
    expect(g.broken).toEqual([])
    const without = birdsTurn({ ...spot, buildings: [] }, {}, QUIET)
    expect(without.refusedWhy(0, 'slot:fly')).toBe('nothing-to-do')
  })

  it('H-BIRDFOLK-1 jousting-ring.1 the slowest Unit sets the Speed: Serfs can’t cross the Central Sea', () => {
    const g = birdsTurn({ ...me, level: 1, serfs: { 'F-2': 1 } }, {}, QUIET).play('0 slot:fly')
    expect(g.offered(0)).not.toContain('go:centre')
  })

  it('H-BIRDFOLK-1 jousting-ring.1 up to five go beside the Sphinx, which counts', () => {
    const spot: PlayerSpot = { ...me, level: 1, warriors: { 'F-2': 5 }, ...skyPieces({ air: 'F-2' }) }
    const g = birdsTurn(spot, {}, QUIET).play('0 slot:fly', '0 take:air')
    if (g.asked.includes('0 loadAir')) g.play('0 done')
    expect(g.asked).toEqual(['0 flyOut'])
    for (let n = 0; n < 4; n++) g.play('0 take:warrior')
    expect(g.refusedWhy(0, 'take:warrior')).toBe('five-march')
    g.play('0 go:F-3')
    if (g.asked.includes('0 fly')) g.play('0 stop')
    expect([warriorsAt(g, 'F-3'), g.player(0).vessels.air.at]).toEqual([4, skyPlace('F-3')])
  })

  it('H-BIRDFOLK-1 jousting-ring.1 fights a Vessel over the sea and lands together on one coast', () => {
    const spot: PlayerSpot = { ...me, level: 1, warriors: { 'F-2': 3 } }
    const g = birdsTurn(spot, skyPieces({ sea: 'centre' }), QUIET).play('0 slot:fly', '0 go:centre')
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
    g.play(...EASY)
    expect(g.asked).toEqual(['0 landAir'])
    g.play('0 land:IV-4')
    expect([warriorsAt(g, 'IV-4'), warriorsAt(g, 'centre')]).toEqual([3, 0])
    expect(g.broken).toEqual([])
  })

  it('H-BIRDFOLK-1 jousting-ring.1 if there is no room for all, the owner chooses who is lost', () => {
    const shores = { 'I-4': 4, 'II-4': 4, 'III-3': 4, 'IV-4': 4 }
    const edge = { 'F-1': 5, 'F-2': 3, 'F-3': 5, 'F-4': 5, 'F-5': 5, 'F-7': 5, 'F-8': 5, 'F-9': 5 }
    const foe: PlayerSpot = { ...skyPieces({ sea: 'centre' }), serfs: { ...shores, 'F-3': 1, 'F-4': 1 } }
    const spot: PlayerSpot = { ...me, level: 1, warriors: { 'F-2': 5 } }
    const g = birdsTurn(spot, foe, QUIET).play('0 slot:fly', '0 go:centre')
    // Now everything around is full or taken, except for 3 places in F-2.
    for (const [id, n] of Object.entries(edge)) g.player(0).serfs[skyPlace(id)] = n
    g.player(0).capital = -1
    g.play(...EASY)
    expect(g.asked).toEqual(['0 words/noRoom'])
    expect(g.offered(0)).toEqual(['lose:warrior'])
    g.play('0 lose:warrior', '0 lose:warrior', '0 lose:warrior')
    expect([g.asked, g.offered(0)]).toEqual([['0 landAir'], ['land:F-2']])
    g.play('0 land:F-2')
    expect(warriorsAt(g, 'F-2')).toBe(2)
  })

  it('H-BIRDFOLK-1 jousting-ring.2 has 2 more Strength in a Battle that it starts by flying', () => {
    const fly = birdsBattle({ ...me, warriors: { 'III-6': 1 } }, { serfs: { 'III-6': 1 } }, { how: 'fly' })
    expect(bonusesIn(fly)).toEqual({ 'jousting-ring.2': 2 })
    const march = birdsBattle({ ...me, warriors: { 'III-6': 1 } }, { serfs: { 'III-6': 1 } })
    expect(bonusesIn(march)).toEqual({})
    const attacked = birdsBattle(
      { ...me, warriors: { 'III-6': 1 } },
      { serfs: { 'III-6': 1 } },
      { how: 'fly', attacker: 1, defender: 0 },
    )
    expect(bonusesIn(attacked)).toEqual({})
  })

  it('H-BIRDFOLK-1 jousting-ring.3 another Fly with Units that did not fly, once per round', () => {
    const spot: PlayerSpot = { ...me, warriors: { 'F-2': 1, 'F-3': 1, 'F-8': 1 } }
    const g = birdsTurn(spot, {}, QUIET).play('0 slot:fly', '0 from:F-2', '0 go:F-3', '0 stop')
    expect(g.asked).toEqual(['0 ability'])
    g.play('0 ability:jousting-ring.3')
    // One of the two in F-3 has flown.
    expect(g.offered(0)).toEqual(expect.arrayContaining(['from:F-3', 'from:F-8']))
    g.play('0 from:F-3')
    expect(g.state.move?.army.warriors).toBe(1)
    g.play('0 go:F-4', '0 stop')
    expect([warriorsAt(g, 'F-3'), warriorsAt(g, 'F-4')]).toEqual([1, 1])
    expect(g.asked).not.toContain('0 ability')
  })

  it('H-BIRDFOLK-1 jousting-ring.3 not for those who flew, and not after a March', () => {
    const only = birdsTurn({ ...me, warriors: { 'F-2': 2 } }, {}, QUIET).play(
      '0 slot:fly',
      '0 go:F-3',
      '0 stop',
    )
    expect(only.asked).not.toContain('0 ability')
    const march = birdsTurn({ ...me, warriors: { 'F-2': 1, 'F-8': 1 } }, {}, QUIET)
    march.play('0 slot:march-1', '0 from:F-2', '0 go:F-3', '0 stop')
    expect(march.asked).not.toContain('0 ability')
  })

  it('H-BIRDFOLK-1 jousting-ring.3 also when the first flight was lost', () => {
    const spot: PlayerSpot = { ...me, serfs: { 'F-3': 1 }, warriors: { 'F-8': 1 } }
    const foe: PlayerSpot = { warriors: { 'F-4': 5 } }
    const g = birdsTurn(spot, foe, QUIET).play('0 slot:fly', '0 from:F-3', '0 go:F-4', ...EASY)
    expect(g.asked).toEqual(['0 ability'])
  })
})

describe('Throne of Clouds', () => {
  const me: PlayerSpot = { level: 3, buildings: ['throne-of-clouds'] }

  it('H-BIRDFOLK-2 throne-of-clouds.1 a resource if nobody else is on your Continent', () => {
    const collected = (foe: PlayerSpot) =>
      birdsTurn({ ...me, level: 1 }, foe).from({ do: 'collect', seat: 0 }, {})
    const g = collected({})
    expect(g.asked).toEqual(['0 words/collect'])
    g.play('0 kind:mana')
    expect(g.player(0).mana).toBe(1)
    expect(collected({ serfs: { 'F-5': 1 } }).asked).toEqual([])
    expect(collected({ towers: ['F-5'] }).asked).toEqual([])
  })

  it('H-BIRDFOLK-2 throne-of-clouds.2 2 more Strength when you defend on your own Continent', () => {
    const at = (region: string, attacker: 0 | 1) =>
      bonusesIn(
        birdsBattle(
          { ...me, level: 2, warriors: { [region]: 1 } },
          { warriors: { [region]: 1 } },
          { region, attacker, defender: attacker === 0 ? 1 : 0 },
        ),
      )
    expect(at('F-6', 1)).toEqual({ 'throne-of-clouds.2': 2 })
    expect(at('F-1', 1)).toEqual({ 'throne-of-clouds.2': 2 })
    expect([at('F-6', 0), at('III-6', 1)]).toEqual([{}, {}])
  })

  it('H-BIRDFOLK-2 throne-of-clouds.3 scores 2 for each Tower abroad, up to 4', () => {
    const scored = (...towers: string[]) => scoredBy(birdsTurn({ ...me, towers }), 'throne-of-clouds.3')
    expect([scored('F-4', 'I-2'), scored('I-2', 'II-2'), scored('I-2', 'II-2', 'III-2')]).toEqual([2, 4, 4])
  })
})

describe('Temple of Avi', () => {
  const me: PlayerSpot = { level: 3, buildings: ['temple-of-avi'] }

  it('H-BIRDFOLK-3 temple-of-avi.1 draws 1 more Spell card in Collection, before the discard', () => {
    const g = birdsTurn({ ...me, level: 1 }).from({ do: 'drawSpells', seat: 0 }, {})
    expect([g.player(0).hand.length, g.player(1).hand.length]).toEqual([2, 1])
  })

  it('H-BIRDFOLK-3 temple-of-avi.2 a resource after others have followed, once per turn', () => {
    const g = birdsTurn(me, { serfs: { 'II-1': 1 } }).from({ do: 'follow', seat: 0, slot: 'tax' }, {})
    g.play('1 follow')
    expect(g.asked).toEqual(['1 tax'])
    g.play(`1 ${g.offered(1)[0] ?? ''}`)
    expect(g.asked).toEqual(['0 gainChosen'])
    g.play('0 kind:ore')
    expect(g.player(0).used).toContain('temple-of-avi.2')
  })

  it('H-BIRDFOLK-3 temple-of-avi.2 nothing if nobody follows', () => {
    const g = birdsTurn(me, { serfs: { 'II-1': 1 } }).from({ do: 'follow', seat: 0, slot: 'tax' }, {})
    g.play('1 no')
    expect(g.asked).not.toContain('0 gainChosen')
  })

  it('H-BIRDFOLK-3 temple-of-avi.3 scores 1 for each Building after the second', () => {
    const all = ['temple-of-avi', 'jousting-ring', 'throne-of-clouds', 'ark-mooring', 'sphinx-terrace']
    const scored = (n: number) =>
      scoredBy(birdsTurn({ ...me, buildings: all.slice(0, n) }), 'temple-of-avi.3') ?? 0
    expect([scored(2), scored(3), scored(5)]).toEqual([0, 1, 3])
  })
})

describe('Ark Mooring', () => {
  const me: PlayerSpot = { level: 3, buildings: ['ark-mooring'], serfs: { 'F-1': 2 } }

  it('H-BIRDFOLK-4 ark-mooring.1 Units go between the Courtyard and the Ark below', () => {
    const g = birdsTurn({ ...me, level: 1, ...skyPieces({ a: 'F-1', sea: 'centre' }) }, {}, QUIET)
    g.play('0 board:serf@sea', '0 board:a@sea')
    expect(g.player(0).vessels.sea.serfs).toBe(1)
    expect(g.player(0).heroes.a).toEqual({ at: skyPlace('centre'), aboard: 'sea' })
    expect(g.player(0).serfs[skyPlace('F-1')]).toBe(1)
    g.play('0 slot:tax')
    while (g.asked[0] !== '0 afterAction') g.play(`0 ${g.offered(0)[0] ?? ''}`)
    g.play('0 leave:serf@sea', '0 leave:a@sea')
    expect(g.player(0).heroes.a).toEqual({ at: skyPlace('F-1'), aboard: '' })
    expect(g.player(0).serfs[skyPlace('F-1')]).toBe(2)
    expect(g.broken).toEqual([])
  })

  it('H-BIRDFOLK-4 ark-mooring.1 before and after a Sail, too', () => {
    const g = birdsTurn({ ...me, level: 1, ...skyPieces({ sea: 'centre' }) }, {}, QUIET).play('0 slot:sail')
    expect(g.asked).toEqual(['0 loadSea'])
    g.play('0 board:serf@sea', '0 done', '0 go:gap-n', '0 stop')
    expect(g.player(0).vessels.sea).toEqual({ at: skyPlace('gap-n'), serfs: 1, warriors: 0 })
    const back = birdsTurn({ ...me, ...afloat({ sea: 'gap-n' }, { sea: { serfs: 1 } }) }, {}, QUIET)
    back.play('0 slot:sail', '0 go:centre')
    expect(back.asked).toEqual(['0 unload'])
    back.play('0 leave:serf@sea')
    expect(back.player(0).serfs[skyPlace('F-1')]).toBe(3)
  })

  it('H-BIRDFOLK-4 ark-mooring.1 not from anywhere else, and not without it', () => {
    const elsewhere = birdsTurn({ ...me, ...skyPieces({ sea: 'gap-n' }) })
    expect(elsewhere.offered(0)).not.toContain('board:serf@sea')
    const without = birdsTurn({ ...me, buildings: [], ...skyPieces({ sea: 'centre' }) })
    expect(without.offered(0)).not.toContain('board:serf@sea')
  })

  it('H-BIRDFOLK-4 ark-mooring.2 a resource while the Ark is in the Central Sea', () => {
    const collected = (sea: string) =>
      birdsTurn({ ...me, serfs: {}, level: 2, ...skyPieces({ sea }) }).from({ do: 'collect', seat: 0 }, {})
        .asked
    expect([collected('centre'), collected('n')]).toEqual([['0 words/collect'], []])
  })

  it('H-BIRDFOLK-4 ark-mooring.3 the Ark and each Unit aboard have 1 more Strength', () => {
    const spot: PlayerSpot = { ...me, ...afloat({ sea: 'n' }, { sea: { warriors: 2 } }) }
    const g = birdsBattle(spot, skyPieces({ sea: 'n' }), { region: 'n', how: 'sail' })
    expect(bonusesIn(g)).toEqual({ 'ark-mooring.3': 3 })
  })
})

describe('Sphinx Terrace', () => {
  const me: PlayerSpot = { level: 3, buildings: ['sphinx-terrace'] }

  it('H-BIRDFOLK-5 sphinx-terrace.1 the Sphinx pays 1 Speed for the Central Sea', () => {
    const flight = (buildings: string[]) =>
      birdsTurn({ level: 1, buildings, ...skyPieces({ air: 'F-2' }) }, {}, QUIET).play('0 slot:fly')
    const g = flight(['sphinx-terrace'])
    expect(g.offered(0)).toContain('go:centre')
    g.play('0 go:centre')
    expect(g.state.move?.left).toBe(1)
    expect(flight([]).offered(0)).not.toContain('go:centre')
  })

  it('H-BIRDFOLK-5 sphinx-terrace.1 an army needs the Sphinx for it', () => {
    const both = ['sphinx-terrace', 'jousting-ring']
    const spot: PlayerSpot = { level: 1, buildings: both, serfs: { 'F-2': 1 }, ...skyPieces({ air: 'F-2' }) }
    const alone = birdsTurn(spot, {}, QUIET).play('0 slot:fly', '0 from:F-2')
    expect(alone.offered(0)).not.toContain('go:centre')
  })

  it('H-BIRDFOLK-5 sphinx-terrace.2 the Sphinx has 1 more Speed', () => {
    const left = (level: 1 | 2) => {
      const g = birdsTurn({ ...me, level, ...skyPieces({ air: 'F-6' }) }, {}, QUIET).play('0 slot:fly')
      return g.state.move?.left
    }
    expect((left(2) ?? 0) - (left(1) ?? 0)).toBe(1)
  })

  it('H-BIRDFOLK-5 sphinx-terrace.3 another player gives a resource of their choice', () => {
    const g = birdsTurn(me, { ore: 1, food: 2 }).play('0 ability:sphinx-terrace.3')
    if (g.asked[0]?.startsWith('0')) g.play('0 who:1')
    expect(g.asked).toEqual(['1 words/tribute'])
    g.play('1 kind:food')
    expect([g.player(0).food, g.player(1).food]).toEqual([1, 1])
    expect(g.offered(0)).not.toContain('ability:sphinx-terrace.3')
  })

  it('H-BIRDFOLK-5 sphinx-terrace.3 or a random Spell card, which others don’t see', () => {
    const g = birdsTurn(me, { hand: ['rage'] }).play('0 ability:sphinx-terrace.3')
    if (g.asked[0]?.startsWith('0 ') && g.asked[0] !== '0 turn') g.play('0 who:1')
    expect([g.player(0).hand, g.player(1).hand]).toEqual([['rage'], []])
    const { machine } = g.table
    const gave = machine.events.find(({ type }) => type === 'words/gave')
    if (gave === undefined) throw new Error('nothing was given')
    expect([machine.game.see.sees(gave, 0)?.['card'], machine.game.see.sees(gave, 2)?.['card']]).toEqual([
      'rage',
      undefined,
    ])
  })
})

describe('Lord Skein', () => {
  const me: PlayerSpot = { level: 3, buildings: [] }

  it('H-BIRDFOLK-6 skein.1 has 1 more Strength outside your Capital Region', () => {
    const at = (region: string, start = {}) =>
      bonusesIn(
        birdsBattle(
          { ...me, level: 1, ...skyPieces({ a: region }) },
          { serfs: { [region]: 1 } },
          { region, ...start },
        ),
      )
    expect(at('III-6')).toEqual({ 'skein.1': 1 })
    expect(at('F-1', { attacker: 1, defender: 0 })).toEqual({})
  })

  it('H-BIRDFOLK-6 skein.2 flies with Speed 2, from level III on with 3, and marches with 1', () => {
    const left = (level: 1 | 2 | 3, slot: string) => {
      const spot: PlayerSpot = { level, buildings: ['jousting-ring'], ...skyPieces({ a: 'F-6' }) }
      return birdsTurn(spot, {}, QUIET).play(`0 slot:${slot}`, '0 go:F-8').state.move?.left
    }
    expect([left(2, 'fly'), left(3, 'fly')]).toEqual([1, 2])
    expect([left(1, 'fly'), left(3, 'march-1')]).toEqual([undefined, undefined])
  })

  it('H-BIRDFOLK-6 skein.3 a point and a resource from the loser when his army wins', () => {
    const g = birdsBattle({ ...me, ...skyPieces({ a: 'III-6' }) }, { ore: 1, serfs: { 'III-6': 1 } })
    const before = g.player(0).score
    g.play(...EASY)
    expect([g.player(0).score - before, g.player(0).ore, g.player(1).ore]).toEqual([1, 1, 0])
  })
})

describe('Overseer Orawk', () => {
  it('H-BIRDFOLK-7 orawk.1 a Tower in his Region costs 1 Ore less, at least 1', () => {
    const g = birdsTurn({ level: 1, ...skyPieces({ b: 'F-3' }) })
    const { machine } = g.table
    const price = (id: string) => towerPrice(machine, 0, skyPlace(id)).ore
    expect([price('F-3'), price('F-8')]).toEqual([1, 2])
    const near = birdsTurn({ level: 1, ...skyPieces({ b: 'F-2' }) }).table.machine
    expect(towerPrice(near, 0, skyPlace('F-2')).ore).toBe(1)
  })

  it('H-BIRDFOLK-7 orawk.2 a point when you complete a Tower, wherever he is', () => {
    const g = birdsTurn({ level: 2, ore: 9, serfs: { 'F-2': 1 }, ...skyPieces({ b: 'I-2' }) }, {}, QUIET)
    const before = g.player(0).score
    g.play('0 slot:build', '0 tower:F-2')
    expect(g.player(0).score - before).toBe(1)
  })

  it('H-BIRDFOLK-7 orawk.3 two resources with one of your Towers or a Pyramid', () => {
    const collected = (spot: PlayerSpot, state = {}) => {
      const g = birdsTurn({ level: 3, ...skyPieces({ b: 'F-4' }), ...spot }, {}, state)
      g.from({ do: 'collect', seat: 0 }, {})
      const before = purse(g)
      while (g.asked[0] === '0 words/collect') g.play('0 kind:ore')
      return purse(g) - before
    }
    const pyramid = { live: [{ id: 'pyramid', at: skyPlace('F-4') }] }
    expect([collected({}), collected({ towers: ['F-4'] }), collected({}, pyramid)]).toEqual([0, 2, 2])
  })
})

describe('Tiercel', () => {
  it('H-BIRDFOLK-8 tiercel.1 has 2 more Strength as attacker', () => {
    const spot: PlayerSpot = { level: 1, ...skyPieces({ c: 'III-6' }) }
    expect(bonusesIn(birdsBattle(spot, { serfs: { 'III-6': 1 } }))).toEqual({ 'tiercel.1': 2 })
    const defends = birdsBattle(spot, { serfs: { 'III-6': 1 } }, { attacker: 1, defender: 0 })
    expect(bonusesIn(defends)).toEqual({})
  })

  it('H-BIRDFOLK-8 tiercel.2 1 more Damage when his army wins a Battle that it started by flying', () => {
    const lost = (how: 'fly' | 'march') => {
      const spot: PlayerSpot = { level: 2, warriors: { 'III-6': 3 }, ...skyPieces({ c: 'III-6' }) }
      const g = birdsBattle(spot, { warriors: { 'III-6': 1 }, serfs: { 'III-6': 2 } }, { how }).play(...EASY)
      return g.state.battle?.damage
    }
    expect((lost('fly') ?? 0) - (lost('march') ?? 0)).toBe(1)
  })

  it('H-BIRDFOLK-8 tiercel.3 up to two Serfs or Warriors fly with him at Speed 4', () => {
    const left = (serfs: number, warriors: number) => {
      const spot: PlayerSpot = {
        level: 3,
        buildings: ['jousting-ring'],
        serfs: { 'F-6': serfs },
        warriors: { 'F-6': warriors },
        ...skyPieces({ c: 'F-6' }),
      }
      return birdsTurn(spot, {}, QUIET).play('0 slot:fly', '0 go:F-8').state.move?.left
    }
    expect([left(1, 1), left(0, 2), left(1, 2)]).toEqual([3, 3, 1])
  })
})

describe('the Ark', () => {
  it('H-SKYHOLD-5 explores the Central Sea when it is recruited', () => {
    const g = birdsTurn({ buildings: ['ark-mooring'], ore: 9, food: 9 }, {}, QUIET)
    recruitUnit(g.table.machine, 0, 'sea')
    expect(g.player(0).vessels.sea.at).toBe(skyPlace('centre'))
    expect(income(g.table.machine, 0)).toEqual({ ore: 0, mana: 0, food: 0 })
  })
})
