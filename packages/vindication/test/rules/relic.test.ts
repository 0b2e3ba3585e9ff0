// V-RELIC: charges, uses and where a spent charge goes.
import { expect, test } from 'vitest'
import { type PlayerSpot, scenario, type Spot } from '../../testing/scenario.ts'
import { COURAGE, INSPIRATION, KNOWLEDGE, STRENGTH } from '../../src/state.ts'

/** Seat 0 beside a tower, seat 1 on the far coast. */
function table(mine: PlayerSpot = {}, more: Spot = {}) {
  const { players, ...rest } = more
  return scenario({
    regions: { 1: 'tower', 2: 'library', 3: 'fort' },
    players: { 0: { space: 13, party: {}, honor: 10, ...mine }, 1: { space: 7, party: {}, ...players?.[1] } },
    decks: { relics: { open: ['mirror'], down: ['glowberries', 'taker-of-stars'] } },
    ...rest,
  })
}

const passTurns = ['move:14', 'stop', 'end', '1 move:31', '1 stop', '1 end'] as const

test('V-RELIC-1 a new relic gets 1 to 3 blocks from influence', () => {
  const g = table({ vision: 2, influence: 4 }).play('visit:1', 'acquire', 'open')
  expect(g.offers()).toEqual(['place:1', 'place:2', 'place:3'])
  g.play('place:3')
  expect(g.player(0)).toMatchObject({
    relics: ['mirror'],
    charges: [3],
    influence: 3,
    acquired: 1,
    honor: 13,
  })
  expect(g.broken()).toEqual([])
})

test('V-RELIC-1 no more blocks are placed than there is influence', () => {
  const two = table({ vision: 2, influence: 0 }).play('visit:1', 'acquire', 'open')
  expect(two.offers()).toEqual(['place:1', 'place:2'])
  const one = table({ vision: 1, influence: 0, party: { zaya: 1 } }, { active: ['zaya'] })
  one.play('visit:1', 'acquire', 'open')
  expect(one.player(0)).toMatchObject({ charges: [1], influence: 0 })
  expect(one.asked()).toEqual(['0 turn'])
})

test('V-RELIC-1 the first block is required: with empty influence one is recovered for it', () => {
  const mine = { vision: 2, influence: 0, relics: { 'altar-knife': 1 }, tiles: { courage: 1 } }
  const g = table(mine).play('visit:1', 'recharge')
  g.play('charge:altar-knife', 'charge:altar-knife', 'acquire', 'open')
  expect(g.player(0)).toMatchObject({ charges: [3, 0], influence: 0 })
  expect(g.asked()).toEqual(['0 owe'])
  expect(g.offers()).toContain('recover:strength')
  expect(g.offers()).not.toContain('end')
  g.play('discard:courage')
  expect(g.asked()).toEqual(['0 owe'])
  g.play('recover:altar-knife')
  expect(g.player(0)).toMatchObject({ charges: [2, 1], influence: 0 })
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-RELIC-1 a tile discarded while placing does not take the first block away', () => {
  const g = table({ vision: 2, influence: 0, tiles: { courage: 1 } }).play('visit:1', 'acquire', 'open')
  expect(g.offers()).toEqual(['place:1', 'place:2', 'discard:courage'])
  g.play('discard:courage')
  expect(g.player(0)).toMatchObject({ charges: [0], influence: 0 })
  g.play('recover:courage')
  expect(g.player(0)).toMatchObject({ charges: [1], influence: 0 })
  expect(g.player(0).spheres[COURAGE]).toBe(1)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-RELIC-1 a relic never holds more than 3', () => {
  const nyra: Spot = { active: ['nyra'] }
  const full = table({ party: { nyra: 1 }, relics: { 'altar-knife': 3 } }, nyra)
  expect(full.why('use:nyra')).toBe('nothing-would-change')
  const g = table({ party: { nyra: 1 }, relics: { 'altar-knife': 2 }, influence: 4 }, nyra).play('use:nyra')
  expect(g.player(0)).toMatchObject({ charges: [3], influence: 3 })
})

test('V-RELIC-2 a relic is used once per turn, several in one turn', () => {
  const g = table({ relics: { 'altar-knife': 2, 'orb-of-conundrums': 1 } }).play('use:altar-knife')
  expect(g.player(0).charges).toEqual([1, 1])
  expect(g.why('use:altar-knife')).toBe('relic-used')
  g.play('use:orb-of-conundrums')
  expect(g.player(0).charges).toEqual([1, 0])
  g.play(...passTurns)
  expect(g.offers()).toContain('use:altar-knife')
  expect(g.why('use:orb-of-conundrums')).toBe('no-charge')
})

