// V-VISIT: where a player can visit, the price, and the owner’s honor.
import { expect, test } from 'vitest'
import type { PlayerSpot, Spot } from '../../testing/scenario.ts'
import { scenario } from '../../testing/scenario.ts'
import { COURAGE, INSPIRATION, KNOWLEDGE, STRENGTH, VISION, WISDOM } from '../../src/state.ts'

/** Seat 0 is next to the hexes 1, 2 and 3; seat 1 is far away on the coast. */
function beside(regions: Spot['regions'], mine: PlayerSpot = {}, more: Spot = {}) {
  const { players, ...rest } = more
  const other = { space: 7, party: {}, honor: 10, ...players?.[1] }
  return scenario({
    regions: { 1: 'fort', 2: 'library', 3: 'shrine', ...regions },
    players: { 0: { space: 13, party: {}, ...mine }, 1: other },
    ...rest,
  })
}

const visits = (offers: readonly string[]) => offers.filter((id) => id.startsWith('visit:'))
const extras = (offers: readonly string[]) => offers.filter((id) => id.startsWith('extra:'))

test('V-VISIT-1 only regions that touch the space of the figure can be visited', () => {
  const g = beside({ 4: 'spire' })
  expect(visits(g.offers()).toSorted()).toEqual(['visit:1', 'visit:2', 'visit:3'])
  expect(visits(beside({ 4: 'spire' }, { space: 14 }).offers()).toSorted()).toEqual([
    'visit:1',
    'visit:3',
    'visit:4',
  ])
})

test('V-VISIT-1 a hidden hex cannot be visited', () => {
  const g = beside({ 3: '' })
  expect(visits(g.offers()).toSorted()).toEqual(['visit:1', 'visit:2'])
  expect(g.why('visit:3')).toBe('hidden')
})

test('V-VISIT-1 the price is due in full', () => {
  const short = beside({ 3: 'tomb' }, { wisdom: 1 })
  expect(short.offers()).not.toContain('visit:3')
  expect(short.why('visit:3')).toBe('price')
  const g = beside({ 3: 'tomb' }, { wisdom: 3, influence: 2 }).play('visit:3')
  expect(g.player(0).spheres[WISDOM]).toBe(1)
  expect(g.player(0).influence).toBe(4)
  expect(g.asked()).toEqual(['0 draw.traits'])
  expect(g.broken()).toEqual([])
})

test('V-VISIT-1 there is one visit in a turn', () => {
  const g = beside({}).play('visit:1')
  expect(visits(g.offers())).toEqual([])
  expect(g.why('visit:2')).toBe('visit-spent')
  expect(g.why('visit:1')).toBe('visit-spent')
  expect(g.why('rest')).toBe('visit-spent')
})

test('V-VISIT-1 a rest replaces the visit', () => {
  const g = beside({}).play('rest', 'augment:potential')
  expect(g.why('visit:1')).toBe('visit-spent')
})

test('V-VISIT-1 no region is visited twice in one turn', () => {
  const g = beside({}, { party: { xina: 1 } }, { active: ['xina'] })
  g.play('use:xina', 'dilute:influence', 'visit:1')
  expect(extras(g.offers()).toSorted()).toEqual(['extra:2', 'extra:3'])
  expect(g.why('extra:1')).toBe('visited-already')
})

test('V-VISIT-2 a monastery is not visited before the first payment', () => {
  const g = beside({ 1: 'monastery' }, { knowledge: 2 }).play('visit:1')
  expect(g.offers()).toEqual(['pay:knowledge'])
  g.play('pay:knowledge', 'augment:potential')
  expect(g.offers()).toEqual(['pay:knowledge', 'enough'])
  g.play('enough')
  expect(g.player(0).spheres[KNOWLEDGE]).toBe(1)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-VISIT-2 repeatable regions can be repeated as long as they can be paid for', () => {
  const g = beside({ 1: 'monastery' }, { knowledge: 2, potential: 8 }).play('visit:1')
  g.play('pay:knowledge', 'augment:potential', 'pay:knowledge', 'augment:potential')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).potential).toBe(6)
  expect(g.player(0).spheres[KNOWLEDGE]).toBe(0)
})

