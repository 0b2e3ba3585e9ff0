// V-EDITION: single variants from the player summary, each a switch on top of the rules of 2018.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { boardFor } from '../../src/modules/myths/values/boards.ts'
import { at } from '../../src/state.ts'
import { changesOf } from '../../testing/changes.ts'
import type { Scenario } from '../../testing/scenario.ts'
import { guilded } from '../guilds/guilded.ts'
import { jewelled, jewelsIn } from '../jewelcrafter/jewelled.ts'
import { mythsIn, nearlyWon, woken } from '../myths/woken.ts'

const READINGS = [
  ['lootClockwise', 'myths', 'Myths & Wonders'],
  ['commendedThisTurn', 'guilds', 'Guilds & Monuments'],
  ['crystalsAnywhere', 'jewelcrafter', 'Jewelcrafter'],
] as const

test.each(READINGS)('V-EDITION-13 %s is off by default, and described as a variant', (name) => {
  const field = vindication.form.options.properties[name]
  expect(field).toMatchObject({ type: 'boolean', default: false, group: 'Expansions' })
  expect(field?.description).toMatch(/^Variant: /)
})

test.each(READINGS)('V-EDITION-13 %s needs its expansion', (name, box, title) => {
  const { against } = vindication.form.allows({ [name]: true })
  expect(against?.rule).toBe('V-EDITION-13')
  expect(against?.why).toContain(title)
  expect(vindication.form.allows({ [name]: true, [box]: true }).against).toBe(null)
  expect(vindication.form.allows({ [name]: true, [box]: true, edition: '2017 prototype' }).against).toBe(null)
})

/** The seats that take loot, in order. */
function pickers(g: Scenario): number[] {
  const seats: number[] = []
  while (mythsIn(g).market.length > 0) {
    seats.push(g.table.asks[0]?.seat ?? -1)
    g.play(`loot:${mythsIn(g).market[0]}`)
  }
  return seats
}

test('V-EDITION-14 loot is taken clockwise from the player with the highest companion', () => {
  const players = { 1: { party: { zho: 0 } }, 2: { party: { adren: 0 } } }
  const won = (options: Record<string, boolean>) =>
    nearlyWon({ inspiration: 1, party: { arn: 0 } }, { seats: 3, players, options }).play('contribute:0')
  expect(pickers(won({ myths: true }))).toEqual([2, 1, 0])
  expect(pickers(won({ myths: true, lootClockwise: true }))).toEqual([2, 0, 1])
})

test('V-EDITION-14 or from the winner of the first pick', () => {
  const players = { 1: { party: {} }, 2: { party: { adren: 0 } }, 3: { party: { belac: 0 } } }
  const options = { myths: true, lootClockwise: true }
  const g = nearlyWon({ inspiration: 1 }, { seats: 4, players, options })
  const pick = boardFor(4).findIndex(({ reward }) => reward === 'pick')
  const first = at(mythsIn(g).spheres, pick)
  expect(pickers(g.play('contribute:0'))).toEqual([0, 1, 2, 3].map((n) => (first + n) % 4))
})

test('V-EDITION-15 a commendation pays only in the turn it was made', () => {
  const options = { commendedThisTurn: true }
  const laid = guilded({ traits: ['devotion'], conviction: 1 }, [{}], { options }).play('favor:commendation')
  expect(changesOf(laid, 0, 'control:1')).toMatchObject({ honor: 2 + 1 + 1 })
  const favor = { 0: { use: 'commendation', on: 'devotion' } } as const
  const before = guilded({ traits: ['devotion'], conviction: 1 }, [{}], { options, favor })
  expect(changesOf(before, 0, 'control:1')).toMatchObject({ honor: 2 + 1 })
})

test('V-EDITION-15 and not in other players’ turns', () => {
  const favor = { 1: { use: 'commendation', on: 'impunity' } } as const
  const options = { commendedThisTurn: true }
  const taken = guilded({ conviction: 4 }, [{ traits: ['impunity'] }], { owners: { 1: 1 }, favor, options })
  expect(changesOf(taken, 1, 'control:1')).not.toHaveProperty('honor')
})

const ANYWHERE = { jewelcrafter: true, crystalsAnywhere: true }

test('V-EDITION-16 crystals return blocks from a companion anywhere, as often as the player can pay', () => {
  const g = jewelled({}, { party: { arn: 3, zho: 1 } }, { crystals: [2, 0], options: ANYWHERE })
  expect(changesOf(g, 0, 'pay-off', 'home:arn')).toEqual({ arn: -2, influence: 2 })
  expect(changesOf(g, 0, 'pay-off', 'home:zho')).toEqual({ zho: -1, influence: 1 })
  expect(jewelsIn(g)).toMatchObject({ supply: 20, crystals: [0, 0] })
  expect(g.why('pay-off')).toBe('too-few-crystals')
  expect(g.offers()).toContain('visit:1')
})

test('V-EDITION-16 only with a block on a companion, and nothing else is possible away from the Jewelcrafter', () => {
  const g = jewelled({}, { strength: 3 }, { crystals: [5, 0], options: ANYWHERE })
  expect(g.why('pay-off')).toBe('nobody-to-pay-off')
  expect(g.offers().filter((id) => /^(trade-in|infuse)/.test(id))).toEqual([])
  const usual = jewelled({}, { party: { arn: 3 } }, { crystals: [2, 0] })
  expect([usual.offers().includes('pay-off'), usual.why('pay-off')]).toEqual([false, null])
})

test('V-EDITION-16 at the Jewelcrafter nothing changes, and against Ronak it is one more bonus action', () => {
  const shop = jewelled({ 1: 'jewelcrafter' }, { party: { arn: 2 } }, { crystals: [1, 0], options: ANYWHERE })
  expect(changesOf(shop, 0, 'visit:1', 'pay-off')).toEqual({ arn: -2, influence: 2 })
  const slots = {
    jewelcrafter: { supply: 19, crystals: [1, 0], infused: [-1, -1, -1, -1, -1, -1] },
  }
  const event = woken({ party: { arn: 2 } }, { slots, options: { ...ANYWHERE, myths: true } })
  expect(event.offers()).toContain('pay-off')
})
