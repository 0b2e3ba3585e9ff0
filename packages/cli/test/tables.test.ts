// After an error in the rules, a table is restored to where it was.
import { Table } from '@lorehall/kernel'
import { expect, it } from 'vitest'
import { Tables } from '../src/engine/tables.ts'
import { GAME } from './game.ts'

function takeFirst(table: Table): void {
  const [ask] = table.asks
  const chosen = ask?.options[0]
  if (ask !== undefined && chosen !== undefined) table.take(ask, chosen)
}

it('restores the position and the asks of an earlier entry', () => {
  const tables = new Tables()
  const id = tables.add(new Table(GAME, { seats: 3, seed: 'restore' }))
  for (let n = 0; n < 6; n++) takeFirst(tables.get(id))
  const seq = tables.seqOf(id)
  const digest = tables.get(id).digest()
  takeFirst(tables.get(id))
  tables.restore(id, seq)
  expect(tables.get(id).digest()).toBe(digest)
  expect(tables.seqOf(id)).toBe(6)
})
