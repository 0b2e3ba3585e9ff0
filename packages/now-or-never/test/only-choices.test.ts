// Questions with one possible outcome are not asked. (N-ANYTIME-6, N-COMBAT-15)
import { open } from '@lorehall/kernel/testing'
import { describe, expect, test } from 'vitest'
import { nowOrNever } from '../src/index.ts'
import { at } from '../src/state.ts'
import { atStop, type HeroSpot, onTurn, rolls, type Scenario, scenario } from '../testing/index.ts'

const OLD = { ruleset: 2 }

const builder = (me: object, more: object = {}): Scenario =>
  scenario({ ...more, players: { 0: { specialists: [{ id: 'osk', up: true }, null, null, null], ...me } } })

const eventsOf = ({ table }: Scenario) => table.machine.events.map(({ type }) => type)

describe('N-ANYTIME-6 a purchase that nothing could pay for', () => {
  test('a builder asks nothing if no building can be paid for, and the log says why', () => {
    const g = builder({ coins: 3 }).play('0 use:osk')
    expect(g.asked).toEqual(['1 turn'])
    expect(eventsOf(g)).toContain('tooDear')
    expect(builder({ coins: 3 }, OLD).play('0 use:osk').asked).toEqual(['0 build'])
  })

  test('it is asked if a sale could pay for one', () => {
    expect(builder({ coins: 3, goods: { crystal: 3 } }).play('0 use:osk').asked).toEqual(['0 build'])
  })

  const shop = (me: object, more: HeroSpot = {}) =>
    onTurn({ ...more, step: { do: 'buyGear', seat: 0, off: 0, from: 'istreka' }, players: { 0: me } })

  test('gear is not offered to a player without coins or goods', () => {
    expect(shop({ coins: 0 }).asked).not.toContain('0 buyGear')
    expect(shop({ coins: 0 }, OLD).asked).toEqual(['0 buyGear'])
    expect(shop({ coins: 0, goods: { crystal: 3 } }).asked).toEqual(['0 buyGear'])
  })

  const row = { red: [], blue: ['goat-hooks', '', ''] }

  test('blue gear goes into the first empty slot if no slot has a token', () => {
    const g = shop({ coins: 9 }, { state: { gearRow: row } }).play('0 gear:goat-hooks')
    expect(g.player(0).blue).toEqual(['goat-hooks', '', '', ''])
    const old = shop({ coins: 9 }, { ...OLD, state: { gearRow: row } }).play('0 gear:goat-hooks')
    expect(old.asked).toEqual(['0 placeGear'])
  })

  test('with a token in another slot, the slot is chosen', () => {
    const me = { coins: 9, blue: ['quilted-vest', '', '', ''] }
    const g = shop(me, { state: { gearRow: row } }).play('0 gear:goat-hooks')
    expect(g.asked).toEqual(['0 placeGear'])
  })
})

