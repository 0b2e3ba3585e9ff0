// V-MYTHS-1 to 3: Ronak in the center, and how he is woken.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { scenario } from '../../testing/scenario.ts'
import { mythic, mythsIn } from './woken.ts'

test('V-MYTHS-1 the tile is in the center, with six blocks around it, and 18 tiles are left', () => {
  const g = scenario({ seats: 3, options: { myths: true } })
  expect(g.state.regions[1]).toBe('ronak')
  expect(mythsIn(g).blocks).toEqual([13, 14, 15, 16, 17, 18])
  const { bag } = vindication.values.read({}, { myths: true }).box
  expect(bag.reduce((n, tiles) => n + tiles, 0)).toBe(18)
  expect(g.broken()).toEqual([])
})

test.for([
  ['academy', { academy: 0, inn: 3 }],
  ['inn', { academy: 1, inn: 2 }],
] as const)('V-MYTHS-1 the players choose what makes room: %s', ([single, left]) => {
  const { box } = vindication.values.read({}, { myths: true, single })
  const tiles = Object.fromEntries(box.regions.map(({ id }, i) => [id, box.bag[i]]))
  expect(tiles).toMatchObject(left)
})

test('V-MYTHS-1 while he sleeps the tile can be neither visited nor controlled', () => {
  const g = mythic({ space: 13, conviction: 2 })
  expect(g.why('visit:1')).toBe('ronak-sleeps')
  expect(g.why('control:1')).toBe('never-held')
})

test('V-MYTHS-1 a charge of the Mask cannot take it either', () => {
  const g = mythic({ space: 13, relics: { 'mask-of-the-invader': 1 } })
  expect(g.play('use:mask-of-the-invader').offers()).not.toContain('seize:1')
})

test('V-MYTHS-2 a player who ends a Move on a block moves it; passing over one does not', () => {
  const g = mythic({ mount: 3 })
  g.play('move:13', 'move:14', 'stop')
  expect(mythsIn(g).blocks).toEqual([13, 15, 16, 17, 18])
  expect(g.events('provoked')).toMatchObject([{ seat: 0, space: 14, left: 5 }])
})

test('V-MYTHS-2 a teleport onto one moves it, too', () => {
  const g = mythic({ relics: { 'portal-stone': 1 } })
  g.play('use:portal-stone', 'teleport:16')
  expect(mythsIn(g).blocks).not.toContain(16)
})

test('V-MYTHS-2 a figure moved by another player moves none', () => {
  const g = mythic(
    { space: 14, party: { vrix: 0 } },
    { options: { myths: true, treachery: true }, players: { 1: { space: 13 } }, active: ['vrix'] },
  )
  g.play('use:vrix')
  expect(g.player(1).space).toBe(14)
  expect(mythsIn(g).blocks).toHaveLength(6)
})

test('V-MYTHS-3 if a Move is split, only the end of its last part counts', () => {
  const g = mythic({ mount: 3, party: { zharah: 1 } }, { active: ['zharah'] })
  g.play('move:13', 'stop')
  expect(mythsIn(g).blocks).toContain(13)
  g.play('move:14', 'move:20')
  expect(mythsIn(g).blocks).toHaveLength(6)
})

test('V-MYTHS-3 if the Move does not go on, it counts when the turn ends', () => {
  const g = mythic({ mount: 3, party: { zharah: 1 } }, { active: ['zharah'] })
  g.play('move:13', 'stop', 'end')
  expect(mythsIn(g).blocks).toEqual([14, 15, 16, 17, 18])
})
