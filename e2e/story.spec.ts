// Features that only some tables have, on the toy: several picks in secret, a story, a rival without a seat, asides,
// sides, and a table that continues another.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

/** More than is ever needed in so few rounds. */
const MOST_TOUCHES = 200

const bar = (page: Page) => page.getByRole('region', { name: 'Your decision' })
const curtain = (page: Page) => page.locator('[data-curtain]')

/** Sets the number of rounds and the seed on the screen of a new table. */
async function chooseLength(page: Page, rounds: number, seed: string): Promise<void> {
  await chooseSeed(page, seed)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const buffer = Buffer.from(JSON.stringify({ rounds }))
  await (await chooser).setFiles({ name: 'short.json', mimeType: 'application/json', buffer })
}

async function quickBots(page: Page, ...seats: readonly number[]): Promise<void> {
  for (const seat of seats) await page.getByLabel(`Bot strength for seat ${seat}`).selectOption('Easy')
}

/** Lifts the curtain when the device is handed over. */
async function ready(page: Page): Promise<void> {
  await page.locator('[data-do="ready"]').click()
  await expect(curtain(page)).toHaveCount(0)
}

/** Keeps two of four cards, after unticking one. */
async function keepTwo(page: Page): Promise<void> {
  const prompt = bar(page).getByRole('status')
  const confirm = page.locator('[data-option="confirm"]')
  const first = page.locator('[data-option^="keep:"]').first()
  await expect(prompt).toContainText('None chosen yet, 2 more to choose')
  await first.click()
  await expect(prompt).toContainText('1 chosen, 1 more to choose')
  await expect(confirm).toHaveCount(0)
  const ticked = page.locator('[data-option^="untick:"]')
  await expect(ticked).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-ticked="true"]').first()).toBeVisible()
  await ticked.click()
  await expect(prompt).toContainText('None chosen yet, 2 more to choose')
  await expect(page.locator('[data-ticked="true"]')).toHaveCount(0)
  await first.click()
  await expect(prompt).toContainText('1 chosen, 1 more to choose')
  await first.click()
  await expect(prompt).toContainText('2 chosen')
  await confirm.click()
}

/** The other person at this device sells something, while the first must decide. */
async function sellAside(page: Page): Promise<void> {
  await page.locator('[data-do="asides"]').click()
  const dialog = page.getByRole('dialog')
  expect(await findings(page, 'all', 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: /^Pass to/ }).click()
  await ready(page)
  await expect(page).not.toHaveTitle(/Your turn/)
  const goods = page.locator('[data-at="goods"]')
  const before = await goods.textContent()
  await page.getByRole('group', { name: 'You can act now' }).locator('[data-option="sell"]').click()
  await expect(goods).not.toHaveText(before ?? '')
  await page.locator('[data-do="hand-back"]').click()
  await expect(curtain(page)).toBeVisible()
  await ready(page)
  await expect(page).toHaveTitle(/Your turn/)
}

