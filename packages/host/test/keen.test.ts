// The greedy bot at Vindication: it makes no pointless moves.
import { botNamed, think } from '@lorehall/bots'
import { Chance } from '@lorehall/kernel'
import { scenario } from '@lorehall/vindication/testing'
import { expect, test } from 'vitest'
import { judge } from '@lorehall/vindication/judge'

const keen = botNamed('greedy', judge)

test('a turn in which nothing can be gained is ended instead of gaining and returning blocks', () => {
  const poor = {
    space: 13,
    party: {},
    influence: 0,
    conviction: 0,
    inspiration: 0,
    knowledge: 0,
    strength: 1,
  }
  const g = scenario({ players: { 0: poor, 1: { space: 7, party: {} } } }).play('rest', 'enough')
  g.play(g.offers().find((id) => id.startsWith('move:')) ?? '')
  if (g.offers().includes('stop')) g.play('stop')
  expect(g.offers()).toEqual(expect.arrayContaining(['character', 'recover:strength', 'end']))
  const picks = Array.from({ length: 20 }, (_, n) => think(g.table.machine, 0, keen, new Chance(`${n}`)).id)
  expect(new Set(picks)).toEqual(new Set(['end']))
})
