// Examples of the rulebook outside Battles, with their printed results, and rulings that no other test covers.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import { income } from '../src/rules/collection.ts'
import { inPlay } from '../src/rules/pieces.ts'
import { scoreOf } from '../src/scoring.ts'
import {
  alone,
  casting,
  dealt,
  enemyTurn,
  heroesOf,
  pieces,
  type PlayerSpot,
  scenario,
} from '../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }
const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

describe('printed examples', () => {
  it('H-COLLECT-1 2 Ore, 4 Mana and 6 Food', () => {
    const g = scenario({
      players: {
        0: {
          serfs: { 'I-10': 1, 'I-6': 2, 'I-3': 1, 'I-8': 1 },
          warriors: { 'I-2': 1 },
          towers: ['I-8'],
        },
      },
    })
    expect(income(g.table.machine, 0)).toEqual({ ore: 2, mana: 4, food: 6 })
  })

  it('H-RECRUIT-2 the Paladin needs the Cathedral, and costs 3 Food and 2 Ore', () => {
    const spot = (buildings: string[]) => scenario({ players: { 0: { food: 3, ore: 2, buildings } } })
    expect(spot([]).play('0 slot:recruit').refusedWhy(0, 'recruit:a')).toBe('no-building')
    const g = spot(['cathedral']).play('0 slot:recruit', '0 recruit:a')
    expect(g.player(0)).toMatchObject({ food: 0, ore: 0, heroes: { a: { at: placeOf('I-1'), aboard: '' } } })
  })

  it('H-TOWER-2 a Tower four Regions away, over a ferry, costs 4 Ore', () => {
    const g = scenario({ players: { 0: { ore: 4, serfs: { 'II-10': 1 } } } })
    g.play('0 slot:build', '0 tower:II-10')
    expect([g.player(0).ore, g.player(0).towers]).toEqual([0, [placeOf('II-10')]])
  })

  it('H-MOVE-4 two Warriors with a Paladin march one Region', () => {
    const g = scenario({ players: { 0: { ...BARE, warriors: { 'I-1': 2 }, ...pieces({ a: 'I-1' }) } } })
    g.play('0 slot:march-1', '0 go:I-3')
    expect(g.asked).not.toContain('0 march')
    expect(g.player(0).warriors[placeOf('I-3')]).toBe(2)
  })

  it('H-RESEARCH-1 at level I three are drawn, one is kept, three are discarded', () => {
    const g = dealt({ players: { 0: { hand: ['rage#1'] } } }).play('0 slot:research', '0 conjure')
    const [kept = ''] = g.offered(0).filter((id) => id !== 'keep:rage#1')
    g.play(`0 ${kept}`)
    if (g.asked.includes('0 keepSpells')) g.play('0 confirm')
    expect([g.player(0).hand.length, g.state.discards.length]).toEqual([1, 3])
    expect(g.state.discards).toContain('rage#1')
  })

  it('H-NEAR-1 ferry A in the north leads to the south of the map', () => {
    const g = scenario({ players: { 0: { ...BARE, serfs: { 'I-10': 1 } } } })
    g.play('0 slot:march-1', '0 go:III-7')
    expect(g.player(0).serfs[placeOf('III-7')]).toBe(1)
  })
})

