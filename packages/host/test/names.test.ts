// Prompts, options and reasons use the players' names.
import { Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { layOut } from '@lorehall/vindication/testing'
import { expect, test } from 'vitest'
import { TableHost } from '../src/table-host.ts'
import { judge } from '@lorehall/vindication/judge'

test('prompts, options and reasons name the players', async () => {
  const plans = ['Quince', 'Rowan', 'Sorrel'].map((name) => ({ name, kind: 'person' as const }))
  const options = { treachery: true }
  const table = new Table(vindication, { seats: plans, seed: 'names', options })
  layOut(table, {
    seats: 3,
    players: {
      0: { space: 13, honor: 1, party: {}, traits: ['greed'] },
      1: { space: 14, party: {}, traits: ['impunity'] },
      2: { space: 18, party: {} },
    },
  })
  const host = new TableHost('t', table, plans, {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(judge),
    breathe: () => Promise.resolve(),
  })
  const first = await host.look(0)
  await host.answer(0, first.ask?.id ?? -1, ['use:greed'])
  const { ask, reasons } = await host.look(0)
  expect(ask?.options.map(({ label }) => label)).toEqual(['Sorrel', 'None of these'])
  expect(reasons.map(({ id, label }) => [id, label])).toContainEqual(['whom:1', 'Rowan'])
  await host.answer(0, ask?.id ?? -1, ['whom:2'])
  expect((await host.look(2)).ask?.prompt).toContain('Quince gains 3 of it')
})
