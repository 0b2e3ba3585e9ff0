// Unforeseen errors from any source: the player reads what happened, gets two ways to continue, and finds the table
// unchanged.
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { duel, expect, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('breakers-under-test', '')))

/** Errors that these tests cause on purpose, and the browser's messages about them. */
const ON_PURPOSE = /broke|404|dynamically imported|preload CSS/

test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !ON_PURPOSE.test(text)))
})

const log = (page: Page) => page.locator('ol [data-type]').allTextContents()
const tip = (page: Page) => page.locator('[data-kind="trouble"]')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the table' })
const report = (page: Page) => page.getByRole('button', { name: 'Report a problem' })
const NOT_LOST = 'Nothing you played is lost.'

/** Opens a table and plays a little. Returns its log. */
async function played(page: Page): Promise<{ readonly sitter: Sitter; readonly lines: readonly string[] }> {
  await duel(page, 'faults', 'Toy')
  const sitter = new Sitter(page)
  const first = await sitter.rested()
  await sitter.step()
  await expect.poll(async () => (await sitter.see()).last).not.toBe(first.last)
  await sitter.rested()
  return { sitter, lines: await log(page) }
}

/** The table comes back unchanged after a reload, and play continues. */
async function comesBack(page: Page, sitter: Sitter, lines: readonly string[]): Promise<void> {
  const again = page.waitForEvent('load')
  await reload(page).first().click()
  await again
  await sitter.rested()
  expect(await log(page)).toEqual(lines)
  await expect(tip(page)).toHaveCount(0)
  await sitter.step()
}

interface Reported {
  readonly report: { readonly text: string }
  readonly entries: readonly unknown[]
}

const parse: (text: string) => Reported = JSON.parse

async function saved(download: Promise<Download>): Promise<Reported> {
  return parse(readFileSync(await (await download).path(), 'utf8'))
}

test('an error while drawing: a screen replaces the table, with a report that includes the record', async ({
  page,
}) => {
  const { sitter, lines } = await played(page)
  await page.getByRole('button', { name: 'Break the drawing' }).click()
  const screen = page.getByRole('alert')
  await expect(screen.getByRole('heading')).toHaveText('Something went wrong')
  await expect(screen).toContainText(NOT_LOST)
  await expect(screen).toContainText('the drawing broke')
  await expect(screen.getByRole('link', { name: 'Back to the hall' })).toBeVisible()
  expect(await findings(page, 'all')).toEqual([])
  await report(page).click()
  await page.getByLabel('What went wrong').fill('It went dark.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const file = await saved(download)
  expect(file.report.text).toMatch(/^It went dark\.[^]*the drawing broke/)
  expect(file.entries.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await comesBack(page, sitter, lines)
})

test('the hall is one click away from a broken table, and works', async ({ page }) => {
  await played(page)
  await page.getByRole('button', { name: 'Break the drawing' }).click()
  await page.getByRole('link', { name: 'Back to the hall' }).click()
  await expect(page.getByRole('link', { name: /^Continue:/ })).toBeVisible()
})

for (const where of ['handler', 'promise']) {
  test(`an error in a ${where}: a notice, and the table is still there`, async ({ page }) => {
    const { sitter, lines } = await played(page)
    await page.getByRole('button', { name: `Break the ${where}` }).click()
    await expect(tip(page)).toContainText(NOT_LOST)
    await expect(tip(page)).toContainText(`the ${where} broke`)
    await expect(report(page)).toBeVisible()
    expect((await sitter.see()).lit.length).toBeGreaterThan(0)
    expect(await findings(page, 'all', '[data-kind="trouble"]')).toEqual([])
    await report(page).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the file' }).click()
    expect((await saved(download)).report.text).toContain(`the ${where} broke`)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await comesBack(page, sitter, lines)
  })
}

test('a thrown value that is not an Error: a notice reports it', async ({ page }) => {
  await played(page)
  await page.evaluate(() => reportError('the words broke'))
  await expect(tip(page)).toContainText('the words broke')
  await expect(reload(page)).toBeVisible()
})

/** Ways in which the worker can fail. */
const DEATHS: Readonly<Record<string, () => void>> = {
  dies: () =>
    void setTimeout(() => {
      throw new Error('the worker broke')
    }),
  'breaks a promise': () => void Promise.reject(new Error('the worker broke')),
}

for (const [how, kill] of Object.entries(DEATHS)) {
  test(`a worker that ${how}`, async ({ page }) => {
    const { sitter, lines } = await played(page)
    await page.workers()[0]?.evaluate(kill)
    await expect(tip(page)).toContainText('Nothing you played is lost.')
    await expect(report(page)).toBeVisible()
    await comesBack(page, sitter, lines)
  })
}

test('a worker that fails on a request: the answer does not count, and the table can be loaded again', async ({
  page,
}) => {
  const { sitter, lines } = await played(page)
  await page.workers()[0]?.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new RangeError('the worker broke')
    }
  })
  await sitter.step()
  await expect(tip(page).first()).toContainText(NOT_LOST)
  await expect(report(page).first()).toBeVisible()
  await comesBack(page, sitter, lines)
})

/** Names of chunks in the tests' own client. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'the worker itself': /\/assets\/worker-/,
  'the rules of the game': /\/assets\/game-/,
}

for (const [what, part] of Object.entries(PARTS)) {
  test(`${what} is missing: the table stays closed until it is loaded again`, async ({ page }) => {
    const { sitter, lines } = await played(page)
    let asked = 0
    await page.context().route(part, (route) => {
      asked += 1
      return route.fulfill({ status: 404 })
    })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Part of this page couldn’t be loaded.')
    await expect(page.getByRole('alert')).toContainText(NOT_LOST)
    await expect(report(page)).toBeVisible()
    // The page does not retry forever.
    expect(asked).toBeLessThan(5)
    await page.context().unroute(part)
    await comesBack(page, sitter, lines)
  })
}

test('a window whose chunk is missing after an upgrade: a notice over the table', async ({ page }) => {
  // The report's chunk is loaded in advance, before anything goes wrong.
  const ahead = page.waitForResponse(/\/assets\/report-/)
  const { sitter, lines } = await played(page)
  // Its chunk counts as loaded only together with the chunks it imports.
  await page.evaluate((chunk) => import(chunk), (await ahead).url())
  const part = /\/assets\//
  await page.route(part, (route) => route.fulfill({ status: 404 }))
  await page.keyboard.press('l')
  await page.locator('ol [data-type] button').last().click()
  await expect(tip(page)).toContainText('Part of this page couldn’t be loaded. Lorehall was updated')
  expect((await sitter.see()).lit.length).toBeGreaterThan(0)
  await report(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('Saved as report-')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.unroute(part)
  await comesBack(page, sitter, lines)
})

test('a screen whose chunk stays missing: one reload, then a message, with the navigation intact', async ({
  page,
}) => {
  await page.goto('/')
  await page.route(/\/assets\/settings-/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Part of this page couldn’t be loaded.')
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect(report(page)).toBeVisible()
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Play now Against/ })).toBeVisible()
})
