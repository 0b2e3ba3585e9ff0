// Nothing on a device is lost: two tabs, full storage, storage that may be cleared, files that can't be read. And one
// table as a file.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { launchOptions } from './chromium.ts'
import { bringIn, duel, expect, half, importFile, importFinished, openFirst, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const trouble = (page: Page) => page.locator('[data-kind="trouble"]')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const file = (text: string, name = 'games.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

const readShared: (text: string) => string[] = JSON.parse
const readRecord: (text: string) => { entries: unknown[] } = JSON.parse

async function downloaded(page: Page, from: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await from()
  return readFileSync(await (await download).path(), 'utf8')
}

const log = (page: Page) => page.locator('ol [data-type]').allTextContents()

test.describe('two tabs at one table', () => {
  test('each follows the other, and each may play', async ({ page, context }) => {
    await duel(page, 'tabs', 'Toy')
    const one = new Sitter(page)
    await one.rested()
    const other = await context.newPage()
    await other.goto(page.url())
    const two = new Sitter(other)
    await two.rested()
    for (const [here, there] of [
      [one, two],
      [two, one],
      [one, two],
    ] as const) {
      const before = await here.see()
      await here.step()
      await here.seeOther(before, 5000)
      const { prompt } = await here.rested()
      await expect.poll(async () => (await there.rested()).prompt).toBe(prompt)
      await expect.poll(() => log(there.page)).toEqual(await log(here.page))
    }
    for (const tab of [page, other]) await expect(trouble(tab)).toHaveCount(0)
    const lines = await log(page)
    await page.reload()
    await one.rested()
    expect(await log(page)).toEqual(lines)
  })

  test('a table that is deleted in one says so in the other, and stays deleted', async ({
    page,
    context,
  }) => {
    await duel(page, 'gone', 'Toy')
    const sitter = new Sitter(page)
    await sitter.rested()
    const home = await context.newPage()
    await home.goto('/')
    await button(home, /^Delete/).click()
    await expect(trouble(page)).toContainText('not saved on this device')
    await sitter.step()
    await home.reload()
    await expect(home.getByText('No games in progress.', { exact: false })).toBeVisible()
  })
})

test('settings that two tabs change are all kept, and each tab follows', async ({ page, context }) => {
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  await page.getByLabel('Candlelight').check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.getByLabel('Fast', { exact: true }).check()
  await expect(page.getByLabel('Fast', { exact: true })).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Candlelight')).toBeChecked()
  await expect(page.getByLabel('Fast', { exact: true })).toBeChecked()
})

interface Profile {
  readonly context: BrowserContext
  readonly page: Page
  readonly space: (bytes: number) => Promise<unknown>
}

test.describe('full storage', () => {
  test('a choice that could not be stored did not happen, and the game can be saved to a file', async ({
    playwright,
    contextOptions,
  }, info) => {
    const origin = process.env['LOREHALL_HERE'] ?? ''
    const open = async (): Promise<Profile> => {
      const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
        ...launchOptions(),
        ...contextOptions,
        baseURL: origin,
        serviceWorkers: 'block',
      })
      const page = context.pages()[0] ?? (await context.newPage())
      const storage = await context.newCDPSession(page)
      const space = (quotaSize: number) =>
        storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
      return { context, page, space }
    }
    const first = await open()
    await duel(first.page, 'full')
    await new Sitter(first.page).rested()
    const table = first.page.url()
    await first.context.close()

    // A browser reads its quota when it first stores something, so this needs a new one.
    const { context, page, space } = await open()
    await space(1)
    await page.goto(table)
    const sitter = new Sitter(page)
    const before = await sitter.rested()
    await sitter.step()
    await expect(trouble(page)).toContainText(/out of space/)
    expect(await findings(page, 'all', '[data-kind="trouble"]')).toEqual([])
    await sitter.back(before)
    const saved = await downloaded(page, () => button(page, 'Save to a file').click())
    expect(readRecord(saved).entries.length).toBeGreaterThan(0)

    // Neither a new table nor one from a file fits; the list stays as it is.
    await page.goto('/')
    await importFile(page, file(saved))
    await expect(trouble(page)).toContainText(
      /Nothing was added from games\.json\. This device is out of space/,
    )
    await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveCount(1)

    // When there is space again, play goes on.
    await space(1e9)
    await page.goto(table)
    await sitter.rested()
    await sitter.step()
    await expect.poll(async () => (await sitter.see()).prompt).not.toBe(before.prompt)
    await page.reload()
    expect((await sitter.rested()).prompt).not.toBe(before.prompt)
    await context.close()
  })
})

test('storage that the browser clears in the middle: the table goes on, and is saved again', async ({
  page,
  context,
}) => {
  await duel(page, 'cleared', 'Toy')
  const sitter = new Sitter(page)
  await sitter.rested()
  /** Clicks until the log has a new line. */
  const plays = async () => {
    const lines = JSON.stringify(await log(page))
    for (let i = 0; i < 10 && JSON.stringify(await log(page)) === lines; i++) {
      const known = await sitter.ready()
      await sitter.step(known)
      await sitter.seeOther(known, 2000)
    }
    return sitter.rested()
  }
  await plays()
  const browser = await context.newCDPSession(page)
  const origin = new URL(page.url()).origin
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await expect(trouble(page)).toContainText('Your browser deleted the games on this device')
  const { prompt } = await plays()
  const lines = await log(page)
  await page.reload()
  expect((await sitter.rested()).prompt).toBe(prompt)
  expect(await log(page)).toEqual(lines)
})

