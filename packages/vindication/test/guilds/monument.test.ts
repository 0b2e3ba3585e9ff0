// V-GUILDS: the monument.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { finished, paidAtEnd, type PlayerSpot } from '../../testing/scenario.ts'
import { vindication } from '../../src/index.ts'
import { guilded, guildsIn } from './guilded.ts'

const RICH: PlayerSpot = {
  inspiration: 1,
  knowledge: 2,
  strength: 1,
  courage: 1,
  wisdom: 1,
  vision: 1,
  conviction: 3,
  tiles: { courage: 1, wisdom: 1, vision: 1 },
}

const BLOCKS = ['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision'].map((a) => `lend:${a}`)
const REST = ['lend:conviction', 'lend:conviction', 'lend-tile:courage']

test('V-GUILDS-13 any number of things, one by one, in the turn the token is placed there', () => {
  const g = guilded(RICH)
  expect(g.offers().filter((id) => id.startsWith('lend'))).toEqual([])
  g.play('favor:monument')
  expect(changesOf(g, 0, 'lend:knowledge', 'lend:conviction', 'lend-tile:vision')).toEqual({
    knowledge: -1,
    conviction: -1,
    'vision tile': -1,
  })
  expect(g.broken()).toEqual([])
  g.play('move:14', 'stop', 'end').pass()
  expect(g.offers().filter((id) => id.startsWith('lend'))).toEqual([])
})

test('V-GUILDS-13 one of each attribute, two conviction, two different tiles', () => {
  const g = guilded({ ...RICH, tiles: { courage: 2, wisdom: 1 } }, [{}, {}]).play('favor:monument')
  g.play('lend:knowledge', 'lend:conviction', 'lend:conviction', 'lend-tile:courage')
  expect(g.why('lend:knowledge')).toBe('place-filled')
  expect(g.why('lend:conviction')).toBe('place-filled')
  expect(g.why('lend-tile:courage')).toBe('place-filled')
  expect(g.why('lend-tile:vision')).toBe('nothing-to-lend')
  g.play('lend-tile:wisdom')
  expect(g.why('lend-tile:vision')).toBe('place-filled')
})

test('V-GUILDS-13 conviction is lent, not used', () => {
  const g = guilded({ ...RICH, traits: ['devotion'] }).play('favor:monument')
  expect(changesOf(g, 0, 'lend:conviction')).toEqual({ conviction: -1 })
})

test('V-GUILDS-14 lent things cannot be recovered, discarded or counted', () => {
  const own: PlayerSpot = { courage: 1, conviction: 1, tiles: { courage: 1 }, party: { durgle: 0 } }
  const g = guilded(own).play('favor:monument', 'lend:courage', 'lend:conviction', 'lend-tile:courage')
  for (const id of ['recover:courage', 'recover:conviction', 'discard:courage']) {
    expect(g.offers()).not.toContain(id)
  }
  // Durgle counts for knowledge and not for courage.
  const [mine] = vindication.see.standing(g.table.machine, 'host')
  expect(mine?.lines.find(({ what }) => what === 'mastery')?.points).toBe(5)
  expect(changesOf(g, 0, 'activate:durgle')).toMatchObject({ durgle: 1 })
  expect(g.why('use:durgle')).toBe('nothing-would-change')
})

test('V-GUILDS-14 an unfinished monument scores nothing at the end', () => {
  const spheres = [1, 1, 1, 1, 1, 1] as [number, number, number, number, number, number]
  const none = () => [0, 0, 0, 0, 0, 0] as [number, number, number, number, number, number]
  const guilds = {
    favor: [0, 1].map(() => ({ use: '' as const, n: 0, on: '', fresh: false })),
    monuments: [
      { spheres, conviction: 2, tiles: none(), built: false },
      { spheres: none(), conviction: 0, tiles: none(), built: false },
    ],
    fortified: Array.from({ length: 20 }, () => -1),
  }
  const g = finished({
    options: { guilds: true },
    players: { 0: { monsters: ['sentinel'], courage: 0, quests: [] }, 1: { quests: [] } },
    slots: { guilds },
  })
  expect(paidAtEnd(g, 0)['sentinel']).toBeUndefined()
  expect(vindication.see.standing(g.table.machine, 'host')[0]?.lines.map(({ what }) => what)).not.toContain(
    'monument',
  )
})

test('V-GUILDS-15 when full, it gives 15 honor and returns everything', () => {
  const g = guilded(RICH).play('favor:monument', ...BLOCKS, ...REST)
  const last = changesOf(g, 0, 'lend-tile:vision')
  expect(last).toEqual({
    honor: 15,
    inspiration: 1,
    knowledge: 1,
    strength: 1,
    courage: 1,
    wisdom: 1,
    vision: 1,
    conviction: 2,
    'courage tile': 1,
  })
  expect(g.broken()).toEqual([])
  expect(g.player(0).sources['monument']).toBe(15)
})

test('V-GUILDS-15 it takes more than one turn, and is finished only once', () => {
  const g = guilded(RICH).play('favor:monument', ...BLOCKS, 'move:14', 'stop', 'end')
  g.pass().play('favor:leading', 'lead:potential', 'move:13', 'stop', 'end').pass()
  g.play('favor:monument', ...REST, 'lend-tile:wisdom')
  expect(guildsIn(g).monuments[0]?.built).toBe(true)
  expect(g.offers().filter((id) => id.startsWith('lend'))).toEqual([])
  g.play('move:14', 'stop', 'end').pass()
  expect(g.why('favor:monument')).toBe('monument-stands')
})
