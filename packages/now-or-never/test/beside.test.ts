// Questions that something beside them could open: they are asked, so that the player can raise what is missing.
import { describe, expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { atStop, type HeroSpot, onTurn, rolls } from '../testing/index.ts'

const TURN = { do: 'turn', seat: 0 } as const
const NOBODY = [null, null, null, null]

/** Seat 0 at the question of its turn. */
const turn = (spot: HeroSpot = {}) => onTurn({ step: TURN, ...spot })

describe('when only passing is left', () => {
  const broke = { specialists: NOBODY, coins: 0, hearts: 0, mana: 0, goods: {}, xp: 0 }
  const quill = { specialists: [{ id: 'quill', up: true }, null, null, null] }

  /** Seat 0 has chosen to pass automatically when only passing is left, and it is its turn. */
  function passing({ players, ...spot }: HeroSpot) {
    const g = turn({ ...spot, players: { 1: quill, ...players } })
    g.table.machine.choose(0, 'pass', 'always')
    return g.asked
  }

  test('N-TURN-3 passes automatically if nothing else is possible', () => {
    expect(passing({ players: { 0: broke } })).toEqual(['1 turn'])
  })

  test('N-TURN-3 not if there are goods to sell', () => {
    const goods = { shell: 3, tool: 3, demon: 3, crystal: 3 }
    expect(passing({ players: { 0: { ...broke, goods } } })).toEqual(['0 turn'])
    expect(passing({ players: { 0: { ...broke, goods: { shell: 1 } } } })).toEqual(['0 turn'])
  })

  test('N-TURN-3 not if Second Dawn or the Life Candle can be used', () => {
    const specialists = [{ id: 'osk', up: false }, null, null, null]
    const dawn = { wears: { blue: ['second-dawn'] }, players: { 0: { ...broke, specialists, mana: 1 } } }
    expect(passing(dawn)).toEqual(['0 turn'])
    expect(passing({ done: ['A05'], players: { 0: { ...broke, mana: 1 } } })).toEqual(['0 turn'])
    expect(passing({ done: ['A05'], players: { 0: broke } })).toEqual(['1 turn'])
  })

  test('N-TURN-3 not if an order, an ability, housing or the villager row is possible', () => {
    expect(passing({ players: { 0: { ...broke, xp: 2 } } })).toEqual(['0 turn'])
    expect(passing({ players: { 0: { ...broke, xp: 1 } } })).toEqual(['1 turn'])
    const town = Array.from({ length: 16 }, (_, space) => (space === 12 ? 'school' : ''))
    expect(passing({ players: { 0: { ...broke, town, waiting: { tool: 1 } } } })).toEqual(['0 turn'])
    const orders = { ...broke, orders: ['O1'], goods: { shell: 4 } }
    expect(passing({ players: { 0: orders } })).toEqual(['0 turn'])
    const row = {
      state: { villagerRow: ['tool' as const] },
      players: { 0: { ...broke, xp: 2, toLearn: [] } },
    }
    expect(passing(row)).toEqual(['0 turn'])
  })

  test('N-TURN-3 a table of ruleset 1 passes even if something is offered beside the question', () => {
    const goods = { shell: 3, tool: 3, demon: 3, crystal: 3 }
    expect(passing({ ruleset: 1, players: { 0: { ...broke, goods } } })).toEqual(['1 turn'])
  })
})

describe('after the action', () => {
  /** Seat 0 has taken its action and has nothing else to do. */
  const acted = ({ state, ...spot }: HeroSpot) =>
    onTurn({ step: { do: 'afterAction', seat: 0 }, ...spot, state: { ...state } })

  const horn = (me: object, spot: HeroSpot = {}) =>
    acted({ done: ['A09'], ...spot, players: { 0: { mana: 2, coins: 0, goods: {}, xp: 0, ...me } } })

  test('N-TURN-5 a sale pays for Herald’s Horn', () => {
    const g = horn({ goods: { shell: 3 } })
    expect(g.asked).toEqual(['0 afterAction'])
    expect(g.refusedWhy(0, 'power:A09')).toBe('use-price')
    g.play('0 sale:M5', '0 power:A09')
    expect(g.asked).toEqual(['0 villager'])
  })

  test('N-TURN-5 it is also asked in a whole turn, but not at a table of ruleset 1', () => {
    const players = { 0: { covered: [false, true, true], mana: 2, coins: 0, goods: { shell: 3 } } }
    const lines = ['0 go', `0 move:${cellAt(2, 3)}`, '0 stop', '0 leave']
    expect(turn({ done: ['A09'], players }).play(...lines).asked).toEqual(['0 afterAction'])
    expect(turn({ ruleset: 1, done: ['A09'], players }).play(...lines).asked).toEqual(['1 turn'])
  })

  test('N-TURN-5 an order and the Magic Chest pay for it, too few goods do not', () => {
    expect(horn({ orders: ['O1'], goods: { shell: 4 } }).asked).toEqual(['0 afterAction'])
    expect(horn({ mana: 3 }, { done: ['A09', 'A06'] }).asked).toEqual(['0 afterAction'])
    // The Horn needs the mana that the Chest takes.
    expect(horn({ mana: 2 }, { done: ['A09', 'A06'] }).asked).not.toContain('0 afterAction')
    expect(horn({ goods: { shell: 2 } }).asked).not.toContain('0 afterAction')
    expect(horn({ mana: 1, goods: { shell: 9 } }).asked).not.toContain('0 afterAction')
  })

  test('N-TURN-5 an any-time use that empties a mana slot makes Siphon Power possible', () => {
    const spot = (done: readonly string[]) =>
      acted({
        done,
        wears: { blue: ['siphon-power'] },
        players: { 0: { hero: 'marklun', mana: 5, xp: 0, goods: { demon: 1 } } },
      })
    expect(spot([]).asked).not.toContain('0 afterAction')
    const g = spot(['A06'])
    expect(g.asked).toEqual(['0 afterAction'])
    g.play('0 power:A06', '0 power:siphon-power')
    expect(g.player(0)).toMatchObject({ mana: 5, goods: { demon: 0 } })
  })

  test('N-TURN-5 an ability that could be bought makes its use possible', () => {
    const spot = (xp: number) =>
      acted({
        players: { 0: { hero: 'marklun', mana: 0, xp, goods: { demon: 1 }, toLearn: ['siphon-power'] } },
      })
    expect(spot(1).asked).not.toContain('0 afterAction')
    const g = spot(2)
    expect(g.asked).toEqual(['0 afterAction'])
    g.play('0 learn:siphon-power-1', '0 power:siphon-power')
    expect(g.player(0)).toMatchObject({ mana: 4, xp: 0 })
  })

  test('N-TURN-5 one level after the other, if there is experience for both', () => {
    const specialists = [{ id: 'osk', up: false }, null, null, null]
    const spot = (xp: number) =>
      acted({ players: { 0: { hero: 'halia', mana: 1, xp, specialists, goods: {} } } })
    // Leadership costs 2, Second Dawn 4.
    expect(spot(5).asked).not.toContain('0 afterAction')
    expect(spot(6).asked).toEqual(['0 afterAction'])
  })
})

describe('visiting again', () => {
  test('N-VISIT-4 Siphon Power pays for the Mirror with the demon of the visit', () => {
    const g = atStop('city-of-spirits', {
      done: ['A10'],
      wears: { blue: ['siphon-power'] },
      me: { hero: 'marklun', hearts: 9, mana: 0 },
    }).play('0 visit:city-of-spirits')
    expect(g.asked).toEqual(['0 afterVisit'])
    expect(g.refusedWhy(0, 'power:A10')).toBe('use-price')
    g.play('0 power:siphon-power', '0 power:A10')
    expect(g.player(0)).toMatchObject({ hearts: 5, mana: 3, coins: 2, goods: { demon: 1 } })
  })

  const tower = (me: object, spot: HeroSpot = {}) =>
    atStop('scholars-tower', { done: ['A10'], ...spot, me: { coins: 3, mana: 1, ...me } }).play(
      '0 visit:scholars-tower',
    )

  test('N-VISIT-4 a sale pays for the second visit', () => {
    const g = tower({ goods: { shell: 1, tool: 2 } })
    expect(g.asked).toEqual(['0 afterVisit'])
    expect(g.refusedWhy(0, 'power:A10')).toBe('use-price')
    g.play('0 sell-all:7', '0 power:A10')
    expect(g.player(0)).toMatchObject({ coins: 4, mana: 0, books: 2 })
  })

  test('N-VISIT-4 it can still be declined, and is not asked if nothing could pay for it', () => {
    const declined = tower({ goods: { shell: 1, tool: 2 } }).play('0 none')
    expect(declined.asked).not.toContain('0 afterVisit')
    expect(tower({ goods: { shell: 2 } }).asked).not.toContain('0 afterVisit')
    expect(tower({ mana: 0, goods: { shell: 9 } }).asked).not.toContain('0 afterVisit')
    expect(tower({ goods: { shell: 9 } }, { ruleset: 1 }).asked).not.toContain('0 afterVisit')
  })

  test('N-VISIT-4 the Magic Chest pays for the visit, but not with the mana of the Mirror', () => {
    const done = ['A10', 'A06']
    expect(tower({ mana: 2 }, { done }).asked).toEqual(['0 afterVisit'])
    expect(tower({ mana: 1 }, { done }).asked).not.toContain('0 afterVisit')
  })

  test('N-VISIT-4 goods that are sold cannot also become mana', () => {
    const spot = { wears: { blue: ['siphon-power'] } }
    const marklun = (tool: number) => ({ hero: 'marklun', mana: 0, goods: { demon: 1, tool } })
    // The demon becomes mana for the Mirror, so only the tools are sold, 2 coins each.
    expect(tower(marklun(1), spot).asked).not.toContain('0 afterVisit')
    expect(tower(marklun(2), spot).asked).toEqual(['0 afterVisit'])
  })

  test('N-VISIT-4 Research gives the book for the second visit', () => {
    const camp = (mana: number) => {
      const g = atStop('nomad-camp', {
        done: ['A10'],
        wears: { blue: ['research'] },
        me: { hero: 'marklun', hearts: 9, books: 1, mana },
      })
      return g.play('0 visit:nomad-camp', `0 take:${g.state.villagerRow[0] ?? ''}`)
    }
    const g = camp(4)
    expect(g.asked).toEqual(['0 afterVisit'])
    g.play('0 power:research', '0 power:A10')
    expect(g.player(0)).toMatchObject({ books: 0, mana: 0, hearts: 7 })
    expect(camp(3).asked).not.toContain('0 afterVisit')
  })

  test('N-VISIT-4 a search token from the Metal Hound could give anything', () => {
    const done = ['A10', 'A04']
    expect(tower({ mana: 4 }, { done }).asked).toEqual(['0 afterVisit'])
    expect(tower({ mana: 2 }, { done }).asked).not.toContain('0 afterVisit')
  })
})

describe('a player’s own die', () => {
  const meteorite = (spot: HeroSpot & { readonly me?: object } = {}) =>
    rolls(
      atStop('crystal-meteorite', {
        options: { reroll: true },
        ...spot,
        me: { hero: 'zeik', hearts: 9, mana: 1, goods: {}, ...spot.me },
      }),
      3,
    ).play('0 visit:crystal-meteorite')

  test('N-DIE-1 the Demon Trap gives the good for a reroll', () => {
    const g = meteorite({ done: ['A02'] })
    expect(g.asked).toEqual(['0 reroll'])
    expect(g.refusedWhy(0, 'reroll:demon')).toBe('use-price')
    g.play('0 power:A02', '0 reroll:demon')
    expect(g.player(0).goods.demon).toBe(0)
  })

  test('N-DIE-1 not asked if nothing could pay for a reroll', () => {
    expect(meteorite({ done: ['A06'] }).asked).not.toContain('0 reroll')
    expect(meteorite({ done: ['A02'], me: { mana: 0 } }).asked).not.toContain('0 reroll')
    expect(meteorite({ done: ['A02'], options: {} }).asked).not.toContain('0 reroll')
    expect(meteorite({ done: ['A02'], ruleset: 1 }).asked).not.toContain('0 reroll')
  })
})

describe('a price that is being paid', () => {
  const built = (me: object, spot: HeroSpot = {}) =>
    turn({
      wears: { blue: ['clockwork-scaffold', 'siphon-power'] },
      ...spot,
      players: {
        0: {
          hero: 'marklun',
          specialists: [{ id: 'osk', up: true }, null, null, null],
          grid: Array.from({ length: 20 }, () => 'school'),
          coins: 10,
          mana: 0,
          goods: {},
          ...me,
        },
      },
    }).play('0 use:osk', '0 tile:school', '0 space:12')

  test('N-BUILD-5 Siphon Power pays for the Scaffold', () => {
    const g = built({ goods: { demon: 1 } })
    expect(g.asked).toEqual(['0 buildPay'])
    expect(g.refusedWhy(0, 'cheaper:clockwork-scaffold')).toBe('use-price')
    expect(g.offered(0)).toContain('full-price:5')
    g.play('0 power:siphon-power', '0 cheaper:clockwork-scaffold')
    expect(g.player(0)).toMatchObject({ coins: 4, mana: 3 })
  })

  test('N-BUILD-5 not asked if nothing could pay for the Scaffold', () => {
    expect(built({}).asked).not.toContain('0 buildPay')
    expect(built({ goods: { demon: 1 } }, { ruleset: 1 }).asked).not.toContain('0 buildPay')
  })

  test('N-BUILD-5 a sale pays the full price if it was affordable only with the Scaffold', () => {
    const g = built({ coins: 6, mana: 1, goods: { shell: 3 } })
    expect(g.refusedWhy(0, 'full-price:5')).toBe('cannot-pay')
    g.play('0 sale:M5', '0 full-price:5')
    expect(g.player(0)).toMatchObject({ coins: 3, mana: 1 })
  })

  test('N-BUILD-5 if the means to pay were sold, the tile is chosen again', () => {
    const uses = [
      {
        id: 'clockwork-scaffold',
        pay: { tool: 1 },
        when: 'building',
        limit: 'build',
        do: [{ verb: 'cheaperBuild', n: 3 }],
      },
    ]
    const values = { abilities: { 'clockwork-scaffold': { uses } } }
    const g = built({ coins: 5, goods: { tool: 1, crystal: 9 } }, { values })
    expect(g.offered(0)).toContain('cheaper:clockwork-scaffold')
    g.play('0 sale:M2')
    expect(g.asked).toEqual(['0 build'])
  })

  test('N-USE-11 a sale pays for a more expensive specialist', () => {
    const g = turn({ done: ['A13'] })
    const specialists = [{ id: 'cutler-gant', up: false }, { id: 'ione', up: false }, null, null]
    const me = { specialists, coins: 1, mana: 1, goods: { shell: 3 } }
    g.lay({ players: { 0: me, 1: { specialists: NOBODY } } }).play('0 power:A13')
    expect(g.refusedWhy(0, 'borrow:ione')).toBe('specialist-price')
    g.play('0 sale:M5', '0 borrow:ione')
    expect(g.table.machine.events).toContainEqual({
      type: 'borrowed',
      seat: 0,
      specialist: 'ione',
      from: 'A13',
    })
    expect(g.player(0).coins).toBe(0)
  })

  test('N-ANYTIME-5 nothing beside it spends coins or mana', () => {
    const g = turn({ done: ['A13', 'A06', 'A09'], wears: { blue: ['siphon-power', 'research'] } })
    const specialists = [{ id: 'cutler-gant', up: false }, null, null, null]
    const me = { hero: 'marklun', specialists, coins: 4, mana: 4, xp: 9, goods: { demon: 1 } }
    g.lay({ players: { 0: me, 1: { specialists: NOBODY } } }).play('0 power:A13')
    expect(g.offered(0)).toEqual([
      'borrow:cutler-gant',
      'sell-all:2',
      'sale:M3',
      'some',
      'power:siphon-power',
    ])
    expect(g.refusedWhy(0, 'power:A06')).toBe('price-waits')
  })
})

describe('before production', () => {
  test('N-PRODUCTION-4 the player is reminded of things a sale would pay for', () => {
    const uses = [
      { id: 'A06', pay: { coin: 4 }, when: 'anyTime', limit: 'season', do: [{ verb: 'gain', heart: 2 }] },
    ]
    const passed = (goods: object, ruleset?: number) =>
      turn({
        ...(ruleset === undefined ? {} : { ruleset }),
        values: { quests: { A06: { uses } } },
        done: ['A06'],
        players: { 0: { coins: 0, hearts: 3, goods } },
      }).play('0 pass', '1 pass').asked
    expect(passed({ shell: 3 })).toEqual(['0 lastThings'])
    expect(passed({ shell: 2 })).toEqual(['0 turn'])
    expect(passed({ shell: 3 }, 1)).toEqual(['0 turn'])
  })
})
