// Hints say when an option would do nothing for the player.
import { Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { layOut } from '@lorehall/vindication/testing'
import { scenario } from '@lorehall/heroes/testing'
import { scenario as beforeTurn } from '@lorehall/now-or-never/testing'
import { expect, test } from 'vitest'
import { wireHints } from '../src/wire.ts'
import { TableHost } from '../src/table-host.ts'
import { judge } from '@lorehall/vindication/judge'

/** The idle visits of a player who is next to a shrine, a command post and a fort. */
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

test('visits to a shrine without blocks to return, or to a command post with the best mount, are idle', async () => {
  expect(await idleVisits({})).toEqual(['visit:1'])
  expect(await idleVisits({ party: { wim: 2 } })).toEqual([])
  expect(await idleVisits({ mount: 5 })).toEqual(['visit:1', 'visit:2'])
})

/** The idle options of the question asked of seat 0. */
function idleNow({ machine, asks }: Table): readonly string[] {
  const ask = asks.find(({ seat }) => seat === 0)
  if (ask === undefined) return []
  const { options } = wireHints(machine, ask, ['Quince', 'Rowan'])
  return Object.keys(options).filter((id) => options[id]?.idle === true)
}

test('a tax that the stores have no space for is idle', () => {
  const taxed = (ore: number) =>
    scenario({ players: { 0: { ore, mana: 0, food: 0 }, 1: { serfs: {} }, 2: { serfs: {} } } }).play(
      '0 slot:tax',
    )
  expect(idleNow(taxed(0).table)).toEqual([])
  expect(idleNow(taxed(10).table)).toEqual(['tax:ore'])
})

test('a builder is not idle because another player could sell something meanwhile', () => {
  const MINE = [{ id: 'osk', up: true }, null, null, null]
  const at = (shell: number) =>
    beforeTurn({
      players: { 0: { specialists: MINE, coins: 30 }, 1: { goods: { shell } } },
    }).table
  expect(at(1).asks.map(({ aside }) => aside)).toContain(true)
  expect(idleNow(at(0))).not.toContain('use:osk')
  expect(idleNow(at(1))).not.toContain('use:osk')
})

test('a healer of another player is idle for a hero with all hearts, although its owner gains the rent', () => {
  const healer = (hearts: number) =>
    beforeTurn({
      players: {
        0: { coins: 30, hearts, specialists: [{ id: 'osk', up: true }, null, null, null] },
        1: { specialists: [{ id: 'sister-moll', up: true }, null, null, null] },
      },
    }).table
  expect(idleNow(healer(5))).not.toContain('use:sister-moll')
  expect(idleNow(healer(12))).toContain('use:sister-moll')
})
