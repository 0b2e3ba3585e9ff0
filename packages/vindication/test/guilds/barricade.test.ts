// V-GUILDS: barricades.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { guilded, lying } from './guilded.ts'

const at = (n: number, seat = 1) => ({ favor: { [seat]: { use: 'barricade', n } as const } })

test('V-GUILDS-7 any space without a figure', () => {
  const g = guilded({}, [{}]).play('favor:barricade')
  const spaces = g.offers().filter((id) => id.startsWith('barricade:'))
  expect(spaces).toHaveLength(34)
  expect(spaces).not.toContain('barricade:13')
  expect(spaces).not.toContain('barricade:7')
})

test('V-GUILDS-7 a placed barricade stays when its owner moves on, and opponents pay', () => {
  const g = guilded({}, [{ space: 15 }]).play('favor:barricade', 'barricade:21')
  expect(lying(g)).toEqual(['barricade', 21])
  g.play('move:14', 'stop', 'end')
  expect(changesOf(g, 0, 'move:21')).toEqual({ honor: 2 })
})

test('V-GUILDS-7 2 honor from an opponent who passes, and from one who stays', () => {
  const g = guilded({}, [{}], at(14))
  expect(changesOf(g, 1, 'move:14')).toEqual({ honor: 2 })
  expect(changesOf(g, 1, 'move:15')).toEqual({})
  const stays = guilded({}, [{}], at(14))
  expect(changesOf(stays, 1, 'move:14', 'stop', 'end')).toEqual({ honor: 2 })
})

test('V-GUILDS-7 each time', () => {
  const g = guilded({ mount: 4 }, [{}], at(14))
  expect(changesOf(g, 1, 'move:14', 'move:15', 'move:14', 'move:20')).toEqual({ honor: 4 })
})

test('V-GUILDS-7 by every opponent, while the token is there', () => {
  const g = guilded({}, [{}], { favor: { 0: { use: 'barricade', n: 31 } } }).play('move:14', 'stop', 'end')
  expect(changesOf(g, 0, 'move:31')).toEqual({ honor: 2 })
})

test('V-GUILDS-8 a teleport lands on it, too', () => {
  const g = guilded({ relics: { 'portal-stone': 1 } }, [{}], at(20))
  expect(changesOf(g, 1, 'use:portal-stone', 'teleport:20')).toEqual({ honor: 2 })
})

test('V-GUILDS-8 its owner’s own moves cost nothing', () => {
  const g = guilded({}, [{}], at(14, 0))
  expect(changesOf(g, 0, 'move:14')).toEqual({ space: 1 })
})

test('V-GUILDS-8 a player moved by another pays nothing; a player who moves their own figure pays', () => {
  const options = { treachery: true }
  const treachery = { cards: [], hexes: [], taken: [0, 0, 0], siphoned: 0 }
  const relics = { 'mad-boots': 1 }
  const boots = guilded({ relics }, [{}, {}], { options, slots: { treachery }, ...at(11, 0) })
  expect(changesOf(boots, 0, 'use:mad-boots', 'stay', 'stay', 'dash:11')).toMatchObject({ honor: -1 })
  const third = guilded({ relics }, [{}, {}], { options, slots: { treachery }, ...at(11, 1) })
  expect(changesOf(third, 1, 'use:mad-boots', 'stay', 'stay', 'dash:11')).toEqual({})
  const own = guilded({ relics }, [{}, {}], { options, slots: { treachery }, ...at(15, 1) })
  expect(changesOf(own, 1, 'use:mad-boots', 'dash:15', 'stay', 'stay')).toEqual({ honor: 2 })
  const vrix = { party: { vrix: 1 } }
  const swap = { options, slots: { treachery }, active: ['vrix'] }
  const there = guilded(vrix, [{ space: 14 }, {}], { ...swap, ...at(14, 2) })
  expect(changesOf(there, 2, 'use:vrix')).toEqual({ honor: 2 })
  const here = guilded(vrix, [{ space: 14 }, {}], { ...swap, ...at(13, 2) })
  expect(changesOf(here, 2, 'use:vrix')).toEqual({})
})
