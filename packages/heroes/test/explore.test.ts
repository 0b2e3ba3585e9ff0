// Exploring: the end of a move, and all Land tokens.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import type { Player, Token } from '../src/state.ts'
import { pieces, scenario, type PlayerSpot, type Scenario, type Spot } from '../testing/index.ts'

const at = (place: string, id: string): Token => ({ at: placeOf(place), id })
const SUPPLY = { at: -1, serfs: 0, warriors: 0 }
const ship = (place: string, serfs = 0, warriors = 0) => ({ at: placeOf(place), serfs, warriors })
const sea = (place: string, serfs = 0, warriors = 0): Player['vessels'] => ({
  sea: ship(place, serfs, warriors),
  air: SUPPLY,
})

/** Only seat 0's pieces are set up; the others hold a card each. `state` sets revealed tokens. */
const alone = (me: PlayerSpot, state: Spot['state'] = {}): Scenario =>
  scenario({
    players: { 0: { serfs: {}, warriors: {}, ...me }, 1: { hand: ['rage#1'] }, 2: { hand: ['tithe#1'] } },
    state,
  })

/** A Warrior goes from the Capital to I-3, where these tokens are revealed. */
function walkInto(me: PlayerSpot, ...ids: readonly string[]): Scenario {
  const shown = ids.map((id) => at('I-3', id))
  const g = alone({ warriors: { 'I-1': 1 }, ...me }, { shown })
  return g.marchFrom(0, 'I-1').play('0 go:I-3', '0 stop')
}

describe('where a move ends', () => {
  it('H-EXPLORE-1 face-down tokens are revealed and resolved where it ends', () => {
    const g = alone({ warriors: { 'I-1': 1 }, food: 0 }, { landPool: ['bonus-food'] })
    g.state.down[placeOf('I-3')] = 1
    g.state.down[placeOf('I-8')] = 1
    g.play('0 slot:march-1', '0 go:I-3', '0 stop')
    expect([g.player(0).food, g.state.down[placeOf('I-3')], g.state.gone]).toEqual([1, 0, ['bonus-food']])
  })

  it('H-EXPLORE-1 a Vessel that docks explores the Land Region, an Air Vessel too', () => {
    const shown = [at('II-7', 'bonus-all'), at('I-6', 'bonus-all')]
    const g = alone({ vessels: sea('I-1'), ore: 0 }, { shown }).play('0 slot:sail', '0 go:n', '0 go:II-7')
    expect(g.player(0).ore).toBe(1)
    const h = alone({ vessels: { sea: SUPPLY, air: ship('I-1') }, ore: 0 }, { shown })
    h.play('0 slot:fly', '0 go:I-3', '0 go:I-6')
    expect(h.player(0).ore).toBe(1)
  })

  it('H-EXPLORE-2 the mover chooses between two revealed tokens, and the second needs a Unit there', () => {
    const g = walkInto({}, 'monster', 'bonus-ore')
    expect(g.offered(0)).toEqual(['token:monster', 'token:bonus-ore'])
    g.play('0 token:monster')
    expect(g.state.shown).toEqual([at('I-3', 'bonus-ore')])
    expect(g.player(0).warriors[placeOf('I-1')]).toBe(1)
    const h = walkInto({ ore: 0 }, 'monster', 'bonus-ore').play('0 token:bonus-ore')
    expect([h.player(0).ore, h.state.shown]).toEqual([1, []])
  })

  it('H-EXPLORE-4 placing Units, going home and passing through explore nothing', () => {
    const g = alone({ warriors: { 'I-1': 1 }, towers: ['I-8'] }, { shown: [at('I-3', 'monster')] })
    g.state.down[placeOf('I-8')] = 1
    g.play('0 slot:march-1', '0 go:I-3', '0 stop', '0 flee:I-8')
    expect(g.state.down[placeOf('I-8')]).toBe(1)
  })

  it('H-END-1 revealing the last Land token triggers the end', () => {
    const g = alone(
      { warriors: { 'I-1': 1 } },
      { landPool: ['fort'], down: scenario().state.down.map(() => 0) },
    )
    g.state.down[placeOf('I-3')] = 1
    g.play('0 slot:march-1', '0 go:I-3', '0 stop')
    expect(g.state.end?.by).toBe('explore')
  })
})

