// V-FIGHT: the champion, both dice, losses and spoils.
import { expect, test } from 'vitest'
import { always, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/scenario.ts'
import type { AttributeName } from '../../src/state.ts'
import { COURAGE, INSPIRATION, KNOWLEDGE, VISION, WISDOM } from '../../src/state.ts'

type Black = 'fatigue' | 'miss' | 'death'

const dice = (white: AttributeName, black: Black): Spot => ({
  values: { whiteDie: always(white), blackDie: always(black) },
})

/** Seat 0 is at the Maw with 2 courage; Ogun, worth 5 honor, is the open card. */
function maw(mine: PlayerSpot, more: Spot) {
  return scenario({
    regions: { 1: 'maw' },
    players: { 0: { space: 13, honor: 10, courage: 2, conviction: 0, ...mine }, 1: { space: 7, party: {} } },
    decks: { monsters: { open: ['ogun'], down: ['oya', 'sula'] } },
    ...more,
  })
}

const fight = (mine: PlayerSpot, more: Spot) => maw(mine, more).play('visit:1', 'open')
const types = (g: Scenario) => g.table.events.map(({ type }) => type)

test.each([
  ['dara', { 'ga-nok': 0, dara: 0, nalin: 0 }],
  ['oneth', { oneth: 0, nalin: 0 }],
  ['arn', { nalin: 0, arn: 2 }],
])('V-FIGHT-1 the lowest initiative fights: %s', (champion, party) => {
  const g = fight({ party }, dice('courage', 'death'))
  expect(g.events('fought')).toMatchObject([{ seat: 0, card: 'ogun', champion }])
  expect(g.events('died')).toMatchObject([{ card: champion }])
  expect(g.player(0).party).not.toContain(champion)
  expect(g.player(0).party).toHaveLength(Object.keys(party).length - 1)
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-1 you always win, even if the champion dies', () => {
  const g = fight({ party: { dara: 0 } }, dice('courage', 'death'))
  expect(g.player(0)).toMatchObject({ monsters: ['ogun'], defeated: 1, party: [], honor: 10 - 1 + 5 })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-FIGHT-2 payment, card, champion, dice, loss, attribute, honor, reactions', () => {
  const g = maw({ party: { dara: 1 }, traits: ['gallantry', 'diligence'] }, dice('vision', 'death')).play(
    'visit:1',
  )
  expect(types(g)).toEqual(['visited', 'paid'])
  g.play('open')
  const [first, flipped, ...order] = g.table.events.map(({ type, from }) =>
    type === 'honor' ? `honor ${from}` : type,
  )
  expect([first, flipped]).toEqual(['acquired', 'flipped'])
  expect(order).toEqual([
    'fought',
    'rolled',
    'rolled',
    'died',
    'left',
    'honor dara',
    'gained',
    'honor ogun',
    'honor gallantry',
  ])
  expect(g.offers()).toEqual(['augment:influence', 'enough'])
  g.play('augment:influence')
  expect(g.player(0)).toMatchObject({ conviction: 1, honor: 10 - 1 + 5 + 2 })
  expect(g.broken()).toEqual([])
})

test.each([
  ['enough influence', { influence: 1 }],
  ['too little', { influence: 0 }],
  ['Resilience and blocks enough', { influence: 0, party: { arn: 4 }, traits: ['resilience'] }],
] as const)('V-FIGHT-2 with %s nobody is asked which comes first', (_what, mine) => {
  const g = fight({ party: { arn: 0 }, ...mine }, dice('courage', 'fatigue'))
  expect(g.offers()).not.toContain('spoils')
  expect(['0 turn', '0 gain']).toContain(g.asked().join())
})

test('V-FIGHT-2 the fatigue comes first, then the attribute', () => {
  const g = fight({ party: { arn: 0 }, influence: 1 }, dice('courage', 'fatigue'))
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 0 })
  expect(g.player(0).spheres[COURAGE]).toBe(1)
  expect(types(g).indexOf('tired')).toBeLessThan(types(g).indexOf('gained'))
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-2 with too little influence for both a block is recovered for the attribute', () => {
  const g = fight({ party: { arn: 0 }, influence: 0 }, dice('courage', 'fatigue'))
  expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 0 })
  expect(g.asked()).toEqual(['0 gain'])
  g.play('recover:inspiration')
  expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 0, monsters: ['ogun'] })
  expect(g.player(0).spheres[COURAGE]).toBe(1)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-2 or the attribute is declined', () => {
  const g = fight({ party: { arn: 0 }, influence: 0 }, dice('courage', 'fatigue')).play('enough')
  expect(g.player(0).spheres[COURAGE]).toBe(0)
  expect(g.player(0).monsters).toEqual(['ogun'])
})