describe('N-ANYTIME-6 one thing to choose', () => {
  const gaining = (me: object, villagerRow: readonly ('shell' | 'tool')[], more: object = {}) =>
    scenario({ ...more, players: { 0: me }, state: { villagerRow: [...villagerRow] } }).run(0, [
      { verb: 'gainVillagers', n: 1 },
    ])

  test('the only kind of villager in the row comes by itself', () => {
    const g = gaining({ xp: 0 }, ['shell', 'shell'])
    expect(g.asked).toEqual(['0 turn'])
    expect(g.player(0).waiting.shell).toBe(1)
    expect(gaining({ xp: 0 }, ['shell', 'shell'], OLD).asked).toEqual(['0 villager'])
  })

  test('a player who could refill the row first is asked', () => {
    expect(gaining({ xp: 2 }, ['shell', 'shell']).asked).toEqual(['0 villager'])
    expect(gaining({ xp: 0 }, ['shell', 'tool']).asked).toEqual(['0 villager'])
  })

  test('arrows of the same length are alike', () => {
    const halia = (covered: readonly boolean[], more: object = {}) =>
      onTurn({ ...more, players: { 0: { hero: 'halia', covered: [...covered] } } })
    const g = halia([true, false, false])
    expect(g.asked).toEqual(['0 walk'])
    expect(g.player(0).covered).toEqual([true, true, false])
    expect(halia([false, true, false]).asked).toEqual(['0 arrow'])
    expect(halia([true, false, false], OLD).asked).toEqual(['0 arrow'])
  })

  test('N-MOVE-6 a route from the turn names an arrow only if it is asked for', () => {
    const routesWith = (covered: readonly boolean[]) => {
      const g = onTurn({
        step: { do: 'turn', seat: 0 },
        players: { 0: { hero: 'halia', covered: [...covered] } },
      })
      const ask = g.table.askOf(0)
      const routes = ask === undefined ? {} : (nowOrNever.see.routes?.(g.table.machine, ask) ?? {})
      return { g, route: Object.values(routes).find(({ length }) => length > 3) ?? [] }
    }
    const { g, route } = routesWith([true, false, false])
    expect(route.some((id) => id.startsWith('arrow:'))).toBe(false)
    g.play(...route.map((id) => `0 ${id}`))
    expect(routesWith([false, false, false]).route[1]).toMatch(/^arrow:/)
  })

  test('the last hero is not chosen, the last face-down specialist and the last token neither', () => {
    const table = open(nowOrNever, { seats: 4, seed: 'heroes' })
    for (let n = 0; n < 3; n++) table.take(at(table.asks, 0), at(at(table.asks, 0).options, 0))
    expect(table.asks.map(({ prompt }) => prompt)).toEqual(Array.from({ length: 4 }, () => 'keepQuests'))
    const down = [{ id: 'osk', up: false }, { id: 'quill', up: true }, null, null]
    const ready = onTurn({
      step: { do: 'readySpecialist', seat: 0, from: 'second-dawn' },
      players: { 0: { specialists: down } },
    })
    expect(ready.player(0).specialists[0]?.up).toBe(true)
    const searches = Array.from({ length: 40 }, (_, space) => space === 12)
    const token = onTurn({ step: { do: 'takeSearchToken', seat: 0, from: 'A06' }, state: { searches } })
    expect(token.state.searches).not.toContain(true)
  })
})

describe('N-ANYTIME-6 a stop with nothing to do', () => {
  const poor = (seats: number, hand: readonly string[], more: object = {}) =>
    atStop('scholars-tower', { ...more, seats, hand, me: { coins: 0, goods: {} } })

  test('without a hand to hide, or alone, it is not asked', () => {
    expect(poor(2, []).asked).not.toContain('0 stop')
    expect(poor(1, ['B03']).asked).not.toContain('0 stop')
    expect(poor(2, [], OLD).asked).toEqual(['0 stop'])
  })

  test('with a hand, others must not learn what is in it, and the question says so', () => {
    const g = poor(2, ['B03'])
    const ask = g.table.askOf(0)
    expect(g.offered(0)).toEqual(['leave'])
    expect(ask && g.table.game.say.prompt(ask, g.table.machine, ['Ada', 'Ben'])).toBe(
      "Scholars' Tower: Nothing to do here. We ask only to hide your hand.",
    )
  })

  test('if the visit could be paid for after a sale, it is asked', () => {
    const g = atStop('scholars-tower', { seats: 1, hand: [], me: { coins: 0, goods: { crystal: 3 } } })
    expect(g.asked).toEqual(['0 stop'])
  })
})

