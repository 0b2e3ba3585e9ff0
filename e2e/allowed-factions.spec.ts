// A new table of Heroes that leaves factions out, by form, here and online.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { button, expect, sayName, sitDown, start, test, toTogether } from './guests.ts'
import { begin, newTable, prefer } from './hall.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const HEROES = 'Heroes of Land, Air & Sea'
const factions = (page: Page) => page.getByRole('group', { name: 'Allowed factions' }).getByRole('checkbox')
const unfold = (page: Page) => page.locator('summary', { hasText: 'Allowed factions' }).click()
const faction = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const crests = (page: Page) => page.locator('[data-at^="faction:"]')

test('a table on this device is played without the factions left out', async ({ guest }) => {
  const page = await guest()
  await prefer(page, 'Instant')
  await newTable(page, HEROES)
  await page.getByRole('button', { name: /^Four players/ }).click()
  await expect(page.locator('summary', { hasText: 'Allowed factions' })).toContainText('All')
  await unfold(page)
  await expect(factions(page)).toHaveCount(4)
  await faction(page, 'Elves').uncheck()
  await expect(page.getByRole('alert')).toHaveText(
    'Players allowed: 1 to 3. You have 4. Each player leads a different faction, and only the allowed ones can be led (H-SETUP-1)',
  )
  await expect(button(page, 'Begin')).toBeDisabled()
  expect(await findings(page, 'all')).toEqual([])
  // A box adds its factions to the list, and takes them out again.
  await faction(page, 'Order & Chaos').check()
  await expect(factions(page)).toHaveCount(8)
  await faction(page, 'Goblins').uncheck()
  await expect(button(page, 'Begin')).toBeEnabled()
  await faction(page, 'Order & Chaos').uncheck()
  await faction(page, 'Order & Chaos').check()
  await expect(faction(page, 'Goblins')).toBeChecked()
  await expect(faction(page, 'Elves')).not.toBeChecked()
  await expect(page.locator('summary', { hasText: 'Allowed factions' })).toContainText('Without: Elves')
  await faction(page, 'Humans').uncheck()
  await begin(page)
  await expect(crests(page)).toHaveCount(6)
  await expect(page.locator('[data-at="faction:elves"]')).toHaveCount(0)
})

test('guests of an online table read which factions are left out', async ({ guest }) => {
  const [ada, ben] = [await guest(), await guest()]
  await prefer(ada, 'Instant')
  await toTogether(ada)
  await ada.getByRole('link', { name: 'New online table' }).click()
  await ada.getByRole('main').getByRole('link', { name: HEROES }).click()
  await unfold(ada)
  await faction(ada, 'Dwarves').uncheck()
  await faction(ada, 'Orcs').uncheck()
  await sayName(ada, 'Ada', 'Open the lobby')
  await expect(button(ada, 'Start')).toBeVisible()
  await sitDown(ben, new URL(ada.url()).pathname, 'Ben')
  await expect(ben.getByRole('main')).toContainText('Without: Orcs, Dwarves')
  await start(ada)
  for (const page of [ada, ben]) await expect(crests(page)).toHaveCount(2)
})
