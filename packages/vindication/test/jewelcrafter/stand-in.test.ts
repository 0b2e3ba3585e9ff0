// V-JEWEL: infused crystals replace attributes.
import { preview } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { changesOf } from '../../testing/changes.ts'
import { jewelled } from './jewelled.ts'

const COURAGE = { infused: { courage: 0 } }

test('V-JEWEL-7 a crystal pays one of its attribute and returns no block', () => {
  const g = jewelled({ 1: 'maw' }, { courage: 1, party: { arn: 0 } }, COURAGE)
  expect(changesOf(g, 0, 'visit:1')).toEqual({ courage: -1, influence: 1 })
  expect(g.asked()).toEqual(['0 draw.monsters'])
})

test('V-JEWEL-7 with enough blocks the player is asked which to use', () => {
  const spot = () => jewelled({ 1: 'maw' }, { courage: 2, party: { arn: 0 } }, COURAGE).play('visit:1')
  expect(spot().offers()).toEqual(['stand-in:crystal-courage', 'with-blocks:courage'])
  expect(changesOf(spot(), 0, 'stand-in:crystal-courage')).toEqual({ courage: -1, influence: 1 })
  expect(changesOf(spot(), 0, 'with-blocks:courage')).toEqual({ courage: -2, influence: 2 })
})

test('V-JEWEL-7 each for its own attribute: at the Tomb wisdom', () => {
  const g = jewelled({ 1: 'tomb' }, { wisdom: 1 }, { infused: { wisdom: 0 } })
  expect(changesOf(g, 0, 'visit:1')).toEqual({ wisdom: -1, influence: 1 })
  expect(g.asked()).toEqual(['0 draw.traits'])
})

test('V-JEWEL-7 once per turn, and again in the next', () => {
  const g = jewelled({ 1: 'monastery', 2: 'monastery' }, { knowledge: 0 }, { infused: { knowledge: 0 } })
  g.play('visit:1', 'pay:knowledge', 'augment:potential')
  expect(g.asked()).toEqual(['0 turn'])
  g.pass().pass()
  expect(g.state.turn.seat).toBe(0)
  expect(g.player(0).used).toEqual([])
})

test('V-JEWEL-7 nobody else’s crystal, and none of another attribute', () => {
  const other = jewelled({ 1: 'maw' }, { courage: 1, party: { arn: 0 } }, { infused: { courage: 1 } })
  expect(other.why('visit:1')).toBe('price')
  const wrong = jewelled({ 1: 'maw' }, { courage: 1, party: { arn: 0 } }, { infused: { vision: 0 } })
  expect(wrong.why('visit:1')).toBe('price')
})

test('V-JEWEL-7 it pays for tiles and for abilities of cards, too', () => {
  const tile = jewelled({}, { strength: 2 }, { infused: { strength: 0 } })
  expect(changesOf(tile, 0, 'buy:strength')).toEqual({ strength: -2, influence: 2, 'strength tile': 1 })
  const rhun = jewelled({}, { vision: 0, party: { rhun: 1 } }, { infused: { vision: 0 }, active: ['rhun'] })
  expect(changesOf(rhun, 0, 'use:rhun')).toEqual({ honor: 1 })
})

test('V-JEWEL-7 a payment needs no influence for it', () => {
  const own = { vision: 0, influence: 0, party: { rhun: 1 } }
  const g = jewelled({}, own, { infused: { vision: 0 }, active: ['rhun'] })
  expect(changesOf(g, 0, 'use:rhun')).toEqual({ honor: 1 })
  expect(g.broken()).toEqual([])
})

test('V-JEWEL-8 in a conversion the other parent’s block moves to the heroic attribute and none returns', () => {
  const own = { inspiration: 0, strength: 1, knowledge: 0 }
  const g = jewelled({}, own, { infused: { inspiration: 0 } })
  expect(changesOf(g, 0, 'convert:courage')).toEqual({ strength: -1, courage: 1 })
  expect(g.player(0).used).toContain('crystal-inspiration')
})

test('V-JEWEL-8 two crystals convert one block of influence, which must be there', () => {
  const infused = { inspiration: 0, strength: 0 }
  const own = { inspiration: 0, strength: 0, knowledge: 0 }
  const g = jewelled({}, { ...own, influence: 1 }, { infused })
  expect(changesOf(g, 0, 'convert:courage')).toEqual({ influence: -1, courage: 1 })
  const empty = jewelled({}, { ...own, influence: 0 }, { infused })
  expect(empty.why('convert:courage')).toBe('parents')
})