describe('dice and rounds that are settled', () => {
  const facing = (health: number, attack: number, { players, ...spot }: HeroSpot = {}) =>
    atStop('', {
      values: { enemies: { '1': { health, attack } } },
      ...spot,
      me: { space: spaceOfRat(), mana: 3, hearts: 9, ...players?.[0] },
    })

  const spaceOfRat = () => {
    const { values } = scenario().table.machine
    return values.spaces.findIndex((space) => space.kind === 'enemy' && space.level === 1)
  }

  const halia = { players: { 0: { hero: 'halia' } } }

  test('N-ANYTIME-6 a roll that wins unhurt is not asked about', () => {
    const g = rolls(facing(1, 0, halia), 1).play('0 fight:1')
    expect(g.asked).not.toContain('0 reroll')
    expect(eventsOf(g)).toContain('fightWon')
    expect(rolls(facing(1, 0, { ...halia, ...OLD }), 1).play('0 fight:1').asked).toEqual(['0 reroll'])
  })

  test('N-ANYTIME-6 a roll that wins but hurts is', () => {
    expect(rolls(facing(1, 9, halia), 1).play('0 fight:1').asked).toEqual(['0 reroll'])
  })

  test('N-ANYTIME-6 a roll that wins but hurts can be settled by a preference, one that loses can’t', () => {
    const winning = () => rolls(facing(1, 5, halia), 1)
    const asked = winning().play('0 fight:1')
    expect(asked.table.askOf(0)).toMatchObject({ prompt: 'reroll', standing: 'winning-die' })
    const settled = winning()
    settled.table.machine.choose(0, 'winning-die', 'always')
    expect(settled.play('0 fight:1').asked).not.toContain('0 reroll')
    expect(eventsOf(settled)).toContain('fightWon')
    const losing = rolls(facing(9, 5, halia), 1)
    losing.table.machine.choose(0, 'winning-die', 'always')
    expect(losing.play('0 fight:1').asked).toEqual(['0 reroll'])
    expect(losing.table.askOf(0)?.standing).toBeNull()
  })

  test('N-ANYTIME-6 the best result of a search is kept', () => {
    const search = (die: number) =>
      rolls(atStop('', { me: { hero: 'halia', mana: 2, hearts: 9, space: 12 } }), die).play('0 search:12')
    expect(search(1).asked).not.toContain('0 reroll')
    expect(search(2).asked).toEqual(['0 reroll'])
  })

  const A11 = { done: ['A11', 'A12'], players: { 0: { hero: 'zeik', mana: 3 } } }

  test('N-COMBAT-15 damage for a beaten foe and defense against nothing are refused', () => {
    // Zeik's 1 deals 1 damage. A11 adds damage, A12 defense.
    const hurt = rolls(facing(1, 5, A11), 1).play('0 fight:1')
    expect(hurt.offered(0)).toEqual(expect.arrayContaining(['option:A12', 'strike']))
    expect(hurt.refusedWhy(0, 'option:A11')).toBe('nothing-would-change')
    const unhurt = rolls(facing(9, 0, A11), 1).play('0 fight:1')
    expect(unhurt.refusedWhy(0, 'option:A12')).toBe('nothing-would-change')
    expect(unhurt.offered(0)).toContain('option:A11')
  })

  test('N-COMBAT-15 a round that is won unhurt asks nothing', () => {
    const won = rolls(facing(1, 0, A11), 1).play('0 fight:1')
    expect(eventsOf(won)).toContain('fightWon')
    expect(won.asked).not.toContain('0 fightOptions')
    const old = rolls(facing(1, 0, { ...A11, ...OLD }), 1).play('0 fight:1')
    expect(old.asked).toEqual(['0 fightOptions'])
  })
})

test('N-TURN-5 a preference can settle the question after the action', () => {
  const g = scenario({ players: { 0: { hero: 'zeik', mana: 2, coins: 9 } } })
  const [first] = g.player(0).specialists
  g.play(`0 use:${first?.id}`)
  while (g.table.askOf(0)?.prompt === 'build') g.play('0 none')
  expect(g.table.askOf(0)).toMatchObject({ prompt: 'afterAction', standing: 'after-action' })
})