test('V-FIGHT-3 one of the white die’s attribute, and no second roll', () => {
  const g = fight({ party: { arn: 0 } }, dice('vision', 'miss'))
  expect(g.player(0).spheres[VISION]).toBe(1)
  expect(g.events('rolled')).toHaveLength(2)
})

test('V-FIGHT-3 the attribute may be declined', () => {
  const g = maw({ party: { arn: 0 } }, dice('vision', 'miss'))
  g.table.choose(0, 'gains', 'ask')
  g.play('visit:1', 'open', 'enough')
  expect(g.player(0).spheres[VISION]).toBe(0)
  expect(g.player(0).monsters).toEqual(['ogun'])
})

test('V-FIGHT-4 fatigue puts 2 blocks from influence on the champion alone', () => {
  const g = fight({ party: { nalin: 1, arn: 1 }, influence: 5 }, dice('courage', 'fatigue'))
  expect(g.player(0)).toMatchObject({ party: ['nalin', 'arn'], loyalty: [1, 3], influence: 5 + 2 - 2 - 1 })
  expect(g.player(0).honor).toBe(15)
  expect(g.events('tired')).toMatchObject([{ seat: 0, card: 'arn', n: 2, from: 'ogun' }])
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-4 what is missing must be recovered, but not from the champion', () => {
  const mine: PlayerSpot = {
    party: { dregun: 3, nalin: 1, wim: 0 },
    relics: { 'altar-knife': 1 },
    courage: 2,
    conviction: 1,
    influence: 0,
  }
  const g = fight(mine, {
    ...dice('courage', 'fatigue'),
    active: ['dregun'],
    owners: { 3: 0 },
    regions: { 1: 'maw', 3: 'fort' },
  })
  expect(g.offers()).toEqual([
    'recover:conviction',
    'recover:inspiration',
    'recover:knowledge',
    'recover:strength',
    'recover:courage',
    'recover:nalin',
    'recover:altar-knife',
    'give-up:3',
  ])
  g.play('give-up:3')
  expect(g.player(0).loyalty).toEqual([5, 1, 0])
  expect(g.broken()).toEqual([])
})

const worn: PlayerSpot = { inspiration: 0, knowledge: 0, strength: 0, courage: 1, influence: 0 }

test('V-FIGHT-4 then as many as there are are added', () => {
  const g = fight({ ...worn, party: { dregun: 4 } }, { ...dice('courage', 'fatigue'), active: ['dregun'] })
  g.play('enough')
  expect(g.player(0)).toMatchObject({ loyalty: [5], influence: 0, monsters: ['ogun'] })
  expect(g.player(0).spheres[COURAGE]).toBe(0)
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-4 discarding a tile meanwhile gives no other way out', () => {
  const mine: PlayerSpot = { ...worn, party: { dregun: 2, wim: 1 }, tiles: { vision: 1 } }
  const g = fight(mine, { ...dice('courage', 'fatigue'), active: ['dregun'] })
  expect(g.offers()).toEqual(['recover:wim', 'discard:vision'])
  g.play('discard:vision')
  expect(g.offers()).toEqual(['recover:wim'])
  g.play('recover:wim', 'enough')
  expect(g.player(0)).toMatchObject({ party: ['dregun'], loyalty: [4], monsters: ['ogun'] })
  expect(g.broken()).toEqual([])
})

test.each([
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 4],
  [6, 6],
])('V-FIGHT-4 with Resilience fatigue stops at 4: from %i to %i', (before, after) => {
  const g = fight({ party: { arn: before }, traits: ['resilience'] }, dice('courage', 'fatigue'))
  expect(g.player(0).loyalty).toEqual([after])
  expect(g.player(0).spheres[COURAGE]).toBe(1)
})

test('V-FIGHT-5 death takes the champion and its honor, and its blocks return', () => {
  const g = fight({ party: { arn: 3, nalin: 1 }, influence: 2 }, dice('courage', 'death'))
  expect(g.player(0)).toMatchObject({
    party: ['nalin'],
    loyalty: [1],
    influence: 2 + 2 + 3 - 1,
    honor: 10 - 3 + 5,
  })
  expect(g.events('died')).toMatchObject([{ card: 'arn', n: 3 }])
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-5 a dead companion leaves the game', () => {
  const g = fight({ party: { arn: 0 } }, dice('courage', 'death'))
  const everywhere = JSON.stringify([g.state.decks, g.state.players])
  expect(everywhere).not.toContain('"arn"')
})

