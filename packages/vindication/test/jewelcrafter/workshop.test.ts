// V-JEWEL: mines, the workshop, and its products.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { CORE_REGIONS } from '../../src/regions/core.ts'
import { changesOf } from '../../testing/changes.ts'
import { paidAtEnd, scenario, finished } from '../../testing/scenario.ts'
import { jewelled, jewelsIn } from './jewelled.ts'
import { inspect } from '../../src/inspect.ts'

test('V-JEWEL-1 the set comes as a whole: one Jewelcrafter, two mines, twenty crystals', () => {
  const { box } = vindication.values.read({}, { jewelcrafter: true })
  const tiles = Object.fromEntries(box.regions.map(({ id }, i) => [id, box.bag[i]]))
  expect(tiles).toMatchObject({ jewelcrafter: 1, 'crystal-mine': 2 })
  const g = scenario({ seats: 3, options: { jewelcrafter: true } })
  expect(jewelsIn(g)).toEqual({ supply: 20, crystals: [0, 0, 0], infused: [-1, -1, -1, -1, -1, -1] })
})

test('V-JEWEL-1 a table without it has nothing of it', () => {
  const g = scenario()
  expect(g.state.slots).toBeNull()
  expect(g.state.bag).toHaveLength(CORE_REGIONS.length)
  expect(vindication.see.view(g.table.machine, 0)).toMatchObject({ modules: {} })
})

test('V-JEWEL-2 a mine gives one crystal, and one more for each mine held', () => {
  const mines = { 1: 'crystal-mine', 2: 'crystal-mine' }
  expect(jewelsIn(jewelled(mines).play('visit:1'))).toMatchObject({ supply: 19, crystals: [1, 0] })
  const one = jewelled(mines, {}, { owners: { 2: 0 } }).play('visit:1')
  expect(jewelsIn(one).crystals).toEqual([2, 0])
  const both = jewelled(mines, {}, { owners: { 1: 0, 2: 0 } }).play('visit:1')
  expect(jewelsIn(both).crystals).toEqual([3, 0])
})

test('V-JEWEL-2 control taken first counts, and the owner of a mine is paid', () => {
  const first = jewelled({ 1: 'crystal-mine' }, { conviction: 1 }).play('control:1')
  expect(jewelsIn(first).crystals).toEqual([2, 0])
  const g = jewelled({ 1: 'crystal-mine' }, {}, { owners: { 1: 1 } })
  expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
  expect(jewelsIn(g).crystals).toEqual([1, 0])
})

test('V-JEWEL-2 there are no more crystals than the supply holds', () => {
  const g = jewelled({ 1: 'crystal-mine' }, {}, { owners: { 1: 0 }, crystals: [0, 19] }).play('visit:1')
  expect(jewelsIn(g)).toMatchObject({ supply: 0, crystals: [1, 19] })
  const empty = jewelled({ 1: 'crystal-mine' }, { conviction: 1 }, { crystals: [10, 10] }).play('visit:1')
  expect(jewelsIn(empty).crystals).toEqual([10, 10])
  expect(empty.offers()).toContain('control:1')
})

test('V-JEWEL-3 a player who can use nothing there cannot visit the Jewelcrafter', () => {
  const workshop = { 1: 'jewelcrafter' }
  expect(jewelled(workshop).why('visit:1')).toBe('nothing-to-craft')
  const poor = jewelled(workshop, { strength: 3 }, { crystals: [0, 0] })
  expect(poor.why('visit:1')).toBe('nothing-to-craft')
  expect(jewelled(workshop, {}, { crystals: [2, 0] }).why('visit:1')).toBe('nothing-to-craft')
  expect(jewelled(workshop, {}, { crystals: [3, 0] }).offers()).toContain('visit:1')
  expect(jewelled(workshop, { strength: 3 }, { crystals: [1, 0] }).offers()).toContain('visit:1')
  expect(jewelled(workshop, { party: { arn: 1 } }, { crystals: [1, 0] }).offers()).toContain('visit:1')
})

