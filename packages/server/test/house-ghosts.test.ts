// A page that closes while all pages are being shown the table again is gone, and stays gone.
import type { LiveMessage } from '@lorehall/protocol'
import { expect, test } from 'vitest'
import { entered, gather, openHouse, Page, turnOver } from './kit/house.ts'

/** A page that does something when it is first shown the game. */
class Startled extends Page {
  startle: (() => void) | null = null

  override tell(message: LiveMessage): void {
    super.tell(message)
    if (!('update' in message)) return
    this.startle?.()
    this.startle = null
  }
}

/** Begins a game. While Ada's page is being shown it, Bo's page, which is next, does this. */
async function beginWhile(act: (hall: ReturnType<typeof openHouse>, bo: Page, table: string) => void) {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'])
  const [ada = null, bo = null] = people
  const hers = new Startled(ada)
  await hall.house.enter(hers)
  await hall.house.watch(hers, table)
  const his = await entered(hall, bo, table)
  hers.startle = () => act(hall, his, table)
  await hall.house.perform('start', { table }, ada)
  await turnOver()
  return { hall, table, hers, his }
}

test('a page that closes meanwhile does not count as present, and the table leaves memory', async () => {
  const { hall, hers, his } = await beginWhile(({ house }, bo) => house.exit(bo))
  expect(hers.lobby.seats.map(({ presence }) => presence)).toEqual(['looking', 'gone'])
  expect(his.heard.filter((message) => 'update' in message)).toEqual([])
  hall.house.exit(hers)
  hall.clock.now += 11 * 60_000
  await hall.house.tick()
  expect(hall.house.resident).toBe(0)
})

test('a page that leaves the table meanwhile gets no more messages about it', async () => {
  const { hers, his } = await beginWhile(({ house }, bo, table) => house.unwatch(bo, table))
  expect(hers.lobby.seats.map(({ presence }) => presence)).toEqual(['looking', 'gone'])
  expect(his.heard.filter((message) => 'update' in message)).toEqual([])
})

test('a page that watches again by itself meanwhile is shown the game once', async () => {
  const { hers, his } = await beginWhile(({ house }, bo, table) => void house.watch(bo, table))
  expect(hers.lobby.seats.map(({ presence }) => presence)).toEqual(['looking', 'looking'])
  expect(his.heard.filter((message) => 'update' in message)).toHaveLength(1)
})