test('V-FIGHT-5 using 1 conviction prevents it', () => {
  const g = fight(
    { party: { arn: 3 }, conviction: 2, influence: 0, traits: ['devotion'] },
    dice('courage', 'death'),
  )
  expect(g.offers()).toEqual(['yes', 'no'])
  g.play('yes')
  expect(g.events('saved')).toMatchObject([{ seat: 0, card: 'arn' }])
  expect(g.player(0)).toMatchObject({ party: ['arn'], loyalty: [3], conviction: 1, influence: 0 + 2 + 1 - 1 })
  expect(g.player(0).honor).toBe(10 + 1 + 5)
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-5 the conviction may be kept', () => {
  const g = fight({ party: { arn: 3 }, conviction: 1 }, dice('courage', 'death')).play('no')
  expect(g.player(0)).toMatchObject({ party: [], conviction: 1 })
})

test('V-FIGHT-5 without conviction nobody is asked', () => {
  const g = fight({ party: { arn: 0 }, conviction: 0 }, dice('courage', 'death'))
  expect(g.player(0).party).toEqual([])
})

test('V-FIGHT-5 on a miss nothing happens', () => {
  const g = fight({ party: { arn: 1 }, conviction: 1, influence: 3 }, dice('courage', 'miss'))
  expect(g.player(0)).toMatchObject({ party: ['arn'], loyalty: [1], conviction: 1, honor: 15, influence: 4 })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-FIGHT-6 Ruak, activated, rolls two white dice and no black one', () => {
  const g = fight(
    { party: { dregun: 1, ruak: 1 }, influence: 3 },
    { ...dice('wisdom', 'death'), active: ['ruak'] },
  )
  expect(g.events('rolled')).toHaveLength(2)
  expect(g.events('rolled').every((roll) => 'white' in roll && !('black' in roll))).toBe(true)
  expect(g.player(0).spheres[WISDOM]).toBe(2)
  expect(g.player(0)).toMatchObject({
    party: ['dregun', 'ruak'],
    influence: 3,
    honor: 15,
    monsters: ['ogun'],
  })
  expect(g.broken()).toEqual([])
})

test('V-FIGHT-6 both results are known before either is gained', () => {
  const g = maw({ party: { ruak: 1 } }, { ...dice('wisdom', 'death'), active: ['ruak'] })
  g.table.choose(0, 'gains', 'ask')
  g.play('visit:1', 'open')
  expect(g.events('rolled')).toHaveLength(2)
  g.play('gain:wisdom', 'gain:wisdom')
  expect(g.player(0).spheres[WISDOM]).toBe(2)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-FIGHT-6 two different results are both gained', () => {
  const face = ['inspiration', 'inspiration', 'inspiration', 'knowledge', 'knowledge', 'knowledge']
  const sums = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const values = { whiteDie: face }
    const g = fight({ party: { ruak: 1 } }, { values, active: ['ruak'], seed: `ruak ${n}` })
    const shown = g.events('rolled').map(({ white }) => Number(white))
    const { spheres } = g.player(0)
    expect(spheres[INSPIRATION]).toBe(1 + shown.filter((a) => a === INSPIRATION).length)
    expect(spheres[KNOWLEDGE]).toBe(1 + shown.filter((a) => a === KNOWLEDGE).length)
    sums.add(shown.join())
  }
  expect(sums.size).toBe(4)
})

test('V-FIGHT-6 an inactive Ruak fights like anyone', () => {
  const g = fight({ party: { dregun: 1, ruak: 1 } }, dice('wisdom', 'death'))
  expect(g.events('died')).toMatchObject([{ card: 'ruak' }])
})

test('V-FIGHT-6 Ruak’s dice may be declined', () => {
  const g = maw({ party: { ruak: 1 } }, { ...dice('wisdom', 'fatigue'), active: ['ruak'] })
  g.table.choose(0, 'reroll', 'never')
  g.play('visit:1', 'open')
  expect(g.player(0).loyalty).toEqual([3])
  expect(g.player(0).spheres[WISDOM]).toBe(1)
})

const MIXED = {
  whiteDie: ['courage', 'wisdom', 'courage', 'wisdom', 'courage', 'wisdom'],
  blackDie: ['death', 'miss', 'death', 'miss', 'death', 'miss'],
}

/** The first seed with which both dice show two different faces. */
function ganok(): Scenario {
  for (let n = 0; n < 50; n++) {
    const g = fight({ party: { 'ga-nok': 1 } }, { values: MIXED, active: ['ga-nok'], seed: `ganok ${n}` })
    const rolled = g.events('rolled')
    const differ = rolled.every(
      ({ white, secondWhite, black, secondBlack }) => white !== secondWhite || black !== secondBlack,
    )
    if (differ && rolled.length === 2) return g
  }
  throw new Error('no such roll')
}