test('V-JEWEL-3 as often as the player can pay, in any order, and the owner is paid once', () => {
  const g = jewelled(
    { 1: 'jewelcrafter' },
    { strength: 3, party: { arn: 3 } },
    { crystals: [5, 0], owners: { 1: 1 } },
  )
  expect(changesOf(g, 1, 'visit:1')).toEqual({})
  expect(g.offers()).not.toContain('enough')
  expect(changesOf(g, 1, 'trade-in')).toEqual({ honor: 2 })
  expect(changesOf(g, 1, 'pay-off', 'infuse:strength')).toEqual({})
  expect(jewelsIn(g)).toMatchObject({ supply: 20, crystals: [0, 0] })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-JEWEL-3 the player may stop after the first use', () => {
  const g = jewelled({ 1: 'jewelcrafter' }, {}, { crystals: [7, 0] }).play('visit:1', 'trade-in', 'enough')
  expect(jewelsIn(g).crystals).toEqual([4, 0])
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-JEWEL-4 a crystal returns up to two blocks from one companion, who stays', () => {
  const g = jewelled({ 1: 'jewelcrafter' }, { party: { arn: 3, nyra: 1 } }, { crystals: [2, 0] })
  expect(changesOf(g, 0, 'visit:1', 'pay-off', 'home:arn')).toEqual({ arn: -2, influence: 2 })
  expect(changesOf(g, 0, 'pay-off', 'home:nyra')).toEqual({ nyra: -1, influence: 1 })
  expect(jewelsIn(g).crystals).toEqual([0, 0])
})

test('V-JEWEL-4 without a block on a companion this use is not offered', () => {
  const g = jewelled({ 1: 'jewelcrafter' }, { party: { arn: 0 } }, { crystals: [3, 0] }).play('visit:1')
  expect(g.why('pay-off')).toBe('nobody-to-pay-off')
})

test('V-JEWEL-5 3 crystals give 2 honor', () => {
  const g = jewelled({ 1: 'jewelcrafter' }, {}, { crystals: [3, 0] })
  expect(changesOf(g, 0, 'visit:1', 'trade-in')).toEqual({ honor: 2 })
  expect(jewelsIn(g).crystals).toEqual([0, 0])
  const [mine] = vindication.see.standing(g.table.machine, 0)
  expect(mine?.lines).toContainEqual({ what: 'crystals', points: 2 })
  expect(vindication.say.score('crystals')).toBe('Crystals')
})

test('V-JEWEL-6 a crystal and three of one attribute make its infused crystal', () => {
  const g = jewelled({ 1: 'jewelcrafter' }, { vision: 4 }, { crystals: [1, 0] })
  expect(changesOf(g, 0, 'visit:1', 'infuse:vision')).toEqual({ vision: -3, influence: 3 })
  expect(jewelsIn(g)).toMatchObject({ crystals: [0, 0], infused: [-1, -1, -1, -1, -1, 0] })
})

test('V-JEWEL-6 there is one of each, and the player needs the whole price', () => {
  const g = jewelled(
    { 1: 'jewelcrafter' },
    { vision: 3, courage: 2 },
    { crystals: [3, 0], infused: { vision: 1 } },
  ).play('visit:1')
  expect(g.why('infuse:vision')).toBe('infused-already')
  expect(g.why('infuse:courage')).toBe('infusion-price')
  g.play('trade-in')
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-JEWEL-9 an infused crystal counts as a color of cards, but not as an attribute', () => {
  const held = { monsters: ['drogas'], party: {} }
  const without = finished({ options: { jewelcrafter: true }, players: { 0: held } })
  const bonus = paidAtEnd(without, 0)['drogas'] ?? 0
  const g = jewelled(
    {},
    { ...held, courage: 5 },
    { infused: { courage: 0 }, turn: 1, round: 9, lastRound: 9, ending: 'all-in', tokens: [] },
  ).pass()
  expect(paidAtEnd(g, 0)['drogas']).toBe(bonus + 1)
})

test('V-JEWEL-9 it does not count for a trigger, and is not lost with attributes', () => {
  const own = { courage: 5, party: { krajik: 0 } }
  const g = jewelled({}, own, {
    infused: { courage: 0 },
    triggers: ['supremacy', 'vindication'],
    active: ['krajik'],
  })
  expect(vindication.play.ending(g.table.machine)).toBe(false)
  expect(changesOf(g, 0, 'use:krajik')).toMatchObject({ courage: -5 })
  expect(jewelsIn(g).infused[3]).toBe(0)
})

test('V-JEWEL-3 everybody sees all of it', () => {
  const g = jewelled({}, {}, { crystals: [2, 3], infused: { wisdom: 1 } })
  const shown = { jewelcrafter: { supply: 15, crystals: [2, 3], infused: [null, null, null, null, 1, null] } }
  for (const viewer of [0, 1, null]) {
    expect(vindication.see.view(g.table.machine, viewer)).toMatchObject({ modules: shown })
  }
  const told = inspect.position(g.table.machine, ['Ada', 'Bo'])
  expect(told).toContain('  Infused crystals: wisdom.')
  expect(told).toContain('Crystals in the supply: 15.')
})
