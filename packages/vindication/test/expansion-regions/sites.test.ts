// V-SITES: players build the regions of other expansions themselves.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import type { PlayerSpot, Scenario, Spot } from '../../testing/scenario.ts'
import { changesOf } from '../../testing/changes.ts'
import { beside } from './beside.ts'

const OPTIONS = { 'building-sites': true, 'temple-ruins': true, 'sacred-stones': true }
const sites = (mine: PlayerSpot = {}, more: Spot = {}) => beside(OPTIONS, { 1: 'building-site' }, mine, more)

const bagOf = (options: Record<string, boolean>) => {
  const { regions, bag, aside } = vindication.values.read({}, options).box
  const counted = (copies: readonly number[]) =>
    Object.fromEntries(regions.map(({ id }, i) => [id, copies[i]]))
  return { bag: counted(bag), aside: counted(aside) }
}
const against = (options: Record<string, boolean>) => vindication.form.allows(options).against
const leftIn = ({ state }: Scenario) => state.slots?.toBuild

test('V-SITES-1 the regions are beside the board, and as many sites are in the bag', () => {
  const { bag, aside } = bagOf(OPTIONS)
  expect(bag).toMatchObject({ 'building-site': 3, 'temple-ruins': 0, 'sacred-stone': 0, fort: 1 })
  expect(aside).toMatchObject({ 'building-site': 0, 'temple-ruins': 1, 'sacred-stone': 2, fort: 0 })
  expect(Object.values(bag).reduce<number>((sum, n = 0) => sum + n, 0)).toBe(19)
  expect(leftIn(sites())).toEqual(['sacred-stone', 'sacred-stone', 'temple-ruins'])
})

test('V-SITES-1 a table with nothing to build, or with more than six regions, is refused', () => {
  expect(against({ 'building-sites': true })).toEqual({
    rule: 'V-SITES-1',
    why: 'Building Sites need another expansion that adds regions to build',
  })
  expect(against({ 'building-sites': true, treachery: true })).not.toBeNull()
  const six = { 'building-sites': true, jewelcrafter: true, 'sacred-stones': true, 'temple-ruins': true }
  expect(against(six)).toBeNull()
  expect(bagOf(six).bag).toMatchObject({ 'building-site': 6, fort: 1, shrine: 1, academy: 1, inn: 3 })
  expect(against({ ...six, 'well-of-wishes': true })).toEqual({
    rule: 'V-SITES-1',
    why: 'These expansions add 7 regions to build, and there are only 6 Building Sites',
  })
  expect(() => beside({ 'building-sites': true }, {})).toThrow(/V-SITES-1/)
})

test('V-SITES-2 a visit and 1 conviction build a region of choice, which is controlled immediately', () => {
  const g = sites({ conviction: 2 }).play('visit:1')
  expect(g.offers()).toEqual(['build:sacred-stone', 'build:temple-ruins'])
  expect(changesOf(g, 0, 'build:temple-ruins')).toMatchObject({ conviction: -1, honor: 2 })
  expect(g.state.regions[1]).toBe('temple-ruins')
  expect(g.state.owners[1]).toBe(0)
  expect(leftIn(g)).toEqual(['sacred-stone', 'sacred-stone'])
  expect(g.broken()).toEqual([])
})

test('V-SITES-2 without conviction nothing is built', () => {
  expect(sites({ conviction: 0 }).why('visit:1')).toBe('building-price')
})

test('V-SITES-2 if only one kind is left, it is built without a question', () => {
  const g = beside(
    { 'building-sites': true, 'sacred-stones': true },
    { 1: 'building-site' },
    { conviction: 1 },
  )
  g.play('visit:1')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.state.regions[1]).toBe('sacred-stone')
})

test('V-SITES-2 it uses conviction and takes control, and cards react to both', () => {
  const devoted = sites({ conviction: 1, traits: ['devotion'] }).play('visit:1')
  expect(changesOf(devoted, 0, 'build:temple-ruins')).toMatchObject({ honor: 3 })
  const taken = sites({ conviction: 1, party: { adren: 1 } }, { active: ['adren'] }).play('visit:1')
  expect(changesOf(taken, 0, 'build:temple-ruins')).toMatchObject({ honor: 3 })
})

test('V-SITES-3 nobody controls an empty site', () => {
  expect(sites({ conviction: 2 }).why('control:1')).toBe('bare-site')
  const masked = sites({ conviction: 2, relics: { 'mask-of-the-invader': 1 } }).play(
    'use:mask-of-the-invader',
  )
  expect(masked.offers()).not.toContain('seize:1')
})

test('V-SITES-4 a new region is not visited in that turn', () => {
  const g = sites({ conviction: 2, party: { xina: 1 } }, { active: ['xina'] })
  g.play('visit:1', 'build:temple-ruins', 'use:xina')
  if (!g.asked()[0]?.endsWith('turn')) g.play(g.offers()[0] ?? '')
  expect(g.why('extra:1')).toBe('visited-already')
})

test('V-SITES-5 an extra visit builds nothing', () => {
  const g = sites({ conviction: 2, party: { xina: 1 } }, { active: ['xina'] }).play('use:xina')
  if (!g.asked()[0]?.endsWith('turn')) g.play(g.offers()[0] ?? '')
  expect(g.why('extra:1')).toBe('built-by-a-visit')
  expect(g.offers()).toContain('visit:1')
})
