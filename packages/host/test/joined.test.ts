// Two questions as one: an option that is no decision by itself is joined with the question it leads to.
import { vindication } from '@lorehall/vindication'
import { type PlayerSpot, scenario, type Spot } from '@lorehall/vindication/testing'
import { Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { TableHost } from '../src/table-host.ts'
import { judge } from '@lorehall/vindication/judge'

const ALONE: PlayerSpot = { space: 13, party: {}, inspiration: 0, knowledge: 0, strength: 0, influence: 4 }

/** A table at which seat 0 has just visited a region of this kind. */
function inside(kind: 'monastery' | 'tower', mine: PlayerSpot, more: Spot = {}) {
  const players = { 0: { ...ALONE, ...mine }, 1: { space: 7, party: {} } }
  const { table } = scenario({ regions: { 1: kind }, players, ...more }).play('visit:1')
  const plans = table.sitters.map(({ name, kind: sort }) => ({ name, kind: sort }))
  const host = new TableHost('t', table, plans, {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(judge),
    breathe: () => Promise.resolve(),
  })
  const asked = async () => {
    const { ask } = await host.look(0)
    if (ask === null) throw new Error('nothing is asked')
    return ask
  }
  return { host, table, asked, p: () => table.machine.state.players[0] }
}

test('at the Monastery the payment and the block are one answer, entered as two', async () => {
  const { host, table, asked, p } = inside('monastery', { knowledge: 2 })
  const ask = await asked()
  expect(ask.prompt).toBe('Monastery: which block do you augment?')
  expect(ask.options.map(({ id, at, label }) => [id, at, label])).toEqual([
    ['pay:knowledge augment:potential', 'power:potential', 'Pay 1 knowledge: potential to influence'],
    ['pay:knowledge augment:influence', 'power:influence', 'Pay 1 knowledge: influence to conviction'],
    ['pay:knowledge enough', '', 'Pay 1 knowledge and augment nothing'],
  ])
  const hints = await host.hints(0, ask.id)
  expect(Object.keys(hints.options)).toEqual(ask.options.map(({ id }) => id))
  const before = p()?.conviction ?? 0
  await host.answer(0, ask.id, ['pay:knowledge augment:influence'])
  expect(p()).toMatchObject({ conviction: before + 1 })
  expect(table.entries.at(-1)).toBe('0 pay:knowledge augment:influence')
  // The same answer sent again is acknowledged and changes nothing; paying again is optional.
  await host.answer(0, ask.id, ['pay:knowledge augment:influence'])
  expect((await asked()).options.at(-1)?.id).toBe('enough')
  expect(Table.replay(vindication, table.record()).digest()).toBe(table.digest())
})

test('the two questions are asked separately if a proficiency tile could be discarded in between', async () => {
  const { asked } = inside('monastery', { knowledge: 2, tiles: { courage: 1 } })
  expect((await asked()).options.map(({ id }) => id)).toEqual(['pay:knowledge', 'discard:courage'])
})

test('without a relic to recharge, the Arcane Tower immediately asks which relic to acquire', async () => {
  const more: Spot = { decks: { relics: { open: ['mirror'] } } }
  const { host, asked, p } = inside('tower', { vision: 2, conviction: 0 }, more)
  const ask = await asked()
  expect(ask.prompt).toBe('Arcane Tower: which relic do you acquire?')
  expect(ask.options.map(({ id, at }) => [id, at])).toEqual([
    ['acquire open', 'card:mirror'],
    ['acquire blind', 'deck:relics'],
    ['enough', ''],
  ])
  // The refusals of the second question are included.
  expect((await host.look(0)).reasons.map(({ id }) => id)).toContain('empower')
  await host.answer(0, ask.id, ['acquire open'])
  expect(p()?.relics).toMatchObject([{ card: 'mirror' }])
})

test('with a relic to recharge, the first question is asked on its own', async () => {
  const { asked } = inside('tower', { vision: 2, relics: { 'altar-knife': 1 } })
  expect((await asked()).options.map(({ id }) => id)).toEqual(['acquire', 'recharge', 'enough'])
})