describe('Land tokens', () => {
  it('H-TOKEN-1 Bonus Resources give the resources they show', () => {
    const g = walkInto({ ore: 2, mana: 10, food: 2 }, 'bonus-ore-mana')
    expect([g.player(0).ore, g.player(0).mana, g.player(0).food]).toEqual([3, 10, 2])
    expect(g.state.gone).toEqual(['bonus-ore-mana'])
    expect(g.table.machine.events).toContainEqual(
      expect.objectContaining({ type: 'explored', seat: 0, region: 'I-3', from: 'bonus-ore-mana' }),
    )
  })

  it('H-TOKEN-2 a token that stays is live from then on; of some kinds a second one is removed', () => {
    const g = walkInto({}, 'fort', 'fort')
    expect(g.state.live).toEqual([at('I-3', 'fort'), at('I-3', 'fort')])
    const h = walkInto({}, 'portal', 'portal')
    expect([h.state.live, h.state.gone]).toEqual([[at('I-3', 'portal')], ['portal']])
  })

  it('H-TOKEN-3 the Farm: a Serf for 1 Food, the Knight: a Warrior for 1 Ore, both optional', () => {
    const g = walkInto({ food: 1 }, 'farm').play('0 pay')
    expect([g.player(0).serfs[placeOf('I-3')], g.player(0).food]).toEqual([1, 0])
    const h = walkInto({ ore: 1 }, 'knight').play('0 decline')
    expect([h.player(0).warriors[placeOf('I-3')], h.player(0).ore]).toEqual([1, 1])
    expect(walkInto({ food: 0 }, 'farm').asked).toEqual(['1 turn'])
    expect(walkInto({ food: 5, serfs: { 'III-1': 12 } }, 'farm').asked).toEqual(['1 turn'])
  })

  it('H-TOKEN-3 without room the Unit goes to the Courtyard', () => {
    const g = walkInto({ food: 1, serfs: { 'I-3': 4 } }, 'farm').play('0 pay')
    expect(g.player(0).serfs[placeOf('I-1')]).toBe(1)
    expect(g.broken.filter((law) => law.includes('too many'))).toEqual([])
  })

  it('H-TOKEN-5 the Mines: three resources, each of a kind the player chooses', () => {
    const g = walkInto({ ore: 2, mana: 2, food: 2 }, 'mines').play('0 kind:ore', '0 kind:ore', '0 kind:food')
    expect([g.player(0).ore, g.player(0).mana, g.player(0).food]).toEqual([4, 2, 3])
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-TOKEN-3 the last Serf of the supply triggers the end', () => {
    const g = walkInto({ food: 1, serfs: { 'III-1': 11 }, warriors: { 'I-1': 1, 'III-1': 4 } }, 'farm')
    g.state.down[placeOf('I-8')] = 1
    g.play('0 pay')
    expect(g.state.end?.by).toBe('expand')
  })

  it('H-TOKEN-6 a Monster is beaten by Natural Strength 3, of all Units there and no Tower', () => {
    const g = walkInto({ serfs: { 'I-3': 1 } }, 'monster')
    expect([g.player(0).score, g.state.gone]).toEqual([2, ['monster']])
    const h = walkInto({ towers: ['I-3'] }, 'monster')
    expect([h.player(0).score, h.player(0).warriors[placeOf('I-1')]]).toEqual([0, 1])
  })

  it('H-TOKEN-6 otherwise all Units there go to the Capital or to one Tower with room', () => {
    const g = walkInto({ towers: ['I-8', 'I-9'], serfs: { 'I-9': 5 } }, 'monster')
    expect(g.offered(0)).toEqual(['flee:I-1', 'flee:I-8'])
    g.play('0 flee:I-8')
    expect(g.player(0).warriors[placeOf('I-8')]).toBe(1)
  })

  it('H-TOKEN-7 the Wizard Tower: a Research for 1 Mana, each time a move ends there', () => {
    const g = walkInto({ mana: 1 }, 'wizard-tower').play('0 pay')
    expect([g.player(0).mana, g.asked]).toEqual([0, ['0 research']])
    const live = [at('I-3', 'wizard-tower')]
    const h = alone({ warriors: { 'I-1': 1 }, mana: 1 }, { live })
    h.play('0 slot:march-1', '0 go:I-3', '0 stop')
    expect(h.asked).toEqual(['0 wizardTower'])
    h.play('0 decline')
    expect(h.asked).toEqual(['1 turn'])
  })

  it('H-TOKEN-8 the Rogue: pay to look at a card in a hand, or lose a Unit', () => {
    const g = walkInto({ ore: 1 }, 'rogue').play('0 pay')
    expect(g.offered(0)).toEqual(['peek:1', 'peek:2'])
    g.play('0 peek:2')
    expect([g.player(0).ore, g.player(0).warriors[placeOf('I-3')]]).toEqual([0, 1])
    const poor = walkInto({ ore: 0, serfs: { 'I-3': 1 } }, 'rogue')
    expect(poor.refusedWhy(0, 'pay')).toBe('cannot-pay')
    poor.play('0 lose:serf')
    expect([poor.player(0).serfs[placeOf('I-3')], poor.player(0).warriors[placeOf('I-3')]]).toEqual([0, 1])
  })

  it('H-TOKEN-8 only the looking player sees the card, everyone sees whose it is', () => {
    const g = walkInto({ ore: 1 }, 'rogue').play('0 pay', '0 peek:1')
    const { machine } = g.table
    const told = machine.events.map((event) => machine.game.see.sees(event, 2))
    expect(told).toContainEqual({ type: 'peeks', seat: 0, whose: 1 })
    expect(JSON.stringify(told)).not.toContain('"card"')
    expect(machine.events).toContainEqual(expect.objectContaining({ type: 'peeked', card: 'rage#1' }))
  })

  it('H-TOKEN-8 nothing is asked if only one other player holds a card', () => {
    const g = scenario({
      players: { 0: { serfs: {}, warriors: { 'I-1': 1 }, ore: 1 }, 2: { hand: ['tithe#1'] } },
      state: { shown: [at('I-3', 'rogue')] },
    }).play('0 slot:march-1', '0 go:I-3', '0 stop', '0 pay')
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-TOKEN-8 an Air Vessel alone is the Unit to lose', () => {
    const vessels = { sea: SUPPLY, air: ship('I-1') }
    const g = alone({ vessels, ore: 0 }, { shown: [at('I-3', 'rogue')] })
    g.play('0 slot:fly', '0 go:I-3', '0 stop', '0 lose:air')
    expect(g.player(0).vessels.air.at).toBe(-1)
  })

  it('H-TOKEN-9 Unstable Ground: all Units on foot go to one adjacent Region, which they explore', () => {
    const shown = [at('I-3', 'unstable'), at('I-6', 'bonus-food')]
    const vessels = { sea: SUPPLY, air: ship('I-3', 1) }
    const g = alone({ warriors: { 'I-1': 1 }, serfs: { 'I-3': 1, 'I-2': 4 }, vessels, food: 0 }, { shown })
    g.marchFrom(0, 'I-1').play('0 go:I-3', '0 stop')
    expect(g.offered(0)).toEqual(['flee:I-1', 'flee:I-4', 'flee:I-6', 'flee:I-10'])
    g.play('0 flee:I-6')
    const p = g.player(0)
    expect([p.warriors[placeOf('I-6')], p.serfs[placeOf('I-6')], p.food]).toEqual([1, 1, 1])
    expect(p.vessels.air).toEqual(ship('I-3', 1))
  })

  it('H-TOKEN-9 Heroes on foot there move, those elsewhere or aboard stay', () => {
    const heroes = {
      a: { at: placeOf('I-3'), aboard: '' as const },
      b: { at: placeOf('I-3'), aboard: 'air' as const },
      c: { at: placeOf('I-8'), aboard: '' as const },
    }
    const vessels = { sea: SUPPLY, air: ship('I-3') }
    const g = walkInto({ heroes, vessels }, 'unstable').play('0 flee:I-6')
    const { a, b, c } = g.player(0).heroes
    expect([a.at, b.at, c.at]).toEqual([placeOf('I-6'), placeOf('I-3'), placeOf('I-8')])
  })

  it('H-TOKEN-9 enemies in that Region cause a Battle', () => {
    const g = scenario({
      players: {
        0: { serfs: {}, warriors: { 'I-1': 1 } },
        1: { serfs: { 'I-4': 1 }, warriors: {}, hand: [] },
      },
      state: { shown: [at('I-3', 'unstable')] },
    })
    g.play('0 slot:march-1', '0 go:I-3', '0 stop', '0 flee:I-4')
    expect(g.state.battle).toMatchObject({ place: placeOf('I-4'), how: 'token', came: placeOf('I-3') })
    expect(g.player(0).score).toBe(1)
  })
})

