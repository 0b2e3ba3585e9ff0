// V-RUINS: drawing secret quests during a game.
import { Chance } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { QUEST_IDS } from '../../src/cards/index.ts'
import { vindication } from '../../src/index.ts'
import { type PlayerSpot, type Spot, finished, paidAtEnd } from '../../testing/scenario.ts'
import { changesOf } from '../../testing/changes.ts'
import { beside } from './beside.ts'

const OPTIONS = { 'temple-ruins': true }
const ruins = (mine: PlayerSpot = {}, more: Spot = {}) => beside(OPTIONS, { 1: 'temple-ruins' }, mine, more)

test('V-RUINS-1 two are drawn, one is kept, the other goes back', () => {
  const g = ruins({ quests: ['carpe-diem'] })
  const stack = g.state.questStack.length
  g.play('visit:1', 'search')
  const { dealt } = g.player(0)
  expect(dealt).toHaveLength(2)
  expect(g.offers()).toEqual(dealt.map((id) => `keep:${id}`))
  g.play(`keep:${dealt[1]}`)
  expect(g.player(0)).toMatchObject({ quests: ['carpe-diem', dealt[1]], dealt: [] })
  expect(g.state.questStack).toHaveLength(stack - 1)
  expect(g.state.questStack).toContain(dealt[0])
  expect(g.broken()).toEqual([])
})

test('V-RUINS-1 drawing is optional, and the owner is paid first', () => {
  const g = ruins({}, { owners: { 1: 1 } })
  expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
  g.play('none')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).quests).toHaveLength(1)
})

test('V-RUINS-1 only the player who draws sees them', () => {
  const g = ruins().play('visit:1', 'search')
  const { dealt } = g.player(0)
  const seen = (viewer: number | null) => JSON.stringify(vindication.see.view(g.table.machine, viewer))
  for (const id of dealt) {
    expect(seen(0)).toContain(id)
    expect(seen(1)).not.toContain(id)
    expect(seen(null)).not.toContain(id)
  }
})

test('V-RUINS-1 from a stack of one, that one is drawn and kept; from an empty stack, nothing', () => {
  const one = ruins()
  const [last = ''] = one.state.questStack
  one.table.patch([{ op: 'replace', path: '/game/questStack', value: [last] }])
  one.play('visit:1', 'search')
  expect(one.asked()).toEqual(['0 turn'])
  expect(one.player(0).quests).toContain(last)
  const none = ruins({ conviction: 1 })
  none.table.patch([{ op: 'replace', path: '/game/questStack', value: [] }])
  none.play('visit:1')
  expect(none.asked()).toEqual(['0 turn'])
  expect(none.offers()).toContain('control:1')
})

test('V-RUINS-1 each quest held pays at the end', () => {
  const regions = { 1: 'command-post', 2: 'library' }
  const g = finished({
    options: OPTIONS,
    regions,
    owners: { 1: 0, 2: 0 },
    players: { 0: { quests: ['carpe-diem', 'control-issues'] } },
  })
  expect(paidAtEnd(g, 0)).toMatchObject({ 'carpe-diem/1': 2, 'control-issues/1': 2 })
})

test('V-RUINS-2 for 1 conviction three are drawn, and one is kept', () => {
  const g = ruins({ conviction: 1 }).play('visit:1')
  expect(changesOf(g, 0, 'search-deeper')).toMatchObject({ conviction: -1, influence: 1 })
  const { dealt } = g.player(0)
  expect(dealt).toHaveLength(3)
  g.play(`keep:${dealt[0]}`)
  expect(g.player(0).quests).toHaveLength(2)
  expect(g.broken()).toEqual([])
})

test('V-RUINS-2 it needs conviction, or a card that makes an empowered draw free', () => {
  expect(ruins({ conviction: 0 }).play('visit:1').why('search-deeper')).toBe('conviction')
  const g = ruins({ conviction: 0, party: { kealth: 2 } }, { active: ['kealth'] })
  g.play('use:kealth', 'visit:1', 'search-deeper')
  expect(g.player(0)).toMatchObject({ conviction: 0 })
  expect(g.player(0).dealt).toHaveLength(3)
})

test('V-RUINS-2 it is a use of conviction, and cards react before the choice', () => {
  const g = ruins({ conviction: 1, traits: ['devotion'] }).play('visit:1')
  expect(changesOf(g, 0, 'search-deeper')).toMatchObject({ honor: 1 })
})

test('V-RUINS-2 not if there are no more quests than are drawn anyway', () => {
  const g = ruins({ conviction: 1 })
  g.table.patch([{ op: 'replace', path: '/game/questStack', value: g.state.questStack.slice(0, 2) }])
  expect(g.play('visit:1').why('search-deeper')).toBe('no-more-quests')
})

test('V-RUINS-3 a quest a player gave back may now be in the hand of another who drew', () => {
  const g = ruins()
  const [gave = ''] = g.state.players[1]?.returned ?? []
  expect(gave).not.toBe('')
  g.play('visit:1', 'search')
  g.play(g.offers()[0] ?? '')
  const seen = new Set<string>()
  for (let n = 0; n < 200; n++) {
    const twin = g.table.machine.copy()
    twin.guess(1, new Chance(`guess ${n}`))
    for (const id of twin.state.players[0]?.quests ?? []) seen.add(id)
  }
  expect([...seen]).toContain(gave)
  const mine = g.state.players[1]?.quests ?? []
  expect(seen.size).toBe(QUEST_IDS.length - mine.length)
})
