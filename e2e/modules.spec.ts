// Vindication with Treachery and the Jewelcrafter: begun, played, offered, read in words.
import { findings } from './axe.ts'
import { begin, chooseSeed, continueWith, duel, expect, newTable, prefer, test } from './hall.ts'
import { asked, inWords } from './in-words.ts'
import { offering } from './offering.ts'
import { names, Sitter } from './sitter.ts'

test('a table with both modules is begun, played by pointer and read in words', async ({ page }) => {
  await prefer(page, 'At once')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('How strong seat 2 is').selectOption('Quick')
  await page.getByRole('checkbox', { name: 'Treachery' }).check()
  await page.getByRole('checkbox', { name: 'Jewelcrafter' }).check()
  await chooseSeed(page, 'modules')
  await begin(page)
  const sitter = new Sitter(page)
  await sitter.until(({ prompt }) => prompt.startsWith('It is your turn'))
  const crystals = page.locator('[data-at="crystals"]')
  await expect(crystals).toHaveAccessibleName('Crystals: 0')
  for (let i = 0; i < 12; i++) await sitter.step()
  await sitter.rested()
  expect(await findings(page, 'all')).toEqual([])

  await inWords(page)
  await expect(page.getByRole('heading', { name: 'Crystals', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Black blocks', exact: true })).toBeVisible()
  expect(await asked(page, 'what is a crystal')).toContain('Dug in Crystal Mines')
  expect(await asked(page, 'what is the vision-infused crystal')).toContain('stands in for 1 vision')
  expect(await asked(page, 'what does zula do')).toContain('Return up to 2 blocks from Zula')
  expect(await asked(page, 'what are black blocks')).toContain('Black blocks left: 12')
  expect(await findings(page, 'all')).toEqual([])
})

test('an infused crystal is made and lies before its owner', async ({ page }) => {
  await prefer(page, 'At once')
  await continueWith(page, offering('infuse'))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const sphere = names(lit).find((name) => name.startsWith('sphere:')) ?? ''
  const crystal = page.locator(`[data-at="card:crystal-${sphere.slice('sphere:'.length)}"]`)
  await expect(crystal).toHaveCount(0)
  await page.locator(`section [data-at="${sphere}"]`).first().click()
  await expect(crystal).toHaveAccessibleName(/-Infused Crystal$/)
})

test('a black block lies on the card it was put on, and is told of', async ({ page }) => {
  await prefer(page, 'At once')
  await continueWith(page, offering('mark'))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const card = names(lit).find((name) => name.startsWith('card:')) ?? ''
  await sitter.touch(card)
  await expect(page.locator(`[data-at="${card}"]`)).toHaveAccessibleName(/a black block lies on it/)
  await inWords(page)
  expect(await asked(page, 'where are the black blocks')).toContain('They lie on ')
})

test('a table without the modules shows nothing of them', async ({ page }) => {
  await duel(page, 'plain')
  await new Sitter(page).until(({ prompt }) => prompt.startsWith('It is your turn'))
  await expect(page.locator('[data-at="crystals"]')).toHaveCount(0)
  await inWords(page)
  await expect(page.getByRole('heading', { name: 'Crystals', exact: true })).toHaveCount(0)
  expect(await asked(page, 'where is the crystal mine')).not.toContain('none is discovered yet')
})
