// The order of several abilities that one event triggers.
import { expect, it } from 'vitest'
import { fight, pieces, type PlayerSpot } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }
const ULGHA: PlayerSpot = { ...BARE, faction: 'orcs', ...pieces({ b: 'I-6' }) }

/** The seats whose Ulgha was triggered, in order, after both fought. */
function answered(turn: number): unknown[] {
  const g = fight(
    { turn, players: { 0: { ...ULGHA, warriors: { 'I-6': 4 } }, 1: { ...ULGHA, serfs: { 'I-6': 1 } } } },
    'I-6',
  )
  g.play('1 tactic:fall-back', '0 tactic:fall-back', '1 lose:serf')
  return g.table.machine.events.filter(({ type }) => type === 'ability').map(({ seat }) => seat)
}

it('H-ABILITY-8 first those of the player whose turn it is, then clockwise', () => {
  expect(answered(0)).toEqual([0, 1])
  expect(answered(1)).toEqual([1, 0])
})

it('H-ABILITY-8 an ability whose count is 0 is not triggered', () => {
  const g = fight(
    { players: { 0: { ...ULGHA, warriors: { 'I-6': 4 } }, 1: { ...BARE, towers: ['I-6'] } } },
    'I-6',
  )
  g.play('1 tactic:fall-back', '0 tactic:fall-back')
  expect(g.table.machine.events.some(({ type }) => type === 'ability')).toBe(false)
})
