// Vindication with other rules: the prototype of 2017, and house rules.
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { asked, inWords } from './in-words.ts'
import { Sitter } from './sitter.ts'

test('options that cannot be combined are refused with a sentence; a game of 12 rounds counts them', async ({
  page,
}) => {
  await prefer(page, 'Instant')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await page.getByLabel('Game length').selectOption('12 rounds')
  await page.getByLabel('End triggers work').selectOption('from round 9')
  await expect(page.getByText(/so they can’t start in round 9\. Choose one of the two/)).toBeVisible()
  await page.getByLabel('End triggers work').selectOption('from the first round')
  // A variant of an expansion is offered only with it.
  await expect(page.getByRole('checkbox', { name: 'Loot clockwise' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Myths & Wonders' }).check()
  await page.getByRole('checkbox', { name: 'Loot clockwise' }).check()
  await page.getByLabel('Edition').selectOption('2017 prototype')
  await page.getByRole('checkbox', { name: 'Open quests' }).check()
  await chooseSeed(page, 'terms')
  await begin(page)
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => prompt.startsWith('Your turn'))
  await expect(page.getByRole('status').first()).toContainText('Round 1 of 12')
  await expect(page.locator('[data-at="token:20"]').first()).toBeVisible()

  // Help describes the rules of this table.
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('take control of a region next to your figure')
  await expect(help).toContainText('House rule: the number of rounds is fixed.')
  await page.keyboard.press('Escape')
  await page.locator('[data-at="character"]').first().hover()
  await expect(page.locator('[data-reader]')).toContainText('Activate it to gain 1 inspiration')
  await expect(page.locator('[data-reader]')).not.toContainText('vindicate')
  await inWords(page)
  expect(await asked(page, 'what is a command post')).toContain('once per turn')
  expect(await asked(page, 'what is a champion')).toContain('you choose')
  await expect(page.getByRole('heading', { name: 'At this table', exact: true })).toBeVisible()
})