test('V-JEWEL-8 if the player has both, each parent is asked about, as far as blocks return', () => {
  const infused = { inspiration: 0, strength: 0 }
  const own = { inspiration: 1, strength: 1, knowledge: 0 }
  const g = jewelled({}, { ...own, influence: 0 }, { infused }).play('convert:courage')
  expect(g.offers()).toEqual(['stand-in:crystal-inspiration', 'with-blocks:inspiration'])
  expect(changesOf(g, 0, 'stand-in:crystal-inspiration')).toEqual({ strength: -1, courage: 1 })
  const both = jewelled({}, { ...own, influence: 2 }, { infused }).play('convert:courage')
  const lines = ['stand-in:crystal-inspiration', 'stand-in:crystal-strength']
  expect(changesOf(both, 0, ...lines)).toEqual({ influence: -1, courage: 1 })
})

test('V-JEWEL-8 when one thing is turned into another, a block of influence goes to the result', () => {
  const own = { inspiration: 0, relics: { 'dawn-seeker-signet': 1 } }
  const g = jewelled({}, own, { infused: { inspiration: 0 } })
  const changes = changesOf(g, 0, 'use:dawn-seeker-signet')
  expect(changes).toEqual({ 'dawn-seeker-signet': -1, wisdom: 1 })
  expect(g.player(0).used).toContain('crystal-inspiration')
  const nilo = { courage: 0, conviction: 0, influence: 1, party: { nilo: 1 } }
  const resolve = jewelled({}, nilo, { infused: { courage: 0 }, active: ['nilo'] })
  expect(changesOf(resolve, 0, 'use:nilo', 'into:conviction')).toEqual({ influence: -1, conviction: 1 })
})

test('V-JEWEL-8 without influence nothing can be turned by a crystal alone', () => {
  const own = { courage: 0, conviction: 0, influence: 0, party: { nilo: 1 } }
  const g = jewelled({}, own, { infused: { courage: 0 }, active: ['nilo'] })
  expect(g.why('use:nilo')).toBe('nothing-would-change')
})

test('V-JEWEL-7 conditions are tested again after an any-time action', () => {
  const own = { courage: 1, party: { arn: 0 }, tiles: { courage: 1 } }
  const g = jewelled({ 1: 'maw' }, { ...own, courage: 2 }, COURAGE).play('visit:1', 'discard:courage')
  expect(g.offers().slice(0, 2)).toEqual(['stand-in:crystal-courage', 'with-blocks:courage'])
  expect(changesOf(g, 0, 'stand-in:crystal-courage')).toEqual({ courage: -1, influence: 1 })
})

test('V-JEWEL-7 a refusal names only the part that a crystal cannot replace', () => {
  const said = (g: ReturnType<typeof jewelled>, id: string) => {
    const { machine } = g.table
    const refused = machine.reasons(0).find(({ option }) => option.id === id)
    if (refused === undefined) throw new Error(`'${id}' is not refused`)
    return vindication.say.reason(refused.reason, machine, { seat: 0, option: refused.option })
  }
  const own = { courage: 0, inspiration: 0, strength: 0, knowledge: 0, party: { arn: 0 } }
  expect(said(jewelled({ 1: 'maw' }, own, COURAGE), 'visit:1')).toContain('costs 2 courage. You need 1 more')
  const infused = { inspiration: 0, strength: 0 }
  const g = jewelled({}, { ...own, influence: 0 }, { infused })
  expect(said(g, 'convert:courage')).toContain('yours is empty')
})

test('V-JEWEL-7 the blocks in the log add up', () => {
  const { machine } = jewelled({ 1: 'maw' }, { courage: 2, party: { arn: 0 } }, COURAGE).play('visit:1').table
  const option = machine.asks[0]?.options.find(({ id }) => id === 'stand-in:crystal-courage')
  if (option === undefined) throw new Error('the crystal is not offered')
  const { events } = preview(machine, 0, [option.id])
  const told = vindication.say.hint?.(machine, option, events, ['Ada', 'Bo'], 0) ?? []
  expect(told.slice(0, 2)).toEqual([
    'You use the Courage-Infused Crystal in place of 1 courage (1 block from influence)',
    'You pay 2 courage at the Gaping Maw (2 blocks to influence)',
  ])
})
