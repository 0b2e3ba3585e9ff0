// Of an answer that brings nothing it is said before it is given.
import { Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { layOut } from '@lorehall/vindication/testing'
import { expect, test } from 'vitest'
import { TableHost } from '../src/table-host.ts'
import { judge } from '@lorehall/vindication/judge'

/** Which visits of somebody who stands beside all of these would bring nothing. */
async function idleVisits(mine: object): Promise<readonly string[]> {
  const plans = ['Quince', 'Rowan'].map((name) => ({ name, kind: 'person' as const }))
  const table = new Table(vindication, { seats: plans, seed: 'idle', options: {} })
  layOut(table, {
    regions: { 1: 'shrine', 2: 'command-post', 3: 'fort' },
    owners: { 1: 1 },
    players: {
      0: { space: 13, inspiration: 2, strength: 3, party: {}, ...mine },
      1: { space: 7, party: {} },
    },
  })
  const host = new TableHost('t', table, plans, {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(judge),
    breathe: () => Promise.resolve(),
  })
  const { ask } = await host.look(0)
  const { options } = await host.hints(0, ask?.id ?? -1)
  return Object.keys(options).filter((id) => id.startsWith('visit:') && options[id]?.idle === true)
}

test('a shrine without blocks to return brings nothing, whatever its owner gains; nor does the best mount', async () => {
  expect(await idleVisits({})).toEqual(['visit:1'])
  expect(await idleVisits({ party: { wim: 2 } })).toEqual([])
  expect(await idleVisits({ mount: 5 })).toEqual(['visit:1', 'visit:2'])
})
