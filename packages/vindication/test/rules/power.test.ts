import { expect, test } from 'vitest'
import { always, island, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/index.ts'

const regions = island({ 1: 'library', 2: 'tomb', 3: 'fort', 4: 'maw', 9: 'tower' })

/** Seat 0 is inland at 13 between a library, the tomb and a fort. */
function turnOf(player: PlayerSpot = {}, spot: Spot = {}): Scenario {
  return scenario({
    regions,
    ...spot,
    players: { 1: { space: 31 }, ...spot.players, 0: { space: 13, honor: 5, ...player } },
  })
}

/** Nothing but potential: no block that could be recovered. */
const idle: PlayerSpot = { inspiration: 0, knowledge: 0, strength: 0, conviction: 0, influence: 0 }

test('V-POWER-1 blocks in potential neither become attributes nor activate nor charge', () => {
  const g = turnOf({ ...idle, party: { arn: 0 }, relics: { glowberries: 0 } })
  expect(g.player(0).potential).toBe(21)
  expect(g.why('activate:arn')).toBe('no-block-to-activate')
  g.play('visit:3')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ potential: 21, spheres: [0, 0, 0, 0, 0, 0] })
  const nyra = turnOf({ ...idle, party: { nyra: 1 }, relics: { glowberries: 0 } }, { active: ['nyra'] })
  expect(nyra.why('use:nyra')).toBe('nothing-would-change')
})

test('V-POWER-1 influence becomes attributes, activates companions and charges relics', () => {
  const g = turnOf(
    { party: { arn: 0 }, vision: 2, influence: 6, space: 19 },
    { decks: { relics: { open: ['glowberries'] } } },
  )
  g.play('activate:arn')
  expect(g.player(0)).toMatchObject({ influence: 3, loyalty: [1], spheres: [1, 1, 3, 0, 0, 2] })
  g.play('visit:9', 'acquire', 'open', 'place:3')
  expect(g.player(0)).toMatchObject({ influence: 2, charges: [3] })
  expect(g.broken()).toEqual([])
})

test('V-POWER-1 conviction pays for control, an empowered draw and the life of a champion', () => {
  const poor = turnOf({ conviction: 0, wisdom: 2 })
  expect(poor.why('control:3')).toBe('conviction')
  expect(poor.play('visit:2').why('empower')).toBe('conviction')
  const g = turnOf({ conviction: 1 }).play('control:3')
  expect(g.player(0)).toMatchObject({ conviction: 0 })
  expect(g.state.owners[3]).toBe(0)
  const draw = turnOf({ conviction: 1, wisdom: 2 })
  const { influence } = draw.player(0)
  draw.play('visit:2', 'empower')
  expect(draw.player(0)).toMatchObject({ conviction: 0, influence: influence + 3 })
})

test.for([
  ['augment:potential', { potential: 4, influence: 6, conviction: 3 }],
  ['augment:influence', { potential: 5, influence: 4, conviction: 4 }],
] as const)('V-POWER-2 %s moves one block one level up', ([how, after]) => {
  const g = turnOf({ potential: 5, influence: 5, conviction: 3, inspiration: 6 })
  g.play('rest')
  expect(g.offers()).toEqual(['augment:potential', 'augment:influence', 'enough'])
  g.play(how)
  expect(g.player(0)).toMatchObject(after)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-POWER-2 an empty level cannot be augmented from', () => {
  const low = turnOf({ influence: 0, conviction: 0 }).play('rest')
  expect(low.why('augment:influence')).toBe('nothing-to-augment')
  expect(low.offers()).toEqual(['augment:potential', 'enough'])
  const high = turnOf({ potential: 0 }).play('rest')
  expect(high.why('augment:potential')).toBe('nothing-to-augment')
  expect(high.offers()).toEqual(['augment:influence', 'enough'])
})

test('V-POWER-2 conviction cannot be augmented', () => {
  const g = turnOf({ potential: 0, influence: 0, conviction: 18 })
  expect(g.why('rest')).toBe('nothing-to-augment')
})

test('V-POWER-3 a rest augments one and is taken once', () => {
  const g = turnOf({ potential: 8, conviction: 2 })
  const { influence } = g.player(0)
  g.play('rest', 'augment:potential')
  expect(g.player(0)).toMatchObject({ potential: 7, influence: influence + 1, conviction: 2 })
  expect(g.why('rest')).toBe('visit-spent')
})

