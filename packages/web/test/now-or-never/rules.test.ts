// The rules that a page fetches for a table.
import { expect, test } from 'vitest'
import { Table } from '@lorehall/kernel'
import { loadRules } from '../../src/games/now-or-never/rules.ts'

const begins = async (options: Readonly<Record<string, string | boolean>>) =>
  new Table(await loadRules(options), { seats: 2, seed: 'story', options })

test('a story table has the rules of its chapter, and no other table has them', async () => {
  const { machine } = await begins({ story: true, chapter: '2' })
  expect(machine.values).toMatchObject({ box: { data: { story: { record: { id: 'c2' } } } } })
  const plain = await begins({})
  expect(plain.machine.values).toMatchObject({ box: { data: {} } })
})