test('V-RELIC-2 it may be used in the turn it came', () => {
  const g = table({ vision: 2 }, { players: { 1: { party: { arn: 0 } } } })
  g.play('visit:1', 'acquire', 'open', 'place:1', 'use:mirror', 'like:arn')
  expect(g.player(0).charges).toEqual([0])
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
})

test('V-RELIC-2 a relic without a charge is not used, nor That Which Was Broken', () => {
  const g = table({ relics: { 'altar-knife': 0, 'that-which-was-broken': 2 } })
  expect(g.why('use:altar-knife')).toBe('no-charge')
  expect(g.offers().filter((id) => id.startsWith('use:'))).toEqual([])
})

test('V-RELIC-2 other players’ relics cannot be used', () => {
  const g = table({}, { players: { 1: { relics: { 'altar-knife': 2 } } } })
  expect(g.offers()).not.toContain('use:altar-knife')
})

test.each([
  ['altar-knife', { potential: 9, influence: 8, conviction: 2, honor: 13 }],
  ['orb-of-conundrums', { potential: 8, influence: 8, conviction: 3, honor: 10 }],
  ['armguards', { potential: 8, influence: 8, conviction: 2, honor: 10, speedBlocks: 1 }],
  ['scroll-of-the-high-born', { potential: 7, influence: 10, conviction: 2, honor: 10 }],
] as const)('V-RELIC-3 the charge of %s goes where it says', (id, after) => {
  const g = table({ relics: { [id]: 1 }, knowledge: 0, potential: 8 }).play(`use:${id}`)
  expect(g.player(0)).toMatchObject({ ...after, charges: [0] })
  expect(g.broken()).toEqual([])
})

test('V-RELIC-3 usually it returns to influence', () => {
  const g = table({ relics: { 'pendant-of-potency': 2 }, strength: 1, influence: 3 }).play(
    'use:pendant-of-potency',
  )
  expect(g.player(0)).toMatchObject({ charges: [1], influence: 4 })
  expect(g.player(0).spheres[STRENGTH]).toBe(0)
  expect(g.player(0).spheres[COURAGE]).toBe(1)
})

test('V-RELIC-3 the orb uses no conviction', () => {
  const g = table({ relics: { 'orb-of-conundrums': 1 }, traits: ['devotion'] }).play('use:orb-of-conundrums')
  expect(g.player(0).honor).toBe(10)
})

test('V-RELIC-4 each block of the Armguards is 1 more step', () => {
  const g = table({ relics: { armguards: 1 } }).play('use:armguards', 'move:14', 'move:13', 'move:18')
  expect(g.state.turn.walked).toBe(3)
  expect(g.asked()).toEqual(['0 turn'])
  const slow = table().play('move:14')
  expect(
    slow.play(slow.offers().find((id) => id.startsWith('move:') && id !== 'move:13') ?? '').asked(),
  ).toEqual(['0 turn'])
})

test('V-RELIC-4 they add up over turns and are no mount', () => {
  const g = table({ relics: { armguards: 2 }, speedBlocks: 2 }).play('use:armguards')
  expect(g.player(0)).toMatchObject({ speedBlocks: 3, mount: 2 })
  for (const step of ['move:14', 'move:13', 'move:14', 'move:13', 'move:18']) g.play(step)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-RELIC-4 they lengthen a Move that has steps left, and not one without', () => {
  const mine: PlayerSpot = { relics: { armguards: 1 }, party: { zharah: 1 } }
  const g = table(mine, { active: ['zharah'] }).play('move:14', 'stop', 'use:armguards', 'move:15', 'move:14')
  expect(g.state.turn.walked).toBe(3)
  const done = table(mine, { active: ['zharah'] }).play('move:14', 'stop', 'move:15', 'use:armguards')
  expect(done.why('move:14')).toBe('move-spent')
})

test('V-RELIC-4 after a Move that has ended it is too late', () => {
  const g = table({ relics: { armguards: 1 } }).play('move:14', 'stop', 'use:armguards')
  expect(g.why('move:13')).toBe('move-spent')
})

test('V-RELIC-4 recovering a block removes its speed, but not steps already made', () => {
  const g = table({ speedBlocks: 1, influence: 3 }).play('move:14', 'move:13', 'move:18', 'recover:speed')
  expect(g.player(0)).toMatchObject({ speedBlocks: 0, influence: 4, space: 18 })
  expect(g.state.turn.walked).toBe(3)
  expect(g.broken()).toEqual([])
})