test.each([
  ['monastery', { knowledge: 0 }],
  ['shrine', { inspiration: 0 }],
  ['command-post', { strength: 2 }],
] as const)('V-VISIT-2 a %s cannot be visited without its price', (kind, mine) => {
  expect(beside({ 1: kind }, { ...mine, conviction: 1 }).why('visit:1')).toBe('price')
})

test('V-VISIT-3 the owner gets 2 honor before a free effect', () => {
  const g = beside({}, { honor: 5 }, { owners: { 1: 1 } }).play('visit:1')
  expect(g.player(1).honor).toBe(12)
  expect(g.player(0).honor).toBe(5)
  const order = g.table.events.map(({ type }) => type)
  expect(order).toEqual(['visited', 'honor', 'gained'])
  expect(g.events('honor')).toMatchObject([{ seat: 1, n: 2 }])
  expect(g.broken()).toEqual([])
})

test('V-VISIT-3 the owner is paid after the payment and before the draw', () => {
  const g = beside({ 3: 'tomb' }, { wisdom: 2 }, { owners: { 3: 1 } }).play('visit:3')
  expect(g.table.events.map(({ type }) => type)).toEqual(['visited', 'paid', 'honor'])
  expect(g.asked()).toEqual(['0 draw.traits'])
})

test('V-VISIT-3 at an inn the owner is paid after the color is paid for', () => {
  const g = beside({ 3: 'inn' }, { strength: 2, knowledge: 2 }, { owners: { 3: 1 } }).play('visit:3')
  expect(g.player(1).honor).toBe(10)
  g.play('pay:knowledge')
  expect(g.table.events.map(({ type }) => type)).toEqual(['paid', 'honor'])
  expect(g.player(1).honor).toBe(12)
})

test('V-VISIT-3 at a command post the owner is paid before the mount gains a level', () => {
  const g = beside({ 3: 'command-post' }, { strength: 3, honor: 5 }, { owners: { 3: 1 } }).play('visit:3')
  const order = g.table.events.map(({ type, seat }) => `${type} ${seat}`)
  expect(order).toEqual(['visited 0', 'paid 0', 'honor 1', 'mounted 0', 'honor 0'])
})

test('V-VISIT-3 an academy pays its owner before the die is rolled', () => {
  const g = beside({ 3: 'academy' }, {}, { owners: { 3: 1 } }).play('visit:3')
  expect(g.table.events.map(({ type }) => type).slice(0, 3)).toEqual(['visited', 'honor', 'rolled'])
})

test('V-VISIT-3 a free region pays nobody', () => {
  const g = beside({}, { honor: 5 }).play('visit:1')
  expect(g.events('honor')).toEqual([])
})

test('V-VISIT-3 in a game of three only the owner is paid', () => {
  const g = scenario({
    seats: 3,
    regions: { 1: 'fort' },
    owners: { 1: 2 },
    players: { 0: { space: 13, honor: 1 }, 1: { honor: 2 }, 2: { honor: 3 } },
  })
  g.play('visit:1')
  expect([0, 1, 2].map((seat) => g.player(seat).honor)).toEqual([1, 2, 5])
})

test('V-VISIT-4 the owner is paid once however often the action is repeated', () => {
  const g = beside({ 1: 'monastery' }, { knowledge: 3 }, { owners: { 1: 1 } }).play('visit:1')
  for (let n = 0; n < 3; n++) g.play('pay:knowledge', 'augment:influence')
  expect(g.player(1).honor).toBe(12)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-VISIT-4 a shrine and a command post pay once too', () => {
  const shrine = beside({}, { inspiration: 2, party: { zho: 4 } }, { owners: { 3: 1 } })
  shrine.play('visit:3', 'again')
  expect(shrine.player(1).honor).toBe(12)
  const post = beside({ 3: 'command-post' }, { strength: 6 }, { owners: { 3: 1 } }).play('visit:3', 'again')
  expect(post.player(1).honor).toBe(12)
  expect(post.player(0).mount).toBe(4)
})

test('V-VISIT-4 a region of your own pays no honor', () => {
  const g = beside({}, { honor: 5 }, { owners: { 1: 0 } }).play('visit:1')
  expect(g.player(0).honor).toBe(5)
  expect(g.player(1).honor).toBe(10)
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
})

test('V-VISIT-5 a command post may be paid for at speed 5', () => {
  const g = beside({ 1: 'command-post' }, { strength: 6, mount: 5, honor: 5, influence: 1 }).play('visit:1')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ mount: 5, honor: 5, influence: 4 })
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
  expect(g.offers()).toContain('control:1')
})

