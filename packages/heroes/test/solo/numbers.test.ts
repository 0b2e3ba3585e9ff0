// The numbers of the Enemy are values of the table, so a values file can override ours.
import type { Json } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { enemyTurn, heroesOf, type Scenario } from '../../testing/index.ts'
import { refused } from '../refused.ts'

const NONE = Array.from({ length: 53 }, () => 0)

/** Hero A of the Enemy attacks a Serf, and this card is turned over in the Battle. */
function attacked(card: string, file: Json): Scenario {
  const g = enemyTurn('e8', 'a', {
    human: { hand: [], serfs: { 'I-1': 1, 'II-4': 1 }, warriors: {} },
    foe: { heroes: heroesOf({ a: 'II-2' }) },
    state: { down: NONE },
    values: file,
  })
  if (g.state.enemy !== null) g.state.enemy.deck = [card]
  return g
}

describe('numbers of the Enemy', () => {
  it('H-SOLO-6 Strength and points of an Enemy’s card are values of the table', () => {
    const turned = (file: Json) => {
      const g = attacked('e5', file).play('0 tactic:fall-back')
      return [
        g.table.machine.events.findLast((e) => e.type === 'strength' && e.rival === 'enemy')?.['total'],
        g.player(1).score,
      ]
    }
    // Gorrath has 4, plus 2 when he attacks; 1 point for starting the Battle.
    expect(turned({})).toEqual([6 + 4, 1 + 1])
    expect(turned({ enemy: { cards: { e5: { strength: 7, vp: 3 } } } })).toEqual([6 + 7, 1 + 3])
    expect(refused({ enemy: { cards: { e9: {} } } })).toContain('/enemy/cards/e9')
    expect(refused({ enemy: { cards: { e5: { strength: -1 } } } })).toContain('/enemy/cards/e5/strength')
  })

  it('H-SOLO-4 so are the points of a token it takes', () => {
    const taken = (file: Json) => {
      const down = NONE.slice()
      // It cannot recruit, so it moves by the arrow.
      const spot = { foe: { heroes: heroesOf({ a: 'II-2' }) }, values: file }
      const to = enemyTurn('e1', 'a', spot).player(1).heroes.a.at
      down[to] = 2
      return enemyTurn('e1', 'a', { ...spot, state: { down } }).player(1).score
    }
    expect(taken({})).toBe(2)
    expect(taken({ enemy: { tokenVp: 2 } })).toBe(4)
    expect(refused({ enemy: { tokenVp: 21 } })).toContain('/enemy/tokenVp: expected')
  })

  it('H-SOLO-5 and so are the Ore and points of the spaces of its track', () => {
    const reached = (track: number, enemy: Json) => {
      const g = enemyTurn('e3', 'a', { foe: { ore: 9 }, values: { enemy }, enemy: { track } })
      return [9 - g.player(1).ore, g.player(1).score]
    }
    const orcs = { ore: [1, 3, 3, 4, 4, 7], vp: [3, 0, 0, 0, 0, 4] }
    expect([reached(0, {}), reached(5, {})]).toEqual([
      [2, 0],
      [5, 1],
    ])
    expect([reached(0, { tracks: { orcs } }), reached(5, { tracks: { orcs } })]).toEqual([
      [1, 3],
      [7, 4],
    ])
    // The Dragon it would get is already in play.
    const air = { at: 0, serfs: 0, warriors: 0 }
    const instead = (enemy: Json) => {
      const vessels = { sea: { ...air, at: -1 }, air }
      return enemyTurn('e3', 'a', {
        foe: { ore: 9, vessels },
        values: { enemy },
        enemy: { track: 4 },
      }).player(1).score
    }
    expect([instead({}), instead({ insteadVp: 3 })]).toEqual([2, 3])
    expect(refused({ enemy: { tracks: { orcs: { ore: [1, 2] } } } })).toContain('/enemy/tracks/orcs/ore')
    // A hard Enemy pays 1 less.
    expect(refused({ enemy: { tracks: { orcs: { ore: [0, 3, 3, 4, 4, 5] } } } })).toContain(
      '/enemy/tracks/orcs/ore/0: expected a whole number from 1 to 20',
    )
  })
})
