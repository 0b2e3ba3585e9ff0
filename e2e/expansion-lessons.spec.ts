// Expansions: recommended sets, variants under their expansion, what Help and the rules say of them, and their lessons.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { cardOf, expect, prefer, test } from './hall.ts'
import { playByPointer, playInWords, tipOf, touchRinged } from './learning.ts'

const LOW = { width: 1366, height: 650 }
const PHONE = { width: 390, height: 844 }

/** Begins the lesson about an expansion from the page with all lessons. */
async function learnAbout(page: Page, expansion: string, ...wishes: readonly string[]): Promise<void> {
  await learnOf(page, 'vindication', expansion, ...wishes)
}

async function learnOf(page: Page, game: string, expansion: string, ...wishes: readonly string[]) {
  await prefer(page, 'Instant', ...wishes)
  await page.goto(`/learn/${game}`)
  await page.getByRole('link', { name: `Start: ${expansion}` }).click()
  await expect(tipOf(page)).toBeVisible()
}

test('the lesson about guilds is played to its end by pointer at 1366 × 650', async ({ page }) => {
  await page.setViewportSize(LOW)
  await learnAbout(page, 'Guilds & Monuments')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(6)
  await expect(page.locator('[data-at="space:29"][data-highlight="true"]').first()).toBeVisible()
})

test('the lesson about Ronak is played to its end by pointer on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await learnAbout(page, 'Myths & Wonders')
  expect(await playByPointer(page)).toHaveLength(6)
})

test('the lesson about jewels is played to its end in the text view', async ({ page }) => {
  await learnAbout(page, 'Jewelcrafter', 'Text view')
  await playInWords(page, [
    ['Crystals', 'next'],
    ['Control first', 'visit and take control of the crystal mine'],
    ['The Jewelcrafter', 'end your turn', 'visit the jewelcrafter'],
    ['An infused crystal', 'get the inspiration-infused crystal'],
    ['Blocks from companions', 'use 1 crystal'],
    ['Crystals for honor', 'keep playing'],
  ])
})

test('the lesson about Order & Chaos of Heroes is played to its end by pointer at 1366 × 650', async ({
  page,
}) => {
  await page.setViewportSize(LOW)
  await learnOf(page, 'heroes', 'Order & Chaos')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(7)
  await expect(page.locator('[data-at="souls"]')).toContainText('0 of 6')
})

test('the lesson about Pestilence is played to its end by pointer at 1366 × 650', async ({ page }) => {
  await page.setViewportSize(LOW)
  await learnOf(page, 'heroes', 'Pestilence')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(7)
})

test('the lesson about Mercenaries is played to its end by pointer on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await learnOf(page, 'heroes', 'Mercenaries')
  expect(await playByPointer(page)).toHaveLength(7)
})

test('the lesson about Nomads is played to its end in the text view', async ({ page }) => {
  await learnOf(page, 'heroes', 'Nomads', 'Text view')
  await playInWords(page, [
    ['Nomads in the Desert', 'i-9'],
    ['A raid', 'next'],
    ['Capture', 'march', 'go to i-10', 'go to i-9'],
    ['A helper', 'no'],
    ['Follow with the Nomad', 'follow', 'warrior'],
    ['For hire', 'keep playing'],
  ])
})

test('the opening of a lesson can’t be undone, and a reload stays in the lesson', async ({ page }) => {
  await learnAbout(page, 'Temple Ruins')
  await page.keyboard.press('u')
  await expect(tipOf(page)).toContainText('Go to space 29')
  await page.reload()
  await expect(tipOf(page)).toContainText('Go to space 29')
})

test('a set fills in the expansions, and a variant is under its own; Help and the rules say what they add', async ({
  page,
}) => {
  await page.setViewportSize(LOW)
  await prefer(page, 'Instant')
  await page.goto('/new/vindication')
  const expansions = page.getByRole('region', { name: 'Expansions' })
  const set = (name: RegExp) => expansions.getByRole('button', { name })
  await set(/^First expansion.*5 min/).click()
  await expect(expansions.getByRole('checkbox', { name: 'Well of Wishes' })).toBeChecked()
  await expect(expansions.getByRole('checkbox', { name: 'Loot clockwise' })).toBeHidden()
  await set(/^Guilds and myths/).click()
  await expect(expansions.getByRole('checkbox', { name: 'Well of Wishes' })).not.toBeChecked()
  await expansions.getByRole('checkbox', { name: 'Loot clockwise' }).check()
  await expect(set(/^Guilds and myths/)).toHaveAttribute('aria-pressed', 'false')
  // A variant goes with its expansion, so that the table can still begin.
  await expansions.getByRole('checkbox', { name: 'Myths & Wonders' }).uncheck()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled()
  await expansions.getByRole('checkbox', { name: 'Myths & Wonders' }).check()
  await expansions.getByRole('checkbox', { name: 'Loot clockwise' }).check()
  expect(await findings(page, 'all')).toEqual([])
  await page.getByRole('button', { name: 'Begin' }).click()

  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.locator('[data-chosen="guilds"]')).toContainText('A fourth action')
  await expect(help.locator('[data-chosen="myths"]').locator('[data-chosen="lootClockwise"]')).toBeVisible()
  await expect(help.getByRole('link', { name: 'Learn Guilds & Monuments' })).toBeVisible()
  expect(await findings(page, 'all', 'dialog')).toEqual([])
  const address = await help.getByRole('link', { name: 'Rules of this game' }).getAttribute('href')

  await page.goto(address ?? '')
  await expect(page.getByRole('region', { name: 'In this game' })).toContainText('Loot clockwise')
  const chapter = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await expect(chapter('Guilds & Monuments')).toBeVisible()
  await expect(chapter('Treachery')).toBeHidden()
  expect(await findings(page, 'all')).toEqual([])
  await page.locator('[data-do="of-table"]').click()
  await expect(chapter('Treachery')).toBeVisible()
})

test('lessons are offered where an expansion is chosen, in a new tab, and listed for the game', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await cardOf(page, 'Vindication').getByRole('link', { name: 'Lessons' }).click()
  await expect(page.getByRole('heading', { name: 'Lessons: Vindication' })).toBeVisible()
  expect(await findings(page, 'all')).toEqual([])
  await page.goto('/new/vindication')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Learn Treachery' }).click()
  await expect(tipOf(await opened)).toContainText('A traitor')
  await expect(page.getByRole('heading', { name: 'New table: Vindication' })).toBeVisible()
})

test('the lesson about the story of Now or Never is played to its end by pointer at 1366 × 650', async ({
  page,
}) => {
  await page.setViewportSize(LOW)
  await learnOf(page, 'now-or-never', 'Story')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  const pages = page.locator('[data-do="begin"], [data-do="go-on"]').first()
  const next = page.locator('[data-part="tip"] [data-do="read-on"]')
  const titles = new Set<string>()
  while (await tipOf(page).isVisible()) {
    const title = tipOf(page).getByRole('heading')
    titles.add(await title.innerText())
    // The tip says so: a page of the book is turned before the next tip.
    if (await pages.isVisible()) await pages.click()
    else if (await next.isVisible()) await next.click()
    else await touchRinged(page)
    await page.waitForTimeout(100)
  }
  expect([...titles]).toHaveLength(8)
  await expect(page.locator('[data-do="book"]')).toContainText('What the Wall Remembers')
})
