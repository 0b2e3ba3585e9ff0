// V-REGION: the price and effect of each of the eleven regions.
import { expect, test } from 'vitest'
import { always, type PlayerSpot, scenario, type Spot } from '../../testing/scenario.ts'
import {
  ATTRIBUTES,
  type AttributeName,
  COURAGE,
  INSPIRATION,
  KNOWLEDGE,
  STRENGTH,
  VISION,
  WISDOM,
} from '../../src/state.ts'

/** Seat 0 is next to one region, hex 1, by default without companions. */
function at(kind: string, mine: PlayerSpot = {}, more: Spot = {}) {
  return scenario({
    regions: { 1: kind },
    players: { 0: { space: 13, party: {}, honor: 10, ...mine }, 1: { space: 7, party: {} } },
    ...more,
  })
}

const rolls = (face: AttributeName) => ({ values: { whiteDie: always(face) } })

test('V-REGION-1 an attribute you had none of is rolled for once more', () => {
  const g = at('academy', {}, rolls('courage')).play('visit:1')
  expect(g.events('rolled')).toHaveLength(2)
  expect(g.player(0).spheres[COURAGE]).toBe(2)
  expect(g.broken()).toEqual([])
})

test('V-REGION-1 an attribute you already had is gained once', () => {
  const g = at('academy', { courage: 1, influence: 5 }, rolls('courage')).play('visit:1')
  expect(g.events('rolled')).toHaveLength(1)
  expect(g.player(0).spheres[COURAGE]).toBe(2)
  expect(g.player(0).influence).toBe(4)
})

test('V-REGION-1 the test comes before the gain, whether or not it is taken', () => {
  const g = at('academy', { influence: 0 }, rolls('courage')).play('visit:1', 'enough')
  expect(g.events('rolled')).toHaveLength(1)
  g.play('enough')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).spheres[COURAGE]).toBe(0)
})

test('V-REGION-1 the second roll may be declined and no third is made', () => {
  const g = at('academy', {}, rolls('courage'))
  g.table.choose(0, 'gains', 'ask')
  g.play('visit:1', 'gain:courage')
  expect(g.offers()).toEqual(['again', 'enough'])
  g.play('enough')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).spheres[COURAGE]).toBe(1)
  const h = at('academy', {}, rolls('courage'))
  h.table.choose(0, 'gains', 'ask')
  h.play('visit:1', 'enough', 'again', 'enough')
  expect(h.asked()).toEqual(['0 turn'])
})

test('V-REGION-2 2 wisdom buy a trait', () => {
  const decks = { traits: { open: ['wonder'], down: ['purpose', 'loyalty'] } }
  expect(at('tomb', { wisdom: 1 }).why('visit:1')).toBe('price')
  const g = at('tomb', { wisdom: 2 }, { decks }).play('visit:1', 'open')
  expect(g.player(0).traits).toEqual(['wonder'])
  expect(g.player(0).honor).toBe(16)
  expect(g.player(0).spheres[WISDOM]).toBe(0)
  expect(g.player(0).attained).toBe(1)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-2 the trait may be declined after paying', () => {
  const g = at('tomb', { wisdom: 2 }).play('visit:1', 'none')
  expect(g.player(0).traits).toEqual([])
  expect(g.player(0).spheres[WISDOM]).toBe(0)
})

const RELIC_DECK = { relics: { open: ['mirror'], down: ['glowberries', 'armguards', 'pink-elixir'] } }
const tower = (mine: PlayerSpot, more: Spot = {}) => at('tower', mine, { decks: RELIC_DECK, ...more })

test('V-REGION-3 two vision buy a relic and a recharge', () => {
  expect(tower({ vision: 1 }).why('visit:1')).toBe('price')
  const g = tower({ vision: 2, relics: { 'tome-of-mastery': 1 }, influence: 4 }).play('visit:1')
  expect(g.player(0).spheres[VISION]).toBe(0)
  expect(g.offers()).toEqual(['acquire', 'recharge', 'enough'])
  g.play('acquire', 'open', 'place:2')
  expect(g.player(0).relics).toEqual(['tome-of-mastery', 'mirror'])
  expect(g.player(0).honor).toBe(13)
  expect(g.offers()).toEqual(['recharge', 'enough'])
  g.play('recharge', 'charge:tome-of-mastery', 'charge:tome-of-mastery')
  expect(g.player(0).charges).toEqual([3, 2])
  expect(g.player(0).influence).toBe(2)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-3 the recharge may come first, and each of the two is done once', () => {
  const g = tower({ vision: 2, relics: { 'tome-of-mastery': 1 } }).play('visit:1', 'recharge')
  g.play('charge:tome-of-mastery', 'enough')
  expect(g.offers()).toEqual(['acquire', 'enough'])
  g.play('acquire', 'open', 'place:1')
  expect(g.player(0).charges).toEqual([2, 1])
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-REGION-3 both may be left out, and the visit still counts', () => {
  const g = tower({ vision: 2 }).play('visit:1')
  expect(g.offers()).toEqual(['acquire', 'enough'])
  g.play('enough')
  expect(g.offers()).toContain('control:1')
  expect(g.player(0).relics).toEqual([])
})

