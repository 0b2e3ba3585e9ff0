// The Merfolk as the Enemy, and their spells as the human copies them.
import { describe, expect, it } from 'vitest'
import { perform } from '../../src/rules/verbs/perform.ts'
import type { Player } from '../../src/state.ts'
import { alone, enemyTurn, type PlayerSpot, sumOf } from '../../testing/index.ts'
import { explored, PESTILENCE, skyPlace } from '../../testing/pestilence.ts'

type Where = Readonly<Partial<Record<'a' | 'b' | 'c', string>>>
const heroes = ({ a = 'II-1', b = 'II-1', c = 'II-1' }: Where): Player['heroes'] => ({
  a: { at: skyPlace(a), aboard: '' },
  b: { at: skyPlace(b), aboard: '' },
  c: { at: skyPlace(c), aboard: '' },
})
const ship = (id: string, serfs = 0): Pick<Player, 'vessels'> => ({
  vessels: { sea: { at: skyPlace(id), serfs, warriors: 0 }, air: { at: -1, serfs: 0, warriors: 0 } },
})
const spot = (human: PlayerSpot, foe: PlayerSpot) => ({
  options: PESTILENCE,
  human: { serfs: {}, warriors: {}, hand: [], ...human },
  foe: { faction: 'merfolk', ...foe },
  state: { sunken: 1, unused: 4, down: explored() },
})
const turn = (card: string, hero: 'a' | 'b' | 'c', human: PlayerSpot = {}, foe: PlayerSpot = {}) =>
  enemyTurn(card, hero, spot(human, foe))

describe('Merfolk as the Enemy', () => {
  const army = (region: string): PlayerSpot => ({ heroes: heroes({ a: region }), warriors: { [region]: 1 } })

  it('H-SOLO-13 Crusher crosses a Sea Region when he moves by the arrow', () => {
    // e1 points north, and cannot be paid: the sea lies there.
    const g = turn('e1', 'a', {}, army('II-7'))
    const { at } = g.player(1).heroes.a
    expect(g.table.machine.values.world.coasts[skyPlace('ne')]).toContain(at)
    expect([at === skyPlace('II-7'), g.player(1).warriors[at]]).toEqual([false, 1])
    expect(g.broken).toEqual([])
  })

  it('H-SOLO-13 Units of the human at sea mean a Battle there; if he wins, he goes ashore', () => {
    const g = turn('e1', 'a', ship('ne'), army('II-7'))
    expect(g.state.battle).toMatchObject({ place: skyPlace('ne'), how: 'sail' })
    g.state.enemy?.deck.push('e3', 'e7')
    g.play('0 tactic:fall-back')
    const { sea } = g.table.machine.values.world
    expect([g.state.battle, sea[g.player(1).heroes.a.at]]).toEqual([null, false])
    expect(g.broken).toEqual([])
  })

  it('H-SOLO-13 K’r’kn has 1 Strength more on Shores and in Shallow Water', () => {
    const bonus = (region: string, from: string, sunken: number) => {
      const { state, ...rest } = spot({ serfs: { [region]: 1 } }, { heroes: heroes({ b: from }) })
      const g = enemyTurn('e8', 'b', { ...rest, state: { ...state, sunken } })
      return sumOf(g, 'attacker').lines.find(({ what }) => what === 'gift-b')?.n ?? 0
    }
    expect([bonus('II-3', 'II-8', 1), bonus('II-3', 'II-8', 0), bonus('II-6', 'II-7', 0)]).toEqual([1, 0, 1])
  })

  it('H-SOLO-13 when Captain Hookfin enters a Shore, the human loses 1 of what they have most of', () => {
    // From II-10, east of it lies the Shore II-9 or II-2.
    const g = turn('e3', 'c', { ore: 3, mana: 1, food: 0 }, { heroes: heroes({ c: 'II-10' }) })
    expect([g.player(0).ore, g.player(0).mana]).toEqual([2, 1])
  })

  it('H-SOLO-8 riptide sends a Sea Vessel within 3 Regions home, or costs 1 Food and 1 Ore', () => {
    const cast = (human: PlayerSpot) =>
      turn('e6', 'a', { ore: 1, food: 1, mana: 0, ...human }, { heroes: heroes({ a: 'II-7' }), mana: 3 })
    const near = cast(ship('n', 1))
    expect([near.player(0).vessels.sea, near.player(0).ore]).toEqual([
      { at: skyPlace('I-1'), serfs: 1, warriors: 0 },
      1,
    ])
    const far = cast(ship('sw'))
    expect([far.player(0).vessels.sea.at, far.player(0).ore, far.player(0).food]).toEqual([
      skyPlace('sw'),
      0,
      0,
    ])
    expect(far.player(1).score).toBe(2)
    expect(cast(ship('I-1')).player(0).ore).toBe(0)
  })

  it('H-SOLO-8 war-conch places a Warrior with the Hero, black-toll takes or makes 1 Ore and 1 Food', () => {
    const conch = turn('e6', 'b', {}, { heroes: heroes({ b: 'II-7' }), mana: 2 })
    expect([conch.player(1).warriors[skyPlace('II-7')], conch.player(1).score]).toEqual([1, 2])
    const toll = turn(
      'e6',
      'c',
      { ore: 1, food: 0 },
      { heroes: heroes({ c: 'II-7' }), mana: 2, ore: 0, food: 0 },
    )
    expect([toll.player(0).ore, toll.player(1).ore, toll.player(1).food, toll.player(1).score]).toEqual([
      0, 1, 1, 1,
    ])
  })

  it('H-SOLO-8 its track ends with 2 points', () => {
    const g = enemyTurn('e3', 'a', { ...spot({}, { ore: 5 }), enemy: { track: 5 } })
    expect([g.player(1).ore, g.player(1).score, g.state.end?.by]).toEqual([0, 2, 'track'])
  })
})

describe('its spells in the hand of the human', () => {
  const copied = (spell: string, human: PlayerSpot = {}, foe: PlayerSpot = {}) => {
    const g = alone({ do: 'turn', seat: 0, shifts: [] }, spot({ ore: 0, mana: 0, food: 0, ...human }, foe))
    const { machine } = g.table
    const record = machine.values.spells[spell]
    if (record === undefined) throw new Error(`no spell '${spell}'`)
    perform(machine, record, { seat: 0, spell: 'cast' })
    machine.load(machine.position)
    return g
  }

  it('H-SOLO-8 riptide sends the Enemy’s Sea Vessel home, or it loses 1 Food and 1 Ore', () => {
    expect(copied('riptide', {}, { ore: 1, food: 2, ...ship('e') }).player(1)).toMatchObject({
      ore: 1,
      vessels: { sea: { at: skyPlace('II-1') } },
    })
    expect(copied('riptide', {}, { ore: 1, food: 2 }).player(1)).toMatchObject({ ore: 0, food: 1 })
  })

  it('H-SOLO-8 war-conch places a Warrior in a Land Region you hold', () => {
    const g = copied('war-conch', { serfs: { 'I-6': 1 } }).play('0 at:I-6')
    expect(g.player(0).warriors[skyPlace('I-6')]).toBe(1)
  })

  it('H-SOLO-8 black-toll takes 1 Ore and 1 Food, from the supply what the Enemy lacks', () => {
    const g = copied('black-toll', {}, { ore: 2, food: 0 })
    expect([g.player(0).ore, g.player(0).food, g.player(1).ore]).toEqual([1, 1, 1])
  })
})
