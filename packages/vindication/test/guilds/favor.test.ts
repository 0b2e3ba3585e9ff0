// V-GUILDS: the fourth action, and where a token can be placed.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { scenario } from '../../testing/scenario.ts'
import { woken } from '../myths/woken.ts'
import { guilded, guildsIn, lying } from './guilded.ts'

const uses = (g: ReturnType<typeof guilded>) => g.offers().filter((id) => id.startsWith('favor:'))

test('V-GUILDS-1 everybody begins with a token in hand and an empty monument, and all is open', () => {
  const g = scenario({ seats: 3, options: { guilds: true } })
  expect(guildsIn(g).favor.map(({ use }) => use)).toEqual(['', '', ''])
  for (const viewer of [null, 0, 2]) {
    expect(vindication.see.view(g.table.machine, viewer)).toMatchObject({
      modules: { guilds: { favor: [{ at: '' }, { at: '' }, { at: '' }], fortified: [] } },
    })
  }
  expect(
    scenario({ seats: 2 })
      .offers()
      .filter((id) => id.startsWith('favor')),
  ).toEqual([])
})

test('V-GUILDS-2 once per turn, in addition to the other actions', () => {
  const g = guilded({ party: { arn: 0 } })
  expect(uses(g)).toEqual(['favor:barricade', 'favor:leading', 'favor:allegiance', 'favor:monument'])
  g.play('favor:leading', 'lead:potential')
  expect(uses(g)).toEqual([])
  expect(g.why('favor:barricade')).toBe('favor-laid')
  expect(g.offers()).toEqual(expect.arrayContaining(['character', 'move:14', 'visit:1']))
})

test('V-GUILDS-2 every use says why it is refused', () => {
  const g = guilded()
  expect(g.why('favor:fortify')).toBe('no-region-to-fortify')
  expect(g.why('favor:diplomacy')).toBe('no-region-of-others')
  expect(g.why('favor:allegiance')).toBe('no-companion-to-favor')
  expect(g.why('favor:empowerment')).toBe('no-relic-to-favor')
  expect(g.why('favor:commendation')).toBe('no-trait-to-favor')
  expect(g.why('favor:destiny')).toBe('no-monster-to-favor')
})

test('V-GUILDS-2 it is optional, and the token stays where it was', () => {
  const g = guilded({}, [{}], { favor: { 0: { use: 'barricade', n: 20 } } }).pass()
  expect(lying(g)).toEqual(['barricade', 20])
})

test('V-GUILDS-2 an extra turn has a favor of its own, a skipped one has none', () => {
  const own = { party: { drokk: 5 }, strength: 5 }
  const g = guilded(own, [{}], { active: ['drokk'] }).play('favor:leading', 'lead:potential', 'use:drokk')
  g.play('move:14', 'stop', 'end')
  expect(g.asked()).toEqual(['0 turn'])
  expect(uses(g)).toContain('favor:leading')
  const patient = guilded({ traits: ['patience'] }).play('favor:leading', 'lead:potential')
  expect(patient.why('use:patience')).toBe('begun-already')
})

test('V-GUILDS-2 no favor is placed in turns of an event, and they end no effects', () => {
  const favor = [0, 1].map(() => ({ use: 'diplomacy' as const, n: 2, on: '', fresh: true }))
  const none = (): [number, number, number, number, number, number] => [0, 0, 0, 0, 0, 0]
  const monuments = favor.map(() => ({ spheres: none(), conviction: 0, tiles: none(), built: false }))
  const guilds = { favor, monuments, fortified: Array.from({ length: 20 }, () => -1) }
  const g = woken({}, { options: { myths: true, guilds: true }, slots: { guilds }, seats: 2 })
  expect(uses(g)).toEqual([])
  expect(guildsIn(g).favor.every(({ fresh }) => fresh)).toBe(true)
})

test('V-GUILDS-3 it moves to another place', () => {
  const power = guilded({}, [{}], { favor: { 0: { use: 'leading', on: 'potential' } } })
  power.play('favor:leading')
  expect(lying(power)).toEqual(['leading', 'influence'])
  const trait = guilded({ traits: ['devotion'] }, [{}], {
    favor: { 0: { use: 'commendation', on: 'devotion' } },
  })
  expect(trait.why('favor:commendation')).toBe('no-trait-to-favor')
  const monument = guilded({}, [{}], { favor: { 0: { use: 'monument' } } })
  expect(monument.why('favor:monument')).toBe('on-it-already')
  const space = guilded({}, [{}], { favor: { 0: { use: 'barricade', n: 20 } } }).play('favor:barricade')
  expect(space.offers()).not.toContain('barricade:20')
})

test('V-GUILDS-3 never where another token is', () => {
  const rest = { owners: { 4: 1, 5: 0 }, regions: { 4: 'inn', 5: 'shrine' } }
  const g = guilded({}, [{}, {}], { ...rest, favor: { 2: { use: 'diplomacy', n: 4 } } })
  expect(g.why('favor:diplomacy')).toBe('no-region-of-others')
  const own = guilded({}, [{}], { ...rest, favor: { 1: { use: 'diplomacy', n: 5 } } })
  expect(own.why('favor:fortify')).toBe('no-region-to-fortify')
  const space = guilded({}, [{}], { favor: { 1: { use: 'barricade', n: 20 } } }).play('favor:barricade')
  expect(space.offers()).not.toContain('barricade:20')
})

test('V-GUILDS-3 a region is one place for both of its uses', () => {
  const regions = { 4: 'inn' }
  const g = guilded({}, [{}], { regions, owners: { 4: 0 }, favor: { 0: { use: 'diplomacy', n: 4 } } })
  expect(g.why('favor:fortify')).toBe('no-region-to-fortify')
})

test('V-GUILDS-3 if its card leaves, the token returns to the hand', () => {
  const favor = { 0: { use: 'allegiance', on: 'arn' } } as const
  const g = guilded({ party: { arn: 1 } }, [{}], { favor }).play('recover:arn')
  expect(lying(g)).toEqual(['', 0])
  const traded = guilded({ party: { 'gha-kein': 1 }, traits: ['devotion'] }, [{}], {
    active: ['gha-kein'],
    favor: { 0: { use: 'commendation', on: 'devotion' } },
  }).play('use:gha-kein', 'trade:devotion')
  expect(lying(traded)).toEqual(['', 0])
  expect(traded.broken()).toEqual([])
})