describe('where a movement ended', () => {
  it('H-MOVE-8 where its tokens were resolved, or where they moved it', () => {
    const there = walkInto({ mana: 1 }, 'wizard-tower')
    expect(there.state.move?.ended).toBe(placeOf('I-3'))
    const shown = [at('I-3', 'unstable'), at('I-6', 'wizard-tower')]
    const thrown = alone({ warriors: { 'I-1': 1 }, mana: 1 }, { shown })
    thrown.play('0 slot:march-1', '0 go:I-3', '0 stop', '0 flee:I-6')
    expect(thrown.state.move).toMatchObject({
      ended: placeOf('I-6'),
      at: placeOf('I-6'),
      before: placeOf('I-3'),
    })
  })

  it('H-MOVE-8 a Vessel has ended where it is, whichever Units are moved', () => {
    const shown = [at('I-3', 'unstable'), at('I-6', 'wizard-tower')]
    const vessels = { sea: SUPPLY, air: ship('I-1') }
    const g = alone({ vessels, serfs: { 'I-3': 1 }, mana: 1 }, { shown })
    g.play('0 slot:fly', '0 go:I-3', '0 stop', '0 flee:I-6')
    expect(g.asked).toEqual(['0 wizardTower'])
    expect(g.state.move).toMatchObject({ ended: placeOf('I-3'), at: placeOf('I-3'), held: true })
  })

  it('H-MOVE-8 an army that is driven home has ended nowhere, and triggers nothing', () => {
    // Dagna gains 1 Ore when she ends a March in Mountains.
    const ore = (...ids: readonly string[]) =>
      scenario({
        turn: 2,
        players: { 2: { serfs: {}, warriors: {}, ore: 0, ...pieces({ c: 'IV-1' }) } },
        state: { shown: ids.map((id) => at('IV-10', id)) },
      })
        .play('2 slot:march-1', '2 go:IV-10', '2 stop')
        .player(2).ore
    expect([ore(), ore('fort'), ore('monster')]).toEqual([1, 1, 0])
  })

  it('H-MOVE-10 it came from the last Region before the Battle, by air over sea from where it took off', () => {
    const foe = { serfs: { 'II-6': 1, 'I-3': 1 }, warriors: {} }
    const g = scenario({
      players: { 0: { serfs: {}, warriors: { 'I-1': 1 } }, 1: { ...foe } },
    }).play('0 slot:march-1', '0 go:I-2', '0 go:I-3')
    expect(g.state.battle).toMatchObject({ how: 'march', came: placeOf('I-2'), marched: 2 })
    const h = scenario({
      players: { 0: { serfs: {}, warriors: {}, vessels: { sea: SUPPLY, air: ship('I-1') } }, 1: { ...foe } },
    }).play('0 slot:fly', '0 go:n', '0 go:II-6')
    expect(h.state.battle).toMatchObject({ how: 'fly', came: placeOf('I-1'), marched: 0 })
    expect(h.state.move?.fought).toBe(true)
    const low = scenario({
      players: { 0: { serfs: {}, warriors: {}, vessels: { sea: SUPPLY, air: ship('I-1') } }, 1: { ...foe } },
    }).play('0 slot:fly', '0 go:I-2', '0 go:I-3')
    expect(low.state.battle?.came).toBe(placeOf('I-2'))
  })
})
