// V-PETS: the tile, the market, and visits.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { PETS } from '../../src/modules/menagerie/cards/pets.ts'
import { changesOf } from '../../testing/changes.ts'
import { finished, paidAtEnd, type PlayerSpot, scenario } from '../../testing/scenario.ts'
import { kept, masters, petsIn } from './kept.ts'

const ONE_EACH = { inspiration: 1, knowledge: 1, strength: 1 }

test('V-PETS-1 one tile replaces the Academy in the bag, and three of 15 pets are open', () => {
  const { box } = vindication.values.read({}, { menagerie: true })
  const tiles = Object.fromEntries(box.regions.map(({ id }, i) => [id, box.bag[i]]))
  expect(tiles).toMatchObject({ menagerie: 1, academy: 0 })
  expect(PETS).toHaveLength(15)
  const g = scenario({ seats: 3, options: { menagerie: true } })
  expect(petsIn(g).pile.open).toHaveLength(3)
  expect(petsIn(g).pile.down).toHaveLength(12)
  expect(petsIn(g).held).toEqual([[], [], []])
})

test('V-PETS-1 a table without it has nothing of it', () => {
  expect(scenario().state.slots).toBeNull()
})

test('V-PETS-2 a visit costs 1 of each common attribute', () => {
  for (const lacking of ['inspiration', 'knowledge', 'strength'] as const) {
    expect(kept({ ...ONE_EACH, [lacking]: 0 }).why('visit:1')).toBe('pet-price')
  }
  const g = kept(ONE_EACH, { market: ['zea', 'vosh', 'brokk'] })
  expect(changesOf(g, 0, 'visit:1')).toEqual({ influence: 3, inspiration: -1, knowledge: -1, strength: -1 })
  expect(g.offers().filter((id) => id !== 'empower')).toEqual([
    'adopt:zea',
    'adopt:vosh',
    'adopt:brokk',
    'adopt-top',
    'none',
  ])
})

test('V-PETS-2 a pet of the market is replaced immediately, the top one is not', () => {
  const open = kept(ONE_EACH, { market: ['zea', 'vosh', 'brokk'] }).play('visit:1', 'adopt:vosh')
  expect(petsIn(open).pile.open).toHaveLength(3)
  expect(petsIn(open).pile.open.slice(0, 2)).toEqual(['zea', 'brokk'])
  expect(petsIn(open).pile.down).toHaveLength(11)
  const top = kept(ONE_EACH, { market: ['zea', 'vosh', 'brokk'] }).play('visit:1', 'adopt-top')
  expect(petsIn(top).pile.open).toEqual(['zea', 'vosh', 'brokk'])
  expect(petsIn(top).pile.down).toHaveLength(11)
  expect(Object.keys(masters(top))).toHaveLength(1)
})

test('V-PETS-2 taking one is optional; the visit and control still count, and the owner is paid', () => {
  const g = kept({ ...ONE_EACH, conviction: 2 }, { owners: { 1: 1 } })
  expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
  g.play('none')
  expect(masters(g)).toEqual({})
  expect(g.offers()).toContain('control:1')
})

test('V-PETS-2 if a card makes the next card cheaper, the player chooses which attribute to save', () => {
  const cheaper = (mine: PlayerSpot) => {
    const g = kept({ ...mine, conviction: 1 })
    g.state.turn.grants.push({ what: 'cheaperCard', n: 1, from: 'arn' })
    return g.play('recover:conviction')
  }
  const g = cheaper(ONE_EACH).play('visit:1')
  expect(g.offers()).toEqual(['spare:inspiration', 'spare:knowledge', 'spare:strength'])
  expect(changesOf(g, 0, 'spare:knowledge')).toEqual({ influence: 2, inspiration: -1, strength: -1 })
  expect(g.state.turn.grants).toEqual([])
  const poor = cheaper({ ...ONE_EACH, strength: 0 })
  expect(changesOf(poor, 0, 'visit:1')).toEqual({ influence: 2, inspiration: -1, knowledge: -1 })
})

test('V-PETS-2 a visit can be made while no pet is left', () => {
  const gone = PETS.map(({ id }) => id)
  const g = kept({ ...ONE_EACH, conviction: 1 }, { gone }).play('visit:1')
  expect(g.offers()).toContain('control:1')
  const last = kept(ONE_EACH, { gone: gone.slice(1) }).play('visit:1')
  expect(last.offers()).not.toContain('adopt-top')
  last.play(`adopt:${gone[0]}`)
  expect(petsIn(last).pile.open).toEqual([])
})