test('V-POWER-3 there is a rest as long as one block can be augmented', () => {
  expect(turnOf({ potential: 1, influence: 0, conviction: 17 }).offers()).toContain('rest')
  expect(turnOf({ potential: 0, influence: 1, conviction: 17 }).offers()).toContain('rest')
})

/** Xina is active: 1 dilution pays for one more visit. */
const xina = (player: PlayerSpot) => turnOf({ party: { xina: 1 }, ...player }, { active: ['xina'] })

test.for([
  ['dilute:conviction', { potential: 8, influence: 8, conviction: 0 }],
  ['dilute:influence', { potential: 9, influence: 6, conviction: 1 }],
] as const)('V-POWER-4 the player who dilutes chooses: %s', ([how, after]) => {
  const g = xina({ potential: 8, influence: 7, conviction: 1, inspiration: 2 })
  g.play('use:xina')
  expect(g.asked()).toEqual(['0 dilute'])
  expect(g.offers()).toEqual(['dilute:conviction', 'dilute:influence'])
  g.play(how)
  expect(g.player(0)).toMatchObject(after)
  expect(g.state.turn.grants).toEqual([{ what: 'visit', n: 1, from: 'xina' }])
  expect(g.broken()).toEqual([])
})

test('V-POWER-4 without a choice nobody is asked', () => {
  const conviction = xina({ influence: 0, conviction: 1 }).play('use:xina')
  expect(conviction.asked()).toEqual(['0 turn'])
  expect(conviction.player(0)).toMatchObject({ influence: 1, conviction: 0 })
  const influence = xina({ influence: 1, conviction: 0, potential: 16 }).play('use:xina')
  expect(influence.asked()).toEqual(['0 turn'])
  expect(influence.player(0)).toMatchObject({ influence: 0, potential: 17 })
})

test('V-POWER-4 without a block on either level a dilution cannot be paid', () => {
  expect(xina({ influence: 0, conviction: 0 }).why('use:xina')).toBe('no-dilution')
})

test('V-POWER-5 blocks return to influence from a lost region, a dead champion, a relic and a conversion', () => {
  const region = turnOf({ conviction: 2 }, { owners: { 3: 1 } })
  const before = region.player(1).influence
  region.play('control:3')
  expect(region.player(1).influence).toBe(before + 1)
  expect(region.broken()).toEqual([])

  const dead = turnOf(
    { space: 14, courage: 2, party: { arn: 3 }, conviction: 0, influence: 2, honor: 10 },
    { values: { whiteDie: always('courage'), blackDie: always('death') } },
  )
  dead.play('visit:4', 'blind')
  // Two courage and three blocks returned, and one block became courage again.
  expect(dead.player(0)).toMatchObject({ influence: 6, party: [] })
  expect(dead.broken()).toEqual([])

  const relic = turnOf({ influence: 1, relics: { 'taker-of-stars': 2 } }).play('use:taker-of-stars')
  expect(relic.player(0)).toMatchObject({ influence: 2, charges: [1] })
})

test('V-POWER-5 a card may name another place', () => {
  const orb = turnOf({ conviction: 1, relics: { 'orb-of-conundrums': 1 } }).play('use:orb-of-conundrums')
  expect(orb.player(0)).toMatchObject({ conviction: 2, charges: [0] })
  const knife = turnOf({ potential: 3, relics: { 'altar-knife': 1 } }).play('use:altar-knife')
  expect(knife.player(0)).toMatchObject({ potential: 4, charges: [0] })
})

/** The honor Devotion gives for these lines: 1 for each use of conviction. */
function devoted(player: PlayerSpot, lines: readonly string[], spot: Spot = {}): number {
  const g = turnOf({ honor: 5, traits: ['devotion'], ...player }, spot)
  g.play(...lines)
  expect(g.broken()).toEqual([])
  return g.player(0).honor - 5
}

