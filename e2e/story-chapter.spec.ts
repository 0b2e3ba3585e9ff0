// A whole chapter of the story, from the lobby to its closing: by pointer, and by keyboard in the text view.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'
import { typeThrough } from './typist.ts'

/** Six seasons with their scenes. */
const TOUCHES = 2500

/** Begins a chapter against an easy bot, without animation, the same every time. */
async function beginChapter(page: Page, chapter: string, seed: string): Promise<void> {
  await prefer(page, 'Instant')
  await newTable(page, 'Now or Never')
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Story', { exact: true }).check()
  await page.getByLabel('Chapter').selectOption(chapter)
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await chooseSeed(page, seed)
  await begin(page)
}

/** The closing is read, and everything that was read is in the journal. */
async function seeClosing(page: Page): Promise<void> {
  const end = page.locator('[data-do="end-screen"]')
  await expect(end).toContainText('How they speak of you')
  await end.locator('[data-do="journal"]').click()
  const journal = page.getByRole('article', { name: 'Journal' })
  await expect(journal.getByRole('listitem').nth(3)).toBeVisible()
}

test('a whole chapter by pointer', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 1366, height: 650 })
  await beginChapter(page, '2', 'a boar')
  await new Sitter(page).until(({ over }) => over, TOUCHES)
  await seeClosing(page)
})

test('a whole chapter by keyboard, in the text view', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000)
  await beginChapter(page, '5', 'a rift')
  await page.getByRole('button', { name: 'Text view' }).press('Enter')
  await expect(page.locator('[data-view="words"]')).toBeVisible()
  await typeThrough(page, TOUCHES)
  await seeClosing(page)
})
