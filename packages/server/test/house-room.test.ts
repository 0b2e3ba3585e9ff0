// What is told of a room: once a change, once a page, and nothing where nothing changed.
import { expect, test } from 'vitest'
import { entered, gather, nonce, openHouse, type Page, turnOver } from './kit/house.ts'

const WATCHERS = 60

const roomsTold = (pages: readonly Page[]) =>
  pages.reduce((sum, { heard }) => sum + heard.filter((message) => 'room' in message).length, 0)

test('whoever sits down again and again tells nobody anything', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const pages = await Promise.all(Array.from({ length: WATCHERS }, () => entered(hall, null, table)))
  await turnOver()
  const before = roomsTold(pages)
  for (let i = 0; i < 20; i++) {
    await hall.house.perform('join', { table, nonce: nonce() }, people[0] ?? null)
    await turnOver()
  }
  expect(roomsTold(pages)).toBe(before)
})

test('those who come together are told of each other once', async () => {
  const hall = openHouse()
  const { table } = await gather(hall, ['Ada', 'Bo'])
  const pages = await Promise.all(Array.from({ length: WATCHERS }, () => entered(hall, null, table)))
  await turnOver()
  expect(pages.map(({ room }) => room.watchers)).toEqual(pages.map(() => WATCHERS))
  expect(roomsTold(pages)).toBeLessThanOrEqual(2 * WATCHERS)
})

test('a change is one message to each page, the beginning of the game too', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const pages = await Promise.all(Array.from({ length: WATCHERS }, () => entered(hall, null, table)))
  await turnOver()
  const before = roomsTold(pages)
  await hall.house.perform('start', { table }, people[0] ?? null)
  await turnOver()
  expect(pages.map(({ room }) => room.stage)).toEqual(pages.map(() => 'playing'))
  expect(roomsTold(pages) - before).toBe(WATCHERS)
})
