// Every ability of a companion works only after an activation, once, and not beyond the turn.
import { expect, test } from 'vitest'
import { CARDS } from '../../src/cards/index.ts'
import type { PlayerSpot, Scenario } from '../../testing/scenario.ts'
import { endTurn, holding } from './holding.ts'

const HELD = CARDS.filter((card) => card.held !== undefined).map((card) => card.id)

/** Attributes of which an extra turn costs 5. */
const FIVE: Readonly<Record<string, PlayerSpot>> = {
  'anazi-birin': { knowledge: 5 },
  drokk: { strength: 5 },
  elya: { inspiration: 5 },
}
const BESIDE: Readonly<Record<string, string>> = {
  sestra: 'library',
  arn: 'fort',
  miara: 'shrine',
  zho: 'spire',
}

/** Enough of everything for all of them. */
function rich(id: string, active: boolean): Scenario {
  return holding(
    {
      party: { [id]: 5, adena: 1 },
      potential: 1,
      conviction: 1,
      inspiration: 1,
      knowledge: 1,
      courage: 1,
      vision: 1,
      ...FIVE[id],
      relics: { mirror: 0 },
      tiles: { wisdom: 1 },
    },
    {
      regions: { 1: BESIDE[id] ?? 'inn', 4: 'inn', 7: 'inn', 9: 'maw' },
      other: { traits: ['purpose'] },
      ...(active ? { active: [id] } : {}),
    },
  )
}

/** Answers every question with as little as possible. */
function decline(g: Scenario): void {
  while (g.asked()[0] !== '0 turn') {
    const offers = g.offers()
    g.play(offers.find((id) => id === 'none' || id === 'enough' || id === 'leave') ?? offers[0] ?? '')
  }
}

test('there are 33 abilities that wait', () => {
  expect(HELD).toHaveLength(33)
})

test.each(HELD)('%s: its ability waits for an activation, works once and lapses with the turn', (id) => {
  const use = `use:${id}`
  expect(rich(id, false).offers()).not.toContain(use)
  const g = rich(id, true)
  expect(g.offers()).toContain(use)
  g.play(use)
  decline(g)
  expect(g.offers()).not.toContain(use)
  expect(g.why(use)).toBe('ability-spent')
  const idle = rich(id, true)
  endTurn(idle)
  endTurn(idle)
  expect(idle.state.turn.seat).toBe(0)
  expect(idle.offers()).not.toContain(use)
  expect([...g.broken(), ...idle.broken()]).toEqual([])
})

test.each(HELD)('%s: does nothing in another player’s turn', (id) => {
  const g = rich(id, true)
  endTurn(g)
  expect(g.offers(0)).not.toContain(`use:${id}`)
  expect(g.offers(1)).not.toContain(`use:${id}`)
})
