// V-GUILDS: shares of a visit.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { changesOfAll } from '../../testing/changes.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { guilded, lying } from './guilded.ts'

const OF_ONE = { owners: { 1: 1 } }
const LAID = { use: 'diplomacy', n: 1, fresh: true } as const

test('V-GUILDS-6 another player’s region at any distance', () => {
  const g = guilded({}, [{}], { regions: { 17: 'inn' }, owners: { 1: 1, 17: 1, 2: 0 } }).play(
    'favor:diplomacy',
  )
  expect(g.offers().slice(0, 2)).toEqual(['diplomacy:1', 'diplomacy:17'])
  g.play('diplomacy:17')
  expect(lying(g)).toEqual(['diplomacy', 17])
})

test('V-GUILDS-6 one for the controller and one for the token', () => {
  const g = guilded({}, [{}, {}], { ...OF_ONE, favor: { 2: LAID } })
  const [mine, controller, diplomat] = changesOfAll(g, 'visit:1')
  expect(mine).toEqual({ strength: 2, influence: -2 })
  expect([controller, diplomat]).toEqual([{ honor: 1 }, { honor: 1 }])
  expect(g.events('honor').map(({ from }) => from)).toEqual(['rent:1', 'diplomacy'])
})

test('V-GUILDS-6 also for the token owner’s own visit', () => {
  const g = guilded({}, [{}], OF_ONE).play('favor:diplomacy')
  expect(changesOfAll(g, 'visit:1')).toEqual([{ strength: 2, influence: -2, honor: 1 }, { honor: 1 }])
})

test('V-GUILDS-6 the visit of the controller pays nothing', () => {
  const g = guilded({}, [{}, {}], { owners: { 1: 0 }, favor: { 2: LAID } })
  expect(changesOfAll(g, 'visit:1')).toEqual([{ strength: 2, influence: -2 }, {}, {}])
})

test('V-GUILDS-6 Zinh cancels the shares of all others', () => {
  const mine: PlayerSpot = { party: { zinh: 1 } }
  const theirs = guilded(mine, [{}, {}], { ...OF_ONE, active: ['zinh'], favor: { 2: LAID } })
  expect(changesOfAll(theirs, 'visit:1').slice(1)).toEqual([{}, {}])
  const own = guilded(mine, [{}], { ...OF_ONE, active: ['zinh'] }).play('favor:diplomacy')
  expect(changesOfAll(own, 'visit:1')).toEqual([{ strength: 2, influence: -2, honor: 1 }, {}])
})

test('V-GUILDS-6 it ends when the next turn of its owner begins, though the token is still there', () => {
  const g = guilded({}, [{ space: 14 }], { owners: { 1: 1 } }).play(
    'favor:diplomacy',
    'move:18',
    'stop',
    'end',
  )
  g.play('move:15', 'stop', 'end')
  expect(lying(g)).toEqual(['diplomacy', 1])
  expect(changesOfAll(g, 'visit:1')).toEqual([{ strength: 2, influence: -2 }, { honor: 2 }])
})

test('V-GUILDS-6 a region the token’s owner takes is like any other: no share for taking it', () => {
  const g = guilded({ conviction: 2 }, [{}, {}], OF_ONE).play('favor:diplomacy')
  expect(changesOfAll(g, 'control:1')).toEqual([
    { conviction: -2, 'region 1': 1, honor: 2, strength: 2, influence: -1 },
    { 'region 1': -1, influence: 1 },
    {},
  ])
})

test('V-GUILDS-6 the payments of a visit are shown before it is made', () => {
  const g = guilded({}, [{}, {}], { ...OF_ONE, favor: { 2: LAID } })
  const { machine } = g.table
  const visit = machine.asks[0]?.options.find(({ id }) => id === 'visit:1')
  if (visit === undefined) throw new Error('no visit is offered')
  const told = vindication.say.hint?.(machine, visit, [], ['Ada', 'Bo', 'Cy'], 0)
  expect(told).toEqual([
    'Bo gains 1 honor from the visit to the Fort (11 total)',
    'Cy gains 1 honor from diplomacy (11 total)',
  ])
})
