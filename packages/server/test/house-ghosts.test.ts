// A page that closes while the table is shown again to all its pages is gone, and stays gone.
import type { LiveMessage } from '@lorehall/protocol'
import { expect, test } from 'vitest'
import { entered, gather, openHouse, Page, turnOver } from './kit/house.ts'

/** Does something when it is first shown the game. */
class Startled extends Page {
  startle: (() => void) | null = null

  override tell(message: LiveMessage): void {
    super.tell(message)
    if (!('update' in message)) return
    this.startle?.()
    this.startle = null
  }
}

/** A game begins, and Bo's page does this while Ada's is being shown it; Bo's page is next. */
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

test('a page that closes meanwhile is not counted as looking, and the table leaves memory', async () => {
  const { hall, hers, his } = await beginWhile(({ house }, bo) => house.exit(bo))
  expect(hers.room.seats.map(({ presence }) => presence)).toEqual(['looking', 'gone'])
  expect(his.heard.filter((message) => 'update' in message)).toEqual([])
  hall.house.exit(hers)
  hall.clock.now += 11 * 60_000
  await hall.house.tick()
  expect(hall.house.resident).toBe(0)
})

test('a page that leaves the table meanwhile is told no more of it', async () => {
  const { hers, his } = await beginWhile(({ house }, bo, table) => house.unwatch(bo, table))
  expect(hers.room.seats.map(({ presence }) => presence)).toEqual(['looking', 'gone'])
  expect(his.heard.filter((message) => 'update' in message)).toEqual([])
})

test('a page that looks again by itself meanwhile is shown the game once', async () => {
  const { hers, his } = await beginWhile(({ house }, bo, table) => void house.watch(bo, table))
  expect(hers.room.seats.map(({ presence }) => presence)).toEqual(['looking', 'looking'])
  expect(his.heard.filter((message) => 'update' in message)).toHaveLength(1)
})
