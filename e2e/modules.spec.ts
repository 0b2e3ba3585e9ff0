// Vindication with Treachery and the Jewelcrafter: begun, played, offered, read in the text view.
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, duel, expect, newTable, prefer, test } from './hall.ts'
import { asked, inWords } from './in-words.ts'
import { offering } from './offering.ts'
import { names, Sitter } from './sitter.ts'

test('a table with both modules is begun, played by pointer and read in the text view', async ({ page }) => {
  await prefer(page, 'Instant')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Bot strength for seat 2').selectOption('Easy')
  await page.getByRole('checkbox', { name: 'Treachery' }).check()
  await page.getByRole('checkbox', { name: 'Jewelcrafter' }).check()
  await chooseSeed(page, 'modules')
  await begin(page)
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => prompt.startsWith('Your turn'))
  const crystals = page.locator('[data-at="crystals"]')
  await expect(crystals).toHaveAccessibleName('Crystals: 0')
  for (let i = 0; i < 12; i++) await sitter.step()
  await sitter.rested()
  expect(await findings(page, 'all')).toEqual([])

  await inWords(page)
  await expect(page.getByRole('heading', { name: 'Crystals', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Black blocks', exact: true })).toBeVisible()
  expect(await asked(page, 'what is a crystal')).toContain('You get crystals at Crystal Mines')
  expect(await asked(page, 'what is the vision-infused crystal')).toContain('instead of 1 vision')
  expect(await asked(page, 'what does zula do')).toContain('Return up to 2 blocks from Zula')
  expect(await asked(page, 'what are black blocks')).toContain('Black blocks in the supply: 12')
  expect(await findings(page, 'all')).toEqual([])
})

test('an infused crystal is made and shown with its owner’s things', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('infuse'))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const sphere = names(lit).find((name) => name.startsWith('sphere:')) ?? ''
  const crystal = page.locator(`[data-at="card:crystal-${sphere.slice('sphere:'.length)}"]`)
  await expect(crystal).toHaveCount(0)
  await page.locator(`section [data-at="${sphere}"]`).first().click()
  await expect(crystal).toHaveAccessibleName(/-Infused Crystal$/)
})

test('a black block stays on the card where it was placed, and the text view finds it', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('mark'))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const card = names(lit).find((name) => name.startsWith('card:')) ?? ''
  await sitter.touch(card)
  await expect(page.locator(`[data-at="${card}"]`)).toHaveAccessibleName(/a black block is on it/)
  await inWords(page)
  expect(await asked(page, 'where are the black blocks')).toContain('They are on ')
})

test('a table without the modules shows nothing of them', async ({ page }) => {
  await duel(page, 'plain')
  await new Sitter(page).until(({ prompt }) => prompt.startsWith('Your turn'))
  await expect(page.locator('[data-at="crystals"]')).toHaveCount(0)
  await inWords(page)
  await expect(page.getByRole('heading', { name: 'Crystals', exact: true })).toHaveCount(0)
  expect(await asked(page, 'where is the crystal mine')).not.toContain('not discovered yet')
})