test('V-PETS-3 an empowered draw shows the market and the top three, and then a new market', () => {
  const g = kept({ ...ONE_EACH, conviction: 1 }, { market: ['zea', 'vosh', 'brokk'] })
  expect(changesOf(g, 0, 'visit:1', 'empower')).toMatchObject({ conviction: -1, influence: 4 })
  const offers = g.offers()
  expect(offers).toHaveLength(6)
  expect(offers.every((id) => id.startsWith('adopt:'))).toBe(true)
  const chosen = offers[5]?.replace('adopt:', '') ?? ''
  g.play(`adopt:${chosen}`)
  expect(masters(g)).toEqual({ [chosen]: 'arn' })
  expect(petsIn(g).pile.open).toHaveLength(3)
  expect(petsIn(g).pile.down).toHaveLength(11)
  expect(g.broken()).toEqual([])
})

test('V-PETS-3 nobody else sees the cards it turned up', () => {
  const g = kept({ ...ONE_EACH, conviction: 1 }).play('visit:1', 'empower')
  const seen = (viewer: number | null) => vindication.see.view(g.table.machine, viewer)
  expect(seen(1)).toMatchObject({ modules: { menagerie: { look: { seat: 0, cards: 3 } } } })
  expect(seen(null)).toMatchObject({ modules: { menagerie: { look: { seat: 0, cards: 3 } } } })
  const own = petsIn(g).look?.cards
  expect(own).toHaveLength(3)
  expect(seen(0)).toMatchObject({ modules: { menagerie: { look: { seat: 0, cards: own } } } })
  expect(g.events('petsLooked').map((event) => vindication.see.sees(event, 1))).toEqual([
    { type: 'petsLooked', seat: 0, n: 3 },
  ])
})

test('V-PETS-3 it is paid for before looking: without conviction there is none', () => {
  const g = kept({ ...ONE_EACH, conviction: 0 }).play('visit:1')
  expect(g.why('empower')).toBe('conviction')
})

test('V-PETS-3 with nothing left in the stack there is no empowered draw to pay for', () => {
  const drawn = (ruleset: number) =>
    kept({ ...ONE_EACH, conviction: 1 }, { gone: PETS.slice(3).map(({ id }) => id), ruleset }).play('visit:1')
  expect(
    drawn(2)
      .offers()
      .filter((id) => id.startsWith('adopt:')),
  ).toHaveLength(3)
  expect(drawn(2).offers()).not.toContain('empower')
  expect(drawn(1).offers()).toContain('empower')
})

test('V-PETS-4 the honor of a pet is gained immediately', () => {
  const g = kept(ONE_EACH, { market: ['brokk', 'zea', 'vosh'] }).play('visit:1')
  expect(changesOf(g, 0, 'adopt:brokk')).toEqual({ honor: 4 })
  expect(g.player(0).sources['pets']).toBe(4)
})

test('V-PETS-4 Preparation adds 1', () => {
  const g = kept({ ...ONE_EACH, traits: ['preparation'] }, { market: ['brokk', 'zea', 'vosh'] }).play(
    'visit:1',
  )
  expect(changesOf(g, 0, 'adopt:brokk')).toEqual({ honor: 5 })
})

test('V-PETS-4 its owner chooses the master, who may have any number of pets', () => {
  const g = kept(
    { ...ONE_EACH, party: { arn: 0, wim: 0 } },
    { market: ['brokk', 'zea', 'vosh'], pets: [{ shonah: 'wim' }] },
  ).play('visit:1', 'adopt:zea')
  expect(g.offers()).toEqual(['master:arn', 'master:wim'])
  g.play('master:wim')
  expect(masters(g)).toEqual({ shonah: 'wim', zea: 'wim' })
})

test('V-PETS-11 pets are a color of their own for Drogas, and count for no mastery', () => {
  const with_ = finished({
    options: { menagerie: true },
    players: { 1: { monsters: ['drogas'], party: { arn: 0 } } },
    slots: {
      menagerie: {
        pile: { down: [], top: '', seenBy: [], open: [] },
        held: [[], [{ card: 'zea', master: 'arn' }]],
        look: null,
        gave: [],
      },
    },
  })
  const without = finished({ players: { 1: { monsters: ['drogas'], party: { arn: 0 } } } })
  expect(paidAtEnd(with_, 1)['drogas']).toBe((paidAtEnd(without, 1)['drogas'] ?? 0) + 1)
})