describe('turns and actions', () => {
  it('H-MUSTER-1 a Serf that came home by a retreat may muster', () => {
    const me: PlayerSpot = { ...BARE, serfs: { 'I-10': 1 }, warriors: { 'I-10': 2, 'I-1': 1 } }
    const g = scenario({ players: { 0: me, 1: { ...BARE, warriors: { 'I-3': 5 } }, 2: BARE } })
    g.play('0 slot:march-1', '0 from:I-10', '0 go:I-3', ...EASY, '0 lose:warrior')
    expect(g.player(0).serfs[placeOf('I-1')]).toBe(1)
    expect([g.asked, g.offered(0)]).toEqual([['0 muster'], ['muster:march-2', 'decline']])
  })

  it('H-MUSTER-1 a Serf that marched away may not', () => {
    const g = scenario({ players: { 0: { ...BARE, serfs: { 'I-1': 1 } } } })
    g.play('0 slot:march-1', '0 go:I-3', '0 stop')
    expect(g.asked).not.toContain('0 muster')
  })

  it('H-HUMANS-5 H-MUSTER-1 a Serf that Second Wind brings back may muster immediately, in the slot it left', () => {
    const bar = { ...scenario().player(0).bar, 'march-1': 'serf', 'march-2': 'token' } as const
    const g = casting('second-wind#1', { players: { 0: { ...BARE, mana: 2, bar, warriors: { 'I-1': 1 } } } })
    if (g.asked.includes('0 recallSerf')) g.play('0 recall:march-1')
    expect([g.asked, g.offered(0)]).toEqual([['0 muster'], ['muster:march-1', 'decline']])
  })

  it('H-TOWER-4 tokens under a Tower whose Serf was placed there stay face down', () => {
    const down = scenario().state.down.map((n, place) => (place === placeOf('I-3') ? 1 : n))
    const g = scenario({ players: { 0: { ore: 1, serfs: { 'I-3': 1 } } }, state: { down } })
    g.play('0 slot:build', '0 tower:I-3')
    expect(g.state.down[placeOf('I-3')]).toBe(1)
  })

  it('H-RESEARCH-1 when the deck runs out, the discards are shuffled in; fewer cards if both run out', () => {
    const drawn = (deck: string[], discards: string[]) => {
      const g = scenario({ players: { 0: { hand: [], level: 3 } }, state: { deck, discards } })
      g.play('0 slot:research', '0 conjure')
      return [g.player(0).hand, g.state.deck, g.state.discards]
    }
    expect(drawn(['rage#1'], ['ward#1', 'tithe#1'])).toEqual([['rage#1', 'tithe#1', 'ward#1'], [], []])
    expect(drawn(['rage#1'], ['ward#1'])).toEqual([['rage#1', 'ward#1'], [], []])
  })

  it('H-END-2 Serfs in Buildings and on the Action Bar are in play', () => {
    const bar = { ...scenario().player(0).bar, tax: 'serf' } as const
    const me: PlayerSpot = {
      food: 2,
      bar,
      buildings: ['cathedral'],
      serfs: { 'I-1': 10 },
      warriors: { 'I-1': 4 },
    }
    const down = scenario().state.down.map(() => 1)
    const g = scenario({ players: { 0: me }, state: { down } }).play('0 slot:recruit', '0 recruit:warrior')
    expect(g.state.end).toMatchObject({ by: 'expand', seat: 0 })
  })

  it('H-SCORE-2 points from Buildings’ abilities come after all printed lines', () => {
    const me: PlayerSpot = {
      ...BARE,
      level: 3,
      buildings: ['muster-field'],
      serfs: { 'I-3': 4 },
      scribed: [],
    }
    const g = scenario({ players: { 0: { ...me, scribed: [{ card: 'tithe#1', turned: 'ready' }] } } })
    expect(scoreOf(g.table.machine, 0).lines).toEqual([
      { what: 'buildings', points: 1 },
      { what: 'capital', points: 6 },
      { what: 'scribed', points: 1 },
      { what: 'regions', points: 1 },
      { what: 'muster-field.3', points: 1 },
    ])
  })
})

describe('solo', () => {
  it('H-TOWER-1 two Towers on a Continent, in other Regions', () => {
    const me: PlayerSpot = { ...BARE, ore: 9, level: 2, serfs: { 'I-3': 1, 'I-6': 1 }, towers: ['I-3'] }
    const g = alone({ do: 'build', seat: 0 }, { human: me })
    expect(g.refusedWhy(0, 'tower:I-3')).toBe('tower-there')
    g.play('0 tower:I-6')
    expect(g.player(0).towers).toEqual([placeOf('I-3'), placeOf('I-6')])
  })

  it('H-SOLO-6 Units of the Enemy without a Hero do not move, but defend', () => {
    const down = scenario().state.down.map(() => 0)
    const foe: PlayerSpot = { warriors: { 'I-3': 1 } }
    const moved = enemyTurn('e3', 'a', { foe: { ...foe, heroes: heroesOf({ a: 'II-2' }) }, state: { down } })
    expect(moved.player(1).warriors[placeOf('I-3')]).toBe(1)
    const human: PlayerSpot = { ...BARE, warriors: { 'I-1': 2 } }
    const g = alone({ do: 'marchFrom', seat: 0, extra: {} }, { human, foe, state: { down } })
    g.play('0 go:I-3')
    expect(g.state.battle).toMatchObject({ defender: { seat: 1 }, place: placeOf('I-3') })
    expect(inPlay(g.player(1), 'warrior')).toBe(1)
  })
})
