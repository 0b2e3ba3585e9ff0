// However many pages watch a table: pages that see the same share one message object and one snapshot.
import type { LiveMessage } from '@lorehall/protocol'
import { expect, test } from 'vitest'
import type { Guest } from '../src/guest.ts'
import type { Person } from '../src/storage.ts'
import { answer, begin, gather, openHouse } from './kit/house.ts'

/** A page that keeps the message objects themselves, as a connection gets them. */
class Onlooker implements Guest {
  readonly person: Person | null
  readonly heard: LiveMessage[] = []

  constructor(person: Person | null = null) {
    this.person = person
  }

  tell(message: LiveMessage): void {
    this.heard.push(message)
  }

  end(): void {}

  get last(): LiveMessage | undefined {
    return this.heard.findLast((message) => 'update' in message || 'change' in message)
  }
}

test('pages that came early, late or again share one message', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  const [ada, bo] = people
  if (ada === undefined || bo === undefined) throw new Error('somebody')
  const onlookers: Onlooker[] = []
  const come = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const page = new Onlooker()
      await hall.house.enter(page)
      await hall.house.watch(page, table, true)
      onlookers.push(page)
    }
  }
  const play = async () => {
    const seen = await hall.house.perform('look', { table }, ada)
    await answer(hall, table, seen.ask === null ? bo : ada)
  }
  /** The kinds of the different messages that they got last. */
  const kinds = () => [...new Set(onlookers.map(({ last }) => last))].map((last) => Object.keys(last ?? {}))
  await come(20)
  await play()
  expect(kinds()).toEqual([['change']])
  await come(20)
  for (const page of onlookers.slice(0, 10)) await hall.house.watch(page, table, true)
  await play()
  expect(kinds()).toEqual([['change']])
})

test('a page that watches again and again gets the whole table each time, and nothing piles up', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  const { table, people } = gathered
  await begin(hall, gathered)
  const page = new Onlooker(people[0] ?? null)
  await hall.house.enter(page)
  for (let n = 0; n < 100; n++) await hall.house.watch(page, table, true)
  expect(page.heard.filter((message) => 'update' in message)).toHaveLength(100)
  const other = new Onlooker(people[0] ?? null)
  await hall.house.enter(other)
  await hall.house.watch(other, table, true)
  const [ada, bo] = people
  const asked = (await hall.house.perform('look', { table }, ada ?? null)).ask === null ? bo : ada
  if (asked !== undefined) await answer(hall, table, asked)
  expect(page.heard.filter((message) => 'change' in message)).toHaveLength(1)
  // Both have the same snapshot, so they share the message.
  expect(page.last).toBe(other.last)
})