test('V-REGION-3 any of your relics is recharged up to three, while influence lasts', () => {
  const g = tower({
    vision: 2,
    influence: 0,
    relics: { 'tome-of-mastery': 2, 'portal-stone': 0, 'altar-knife': 3 },
  })
  g.play('visit:1', 'recharge')
  expect(g.offers()).toEqual(['charge:tome-of-mastery', 'charge:portal-stone', 'enough'])
  g.play('charge:tome-of-mastery')
  expect(g.offers()).toEqual(['charge:portal-stone', 'enough'])
  g.play('charge:portal-stone')
  expect(g.player(0).charges).toEqual([3, 1, 3])
  expect(g.player(0).influence).toBe(0)
  expect(g.offers()).toEqual(['acquire', 'enough'])
})

test('V-REGION-3 a new relic is filled by its own placement only', () => {
  const g = tower({ vision: 2 }).play('visit:1', 'acquire', 'open', 'place:1')
  expect(g.player(0).charges).toEqual([1])
  expect(g.asked()).toEqual(['0 turn'])
  const h = tower({ vision: 2, relics: { 'altar-knife': 1 } }).play(
    'visit:1',
    'acquire',
    'open',
    'place:1',
    'recharge',
  )
  expect(h.offers()).toEqual(['charge:altar-knife', 'enough'])
})

test('V-REGION-3 full relics are not recharged', () => {
  const g = tower({ vision: 2, relics: { 'altar-knife': 3 } }).play('visit:1')
  expect(g.offers()).toEqual(['acquire', 'enough'])
})

const zaya = (mine: PlayerSpot, more: Spot = {}) =>
  tower({ party: { zaya: 1 }, ...mine }, { active: ['zaya'], ...more })

test('zaya: with exactly 1 vision the tower sells a relic and nothing else', () => {
  const g = zaya({ vision: 1 }).play('visit:1')
  expect(g.offers()).toEqual(['acquire'])
  expect(g.why('recharge')).toBe('price')
  g.play('acquire')
  expect(g.player(0).spheres[VISION]).toBe(0)
  g.play('open', 'place:1')
  expect(g.player(0).relics).toEqual(['mirror'])
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-3 a player who paid the lower price must take a relic', () => {
  const g = zaya({ vision: 1 }).play('visit:1', 'acquire')
  expect(g.offers()).toEqual(['open', 'blind', 'empower'])
})

test('V-REGION-3 for the lower price old relics can also be recharged, in either order', () => {
  const g = zaya({ vision: 1, relics: { 'altar-knife': 2 } }).play('visit:1', 'acquire')
  expect(g.offers()).toEqual(['acquire', 'recharge'])
  g.play('recharge', 'charge:altar-knife')
  expect(g.asked()).toEqual(['0 draw.relics'])
  expect(g.offers()).not.toContain('none')
  g.play('open', 'place:1')
  expect(g.player(0).charges).toEqual([3, 1])
  expect(g.asked()).toEqual(['0 turn'])
  const h = zaya({ vision: 1, relics: { 'altar-knife': 2 } }).play(
    'visit:1',
    'acquire',
    'acquire',
    'open',
    'place:1',
  )
  expect(h.offers()).toEqual(['recharge', 'enough'])
  h.play('recharge', 'charge:altar-knife')
  expect(h.player(0).charges).toEqual([3, 1])
})

