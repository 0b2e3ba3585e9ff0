// V-HOUSE: house rules.
import { Refusal, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { at } from '../../src/state.ts'
import { type Scenario, scenario, type Spot } from '../../testing/scenario.ts'

const SIX = { arn: 0, zho: 0, sestra: 0, jermo: 0, nyra: 0, kealth: 0 }

/** The Companions trigger is met from the beginning. */
const met = (spot: Spot): Scenario =>
  scenario({
    triggers: ['companions', 'swiftness'],
    regions: { 1: 'fort' },
    players: { 0: { space: 13, party: SIX, honor: 20 }, 1: { space: 7, honor: 20 } },
    ...spot,
  })

test('V-HOUSE-1 before the chosen round no trigger ends the game', () => {
  expect(met({ round: 3 }).play('visit:1').state.ending).toBe('companions')
  const late = met({ round: 3, options: { armed: 'from round 6' } }).play('visit:1')
  expect(late.state.ending).toBe('')
})

test('V-HOUSE-1 a trigger that is met when that round begins ends the game then', () => {
  const g = met({ round: 5, options: { armed: 'from round 6' } })
  g.pass().pass()
  expect([g.state.round, g.state.ending, g.state.lastRound]).toEqual([6, 'companions', 7])
  expect(g.state.tokens).toEqual([])
})

test('V-HOUSE-1 and one that is met later, immediately', () => {
  const g = met({ round: 6, options: { armed: 'from round 6' } }).play('visit:1')
  expect(g.state.ending).toBe('companions')
})

test('V-HOUSE-2 everybody sees every quest that is kept', () => {
  const start = (openQuests: boolean) => {
    const table = new Table(vindication, { seats: 2, seed: 'open', options: { openQuests } })
    for (const ask of table.asks.slice()) table.take(ask, at(ask.options, 0))
    return table
  }
  const open = start(true)
  for (const viewer of [0, 1, null]) {
    expect(vindication.see.view(open.machine, viewer)).toMatchObject({
      players: [{ quests: [expect.any(String)] }, { quests: [expect.any(String)] }],
    })
  }
  expect(vindication.see.view(start(false).machine, 0)).toMatchObject({ players: [{}, { quests: 1 }] })
})

test('V-HOUSE-2 their points count in everybody’s score', () => {
  const players = {
    0: { quests: ['promise-to-yourself'], potential: 0, space: 13 },
    1: { quests: [], space: 7 },
  }
  const seen = (openQuests: boolean) =>
    vindication.see
      .standing(scenario({ players, options: { openQuests } }).table.machine, 1)[0]
      ?.lines.some(({ what }) => what === 'quests')
  expect(seen(true)).toBe(true)
  expect(seen(false)).toBe(false)
})

test('V-HOUSE-3 a game of 8 rounds ends after the eighth, whichever triggers are met', () => {
  const g = met({ round: 3, options: { length: '8 rounds' } }).play('visit:1')
  expect(g.state.ending).toBe('')
  const near = met({ round: 6, options: { length: '8 rounds' } })
    .pass()
    .pass()
  expect([near.state.round, near.state.ending, near.state.lastRound]).toEqual([7, 'fixed-length', 8])
  near.pass().pass().pass().pass()
  expect(near.table.over).toBe(true)
  expect(near.state.round).toBe(8)
})

test('V-HOUSE-3 tokens still reveal triggers, until the last round is announced', () => {
  const g = met({
    round: 3,
    options: { length: '12 rounds' },
    players: { 0: { space: 13, honor: 29, conviction: 2 }, 1: { space: 7, honor: 20 } },
  })
  g.play('control:1')
  expect(g.player(0).tokens).toBe(1)
  expect(g.state.triggers).toHaveLength(3)
})

test('V-HOUSE-4 a first round for triggers that end nothing is refused', () => {
  const options = { armed: 'from round 9', length: '12 rounds' }
  const { against } = vindication.form.allows({ ...options, edition: '2018' })
  expect(against?.rule).toBe('V-HOUSE-4')
  expect(against?.why).toContain('Choose one of the two')
  expect(() => new Table(vindication, { seats: 2, seed: 'a', options })).toThrow(Refusal)
})

test('V-HOUSE-4 the lobby lists every house rule under that heading', () => {
  const { armed, length, openQuests, roundLimit } = vindication.form.options.properties
  for (const field of [armed, length, openQuests, roundLimit]) expect(field?.group).toBe('House rules')
})
