// The Spells of Pestilence: what each does, when it may be cast, and who chooses.
import { readOptions } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { heroes } from '../../src/index.ts'
import { judge } from '../../src/judge.ts'
import type { BattleStart } from '../../src/rules/battle/begin.ts'
import type { State } from '../../src/state.ts'
import { beginBattle } from '../../src/rules/battle/begin.ts'
import { BARE, dealt, type PlayerSpot, type Scenario, sumOf } from '../../testing/index.ts'
import { explored, PESTILENCE, skyPieces, skyPlace } from '../../testing/pestilence.ts'

type Rest = Partial<Omit<State, 'players'>>

/** Seat 0 casts this card on its turn. Skyhold is not in play, and all tokens are explored. */
function casting(
  card: string,
  me: PlayerSpot = {},
  foe: PlayerSpot = {},
  state: Rest = {},
  third: PlayerSpot = {},
): Scenario {
  const g = dealt({
    options: PESTILENCE,
    players: {
      0: { ...BARE, mana: 9, ...me, hand: [card, ...(me.hand ?? [])] },
      1: { ...BARE, ...foe },
      2: { ...BARE, ...third },
    },
    state: { unused: 4, down: explored(), ...state },
  })
  return g.play('0 slot:cast', `0 cast:${card}`)
}

/** A Battle in I-6 that seat 0 starts, unless `start` says otherwise. Both have 9 Mana. */
function battle(
  me: PlayerSpot,
  foe: PlayerSpot,
  start: Partial<BattleStart> & { region?: string } = {},
): Scenario {
  const { region = 'I-6', ...rest } = start
  const g = dealt({
    options: PESTILENCE,
    players: { 0: { ...BARE, mana: 9, ...me }, 1: { ...BARE, mana: 9, ...foe }, 2: BARE },
    state: { unused: 4, down: explored() },
  })
  const { machine } = g.table
  beginBattle(machine, { attacker: 0, defender: 1, place: skyPlace(region), how: 'march', ...rest })
  machine.load(machine.position)
  return g
}

const at = (g: Scenario, seat: number, unit: 'serfs' | 'warriors', region: string): number =>
  g.player(seat)[unit][skyPlace(region)] ?? 0

describe('the deck', () => {
  it('H-PLAGUE-17 the box adds 20 cards of 16 designs', () => {
    const deck = (options: object) => heroes.values.read({}, readOptions(heroes, { ...options })).deck
    const added = deck(PESTILENCE).filter((card) => !deck({}).includes(card))
    expect([added.length, new Set(added.map((card) => card.split('#')[0])).size]).toEqual([20, 16])
  })

  it('H-PLAGUE-17 every design has a name and a text', () => {
    const { spells, names, spellTexts } = heroes.values.read({}, readOptions(heroes, PESTILENCE))
    const base = heroes.values.read({}, readOptions(heroes, {})).spells
    const added = Object.keys(spells).filter((id) => !(id in base) && !id.includes('#') && id in spellTexts)
    expect(added.length).toBe(16)
    for (const id of added) expect(names[id]).toBeTruthy()
  })
})

describe('Pestilence', () => {
  it('H-VERB-9 strikes nobody in a Region that was not chosen, not even Heroes in the supply', () => {
    const g = casting('pestilence#1', {}, { serfs: { 'II-4': 3 }, ...skyPieces({}) })
    if (g.asked.includes('1 interrupt')) g.play('1 pass')
    expect(g.asked.filter((asked) => asked.endsWith('loseUnit'))).toEqual([])
    expect(at(g, 1, 'serfs', 'II-4')).toBe(2)
    expect(g.table.machine.events.filter(({ type }) => type === 'destroyed')).toHaveLength(1)
  })

  it('H-PLAGUE-1 an enemy with 3 Units loses one there and one next to it; the owner chooses', () => {
    const foe = { serfs: { 'II-4': 2 }, warriors: { 'II-4': 1, 'II-1': 1, 'II-3': 1 } }
    const g = casting('pestilence#1', {}, foe)
    const [near = ''] = g.offered(0).filter((id) => id.startsWith('at:'))
    g.play(`0 ${near}`)
    expect(g.asked).toEqual(['1 loseUnit'])
    g.play('1 unit:serf')
    expect([at(g, 1, 'serfs', 'II-4'), at(g, 1, 'warriors', near.slice(3))]).toEqual([1, 0])
    expect(g.player(0).score).toBe(2)
  })

  it('H-PLAGUE-1 without Units next to it, only the first is lost; Capital Regions are out of reach', () => {
    const g = casting('pestilence#1', {}, { serfs: { 'II-4': 3, 'II-1': 5 } })
    expect([at(g, 1, 'serfs', 'II-4'), at(g, 1, 'serfs', 'II-1')]).toEqual([2, 5])
  })
})

