// What is told of a room: once a change, once a page, and nothing where nothing changed.
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

describe('whoever flips between looking and not', () => {
  const PAGES = 20

  /** Ada's pages, of which only the first is ever looked at. */
  async function flipping() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const [ada = null, bo = null] = people
    const pages: Page[] = []
    for (let n = 0; n < PAGES; n++) pages.push(await entered(hall, ada, table))
    for (const page of pages) hall.house.attend(page, false)
    const his = await entered(hall, bo, table)
    vi.advanceTimersByTime(10_000)
    await turnOver()
    const flip = async (looking: boolean) => {
      for (const page of pages.slice(0, 1)) hall.house.attend(page, looking)
      await turnOver()
    }
    return { all: [...pages, his], his, flip }
  }

  const presence = ({ room }: Page) => room.seats[0]?.presence

  test('is seen at once as long as they do so as people do', async () => {
    const { his, flip } = await flipping()
    await flip(true)
    expect(presence(his)).toBe('looking')
    await flip(false)
    expect(presence(his)).toBe('here')
  })

  test('tells the others a few times, and then no more than twice a second', async () => {
    const { all, his, flip } = await flipping()
    const before = roomsTold(all)
    for (let n = 0; n < 200; n++) await flip(n % 2 === 0)
    expect(roomsTold(all) - before).toBeLessThanOrEqual(6 * all.length)
    const after = roomsTold(all)
    for (let n = 0; n < 200; n++) {
      await flip(n % 2 === 0)
      vi.advanceTimersByTime(10)
      await turnOver()
    }
    expect(roomsTold(all) - after).toBeLessThanOrEqual(4 * all.length)
    // However it ended, everyone knows it soon.
    await flip(true)
    vi.advanceTimersByTime(500)
    await turnOver()
    expect(presence(his)).toBe('looking')
  })
})
