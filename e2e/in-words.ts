// Opens the text view and types commands there.
import { expect, type Page } from '@playwright/test'

export async function inWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(page.locator('[data-view="words"]')).toBeVisible()
}

/** The reply to a command typed in the text view. */
export async function asked(page: Page, question: string): Promise<string> {
  await page.locator('[data-do="command"]').fill(question)
  await page.keyboard.press('Enter')
  const reply = page.locator('[data-do="replies"] > div').first()
  await expect(reply).toContainText(question)
  return reply.innerText()
}