test('V-POWER-6 control is one use, and so is a takeover however many blocks it takes', () => {
  expect(devoted({ conviction: 1 }, ['control:3'])).toBe(2 + 1)
  expect(devoted({ conviction: 2 }, ['control:3'], { owners: { 3: 1 } })).toBe(2 + 1)
  const impunity = { owners: { 3: 1 }, players: { 1: { space: 31, traits: ['impunity'] } } }
  expect(devoted({ conviction: 4 }, ['control:3'], impunity)).toBe(2 + 1)
})

test('V-POWER-6 an empowered draw is a use', () => {
  expect(devoted({ conviction: 1, wisdom: 2 }, ['visit:2', 'empower'])).toBe(1)
})

test('V-POWER-6 saving a champion is a use', () => {
  const values = { whiteDie: always('courage'), blackDie: always('death'), cards: { ogun: { honor: 0 } } }
  const spot = { values, decks: { monsters: { open: ['ogun'] } } }
  const player = { space: 14, courage: 2, party: { arn: 0 }, conviction: 1 }
  expect(devoted(player, ['visit:4', 'open', 'yes'], spot)).toBe(1)
})

test('V-POWER-6 turning conviction into something is a use', () => {
  expect(
    devoted({ conviction: 1, party: { nilo: 1 } }, ['use:nilo', 'into:courage'], { active: ['nilo'] }),
  ).toBe(1)
  expect(
    devoted({ conviction: 1, party: { yohna: 1 } }, ['use:yohna', 'into:vision'], { active: ['yohna'] }),
  ).toBe(1)
  expect(
    devoted({ conviction: 1, party: { 'qu-ara': 1 } }, ['use:qu-ara', 'none'], { active: ['qu-ara'] }),
  ).toBe(1)
})

test('V-POWER-6 two payments in one turn are two uses', () => {
  expect(devoted({ conviction: 2, wisdom: 2 }, ['control:2', 'empower'])).toBe(2 + 1 + 1)
})

test('V-POWER-7 diluting conviction is no use of it', () => {
  const lines = ['use:xina', 'dilute:conviction']
  expect(devoted({ conviction: 1, party: { xina: 1 } }, lines, { active: ['xina'] })).toBe(0)
})

test('V-POWER-7 recovering conviction is no use of it', () => {
  expect(devoted({ conviction: 2 }, ['recover:conviction', 'recover:conviction'])).toBe(0)
})

test('V-POWER-7 an empowered draw made free is no use of it', () => {
  const g = turnOf(
    { traits: ['devotion'], conviction: 1, wisdom: 2, party: { kealth: 2 } },
    { active: ['kealth'] },
  )
  g.play('use:kealth', 'visit:2', 'empower')
  expect(g.player(0)).toMatchObject({ conviction: 1, honor: 5 })
})

test('V-POWER-7 gaining conviction is no use of it', () => {
  const nilo = { conviction: 0, courage: 1, party: { nilo: 1 } }
  expect(devoted(nilo, ['use:nilo', 'into:conviction'], { active: ['nilo'] })).toBe(0)
  expect(devoted({ relics: { 'orb-of-conundrums': 1 } }, ['use:orb-of-conundrums'])).toBe(0)
  expect(devoted({}, ['rest', 'augment:influence'])).toBe(0)
})

test('V-POWER-5 every block that moves is logged', () => {
  const tomb = turnOf({ wisdom: 2, conviction: 1 }).play('visit:2')
  expect(tomb.events('paid')).toMatchObject([{ seat: 0, attribute: 4, n: 2 }])
  expect(tomb.play('empower').events('convictionUsed')).toMatchObject([{ seat: 0, n: 1 }])
  const rest = turnOf().play('rest', 'augment:influence')
  expect(rest.events('augmented')).toMatchObject([{ seat: 0, how: 'influence', n: 1 }])
  for (const how of ['conviction', 'influence']) {
    const g = xina({ conviction: 1, influence: 1 }).play('use:xina', `dilute:${how}`)
    expect(g.events('diluted')).toMatchObject([{ seat: 0, how, from: 'xina' }])
  }
  const recovering = turnOf({ party: { arn: 2 } }, { owners: { 3: 0 } })
  expect(recovering.play('recover:arn').events('recovered')).toMatchObject([{ seat: 0, n: 2, where: 'arn' }])
  expect(recovering.play('give-up:3').events('gaveUp')).toMatchObject([{ seat: 0, region: 3 }])
})