/** Reads the story above the options, chooses one, and reads on in the log. */
async function readStory(page: Page): Promise<void> {
  const story = page.getByRole('region', { name: 'The story' })
  await expect(story).toContainText('Under the last awning sits a stranger')
  // It covers no part of the question.
  const [above, below] = [await story.boundingBox(), await bar(page).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  expect(await findings(page, 'all', '[data-tale]')).toEqual([])
  await page.locator('[data-option="help"]').click()
  await expect(story).toHaveCount(0)
}

async function readOn(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Log', exact: true })
    .getByRole('button', { name: /: helped$/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('she lights the lantern at last')
  await dialog.getByRole('button', { name: 'Close' }).click()
}

const own = (page: Page) => page.getByRole('region', { name: 'Your side of the table' })

/** The text is "4Coins": the name is for screen readers. */
const coins = async (page: Page) => Number.parseInt(await own(page).getByTitle('Coins').innerText(), 10)

/** Plays until the game is over: two people take turns with the device, and neither does more than they must. */
async function playOut(page: Page): Promise<{ readonly sold: boolean; readonly read: boolean }> {
  const sitter = new Sitter(page)
  let [sold, read] = [false, false]
  for (let i = 0; i < MOST_TOUCHES; i++) {
    const sight = await sitter.ready()
    if (sight.over) return { sold, read }
    const mayEnd = sight.lit.some(({ kind }) => kind === 'end')
    if (sight.curtain) await ready(page)
    else if (await page.locator('[data-tale]').isVisible()) {
      await readStory(page)
      read = true
    } else if (mayEnd && !sold) {
      await sellAside(page)
      sold = true
    } else if (mayEnd) await sitter.touch('end')
    else await sitter.step(sight)
  }
  throw new Error(`not over after ${MOST_TOUCHES} touches`)
}

/** Reads in the journal of the second chapter what happened in the first, finds it by its words, and saves it. */
async function readJournal(page: Page): Promise<void> {
  await page.goto(new URL(page.url()).pathname.replace('/table/', '/journal/'))
  const journal = page.getByRole('article', { name: 'Journal' })
  await expect(journal.getByText('Nothing has been read here yet')).toBeVisible()
  await journal.getByRole('button', { name: 'Chapter 1' }).click()
  const text = page.locator('[data-do="page"]')
  await expect(text).toContainText('she lights the lantern at last')
  expect(await findings(page, 'all')).toEqual([])
  await journal.getByRole('searchbox').fill('lantern LIGHTS')
  await expect(journal.getByRole('listitem')).toHaveCount(1)
  await journal.getByRole('searchbox').fill('no such words')
  await expect(journal.getByRole('status')).toHaveText('No text contains these words.')
  const saved = page.waitForEvent('download')
  await journal.locator('[data-do="save-journal"]').click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('toy-journal.html')
  expect(readFileSync(await file.path(), 'utf8')).toContain('she lights the lantern at last')

  // On a phone, the list and the page take turns.
  await page.setViewportSize({ width: 390, height: 844 })
  await journal.getByRole('searchbox').fill('')
  await expect(text).toBeHidden()
  await journal.getByRole('listitem').getByRole('button').first().click()
  await expect(text).toBeVisible()
  expect(await findings(page, 'all')).toEqual([])
  await text.getByRole('button', { name: 'All texts' }).click()
  await expect(text).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('seven seats, a draft, the warden and a story, and a table that continues it', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page, 'Toy')
  await page.getByRole('button', { name: /^Full table/ }).click()
  await page.getByLabel('Who plays seat 2').selectOption('Another person here')
  await quickBots(page, 3, 4, 5, 6, 7)
  for (const option of ['Draft', 'The warden', 'A story']) await page.getByLabel(option).check()
  await chooseLength(page, 2, 'story')
  await begin(page)
  for (let person = 0; person < 2; person++) {
    await ready(page)
    await keepTwo(page)
  }
  await expect(page.getByRole('region', { name: 'The warden' })).toBeVisible()
  expect(await playOut(page)).toEqual({ sold: true, read: true })

  // The rival has its own column and chart line, and can win.
  const end = page.locator('[data-do="end-screen"]')
  await expect(end.getByRole('columnheader', { name: 'The warden' }).first()).toBeVisible()
  await expect(end.getByRole('status')).toContainText(/wins|share the win/)
  expect(await findings(page, 'all', 'dialog')).toEqual([])
  await page.locator('[data-do="look"]').click()
  await readOn(page)
  const kept = 2 + Math.floor((await coins(page)) / 2)
  const seat = await own(page).getAttribute('data-seat')

  // The next table begins with half of each purse, and with the same seats and rules.
  await page.locator('[data-do="scores"]').click()
  const saved = page.waitForEvent('download')
  await page.locator('[data-do="save-campaign"]').click()
  expect((await saved).suggestedFilename()).toMatch(/^toy-campaign-/)
  await page.locator('[data-do="play-on"]').click()
  await expect(page.getByText('This game continues the last one')).toBeVisible()
  await expect(page.getByLabel('Name for seat 7')).toBeVisible()
  await expect(page.getByLabel('The warden')).toBeChecked()
  expect(await findings(page, 'all')).toEqual([])
  await begin(page)
  await ready(page)
  if ((await own(page).getAttribute('data-seat')) !== seat) {
    await keepTwo(page)
    await ready(page)
  }
  expect(await coins(page)).toBe(kept)

  await readJournal(page)

  // The story can also be read in the log of a replay.
  // At home, the chapters of a campaign are one row.
  await page.goto('/')
  const row = page.getByRole('listitem').filter({ hasText: 'chapter 2' })
  await row.getByText('Earlier chapters').click()
  // At the end of an earlier chapter the next one can be played again.
  await row.locator('[data-do="campaign"]').click()
  await expect(page.locator('[data-do="play-on"]')).toBeVisible()
  await page.locator('[data-do="replay"]').click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('End')
  // The log shows only lines around the current moment: go back until the stranger appears.
  const tale = page.getByRole('listitem').filter({ hasText: ': helped' }).last().locator('[data-do="tale"]')
  for (let turns = 0; turns < 60 && (await tale.count()) === 0; turns++) {
    await page.keyboard.press('Shift+ArrowLeft')
    await page.waitForTimeout(50)
  }
  await tale.click()
  await expect(page.getByRole('dialog')).toContainText('she lights the lantern at last')
})

test('sides win and lose together', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page, 'Toy')
  await page.getByRole('button', { name: /^Four players/ }).click()
  await quickBots(page, 2, 3, 4)
  await page.getByLabel('Play', { exact: true }).selectOption('teams')
  await chooseLength(page, 1, 'teams')
  await begin(page)
  await new Sitter(page).until(({ over }) => over)
  const end = page.locator('[data-do="end-screen"]')
  await expect(end.getByRole('status')).toContainText(/Your side wins|win together|share the win/)
  const together = end.getByRole('row', { name: /^Together/ })
  await expect(together.getByRole('cell')).toHaveCount(2)
  const sums = (await together.getByRole('cell').allTextContents()).map(Number)
  const each = (
    await end
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allTextContents()
  ).map(Number)
  expect(sums).toEqual([(each[0] ?? 0) + (each[1] ?? 0), (each[2] ?? 0) + (each[3] ?? 0)])
  expect(await findings(page, 'all', 'dialog')).toEqual([])
})
