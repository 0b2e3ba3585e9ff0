// Work that takes time is charged to the caller, for every operation.
import type { OnlineOp, OnlineRead } from '@lorehall/protocol'
import { expect, test } from 'vitest'
import { charged } from '../src/guard/charged.ts'
import { Turns } from '../src/people/turns.ts'
import type { Person } from '../src/storage.ts'
import { gather, openToyHouse, Page, someone, type TestHouse, vote } from './kit/house.ts'

/** The charge for an operation, in milliseconds. */
async function priceOf<O extends OnlineOp>(
  hall: TestHouse,
  op: O,
  body: OnlineRead<O>,
  person: Person | null = null,
): Promise<number> {
  let sum = 0
  await charged(
    (ms) => (sum += ms),
    () => hall.house.perform(op, body, person),
  )
  return sum
}

test('lists, chat, records and new tables are charged', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy' })
  const { table, people } = gathered
  const [ada = null, bo = null] = people
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  expect(await priceOf(hall, 'start', { table }, ada)).toBeGreaterThan(0)
  expect(await priceOf(hall, 'create', { game: 'toy', seats }, ada)).toBeGreaterThan(0)
  expect(await priceOf(hall, 'tables', { list: 'public' })).toBeGreaterThan(0)
  expect(await priceOf(hall, 'tables', { list: 'mine' }, ada)).toBeGreaterThan(0)
  expect(await priceOf(hall, 'chat', { table, after: 0 })).toBeGreaterThan(0)
  await hall.house.perform('propose', { table, kind: 'end' }, ada)
  await vote(hall, table, bo)
  expect(await priceOf(hall, 'record', { table })).toBeGreaterThan(0)
  expect(await priceOf(hall, 'record', { table, campaign: true })).toBeGreaterThan(0)
  await hall.reopen()
  expect(await priceOf(hall, 'room', { table })).toBeGreaterThan(0)
})

test('all pages of a person get their turns in the same message object', async () => {
  const hall = openToyHouse()
  const ada = await someone(hall, 'Ada')
  const turns = new Turns(hall.storage)
  const sent: object[] = []
  class Ear extends Page {
    override tell(message: Parameters<Page['tell']>[0]): void {
      sent.push(message)
    }
  }
  for (const ear of [new Ear(ada), new Ear(ada), new Ear(ada)]) await turns.enter(ear)
  sent.length = 0
  turns.change(ada.id, 'table', true)
  expect(sent).toHaveLength(3)
  expect(new Set(sent).size).toBe(1)
})
