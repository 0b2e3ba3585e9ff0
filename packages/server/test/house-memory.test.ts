// The memory for tables is limited. Tables that nobody watches leave memory, and nothing is lost.
import { expect, test } from 'vitest'
import { LIMITS } from '../src/limits.ts'
import { weightOf } from '../src/tables/weight.ts'
import { answer, begin, entered, gather, openHouse } from './kit/house.ts'

const MANY = 12

test('however many tables are opened, only some stay in memory', async () => {
  const hall = openHouse({ limits: { ...LIMITS, memory: weightOf(0) * 4 } })
  const tables: string[] = []
  for (let i = 0; i < MANY; i++) {
    hall.clock.now += 10_000
    const gathered = await gather(hall, [`Ada ${i}`, 'Bo'])
    await begin(hall, gathered)
    tables.push(gathered.table)
  }
  await hall.reopen()
  for (const table of tables) {
    hall.clock.now += 10_000
    await hall.house.perform('look', { table }, null)
    expect(hall.house.resident).toBeLessThanOrEqual(4)
  }
})

test('a watched table stays in memory, and a new one is refused if memory is full', async () => {
  const hall = openHouse({ limits: { ...LIMITS, memory: weightOf(0) * 3 } })
  const first = await gather(hall, ['Ada', 'Bo'])
  const second = await gather(hall, ['Cy', 'Di'])
  const third = await gather(hall, ['Eve', 'Fay'])
  for (const one of [first, second, third]) await begin(hall, one)
  await hall.reopen()
  for (const { table } of [first, second]) await entered(hall, null, table)
  await expect(hall.house.perform('look', { table: third.table }, null)).rejects.toMatchObject({
    code: 'full-house',
  })
  const [ada] = first.people
  if (ada === undefined) throw new Error('Ada is there')
  await answer(hall, first.table, ada)
})

test('if all tables are watched, a quiet one leaves memory and its pages watch again', async () => {
  const hall = openHouse({ limits: { ...LIMITS, memory: weightOf(0) * 3 } })
  const first = await gather(hall, ['Ada', 'Bo'])
  const second = await gather(hall, ['Cy', 'Di'])
  const third = await gather(hall, ['Eve', 'Fay'])
  for (const one of [first, second, third]) await begin(hall, one)
  await hall.reopen()
  const pages = [await entered(hall, null, first.table), await entered(hall, null, second.table)]
  hall.clock.now += 120_000
  await hall.house.perform('look', { table: third.table }, null)
  const again = pages.filter(({ heard }) => heard.some((message) => 'again' in message))
  expect(again).toHaveLength(1)
})
