// Vindication with the Menagerie: its market, a pet that is taken and finds a master, and both in the text view.
import { findings } from './axe.ts'
import { continueWith, duel, expect, prefer, test } from './hall.ts'
import { asked, inWords } from './in-words.ts'
import { offering } from './offering.ts'
import { names, Sitter } from './sitter.ts'

const cardsIn = (lit: Parameters<typeof names>[0]) => names(lit).filter((name) => name.startsWith('card:'))

test('a pet is taken from the market, finds a master and is shown next to it', async ({ page }) => {
  await prefer(page, 'Instant')
  await continueWith(page, offering('adopt', { menagerie: true }))
  const sitter = new Sitter(page)
  const market = page.getByRole('group', { name: 'Pet market' })
  await expect(market.locator('[data-at^="card:"]')).toHaveCount(3)
  const { lit } = await sitter.rested()
  const [pet = ''] = cardsIn(lit)
  await expect(market.locator(`[data-at="${pet}"]`)).toHaveAccessibleName(/honor/)
  await sitter.touch(pet)
  const [master = ''] = cardsIn((await sitter.rested()).lit)
  await sitter.touch(master)
  await expect(page.locator(`[data-at="${pet}"]`)).toHaveAccessibleName(/, with /)
  await expect(market.locator(`[data-at="${pet}"]`)).toHaveCount(0)
  await expect(market.locator('[data-at^="card:"]')).toHaveCount(3)
  await sitter.rested()
  expect(await findings(page, 'all')).toEqual([])

  await inWords(page)
  await expect(page.getByRole('heading', { name: 'Pet market', exact: true })).toBeVisible()
  expect(await asked(page, 'what is a pet')).toContain('Buy pets at the Menagerie')
  expect(await asked(page, `where is ${pet.slice('card:'.length)}`)).toMatch(/yours/i)
  expect(await asked(page, 'what does vosh do')).toContain('gives 1 more of an attribute')
  expect(await findings(page, 'all')).toEqual([])
})

test('a table without the Menagerie shows nothing of it', async ({ page }) => {
  await duel(page, 'plain')
  await new Sitter(page).until(({ prompt }) => prompt.startsWith('Your turn'))
  await expect(page.getByRole('group', { name: 'Pet market' })).toHaveCount(0)
  await inWords(page)
  await expect(page.getByRole('heading', { name: 'Pet market', exact: true })).toHaveCount(0)
  expect(await asked(page, 'where is the menagerie')).not.toContain('not discovered yet')
})