test('V-VISIT-5 a shrine may be paid for without blocks to return, a tomb without traits', () => {
  const shrine = beside({}, { inspiration: 1 }).play('visit:3')
  expect(shrine.player(0).spheres[INSPIRATION]).toBe(0)
  expect(shrine.offers()).toContain('control:3')
  const tomb = beside({ 1: 'tomb' }, { wisdom: 2 }, { decks: { traits: { open: [], down: [] } } })
  tomb.play('visit:1')
  expect(tomb.player(0).spheres[WISDOM]).toBe(0)
  expect(tomb.asked()).toEqual(['0 turn'])
})

const withXina = (mine: PlayerSpot = {}, more: Spot = {}) =>
  beside({}, { party: { xina: 1 }, ...mine }, { active: ['xina'], ...more })

test('V-VISIT-6 a dilution buys one more visit, and only the ordinary one allows control', () => {
  const g = withXina()
  expect(extras(g.offers())).toEqual([])
  g.play('use:xina', 'dilute:conviction')
  expect(g.player(0).conviction).toBe(1)
  g.play('extra:1')
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
  expect(g.why('visit:1')).toBe('visited-already')
  expect(g.why('control:1')).toBe('no-visit-with-it')
  expect(extras(g.offers())).toEqual([])
  g.play('visit:2')
  expect(g.player(0).spheres[KNOWLEDGE]).toBe(3)
  expect(g.offers().filter((id) => id.startsWith('control:'))).toEqual(['control:2'])
  expect(g.broken()).toEqual([])
})

test('V-VISIT-6 the extra visit may follow the ordinary one and keeps its control', () => {
  const g = withXina().play('visit:2', 'use:xina', 'dilute:influence', 'extra:1')
  expect(g.offers().filter((id) => id.startsWith('control:'))).toEqual(['control:2'])
})

test('V-VISIT-6 together with a rest it is the only visit and gives no control', () => {
  const g = withXina().play('rest', 'augment:potential', 'use:xina', 'dilute:influence', 'extra:1')
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
  expect(g.offers().filter((id) => id.startsWith('control:'))).toEqual([])
})

test('V-VISIT-6 it is paid in full and pays the owner', () => {
  const poor = beside({ 1: 'tomb' }, { party: { xina: 1 } }, { active: ['xina'] })
  poor.play('use:xina', 'dilute:influence')
  expect(poor.why('extra:1')).toBe('price')
  const g = withXina({}, { owners: { 1: 1 } }).play('use:xina', 'dilute:influence', 'extra:1')
  expect(g.player(1).honor).toBe(12)
})

test('V-VISIT-6 without a block to dilute there is no extra visit', () => {
  const g = withXina({ influence: 0, conviction: 0 })
  expect(g.why('use:xina')).toBe('no-dilution')
  expect(withXina({ influence: 1, conviction: 0 }).offers()).toContain('use:xina')
  expect(withXina({ influence: 0, conviction: 1 }).offers()).toContain('use:xina')
})

test.each([
  ['tiryynn', 'tomb', 'wisdom', WISDOM],
  ['dregun', 'maw', 'courage', COURAGE],
  ['verao', 'command-post', 'strength', STRENGTH],
  ['zaya', 'tower', 'vision', VISION],
] as const)('V-VISIT-7 %s makes the %s cost 1', (id, kind, name, sphere) => {
  const spot = { party: { [id]: 1 }, [name]: 1 }
  expect(beside({ 1: kind }, spot).why('visit:1')).toBe('price')
  const none = beside({ 1: kind }, { ...spot, [name]: 0 }, { active: [id] })
  expect(none.why('visit:1')).toBe('price')
  const g = beside({ 1: kind }, { ...spot, [name]: 2 }, { active: [id] }).play('visit:1')
  if (id === 'zaya') g.play('acquire')
  expect(g.player(0).spheres[sphere]).toBe(1)
})

test('V-VISIT-7 the price of a card is for that card only', () => {
  const g = beside(
    { 1: 'tomb', 2: 'tower' },
    { party: { dregun: 1 }, wisdom: 1, vision: 1 },
    { active: ['dregun'] },
  )
  expect(g.why('visit:1')).toBe('price')
  expect(g.why('visit:2')).toBe('price')
})

