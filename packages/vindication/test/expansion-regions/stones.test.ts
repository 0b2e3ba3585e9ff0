// V-STONES: from stone to stone, with and without control of them.
import { expect, test } from 'vitest'
import { SPACES, TOUCHES } from '../../src/map/board.ts'
import { vindication } from '../../src/index.ts'
import type { PlayerSpot, Spot } from '../../testing/scenario.ts'
import { changesOf } from '../../testing/changes.ts'
import { beside, farFrom, spacesOffered, touching } from './beside.ts'

const STONES = { 'sacred-stones': true }
const FAR = farFrom(1)
const BOTH = { 1: 'sacred-stone', [FAR]: 'sacred-stone' }

const stones = (mine: PlayerSpot = {}, more: Spot = {}) => beside(STONES, BOTH, mine, more)
const others = (spaces: readonly number[], ...taken: readonly number[]) =>
  spaces.filter((space) => !taken.includes(space))

test('V-STONES-1 the set is two tiles', () => {
  const { box } = vindication.values.read({}, STONES)
  expect(box.bag[box.regions.findIndex(({ id }) => id === 'sacred-stone')]).toBe(2)
  expect(box.bag.reduce((sum, n) => sum + n, 0)).toBe(19)
})

test('V-STONES-1 a visit leads next to either stone, to spaces without a figure', () => {
  const there = touching(FAR)[0] ?? 0
  const g = stones({}, { players: { 1: { space: there } } }).play('visit:1')
  expect(spacesOffered(g, 'teleport')).toEqual(others(touching(1, FAR), 13, there))
})

test('V-STONES-1 hexes next to the space are discovered, and the owner of the stone is paid', () => {
  const target = touching(FAR).find((space) => TOUCHES[space]?.length === 3) ?? 0
  const g = stones({}, { owners: { 1: 1 } })
  expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
  g.play(`teleport:${target}`)
  expect(g.player(0).space).toBe(target)
  for (const hex of TOUCHES[target] ?? []) expect(g.state.regions[hex]).not.toBe('')
  expect(g.broken()).toEqual([])
})

test('V-STONES-1 an undiscovered stone offers nothing', () => {
  const g = beside(STONES, { 1: 'sacred-stone' }).play('visit:1')
  const second = g.state.regions.indexOf('sacred-stone', 2)
  expect(spacesOffered(g, 'teleport')).toEqual(others(touching(1, ...(second > 0 ? [second] : [])), 13))
})

test('V-STONES-2 without control it replaces the Move', () => {
  const target = touching(FAR)[0] ?? 0
  const g = stones().play('visit:1', `teleport:${target}`)
  expect(g.offers().filter((id) => id.startsWith('move:'))).toEqual([])
  expect(g.offers()).toContain('end')
  expect(g.player(0).steps).toBe(0)
})

test('V-STONES-2 a player who has moved goes nowhere, but may still take control', () => {
  const step = touching(1).find((space) => space !== 13) ?? 0
  const g = stones({ mount: 5, conviction: 1 })
  while (g.player(0).space !== step) {
    const way = spacesOffered(g, 'move')
    g.play(`move:${way.includes(step) ? step : (way[0] ?? 0)}`)
  }
  if (g.offers().includes('stop')) g.play('stop')
  g.play('visit:1')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).space).toBe(step)
  expect(g.offers()).toContain('control:1')
})

test('V-STONES-2 a player who stays keeps the Move, which is still required', () => {
  const g = stones().play('visit:1', 'none')
  expect(spacesOffered(g, 'move')).not.toEqual([])
  expect(g.why('end')).toBe('must-move')
})

test('V-STONES-2 it does not lead back to where the turn began', () => {
  const away = touching(FAR)[0] ?? 0
  const g = stones({ space: 13, relics: { 'portal-stone': 1 } }).play('use:portal-stone', `teleport:${away}`)
  g.play(`visit:${FAR}`)
  expect(spacesOffered(g, 'teleport')).not.toContain(13)
  expect(g.why('teleport:13')).toBe('stranded')
})

test('V-STONES-3 a player with one stone goes next to either and keeps the Move', () => {
  const target = touching(FAR)[0] ?? 0
  const g = stones({}, { owners: { [FAR]: 0 } }).play('visit:1')
  expect(spacesOffered(g, 'teleport')).toEqual(others(touching(1, FAR), 13, 7))
  g.play(`teleport:${target}`)
  expect(spacesOffered(g, 'move')).not.toEqual([])
  expect(g.why('end')).toBe('must-move')
})

test('V-STONES-3 control taken first counts', () => {
  const g = stones({ conviction: 1 }).play('control:1')
  g.play(`teleport:${touching(FAR)[0]}`)
  expect(spacesOffered(g, 'move')).not.toEqual([])
})

test('V-STONES-3 a player with one stone may also go after the Move', () => {
  const g = stones({ mount: 2 }, { owners: { 1: 0 } })
  const near = touching(1)
  const step = spacesOffered(g, 'move').find((space) => near.includes(space)) ?? 0
  g.play(`move:${step}`, 'stop', 'visit:1')
  expect(spacesOffered(g, 'teleport')).not.toContain(13)
  g.play(`teleport:${touching(FAR)[0]}`)
  expect(g.offers()).toContain('end')
})

test('V-STONES-3 a player with both goes anywhere, and keeps the Move', () => {
  const g = stones({}, { owners: { 1: 0, [FAR]: 0 } }).play('visit:1')
  const all = Array.from({ length: SPACES }, (_, i) => i + 1)
  expect(spacesOffered(g, 'teleport')).toEqual(others(all, 13, 7))
  g.play('teleport:30')
  expect(spacesOffered(g, 'move')).not.toEqual([])
})

test('V-STONES-3 a stone under a black block still counts as held, and cannot be visited', () => {
  const treachery = { cards: [], hexes: [FAR], taken: [0, 0], siphoned: 0 }
  const more = { owners: { 1: 0, [FAR]: 0 }, slots: { treachery } }
  const g = beside({ ...STONES, treachery: true }, BOTH, {}, more).play('visit:1')
  expect(spacesOffered(g, 'teleport')).toContain(30)
  g.play(`teleport:${touching(FAR)[0]}`)
  expect(g.offers()).not.toContain(`visit:${FAR}`)
})
