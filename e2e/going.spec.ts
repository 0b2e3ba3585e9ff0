// Games one can go on with stand in one list in the hall, online and on this device alike.
import type { Page } from '@playwright/test'
import { expect, playTo, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const going = (page: Page) => page.locator('[data-part="going"]')
const rows = (page: Page) => going(page).getByRole('link', { name: /^Continue:/ })

/** By the door, not by an address: the page stays the same. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the hall' }).click()
  await expect(going(page)).toBeVisible()
}

test('a game online waits in the hall, whoever is to play, also after a reload', async ({ guest }) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await expect(ben.page.locator('[data-asked]')).toBeVisible()
  await playTo([ada, ben], ada)

  // One leaves on one's own turn, the other while waiting.
  await leave(ada.page)
  await expect(rows(ada.page)).toHaveCount(1)
  for (const fact of ['Ada', 'Ben', 'Your turn', 'online', 'just now'])
    await expect(rows(ada.page)).toContainText(fact)
  await leave(ben.page)
  await expect(rows(ben.page)).toContainText('Ada to play')
  for (const { page } of [ada, ben]) {
    await expect(going(page)).not.toContainText('No game is under way')
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('online')
  }
  // What waits for me is counted, and stands before the game.
  await expect(ada.page.getByText('one table waits for you')).toBeAttached()
  const top = async (page: Page) => (await going(page).boundingBox())?.y ?? 0
  const game = ada.page.getByRole('article').first()
  await expect.poll(async () => (await game.boundingBox())?.y ?? 0).toBeGreaterThan(await top(ada.page))

  // One of this device joins the list, after what waits for me.
  await ben.page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click()
  await expect(ben.page.locator('[data-asked]')).toBeVisible()
  await leave(ben.page)
  await expect(rows(ben.page)).toHaveCount(2)
  await expect(rows(ben.page).first()).toContainText('on this device')
  await expect(rows(ben.page).last()).toContainText('online')

  // And the way back leads to the table.
  await rows(ada.page).click()
  await expect(ada.page).toHaveURL(new RegExp(`${path}$`))
  await expect(ada.page.locator('[data-asked="true"]')).toBeVisible()
})
