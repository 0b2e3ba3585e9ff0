// V-SPEED: mounts, their price and honor, and what counts as speed.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { STRENGTH } from '../../src/state.ts'
import { type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/scenario.ts'

/** Seat 0 beside a command post. */
function post(mine: PlayerSpot = {}, theirs: PlayerSpot = {}, more: Spot = {}) {
  return scenario({
    regions: { 1: 'command-post', 2: 'library', 3: 'fort' },
    players: { 0: { space: 13, party: {}, honor: 5, ...mine }, 1: { space: 7, party: {}, ...theirs } },
    ...more,
  })
}

/** The points seat 0 would get at the end, by source. */
function endLine(g: Scenario, what: string): number {
  const score = vindication.see.standing(g.table.machine, 'host').find(({ seat }) => seat === 0)
  return score?.lines.find((line) => line.what === what)?.points ?? 0
}

test.each([
  [2, 3],
  [3, 4],
  [4, 5],
])('V-SPEED-1 from %i the mount gains a level, and reaching %i gives as much honor', (mount, next) => {
  const g = post({ mount, strength: 3 }).play('visit:1')
  expect(g.player(0)).toMatchObject({ mount: next, honor: 5 + next })
  expect(g.broken()).toEqual([])
})

test('V-SPEED-1 each level is a separate payment, up to 5', () => {
  const g = post({ strength: 12, potential: 0, influence: 5, conviction: 2 }).play(
    'visit:1',
    'again',
    'again',
  )
  expect(g.player(0)).toMatchObject({ mount: 5, honor: 5 + 3 + 4 + 5 })
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-SPEED-1 the honor of a level may take a trigger token', () => {
  const g = post({ strength: 3, honor: 28 }).play('visit:1')
  expect(g.player(0)).toMatchObject({ honor: 31, tokens: 1 })
})

test('V-SPEED-2 with Verao each level costs 1 strength, as many as you pay', () => {
  const g = post({ strength: 3, party: { verao: 1 } }, {}, { active: ['verao'] }).play('visit:1', 'again')
  expect(g.player(0)).toMatchObject({ mount: 4, honor: 12 })
  expect(g.player(0).spheres[STRENGTH]).toBe(1)
  expect(g.offers()).toEqual(['again', 'enough'])
  g.play('again')
  expect(g.player(0)).toMatchObject({ mount: 5, honor: 17 })
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-SPEED-2 an inactive Verao lowers no price', () => {
  const g = post({ strength: 4, party: { verao: 1 } }).play('visit:1')
  expect(g.player(0).spheres[STRENGTH]).toBe(1)
  expect(g.asked()).toEqual(['0 turn'])
})

const SWIFT: Spot = { triggers: ['swiftness', 'balance'] }

test('V-SPEED-3 the Swiftness trigger counts mounts only', () => {
  const lent = post({ mount: 4, speedBlocks: 1 }, { mount: 5 }, SWIFT).play('visit:2')
  expect(lent.state.ending).toBe('')
  const g = post({ mount: 4, strength: 3 }, { mount: 5 }, SWIFT).play('visit:1')
  expect(g.state.ending).toBe('swiftness')
})

test('V-SPEED-3 so do quests', () => {
  const quests = ['carpe-diem']
  expect(endLine(post({ mount: 4, speedBlocks: 2, quests }), 'quests')).toBe(0)
  expect(endLine(post({ mount: 5, quests }), 'quests')).toBe(5)
})

test('V-SPEED-3 Sula counts the blocks of the Armguards, not Jermo', () => {
  const sula: PlayerSpot = { monsters: ['sula'], mount: 3 }
  expect(endLine(post(sula), 'bonuses')).toBe(5)
  expect(endLine(post({ ...sula, speedBlocks: 2 }), 'bonuses')).toBe(7)
  expect(endLine(post({ ...sula, party: { jermo: 1 } }, {}, { active: ['jermo'] }), 'bonuses')).toBe(5)
})

const FOUR_STEPS = ['move:14', 'move:13', 'move:14', 'move:15']

test('V-SPEED-3 moving and Wanderlust count the Armguards', () => {
  const g = post({ mount: 2, speedBlocks: 2, traits: ['wanderlust'] }).play(...FOUR_STEPS)
  expect(g.player(0)).toMatchObject({ honor: 6, space: 15 })
})

test('V-SPEED-3 Jermo’s step helps Wanderlust', () => {
  const g = post({ mount: 3, party: { jermo: 1 }, traits: ['wanderlust'] }, {}, { active: ['jermo'] })
  expect(g.play(...FOUR_STEPS).player(0).honor).toBe(6)
})

test('V-SPEED-3 speed 3 alone makes three steps', () => {
  const g = post({ mount: 3, traits: ['wanderlust'] }).play('move:14', 'move:13', 'move:14')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).honor).toBe(5)
})