test('V-RELIC-5 the Mirror gives the printed attributes of another player’s companion, and nothing else', () => {
  const g = table(
    { relics: { mirror: 1 }, influence: 5 },
    { players: { 1: { party: { zaya: 0, arn: 0 } } }, decks: {} },
  )
  g.play('use:mirror')
  expect(g.offers()).toEqual(['like:zaya', 'like:arn', 'none'])
  g.play('like:zaya')
  expect(g.player(0).spheres[KNOWLEDGE]).toBe(3)
  expect(g.player(0).influence).toBe(4)
  expect(g.player(1).loyalty).toEqual([0, 0])
  expect(g.state.turn.active).toEqual([])
  expect(g.broken()).toEqual([])
})

test('V-RELIC-5 the Mirror does not copy your own companions', () => {
  const g = table(
    { relics: { mirror: 1 }, party: { zho: 0 } },
    { players: { 1: { party: { arn: 0 } } } },
  ).play('use:mirror')
  expect(g.offers()).toEqual(['like:arn', 'none'])
})

test('V-RELIC-5 the Shield moves its charge to a companion for its attributes', () => {
  const g = table({ relics: { 'shield-of-dread': 2 }, party: { zho: 1, wim: 0 }, influence: 5 }).play(
    'use:shield-of-dread',
  )
  expect(g.offers()).toEqual(['onto:zho', 'onto:wim'])
  g.play('onto:wim')
  expect(g.player(0)).toMatchObject({ charges: [1], loyalty: [1, 1], influence: 4 })
  expect(g.player(0).spheres[STRENGTH]).toBe(2)
  expect(g.state.turn.active).toEqual([])
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.offers()).toContain('activate:wim')
  expect(g.broken()).toEqual([])
})

test('V-RELIC-5 the Shield adds a block at 4 with Resilience too, and Wonder does not react', () => {
  const g = table({
    relics: { 'shield-of-dread': 1 },
    party: { zho: 4, wim: 0 },
    traits: ['resilience', 'wonder'],
  }).play('use:shield-of-dread', 'onto:zho')
  expect(g.player(0).loyalty).toEqual([5, 0])
  expect(g.player(0).spheres[INSPIRATION]).toBe(3)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-RELIC-5 the Shield needs a charge and a companion', () => {
  expect(table({ relics: { 'shield-of-dread': 0 }, party: { zho: 0 } }).why('use:shield-of-dread')).toBe(
    'no-charge',
  )
  expect(table({ relics: { 'shield-of-dread': 1 } }).why('use:shield-of-dread')).toBe('nothing-would-change')
})

const TAKER: PlayerSpot = { relics: { 'taker-of-stars': 2 }, influence: 3 }
const THREE = ['relics', 'balance', 'regions']

test('V-RELIC-6 with three active triggers the Taker removes one for good', () => {
  const g = table(TAKER, { triggers: THREE }).play('use:taker-of-stars')
  expect(g.offers()).toEqual(['drop:relics', 'drop:balance', 'drop:regions', 'none'])
  g.play('drop:balance')
  expect(g.state.triggers).toEqual(['relics', 'regions'])
  expect(g.state.triggerStack).not.toContain('balance')
  expect(g.player(0)).toMatchObject({ charges: [1], influence: 4 })
  expect(g.broken()).toEqual([])
})

test('V-RELIC-6 with two it removes none', () => {
  const g = table(TAKER, { triggers: ['relics', 'balance'] }).play('use:taker-of-stars')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.state.triggers).toEqual(['relics', 'balance'])
})

test('V-RELIC-6 once the end is triggered it can do nothing', () => {
  const g = table(TAKER, { triggers: THREE, ending: 'relics', lastRound: 3 }).play('use:taker-of-stars')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.state.triggers).toEqual(THREE)
})

test('V-RELIC-6 a trigger that is met takes effect before the Taker can be used', () => {
  const g = table(
    { ...TAKER, conviction: 1 },
    {
      triggers: ['regions', 'balance', 'relics'],
      owners: { 2: 0, 3: 0, 4: 0 },
      regions: { 1: 'library', 2: 'inn', 3: 'fort', 4: 'spire' },
    },
  )
  g.play('control:1')
  expect(g.state.ending).toBe('regions')
  g.play('use:taker-of-stars')
  expect(g.state.triggers).toEqual(['regions', 'balance', 'relics'])
})

test('V-RELIC-1 Nyra has no block to give after a tile used the last one', () => {
  const relics = { 'altar-knife': 1, 'pink-elixir': 1 }
  const mine: PlayerSpot = { party: { nyra: 1 }, relics, influence: 2, tiles: { courage: 1 } }
  const g = table(mine, { active: ['nyra'] }).play('use:nyra')
  expect(g.offers()).toEqual(['charge:altar-knife', 'charge:pink-elixir', 'none', 'discard:courage'])
  g.play('discard:courage')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ charges: [1, 1], influence: 0 })
  expect(g.broken()).toEqual([])
})
