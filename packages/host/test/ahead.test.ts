// Planning ahead: a copy of the game as one seat may know it, which is thrown away.
import { canonical, Chance, Table, type TableRecord } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { memoryStore } from '../src/index.ts'
import { type At, BOT, give, look, ME, newHall, toyTable, YOU } from './kit.ts'

const parse: (text: string) => TableRecord = JSON.parse

const optionIn = ({ ask }: Awaited<ReturnType<typeof look>>) =>
  ask?.options.find(({ manner }) => manner !== 'unticks')?.id ?? ''

/** A table in the middle of a game, and a copy that seat 0 plans at. */
async function planning(): Promise<{ at: At; copy: At; store: ReturnType<typeof memoryStore> }> {
  const store = memoryStore()
  const at = await toyTable([ME, YOU], {}, newHall({ store }))
  for (const seat of [0, 1, 0, 1, 0, 1]) {
    const update = await look(at, seat)
    if (update.ask !== null) await give(at, seat, optionIn(update))
  }
  const { hall, page, table } = at
  const ahead = await hall.request(page, 'ahead', { table, seat: 0 })
  const { table: made } = await hall.request(page, 'sketch', { ahead: structuredClone(ahead) })
  return { at, copy: { ...at, table: made }, store }
}

test('moves there change nothing here, can be undone to the beginning of the plan, and are never stored', async () => {
  const { at, copy, store } = await planning()
  const before = await look(at, 0)
  const begun = await look(copy, 0)
  expect(begun.view).toEqual(before.view)
  let moves = 0
  for (let n = 0; n < 60 && moves < 3; n++) {
    const update = await look(copy, 0)
    if (update.over) break
    if (update.ask === null) await new Promise((resolve) => setTimeout(resolve, 2))
    else {
      await give(copy, 0, optionIn(update))
      moves++
    }
  }
  expect(moves).toBeGreaterThan(0)
  const { hall, page } = copy
  for (let n = 0; n < 20 && (await look(copy, 0)).undo !== 'nothing'; n++)
    await hall.request(page, 'undo', { table: copy.table, seat: 0, consent: [1] })
  expect((await look(copy, 0)).view).toEqual(begun.view)

  expect((await look(at, 0)).entries).toBe(before.entries)
  expect((await store.list()).map(({ id }) => id)).toEqual([at.table])
  await hall.request(page, 'remove', { table: copy.table })
  await expect(look(copy, 0)).rejects.toMatchObject({ code: 'unknown-table' })
})

test('contains nothing that the seat can’t know, however the table hides it', async () => {
  const { at } = await planning()
  const { hall, page, table } = at
  const { text } = await hall.request(page, 'export', { table })
  const real = Table.replay(toyGame, parse(text))
  // With all hidden facts dealt again, the same is sent: it depends only on what the seat knows.
  const other = real.machine.copy()
  other.guess(0, new Chance('elsewhere'))
  const [one, two] = [real.machine.copy(), other]
  one.guess(0, new Chance('sent'))
  two.guess(0, new Chance('sent'))
  expect(canonical(JSON.parse(JSON.stringify(two.position)))).toBe(
    canonical(JSON.parse(JSON.stringify(one.position))),
  )
})

test('is refused to seats without a person, and after the end', async () => {
  const at = await toyTable([ME, BOT])
  const { hall, page, table } = at
  await expect(hall.request(page, 'ahead', { table, seat: 1 })).rejects.toMatchObject({ code: 'bad-seats' })
  await expect(hall.request(page, 'ahead', { table, seat: 9 })).rejects.toMatchObject({ code: 'bad-seats' })
})