describe('Plague Rats', () => {
  it('H-PLAGUE-2 each other player loses 2 Food or a Serf outside the Capital Region', () => {
    const g = casting(
      'plague-rats#1',
      {},
      { food: 3, serfs: { 'II-4': 1 } },
      {},
      { food: 3, serfs: { 'IV-1': 2 } },
    )
    expect(g.offered(1)).toEqual(['kind:food', 'give-serf'])
    g.play('1 give-serf')
    expect([g.player(1).food, at(g, 1, 'serfs', 'II-4')]).toEqual([3, 0])
    // Without a Serf outside the Capital Region, Food is lost without asking.
    expect([g.player(2).food, at(g, 2, 'serfs', 'IV-1')]).toEqual([1, 2])
  })

  it('H-PLAGUE-2 a player with neither loses nothing', () => {
    const g = casting('plague-rats#1', {}, { food: 1 })
    expect(g.player(1).food).toBe(1)
  })
})

describe('Feather Fall', () => {
  const shores = (g: Scenario) => g.offered(0).filter((id) => id.startsWith('at:'))

  it('H-PLAGUE-3 up to 3 Units cross a Sea Region and explore', () => {
    const g = casting('feather-fall#1', { warriors: { 'I-8': 4 } })
    const [to = ''] = shores(g)
    g.play(`0 ${to}`, '0 unit:warrior', '0 unit:warrior', '0 unit:warrior')
    expect([at(g, 0, 'warriors', 'I-8'), at(g, 0, 'warriors', to.slice(3))]).toEqual([1, 3])
  })

  it('H-PLAGUE-3 a Battle begins where an enemy is, with the caster as attacker', () => {
    const start = casting('feather-fall#1', { warriors: { 'I-8': 1 } })
    const to =
      shores(start)
        .find((id) => !id.startsWith('at:I-'))
        ?.slice(3) ?? ''
    const g = casting('feather-fall#1', { warriors: { 'I-8': 1 } }, { warriors: { [to]: 1 } })
    g.play(`0 at:${to}`)
    if (g.state.battle === null) g.play('0 unit:warrior')
    expect(g.state.battle?.attacker.seat).toBe(0)
    expect(g.state.battle?.place).toBe(skyPlace(to))
  })
})

describe('Tidal Wave', () => {
  it('H-PLAGUE-4 others lose a Unit at sea and on each Shore with 2 or more; own Units are safe', () => {
    const { coasts, ids } = heroes.values.read({}, readOptions(heroes, PESTILENCE)).world
    const sea = 'n'
    const [first = 0, second = 0] = (coasts[skyPlace(sea)] ?? []).filter(
      (place) => ids[place]?.endsWith('-1') === false,
    )
    const [a, b] = [ids[first] ?? '', ids[second] ?? '']
    const g = casting('tidal-wave#1', {}, { serfs: { [a]: 2, [b]: 1 }, ...skyPieces({ sea }) }).play(
      `0 at:${sea}`,
    )
    expect([at(g, 1, 'serfs', a), at(g, 1, 'serfs', b), g.player(1).vessels.sea.at]).toEqual([1, 1, -1])
    const own = casting('tidal-wave#1', { serfs: { [a]: 2 } }).play(`0 at:${sea}`)
    expect(at(own, 0, 'serfs', a)).toBe(2)
  })
})

