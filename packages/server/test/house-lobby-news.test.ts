// Messages about a lobby: one per change and page, and none if nothing changed.
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { entered, gather, nonce, openHouse, type Page, turnOver } from './kit/house.ts'

const WATCHERS = 60

const lobbiesSent = (pages: readonly Page[]) =>
  pages.reduce((sum, { heard }) => sum + heard.filter((message) => 'room' in message).length, 0)

test('a person who joins again and again causes no messages', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const pages = await Promise.all(Array.from({ length: WATCHERS }, () => entered(hall, null, table)))
  await turnOver()
  const before = lobbiesSent(pages)
  for (let i = 0; i < 20; i++) {
    await hall.house.perform('join', { table, nonce: nonce() }, people[0] ?? null)
    await turnOver()
  }
  expect(lobbiesSent(pages)).toBe(before)
})

test('pages that come at the same time get one message about each other', async () => {
  const hall = openHouse()
  const { table } = await gather(hall, ['Ada', 'Bo'])
  const pages = await Promise.all(Array.from({ length: WATCHERS }, () => entered(hall, null, table)))
  await turnOver()
  expect(pages.map(({ lobby }) => lobby.watchers)).toEqual(pages.map(() => WATCHERS))
  expect(lobbiesSent(pages)).toBeLessThanOrEqual(2 * WATCHERS)
})

test('each page gets one message per change, and one when the game begins', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const pages = await Promise.all(Array.from({ length: WATCHERS }, () => entered(hall, null, table)))
  await turnOver()
  const before = lobbiesSent(pages)
  await hall.house.perform('start', { table }, people[0] ?? null)
  await turnOver()
  expect(pages.map(({ lobby }) => lobby.stage)).toEqual(pages.map(() => 'playing'))
  expect(lobbiesSent(pages) - before).toBe(WATCHERS)
})

describe('a person who switches tabs', () => {
  const PAGES = 20

  /** Opens many pages of Ada. Only the first ever becomes visible. */
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

  const presence = ({ lobby }: Page) => lobby.seats[0]?.presence

  test('is shown immediately if they switch as seldom as people do', async () => {
    const { his, flip } = await flipping()
    await flip(true)
    expect(presence(his)).toBe('looking')
    await flip(false)
    expect(presence(his)).toBe('here')
  })

  test('causes a few messages, and then no more than 2 per second', async () => {
    const { all, his, flip } = await flipping()
    const before = lobbiesSent(all)
    for (let n = 0; n < 200; n++) await flip(n % 2 === 0)
    expect(lobbiesSent(all) - before).toBeLessThanOrEqual(6 * all.length)
    const after = lobbiesSent(all)
    for (let n = 0; n < 200; n++) {
      await flip(n % 2 === 0)
      vi.advanceTimersByTime(10)
      await turnOver()
    }
    expect(lobbiesSent(all) - after).toBeLessThanOrEqual(4 * all.length)
    // Everyone soon gets the final state.
    await flip(true)
    vi.advanceTimersByTime(500)
    await turnOver()
    expect(presence(his)).toBe('looking')
  })
})