test.describe('storage that the browser may clear', () => {
  const answer = (page: Page, granted: boolean) =>
    page.addInitScript((given) => {
      StorageManager.prototype.persisted = () => Promise.resolve(given)
      StorageManager.prototype.persist = () => Promise.resolve(given)
    }, granted)
  const warning = (page: Page) => page.getByText('Your browser may delete saved games')

  test('the browser is asked with the first table; if it refuses, Home says so once', async ({ page }) => {
    await answer(page, false)
    await page.goto('/')
    await expect(warning(page)).toHaveCount(0)
    await duel(page, 'kept', 'Toy')
    await expect(warning(page)).toHaveCount(0)
    await page.goto('/')
    await expect(warning(page)).toBeVisible()
    expect(await findings(page, 'all')).toEqual([])
    await page.reload()
    await expect(page.getByRole('link', { name: /^Continue:/ })).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
    await page.goto('/settings')
    await expect(page.getByText('The browser may clear your games', { exact: false })).toBeVisible()
  })

  test('a browser that agrees warns of nothing', async ({ page }) => {
    await answer(page, true)
    await importFinished(page, 'toy')
    await page.reload()
    await expect(page.getByRole('link', { name: /^Watch again/ })).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
  })
})

test('a file with a table that cannot be read adds nothing and says which', async ({ page }) => {
  await page.goto('/')
  const records = [half([0], 0.5, 'toy'), { ...half([0], 0.5, 'toy'), ruleset: 99 }]
  await importFile(page, file(JSON.stringify({ format: 'lorehall-tables-1', records }), 'both.json'))
  await expect(trouble(page)).toContainText(
    /Nothing was added from both\.json\. Table 2 of 2 in this file can’t be read: .*ruleset/,
  )
  await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No games in progress.', { exact: false })).toBeVisible()
})

test.describe('one table as a file', () => {
  /** Drops a file on the page, as from the desktop. */
  async function drop(page: Page, text: string): Promise<void> {
    const held = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'from-a-friend.json', { type: 'application/json' }))
      return transfer
    }, text)
    // While a file is over the page, the browser says so again and again; Home hears of it once it is drawn.
    await expect(async () => {
      await page.locator('body').dispatchEvent('dragover', { dataTransfer: held })
      await expect(page.getByText('Drop the file to add its games')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.locator('body').dispatchEvent('drop', { dataTransfer: held })
    await expect(page.getByText('Drop the file to add its games')).toHaveCount(0)
  }

  test('saved in the list or at the table, and dropped on another device’s Home', async ({
    page,
    browser,
  }) => {
    await prefer(page, 'Instant')
    await bringIn(page, half([0], 0.5, 'toy'))
    const listed = await downloaded(page, () => button(page, /^Save .* to a file/).click())
    await openFirst(page, /^Continue:/)
    await new Sitter(page).rested()
    await button(page, 'Table settings').click()
    const saved = await downloaded(page, () => button(page, 'Save to a file').click())
    expect(readRecord(saved).entries).toEqual(readRecord(listed).entries)
    expect(readRecord(saved).entries.length).toBeGreaterThan(10)

    const context = await browser.newContext({ baseURL: process.env['LOREHALL_HERE'] ?? '' })
    const other = await context.newPage()
    await other.addInitScript(() => localStorage.setItem('games-under-test', 'toy'))
    await other.goto('/')
    await drop(other, saved)
    await expect(other.getByText('One table was added')).toBeVisible()
    await openFirst(other, /^Continue:/)
    await new Sitter(other).rested()
    expect(await log(other)).toEqual(await log(page))
    await context.close()
  })

  test('shared where the browser shares files; closing its dialog saves nothing', async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: process.env['LOREHALL_HERE'] ?? '',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('games-under-test', 'toy')
      const shared: string[] = []
      const tell = () => (document.documentElement.dataset['shared'] = JSON.stringify(shared))
      // Like Chrome: text may be shared, JSON may not.
      const canShare = ({ files = [] }: ShareData = {}) => files.every(({ type }) => type === 'text/plain')
      const share = async ({ files = [] }: ShareData = {}) => {
        for (const one of files) shared.push(one.name, await one.text())
        tell()
        if (shared.length > 2) throw new DOMException('closed', 'AbortError')
      }
      Object.assign(navigator, { canShare, share })
    })
    let saved = 0
    page.on('download', () => saved++)
    await page.goto('/')
    await importFile(page, file(JSON.stringify(half([0], 0.5, 'toy'))))
    const share = button(page, /^Share .* as a file/)
    await share.click()
    const shared = async () => readShared((await page.locator('html').getAttribute('data-shared')) ?? '[]')
    await expect.poll(shared).toHaveLength(2)
    const [name = '', text = ''] = await shared()
    expect(name).toMatch(/^toy-.*\.txt$/)
    await share.click()
    await expect.poll(shared).toHaveLength(4)
    expect(saved).toBe(0)
    // The shared text can be imported as it is.
    await importFile(page, { name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveCount(2)
    expect(await findings(page, 'all')).toEqual([])
    await context.close()
  })
})