test('V-FIGHT-7 Ga’nok rolls both dice twice before anything is kept', () => {
  const g = ganok()
  expect(g.events('rolled')).toHaveLength(2)
  expect(g.offers().toSorted()).toEqual(['die:courage', 'die:wisdom'])
  g.play('die:wisdom')
  expect(g.offers().toSorted()).toEqual(['die:death', 'die:miss'])
  g.play('die:miss')
  expect(g.player(0).party).toEqual(['ga-nok'])
  expect(g.player(0).spheres[WISDOM]).toBe(1)
  expect(g.player(0).spheres[COURAGE]).toBe(0)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-FIGHT-7 each die is kept on its own', () => {
  const g = ganok().play('die:courage', 'die:death')
  expect(g.player(0).party).toEqual([])
  expect(g.player(0).spheres[COURAGE]).toBe(1)
})

test('V-FIGHT-7 two equal results need no choice', () => {
  const g = fight({ party: { 'ga-nok': 1 } }, { ...dice('wisdom', 'miss'), active: ['ga-nok'] })
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.events('rolled')).toMatchObject([{ secondBlack: 1 }, { secondWhite: WISDOM }])
  expect(g.player(0).spheres[WISDOM]).toBe(1)
})

test('V-FIGHT-7 dice are rolled once if Ga’nok is not active or is declined', () => {
  const idle = fight({ party: { 'ga-nok': 1 } }, dice('wisdom', 'miss'))
  expect(idle.events('rolled').some((roll) => 'secondWhite' in roll || 'secondBlack' in roll)).toBe(false)
  const g = maw({ party: { 'ga-nok': 1 } }, { ...dice('wisdom', 'miss'), active: ['ga-nok'] })
  g.table.choose(0, 'reroll', 'never')
  g.play('visit:1', 'open')
  expect(g.events('rolled').some((roll) => 'secondWhite' in roll || 'secondBlack' in roll)).toBe(false)
})

test('V-FIGHT-7 Ga’nok works at the Academy too', () => {
  const g = scenario({
    regions: { 1: 'academy' },
    players: { 0: { space: 13, party: { 'ga-nok': 1 }, wisdom: 1 }, 1: { space: 7, party: {} } },
    ...dice('wisdom', 'miss'),
    active: ['ga-nok'],
  }).play('visit:1')
  expect(g.events('rolled')).toMatchObject([{ white: WISDOM, secondWhite: WISDOM }])
  expect(g.player(0).spheres[WISDOM]).toBe(2)
})

/** Just before the dice of a fight, with the question switched on. */
function askedBefore(party: string, answer: string): Scenario {
  const g = maw({ party: { [party]: 1 } }, { ...dice('wisdom', 'fatigue'), active: [party] })
  g.table.choose(0, 'reroll', 'ask')
  g.play('visit:1', 'open')
  expect(g.asked()).toEqual(['0 reroll'])
  return g.play(answer)
}

test('V-FIGHT-6 a player who wants to be asked says yes or no to Ruak’s dice', () => {
  expect(askedBefore('ruak', 'no').player(0).loyalty).toEqual([3])
  const yes = askedBefore('ruak', 'yes')
  expect(yes.player(0).loyalty).toEqual([1])
  expect(yes.player(0).spheres[WISDOM]).toBe(2)
})

test('V-FIGHT-7 a player who wants to be asked says yes or no to Ga’nok', () => {
  const twice = (g: Scenario) =>
    g.events('rolled').filter((roll) => 'secondWhite' in roll || 'secondBlack' in roll)
  expect(twice(askedBefore('ga-nok', 'no'))).toHaveLength(0)
  expect(twice(askedBefore('ga-nok', 'yes'))).toHaveLength(2)
})

test('V-FIGHT-7 the question comes before a single die too, and without Ga’nok never', () => {
  const academy = (active: string[]) => {
    const g = scenario({
      regions: { 1: 'academy' },
      players: { 0: { space: 13, party: { 'ga-nok': 1 }, wisdom: 1 }, 1: { space: 7, party: {} } },
      ...dice('wisdom', 'miss'),
      active,
    })
    g.table.choose(0, 'reroll', 'ask')
    return g.play('visit:1')
  }
  expect(academy(['ga-nok']).asked()).toEqual(['0 reroll'])
  expect(academy(['ga-nok']).play('no').events('rolled')).toEqual([
    { type: 'rolled', seat: 0, white: WISDOM, from: 'region:1' },
  ])
  expect(academy([]).asked()).toEqual(['0 turn'])
})
