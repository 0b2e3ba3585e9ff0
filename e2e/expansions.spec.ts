// Vindication with the regions of its expansions: which can be combined, and the choices they offer.
import { expect, continueWith, newTable, prefer, test } from './hall.ts'
import { offering } from './offering.ts'
import { names, Sitter } from './sitter.ts'

test('expansions that cannot be combined are refused in the lobby, with the rule', async ({ page }) => {
  await prefer(page)
  await newTable(page)
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const start = page.getByRole('button', { name: 'Begin', exact: true })
  await box('Building Sites').check()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Building Sites need another expansion that adds regions to build')
  await expect(alert.getByRole('link', { name: 'V-SITES-1' })).toHaveAttribute('href', /#V-SITES-1$/)
  await expect(start).toBeDisabled()
  await box('Temple Ruins').check()
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('one of each leaves the bag: Academy.')).toBeVisible()
  await expect(start).toBeEnabled()
  for (const name of ['Jewelcrafter', 'Sacred Stones', 'Well of Wishes']) await box(name).check()
  await expect(alert).toContainText('These expansions add 7 regions to build')
  await box('Building Sites').uncheck()
  await expect(alert).toHaveCount(0)
})

test('wishes are shown in the well, and one can be chosen', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('wish', { 'well-of-wishes': true }))
  const sitter = new Sitter(page)
  const wishes = async () =>
    names((await sitter.rested()).lit).filter((name) => name.startsWith('card:wish-'))
  // The well is fetched when it is first shown.
  await expect.poll(async () => (await wishes()).length).toBeGreaterThan(0)
  await sitter.touch((await wishes())[0] ?? '')
  await sitter.until(({ prompt }) => !prompt.includes('wish for'))
  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(page.getByRole('heading', { name: 'Wishes', exact: true })).toBeVisible()
})

test('a building on a site belongs to its builder', async ({ page }) => {
  await prefer(page, 'Instant')
  const options = { 'building-sites': true, 'well-of-wishes': true, 'sacred-stones': true }
  await continueWith(page, offering('build', options))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  expect(names(lit).filter((name) => name.startsWith('tile:'))).toContain('tile:well-of-wishes')
  await sitter.touch('tile:well-of-wishes')
  await expect(page.locator('[data-kind="well-of-wishes"][data-at^="region:"]')).toHaveAccessibleName(
    /^Well of Wishes.*controlled by/i,
  )
  // It has the same name on the island and in the log.
  await expect(page.locator('[data-kind="well-of-wishes"][data-at^="region:"] text')).toContainText([
    'Well of Wishes',
  ])
})

test('from a Sacred Stone, every space next to one can be clicked', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('teleport', { 'sacred-stones': true }))
  const sitter = new Sitter(page)
  const { lit } = await sitter.rested()
  const spaces = names(lit).filter((name) => name.startsWith('space:'))
  expect(spaces.length).toBeGreaterThan(2)
  await sitter.touch(spaces[0] ?? '')
  await sitter.until(({ prompt }) => prompt.startsWith('Your turn'))
})