describe('gains', () => {
  it('H-PLAGUE-5 Coral Bounty: 1 resource, and 1 more for each Sea Region, up to 3', () => {
    const g = casting('coral-bounty#1').play('0 kind:ore')
    expect([g.player(0).ore, g.asked.includes('0 gainChosen')]).toEqual([1, false])
    const sea = casting('coral-bounty#1', skyPieces({ sea: 'n' })).play('0 kind:ore', '0 kind:food')
    expect([sea.player(0).ore, sea.player(0).food]).toEqual([1, 1])
  })

  it('H-PLAGUE-7 Harvest Moon: 1 of its kind for each worked Region, up to 4', () => {
    const { lands, ids } = heroes.values.read({}, readOptions(heroes, PESTILENCE)).world
    const of = (kind: string) => ids.filter((_, place) => lands[place]?.yields === kind)
    const [ore = '', more = ''] = of('ore')
    const few = casting('harvest-moon#1', { serfs: { [ore]: 1, [more]: 2 } })
    expect(few.player(0).ore).toBe(2)
    const many = [...of('ore').slice(0, 3), ...of('food').slice(0, 3)]
    const g = casting('harvest-moon#1', { serfs: Object.fromEntries(many.map((id) => [id, 1])) })
    expect(g.offered(0)).toEqual(['kind:ore', 'kind:food'])
    g.play('0 kind:ore', '0 kind:ore', '0 kind:food', '0 kind:food')
    expect([g.player(0).ore, g.player(0).food]).toEqual([2, 2])
  })

  it('H-PLAGUE-8 Pyramid Rite: 1 point for each other Continent, up to 2', () => {
    const scored = (serfs: Readonly<Record<string, number>>) =>
      casting('pyramid-rite#1', { serfs }).player(0).score
    expect([
      scored({ 'I-4': 1 }),
      scored({ 'II-4': 1 }),
      scored({ 'II-4': 1, 'III-4': 1, 'IV-4': 1 }),
    ]).toEqual([1, 2, 3])
  })
})

describe('Sandstorm', () => {
  it('H-PLAGUE-6 H-MARK-3 a March that enters stops there, but may march out', () => {
    const g = casting('sandstorm#1', { warriors: { 'I-3': 1 } }).play('0 at:I-6')
    expect(g.state.marks).toEqual([{ id: 'sandstorm', at: skyPlace('I-6'), seat: 0, until: 2 }])
    const { marks } = g.state
    const spot = (region: string) =>
      dealt({
        options: PESTILENCE,
        players: { 0: { ...BARE, warriors: { [region]: 1 } }, 1: BARE, 2: BARE },
        state: { unused: 4, down: explored(), marks },
      }).play('0 slot:march-1')
    const stopped = spot('I-3').play('0 go:I-6')
    expect(stopped.asked).not.toContain('0 march')
    expect(
      spot('I-6')
        .offered(0)
        .some((id) => id.startsWith('go:')),
    ).toBe(true)
  })

  it('H-PLAGUE-6 H-MARK-3 nothing flies in or out', () => {
    const flights = (air: string, storm: string) =>
      dealt({
        options: PESTILENCE,
        players: { 0: { ...BARE, ...skyPieces({ air }) }, 1: BARE, 2: BARE },
        state: {
          unused: 4,
          down: explored(),
          marks: [{ id: 'sandstorm', at: skyPlace(storm), seat: 1, until: 2 }],
        },
      })
    expect(flights('I-6', 'I-6').offered(0)).not.toContain('slot:fly')
    const g = flights('I-3', 'I-6').play('0 slot:fly')
    if (g.asked.includes('0 loadAir')) g.play('0 done')
    expect(g.offered(0)).not.toContain('go:I-6')
    expect(g.offered(0).some((id) => id.startsWith('go:'))).toBe(true)
  })
})

describe('Cleanse', () => {
  it('H-PLAGUE-9 removes a marker and gives a resource', () => {
    const marks = [{ id: 'sandstorm', at: skyPlace('II-4'), seat: 1, until: 2 }]
    const g = casting('cleanse#1', {}, {}, { marks }).play('0 kind:mana')
    expect([g.state.marks, g.player(0).mana]).toEqual([[], 10])
  })

  it('H-PLAGUE-9 of several in a Region, the caster chooses; a token goes back to the box', () => {
    const marks = [{ id: 'sandstorm', at: skyPlace('II-4'), seat: 1, until: 2 }]
    const live = [{ id: 'entanglement', at: skyPlace('II-4') }]
    const g = casting('cleanse#1', {}, {}, { marks, live, made: ['entanglement'] })
    expect(g.offered(0)).toEqual(['token:entanglement', 'token:sandstorm'])
    g.play('0 token:entanglement', '0 kind:ore')
    expect([g.state.live, g.state.gone, g.state.marks.length]).toEqual([[], ['entanglement'], 1])
  })

  it('H-PLAGUE-9 without anything to remove, it only scores its point', () => {
    const g = casting('cleanse#1')
    expect([g.player(0).score, g.player(0).ore + g.player(0).food]).toEqual([1, 0])
  })
})