test('V-VISIT-8 Belac makes a monastery free, once per visit', () => {
  const g = beside({ 1: 'monastery' }, { party: { belac: 1 }, knowledge: 1 }, { active: ['belac'] })
  g.play('visit:1')
  expect(g.offers()).toEqual(['pay:knowledge', 'augment:potential', 'augment:influence'])
  g.play('augment:influence')
  expect(g.player(0).conviction).toBe(3)
  expect(g.player(0).spheres[KNOWLEDGE]).toBe(1)
  expect(g.offers()).toEqual(['pay:knowledge', 'enough'])
  expect(g.broken()).toEqual([])
})

test('V-VISIT-8 the free augment may follow a paid one', () => {
  const g = beside(
    { 1: 'monastery' },
    { party: { belac: 1 }, knowledge: 1, potential: 8 },
    { active: ['belac'] },
  )
  g.play('visit:1', 'pay:knowledge', 'augment:potential')
  expect(g.offers()).toEqual(['augment:potential', 'augment:influence', 'enough'])
  g.play('augment:potential')
  expect(g.player(0).potential).toBe(6)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-VISIT-8 with nothing to augment Belac does not replace the payment', () => {
  const mine = { party: { belac: 1 }, knowledge: 0, potential: 0 }
  const at = (influence: number, conviction: number) =>
    beside({ 1: 'monastery' }, { ...mine, influence, conviction }, { active: ['belac'] })
  expect(at(0, 18).why('visit:1')).toBe('price')
  expect(at(1, 17).offers()).toContain('visit:1')
  expect(beside({ 1: 'monastery' }, { party: { belac: 1 }, knowledge: 0 }).why('visit:1')).toBe('price')
})

test('V-VISIT-8 Igor and Senna need potential for their leap', () => {
  const mine = { party: { 'igor-senna': 1 }, knowledge: 0, influence: 5 }
  const at = (potential: number) =>
    beside({ 1: 'monastery' }, { ...mine, potential, conviction: 13 - potential }, { active: ['igor-senna'] })
  expect(at(0).why('visit:1')).toBe('price')
  const g = at(1).play('visit:1')
  expect(g.offers()).toEqual(['augment:leap'])
  g.play('augment:leap')
  expect(g.player(0)).toMatchObject({ potential: 0, influence: 5, conviction: 13 })
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-VISIT-8 each of the two gives one free augment per visit, and the owner is paid once', () => {
  const g = beside(
    { 1: 'monastery' },
    { party: { belac: 1, 'igor-senna': 1 }, knowledge: 0, potential: 8 },
    { active: ['belac', 'igor-senna'], owners: { 1: 1 } },
  )
  g.play('visit:1', 'augment:leap')
  expect(g.player(1).honor).toBe(12)
  expect(g.offers()).toEqual(['augment:potential', 'augment:influence', 'enough'])
  g.play('augment:potential')
  expect(g.player(1).honor).toBe(12)
  expect(g.player(0)).toMatchObject({ potential: 6, conviction: 3 })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-VISIT-8 a free augment is still required if its block was used by discarding a tile', () => {
  const mine = { party: { belac: 1 }, knowledge: 0, potential: 0, influence: 1, conviction: 17 }
  const g = beside({ 1: 'monastery' }, { ...mine, tiles: { strength: 1 } }, { active: ['belac'] }).play(
    'visit:1',
  )
  expect(g.offers()).toEqual(['augment:influence', 'discard:strength'])
  g.play('discard:strength', 'gain:strength')
  expect(g.asked()).toEqual(['0 owe'])
  expect(g.offers()).not.toContain('recover:belac')
  g.play('recover:strength')
  expect(g.offers()).toEqual(['augment:influence'])
  g.play('augment:influence')
  expect(g.player(0)).toMatchObject({ influence: 0, conviction: 18 })
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.offers()).toContain('control:1')
})

test('zinh: a visit pays the owner nothing, and the Black Dove still reacts to it', () => {
  const g = beside(
    {},
    { party: { zinh: 1, 'black-dove': 1 } },
    { owners: { 1: 1 }, active: ['zinh', 'black-dove'] },
  )
  g.play('visit:1', 'augment:influence')
  expect(g.player(1).honor).toBe(10)
  expect(g.player(0).conviction).toBe(3)
})