test('V-REGION-3 recharging alone costs 2 with Zaya too', () => {
  const g = zaya({ vision: 3, relics: { 'altar-knife': 2 } }).play('visit:1')
  expect(g.offers()).toEqual(['acquire', 'recharge'])
  g.play('recharge')
  expect(g.player(0).spheres[VISION]).toBe(1)
  expect(g.offers()).toEqual(['recharge', 'enough'])
  g.play('recharge', 'charge:altar-knife')
  expect(g.player(0).relics).toEqual(['altar-knife'])
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-REGION-3 without a relic left to acquire Zaya lowers nothing', () => {
  const empty = { decks: { relics: { open: [], down: [] } } }
  expect(zaya({ vision: 1 }, empty).why('visit:1')).toBe('price')
  const g = zaya({ vision: 2, relics: { 'altar-knife': 2 } }, empty).play('visit:1')
  expect(g.player(0).spheres[VISION]).toBe(0)
  expect(g.offers()).toEqual(['recharge', 'enough'])
})

test('V-REGION-3 one relic is enough for Zaya, open or hidden', () => {
  const open = zaya({ vision: 1 }, { decks: { relics: { open: ['mirror'], down: [] } } }).play(
    'visit:1',
    'acquire',
  )
  expect(open.offers()).toEqual(['open', 'empower'])
  const down = zaya({ vision: 1 }, { decks: { relics: { open: [], down: ['mirror'] } } }).play(
    'visit:1',
    'acquire',
  )
  expect(down.offers()).toEqual(['blind', 'empower'])
})

test('V-REGION-3 with Zaya the owner is paid once the price is known', () => {
  const g = zaya({ vision: 1 }, { owners: { 1: 1 } })
  const before = g.player(1).honor
  g.play('visit:1')
  expect(g.player(1).honor).toBe(before)
  g.play('acquire')
  expect(g.player(1).honor).toBe(before + 2)
})

test('V-REGION-4 two courage buy one fight, and nobody fights alone', () => {
  expect(at('maw', { courage: 2 }).why('visit:1')).toBe('no-companion')
  expect(at('maw', { courage: 1, party: { zho: 0 } }).why('visit:1')).toBe('price')
  const g = at('maw', { courage: 2, party: { zho: 0 } }).play('visit:1')
  expect(g.player(0).spheres[COURAGE]).toBe(0)
  expect(g.asked()).toEqual(['0 draw.monsters'])
})

test('V-REGION-4 without a companion even control does not allow a visit to the Maw', () => {
  expect(at('maw', { courage: 2 }).why('control:1')).toBe('no-visit-with-it')
})

test('V-REGION-5 three strength raise the mount one level', () => {
  expect(at('command-post', { strength: 2 }).why('visit:1')).toBe('price')
  const g = at('command-post', { strength: 3 }).play('visit:1')
  expect(g.player(0).mount).toBe(3)
  expect(g.player(0).spheres[STRENGTH]).toBe(0)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-5 the post is repeatable while three strength are left', () => {
  const g = at('command-post', { strength: 8 }).play('visit:1')
  expect(g.offers()).toEqual(['again', 'enough'])
  g.play('again')
  expect(g.player(0).mount).toBe(4)
  expect(g.player(0).spheres[STRENGTH]).toBe(2)
  expect(g.asked()).toEqual(['0 turn'])
  const h = at('command-post', { strength: 6 }).play('visit:1', 'enough')
  expect(h.player(0).mount).toBe(3)
  expect(h.asked()).toEqual(['0 turn'])
})

test.each([
  ['V-REGION-6', 'fort', STRENGTH],
  ['V-REGION-7', 'spire', INSPIRATION],
  ['V-REGION-8', 'library', KNOWLEDGE],
] as const)('%s a %s gives 2 of its attribute for nothing', (_rule, kind, sphere) => {
  const g = at(kind, { influence: 5 }).play('visit:1')
  expect(ATTRIBUTES.map((_, a) => g.player(0).spheres[a])).toEqual(
    ATTRIBUTES.map((_, a) => (a > 2 ? 0 : a === sphere ? 3 : 1)),
  )
  expect(g.player(0).influence).toBe(3)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-9 1 knowledge augments 1, and the block just paid can be augmented', () => {
  const g = at('monastery', { knowledge: 1, influence: 0, potential: 0, conviction: 18 }).play(
    'visit:1',
    'pay:knowledge',
  )
  expect(g.offers()).toEqual(['augment:influence', 'enough'])
  expect(g.why('augment:potential')).toBe('nothing-to-augment')
  g.play('augment:influence')
  expect(g.player(0)).toMatchObject({ influence: 0, conviction: 19 })
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-9 the augment goes either way and may be declined', () => {
  const up = at('monastery', { potential: 8, influence: 8, conviction: 2 }).play('visit:1', 'pay:knowledge')
  expect(up.offers()).toEqual(['augment:potential', 'augment:influence', 'enough'])
  up.play('augment:potential')
  expect(up.player(0)).toMatchObject({ potential: 7, influence: 10, conviction: 2 })
  const none = at('monastery', { potential: 8 }).play('visit:1', 'pay:knowledge', 'enough')
  expect(none.player(0)).toMatchObject({ potential: 8, conviction: 2 })
})