describe('Ancient Wings', () => {
  it('H-PLAGUE-10 2 more Speed, and the Central Sea costs 1', () => {
    const g = casting('ancient-wings#1', skyPieces({ air: 'I-8' }))
    g.play('0 done')
    const { move } = g.state
    const { speed } = g.table.machine.values.units.air
    expect([move?.left, move?.calm]).toEqual([speed + 2, true])
  })

  it('H-PLAGUE-10 without an Air Vessel, it only scores its point', () => {
    const g = casting('ancient-wings#1')
    expect([g.player(0).score, g.state.move]).toEqual([1, null])
  })
})

describe('Combat Spells', () => {
  const weak = { warriors: { 'I-6': 1 } }

  it('H-PLAGUE-11 Sickness: 1 less Strength for each Unit except Vessels, up to 4', () => {
    const total = (foe: PlayerSpot) =>
      sumOf(battle({ ...weak, hand: ['sickness#1'] }, foe).play('0 cast:sickness#1'), 'defender').total
    const hero = skyPieces({ a: 'I-6', air: 'I-6' })
    const { a, air } = heroes.values.read({}, readOptions(heroes, PESTILENCE)).units
    expect(total({ ...hero, serfs: { 'I-6': 1 } })).toBe(a.strength + air.strength + 1 - 2)
    expect(total({ serfs: { 'I-6': 5 } })).toBe(1)
  })

  it('H-PLAGUE-12 Undertow: enemy Vessels add no Strength; only against a Vessel', () => {
    const g = battle({ ...weak, hand: ['undertow#1'] }, { ...weak, ...skyPieces({ sea: 'I-6', air: 'I-6' }) })
    expect(sumOf(g.play('0 cast:undertow#1'), 'defender').total).toBe(2)
    const none = battle({ ...weak, hand: ['undertow#1'] }, weak)
    expect(none.refusedWhy(0, 'cast:undertow#1')).toBe('no-use')
  })

  it('H-PLAGUE-13 Gust: a Serf or Warrior goes to its Courtyard, not destroyed', () => {
    const g = battle({ ...weak, hand: ['gust#1'] }, { serfs: { 'I-6': 1 }, warriors: { 'I-6': 1 } })
    g.play('0 cast:gust#1')
    expect(g.offered(0)).toEqual(['unit:serf', 'unit:warrior'])
    g.play('0 unit:warrior')
    expect([at(g, 1, 'warriors', 'I-6'), at(g, 1, 'warriors', 'II-1'), g.state.battle?.fallen]).toEqual([
      0,
      1,
      [],
    ])
  })

  it('H-PLAGUE-13 Gust: not against Units in their own Courtyard', () => {
    const siege = battle(
      { warriors: { 'II-1': 3 }, hand: ['gust#1'] },
      { warriors: { 'II-1': 1 } },
      { region: 'II-1' },
    )
    expect(siege.refusedWhy(0, 'cast:gust#1')).toBe('no-use')
    const defended = battle(
      { warriors: { 'II-1': 3 } },
      { warriors: { 'II-1': 1 }, hand: ['gust#1'] },
      { region: 'II-1' },
    )
    expect(defended.offered(1)).toContain('cast:gust#1')
  })

  it('H-PLAGUE-14 Last Stand: 2 more, or 5 with at most half of the enemy’s Natural Strength', () => {
    const bonus = (mine: number, theirs: number) => {
      const g = battle(
        { warriors: { 'I-6': mine }, hand: ['last-stand#1'] },
        { warriors: { 'I-6': theirs } },
      ).play('0 cast:last-stand#1')
      return sumOf(g, 'attacker').total - 2 * mine
    }
    expect([bonus(2, 2), bonus(2, 3), bonus(2, 4), bonus(1, 5)]).toEqual([2, 2, 5, 5])
  })

  it('H-PLAGUE-14 Last Stand is compared again when the armies change', () => {
    const g = battle({ warriors: { 'I-6': 1 }, hand: ['last-stand#1'] }, { warriors: { 'I-6': 2 } }).play(
      '0 cast:last-stand#1',
    )
    expect(sumOf(g, 'attacker').total).toBe(2 + 5)
    g.player(1).warriors[skyPlace('I-6')] = 1
    expect(sumOf(g, 'attacker').total).toBe(2 + 2)
  })
})

