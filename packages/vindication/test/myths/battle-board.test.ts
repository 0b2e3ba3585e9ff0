// V-MYTHS-8 and 18: rewards of the battle board's spheres, and teleport tokens.
import { expect, test } from 'vitest'
import { boardFor } from '../../src/modules/myths/values/boards.ts'
import { changesOf } from '../../testing/changes.ts'
import { mythic, mythsIn, woken } from './woken.ts'

test('V-MYTHS-8 one side for two and three players, one for four and five', () => {
  expect([2, 3, 4, 5].map((seats) => boardFor(seats).length)).toEqual([14, 14, 21, 21])
  const first = (seats: number) => boardFor(seats).filter(({ reward }) => reward === 'pick').length
  expect([2, 3, 4, 5].map(first)).toEqual([0, 0, 1, 1])
})

test('V-MYTHS-8 printed rewards: 2 honor for courage, two tokens for strength, a clone for wisdom', () => {
  const ring = (n: number) => boardFor(4).flatMap((sphere) => (sphere.ring === n ? [sphere.reward] : []))
  expect(ring(3).at(-1)).toBe('honor')
  expect(ring(2).filter((reward) => reward === 'teleport')).toHaveLength(2)
  expect(ring(4)[0]).toBe('clone')
  expect(ring(6)).toHaveLength(3)
})

test('V-MYTHS-8 blocks return from companions', () => {
  const g = woken({ party: { arn: 3 }, inspiration: 1 })
  expect(changesOf(g, 0, 'contribute:0')).toMatchObject({ influence: 2, inspiration: -1 })
  expect(g.player(0).loyalty).toEqual([1])
})

test('V-MYTHS-8 blocks leave potential, and influence becomes conviction', () => {
  const g = woken({ inspiration: 1, potential: 4 })
  expect(changesOf(g, 0, 'contribute:1')).toEqual({ inspiration: -1, potential: -1, influence: 1 })
  const h = woken({ knowledge: 1 })
  expect(changesOf(h, 0, 'contribute:3', 'augment:influence')).toEqual({
    knowledge: -1,
    influence: -1,
    conviction: 1,
  })
})

test('V-MYTHS-8 a clone gives a used-up reward, or nothing', () => {
  const none = woken({ wisdom: 1 })
  expect(changesOf(none, 0, 'contribute:8')).toEqual({ wisdom: -1 })
  const g = woken({ wisdom: 1, strength: 2 })
  g.play('contribute:4', 'roll', 'end', 'contribute:5', 'roll', 'end')
  expect(mythsIn(g).tokens).toEqual([2, 0])
  g.play('contribute:8')
  expect(g.offers()).toEqual(['clone:teleport', 'none'])
  g.play('clone:teleport')
  expect(mythsIn(g).tokens).toEqual([3, 0])
})

test('V-MYTHS-8 a clone of a token is not offered when all five are out', () => {
  const cloned = (ruleset: number) => {
    const g = woken({ wisdom: 1, strength: 2 }, { kept: { tokens: [1, 2] }, ruleset })
    return g.play('contribute:4', 'roll', 'end', 'contribute:5', 'roll', 'end', 'contribute:8')
  }
  const g = cloned(2)
  expect(mythsIn(g).tokens).toEqual([3, 2])
  expect(g.offers()).not.toContain('clone:teleport')
  expect(cloned(1).offers()).toContain('clone:teleport')
})

test('V-MYTHS-18 there are only five tokens', () => {
  const g = woken({ strength: 1 }, { kept: { tokens: [2, 3] } })
  g.play('contribute:4')
  expect(mythsIn(g).tokens).toEqual([2, 3])
})

test('V-MYTHS-18 a token takes you to any free space, once, and does not count as your Move', () => {
  const g = mythic({}, { kept: { tokens: [1, 0] } })
  g.play('token')
  expect(g.offers()).not.toContain('teleport:2')
  g.play('teleport:30')
  expect(g.player(0).space).toBe(30)
  expect(mythsIn(g).tokens).toEqual([0, 0])
  expect(g.why('end')).toBe('must-move')
  expect(g.offers()).not.toContain('token')
})
