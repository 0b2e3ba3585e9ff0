// Games under way are in one list in the hall, both online tables and those on this device.
import type { Page } from '@playwright/test'
import { expect, playTo, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const going = (page: Page) => page.locator('[data-part="going"]')
const rows = (page: Page) => going(page).getByRole('link', { name: /^Continue:/ })

/** Leaves by the link, not by the address, so the page is not reloaded. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the hall' }).click()
  await expect(going(page)).toBeVisible()
}

test('an online game is listed in the hall, whoever’s turn it is, also after a reload', async ({ guest }) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await expect(ben.page.locator('[data-asked]')).toBeVisible()
  await playTo([ada, ben], ada)

  // Ada leaves on her own turn, Ben while he waits.
  await leave(ada.page)
  await expect(rows(ada.page)).toHaveCount(1)
  for (const fact of ['Ada', 'Ben', 'Your turn', 'online', 'just now'])
    await expect(rows(ada.page)).toContainText(fact)
  await leave(ben.page)
  await expect(rows(ben.page)).toContainText('waiting for Ada')
  for (const { page } of [ada, ben]) {
    await expect(going(page)).not.toContainText('No games in progress')
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('online')
  }
  // Tables that wait for me are counted, and listed above the games.
  await expect(ada.page.getByText('one table is waiting for you')).toBeAttached()
  const top = async (page: Page) => (await going(page).boundingBox())?.y ?? 0
  const game = ada.page.getByRole('article').first()
  await expect.poll(async () => (await game.boundingBox())?.y ?? 0).toBeGreaterThan(await top(ada.page))

  // A table on this device joins the list, after the tables that wait for me.
  await ben.page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click()
  await expect(ben.page.locator('[data-asked]')).toBeVisible()
  await leave(ben.page)
  await expect(rows(ben.page)).toHaveCount(2)
  await expect(rows(ben.page).first()).toContainText('on this device')
  await expect(rows(ben.page).last()).toContainText('online')

  // The row leads back to the table.
  await rows(ada.page).click()
  await expect(ada.page).toHaveURL(new RegExp(`${path}$`))
  await expect(ada.page.locator('[data-asked="true"]')).toBeVisible()
})