describe('Interrupts', () => {
  it('H-PLAGUE-15 Contagion: the caster loses a Serf of their choice outside the Capital Region', () => {
    const me = { serfs: { 'I-4': 1, 'I-6': 1, 'I-1': 2 } }
    const g = casting('rich-vein#1', me, { mana: 2, hand: ['contagion#1'] }).play('1 cast:contagion#1')
    expect(g.offered(0)).toEqual(['give-up:serf<I-4', 'give-up:serf<I-6'])
    g.play('0 give-up:serf<I-4')
    expect([at(g, 0, 'serfs', 'I-4'), at(g, 0, 'serfs', 'I-1'), g.player(0).ore]).toEqual([0, 2, 3])
  })

  it('H-PLAGUE-15 Contagion: without such a Serf, 1 Food; it can’t be cast if there is nothing to lose', () => {
    const food = casting('rich-vein#1', { food: 2 }, { mana: 2, hand: ['contagion#1'] })
    expect(food.play('1 cast:contagion#1').player(0).food).toBe(1)
    const none = casting('rich-vein#1', {}, { mana: 2, hand: ['contagion#1'] })
    expect(none.refusedWhy(1, 'cast:contagion#1')).toBe('no-use')
  })

  it('H-PLAGUE-16 Absorb: counters a Spell that costs 3 or less, and gains its cost', () => {
    const g = casting('rich-vein#1', {}, { mana: 3, hand: ['absorb#1'] }).play('1 cast:absorb#1')
    expect([g.player(0).ore, g.player(0).score, g.player(1).mana, g.player(1).score]).toEqual([0, 0, 2, 1])
    const dear = casting('falling-star#1', {}, { mana: 3, hand: ['absorb#1'], warriors: { 'II-4': 1 } })
    expect(dear.refusedWhy(1, 'cast:absorb#1')).toBe('no-use')
  })

  it('H-PLAGUE-16 Absorb: Copy finds nothing to copy afterward', () => {
    const g = casting('rich-vein#1', {}, { mana: 3, hand: ['absorb#1'] }, {}, { mana: 9, hand: ['copy#1'] })
    g.play('1 cast:absorb#1', '2 pass')
    expect(g.refusedWhy(2, 'cast:copy#1')).toBe('no-use')
  })
})

describe('bots', () => {
  it('H-PLAGUE-17 a normal bot finds a position worth more after these Spells than after passing', () => {
    const spot = (card: string) =>
      dealt({
        options: PESTILENCE,
        players: {
          0: { ...BARE, mana: 5, serfs: { 'II-4': 1, 'III-4': 1 }, hand: [card] },
          1: { ...BARE, food: 3, serfs: { 'II-6': 4 } },
          2: BARE,
        },
        state: { unused: 4, down: explored().map((_, i) => (i === 30 ? 1 : 0)), round: 5 },
      })
    const after = (card: string, ...answers: readonly string[]) => {
      const g = spot(card).play(...answers)
      while (
        g.asked[0]?.startsWith('0 ') === true &&
        g.asked[0] !== '0 afterAction' &&
        g.asked[0] !== '0 turn'
      )
        g.play(`0 ${g.offered(0)[0] ?? ''}`)
      return judge.worth(g.table.machine, 0)
    }
    for (const card of [
      'pestilence#1',
      'coral-bounty#1',
      'pyramid-rite#1',
      'harvest-moon#1',
      'plague-rats#1',
    ])
      expect([
        card,
        after(card, '0 slot:cast', `0 cast:${card}`) > after(card, '0 blank', '0 blank-slot:fly'),
      ]).toEqual([card, true])
  })
})