test('V-REGION-10 1 inspiration returns 2 blocks, from two companions', () => {
  const g = at('shrine', { party: { zho: 2, arn: 3 }, inspiration: 1, influence: 0 }).play('visit:1')
  expect(g.offers()).toEqual(['home:zho', 'home:arn', 'enough'])
  g.play('home:zho', 'home:arn')
  expect(g.player(0).loyalty).toEqual([1, 2])
  expect(g.player(0).influence).toBe(3)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-10 both blocks may come from one companion, or fewer', () => {
  const one = at('shrine', { party: { zho: 2, arn: 3 }, inspiration: 1 }).play(
    'visit:1',
    'home:arn',
    'home:arn',
  )
  expect(one.player(0).loyalty).toEqual([2, 1])
  const fewer = at('shrine', { party: { zho: 2, arn: 3 }, inspiration: 1 }).play(
    'visit:1',
    'home:arn',
    'enough',
  )
  expect(fewer.player(0).loyalty).toEqual([2, 2])
})

test('V-REGION-10 a lone companion returns at most 2, and the shrine can be repeated', () => {
  const g = at('shrine', { party: { zho: 5 }, inspiration: 3 }).play('visit:1')
  expect(g.player(0).loyalty).toEqual([3])
  expect(g.offers()).toEqual(['again', 'enough'])
  g.play('again')
  expect(g.player(0).loyalty).toEqual([1])
  g.play('enough')
  expect(g.player(0).spheres[INSPIRATION]).toBe(1)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-REGION-10 the shrine ends when inspiration or blocks run out', () => {
  expect(
    at('shrine', { party: { zho: 5 }, inspiration: 1 })
      .play('visit:1')
      .asked(),
  ).toEqual(['0 turn'])
  expect(
    at('shrine', { party: { zho: 2 }, inspiration: 3 })
      .play('visit:1')
      .asked(),
  ).toEqual(['0 turn'])
})

test('V-REGION-10 blocks return from companions only', () => {
  const g = at('shrine', { relics: { 'altar-knife': 2 }, inspiration: 1 }).play('visit:1')
  expect(g.player(0).charges).toEqual([2])
})

const INN: Spot['decks'] = {
  yellow: { open: ['kealth'], down: ['zho'] },
  blue: { open: ['adren'], down: ['zaya'] },
  red: { open: ['arn'], down: ['wim'] },
}

test.each([
  ['inspiration', 'kealth', INSPIRATION, 1],
  ['knowledge', 'adren', KNOWLEDGE, 3],
  ['strength', 'arn', STRENGTH, 3],
] as const)('V-REGION-11 2 %s hire a companion of that color', (name, id, sphere, honor) => {
  const g = at('inn', { inspiration: 2, knowledge: 2, strength: 2 }, { decks: INN }).play('visit:1')
  expect(g.offers()).toEqual(['pay:inspiration', 'pay:knowledge', 'pay:strength'])
  g.play(`pay:${name}`, 'open')
  expect(g.player(0).party).toEqual([id])
  expect(g.player(0).loyalty).toEqual([0])
  expect(g.player(0).spheres[sphere]).toBe(0)
  expect(g.player(0).honor).toBe(10 + honor)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-REGION-11 an inn takes only a pair of one common attribute', () => {
  expect(at('inn', { courage: 2, wisdom: 2, vision: 2 }).why('visit:1')).toBe('price')
  const g = at('inn', { knowledge: 2 }, { decks: INN }).play('visit:1')
  expect(g.asked()).toEqual(['0 draw.blue'])
  expect(g.player(0).spheres).toEqual([1, 0, 1, 0, 0, 0])
})

test('V-REGION-11 a color that cannot be paid for is refused', () => {
  const g = at('inn', { inspiration: 3, strength: 2 }).play('visit:1')
  expect(g.offers()).toEqual(['pay:inspiration', 'pay:strength'])
  expect(g.why('pay:knowledge')).toBe('price')
})

test('V-REGION-11 an inn serves once per visit', () => {
  const g = at('inn', { inspiration: 4 }, { decks: INN }).play('visit:1', 'open')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).spheres[INSPIRATION]).toBe(2)
})
