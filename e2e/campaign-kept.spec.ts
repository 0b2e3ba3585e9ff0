// Nothing of a campaign is lost on a device. The page dies at every step from the last answers of a chapter to the first
// of the next: while nothing is written, in the middle of a write, and after one of which nobody has heard yet.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { bringIn, expect, half, openFirst, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

/** `inside`: the write never ends. `after`: it is on the disk, and the host never hears of that. */
type Moment = 'inside' | 'after'

/** Clicks until one of them writes something, and how long to wait for that after each. */
const MOST_CLICKS = 20
const PATIENCE_MS = 2000

/** Runs in the worker: its next write stops at this moment, and `performance` notes that it has. */
function stopAt(moment: Moment): void {
  const { transaction } = IDBDatabase.prototype
  const stopped = () => void performance.mark('stopped')
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<typeof transaction>) {
    const begun = transaction.apply(this, asked)
    if (asked[1] !== 'readwrite') return begun
    if (moment === 'after') {
      begun.addEventListener('complete', (event) => {
        event.stopImmediatePropagation()
        stopped()
      })
      return begun
    }
    // A transaction is not committed while it has requests. The first one comes before those of the write.
    const tables = begun.objectStore('tables')
    const keepOpen = (rounds: number) => {
      if (rounds === 2) stopped()
      tables.count().addEventListener('success', () => keepOpen(rounds + 1))
    }
    keepOpen(0)
    return begun
  }
}

/** Runs in the worker: whether it stops within this time. */
async function stops(patience: number): Promise<boolean> {
  const isStopped = () => performance.getEntriesByName('stopped').length > 0
  for (const late = performance.now() + patience; !isStopped() && performance.now() < late;)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return isStopped()
}

interface Kept {
  readonly seq: number
  readonly entries: number
  readonly over: boolean
  readonly after: boolean
}

interface Stored {
  readonly id: string
  readonly seq: number
  readonly over: boolean
  readonly created: number
  readonly beginning: object
}

/** Runs in the page: the tables on this device, oldest first. */
async function kept(): Promise<Kept[]> {
  function done<T>(request: IDBRequest): Promise<T>
  function done(request: IDBRequest<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('the storage cannot be read')))
    })
  }
  const db = await done<IDBDatabase>(indexedDB.open('lorehall'))
  const stores = db.transaction(['tables', 'entries'])
  const count = ({ id }: Stored) =>
    done<number>(stores.objectStore('entries').count(IDBKeyRange.bound([id, 0], [id, Infinity])))
  const tables = await done<Stored[]>(stores.objectStore('tables').getAll())
  const found = tables
    .toSorted((a, b) => a.created - b.created)
    .map(async (table) => ({
      seq: table.seq,
      entries: await count(table),
      over: table.over,
      after: 'carried' in table.beginning,
    }))
  const all = await Promise.all(found)
  db.close()
  return all
}

/** The ways in which a page dies. */
const deaths = [
  async (page: Page) => {
    const browser = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // The command gets no reply.
    browser.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
  },
  (page: Page) => page.close(),
  async (page: Page) => {
    await page.workers()[0]?.evaluate(() => void setTimeout(() => self.close()))
    await page.close()
  },
]

let died = 0

/** The page dies in the next way, and the hall is opened again. */
async function dies(page: Page, context: BrowserContext): Promise<Page> {
  await deaths[died++ % deaths.length]?.(page)
  const again = await context.newPage()
  await again.goto('/')
  for (const { seq, entries } of await again.evaluate(kept)) expect(entries).toBe(seq)
  return again
}

/** The page dies at this moment of a write that begins with `act`. */
async function diesWriting(
  page: Page,
  context: BrowserContext,
  moment: Moment,
  act: () => Promise<void>,
): Promise<Page> {
  const [worker] = page.workers()
  if (worker === undefined) throw new Error('the page has no host')
  await worker.evaluate(stopAt, moment)
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await act()
    if (await worker.evaluate(stops, PATIENCE_MS)) return dies(page, context)
  }
  throw new Error('nothing was written')
}

const openTable = async (page: Page): Promise<Sitter> => {
  await openFirst(page, /^Continue:/)
  const sitter = new Sitter(page)
  await sitter.ready()
  return sitter
}

test('a page that dies at every step between two chapters loses none and makes one table', async ({
  page: opened,
  context,
}) => {
  await prefer(opened, 'Instant')
  await bringIn(opened, half([0], 0.7, 'toy'))
  await expect(opened.getByRole('link', { name: /^Continue:/ })).toBeVisible()
  let page = opened
  const seen = () => page.evaluate(kept)

  // The last answers of chapter 1: nothing of one that was not stored, and all of one that was.
  let answers = 0
  for (; (await seen()).some(({ over }) => !over); answers++) {
    const sitter = await openTable(page)
    const [was] = await seen()
    // The bots have played to the end.
    if (was?.over === true) break
    const moment = answers % 2 === 0 ? 'inside' : 'after'
    page = await diesWriting(page, context, moment, () => sitter.step())
    const [is] = await seen()
    if (moment === 'inside') expect(is).toEqual(was)
    else expect(is?.seq).toBeGreaterThan(was?.seq ?? 0)
  }
  expect(answers).toBeGreaterThan(1)
  await page.goto('/')

  // The end of the chapter, and the form of the next one: nothing is written there.
  const chapter = await seen()
  const toEnd = async () => {
    await page.locator('[data-do="campaign"]').first().click()
    await expect(page.locator('[data-do="end-screen"]')).toBeVisible()
  }
  const toForm = async () => {
    await toEnd()
    await page.locator('[data-do="play-on"]').click()
    await expect(page.getByText('This game continues the last one')).toBeVisible()
  }
  for (const goTo of [toEnd, toForm]) {
    await goTo()
    page = await dies(page, context)
    expect(await seen()).toEqual(chapter)
  }

  // The next table is made, or it is not.
  const begin = () => page.getByRole('button', { name: 'Begin' }).click({ noWaitAfter: true })
  await toForm()
  page = await diesWriting(page, context, 'inside', begin)
  expect(await seen()).toEqual(chapter)
  await toForm()
  page = await diesWriting(page, context, 'after', begin)
  const made = await seen()
  expect(made).toEqual([...chapter, { seq: 0, entries: 0, over: false, after: true }])
  await expect(page.getByRole('listitem').filter({ hasText: 'chapter 2' })).toHaveCount(1)

  // Its seats are taken, and its first answer is given.
  await openTable(page)
  page = await dies(page, context)
  for (const moment of ['inside', 'after'] as const) {
    const sitter = await openTable(page)
    const before = await seen()
    page = await diesWriting(page, context, moment, () => sitter.step())
    const [first, second] = await seen()
    expect(first).toEqual(chapter[0])
    if (moment === 'inside') expect(second).toEqual(before[1])
    else expect(second?.seq).toBeGreaterThan(before[1]?.seq ?? 0)
  }

  // Both chapters are in one file.
  await openTable(page)
  await page.goto('/')
  const row = page.getByRole('listitem').filter({ hasText: 'chapter 2' })
  await row.getByText('Earlier chapters').click()
  await row.locator('[data-do="campaign"]').click()
  const download = page.waitForEvent('download')
  await page.locator('[data-do="save-campaign"]').click()
  const file: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ records: [{ game: 'toy' }, { carried: {} }] })
})
