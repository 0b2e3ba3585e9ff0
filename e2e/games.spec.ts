// A hall with several games: each is shown, and where it matters a page asks which is meant.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, cardOf, expect, newTable, prefer, test } from './hall.ts'

/** The games of the hall under test, by what their cards say. */
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toy = (page: Page) => cardOf(page, 'Toy')

const SIZES = [
  { width: 1366, height: 650 },
  { width: 1920, height: 940 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** What lies beside the window, and what an accessibility checker finds. */
async function wrongWith(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(wide ? ['wider than the window'] : []), ...(await findings(page, 'all'))]
}

test('in a low window every door of every game is in sight, also beside a game under way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  const inSight = async () => {
    for (const door of await cards(page).locator('a, button').all()) {
      await expect(door).toBeInViewport({ ratio: 1 })
    }
  }
  await page.goto('/')
  await expect(cards(page)).toHaveCount(3)
  await inSight()
  await newTable(page)
  await begin(page)
  await page.getByRole('link', { name: 'Back to the hall' }).click()
  await expect(page.locator('[data-do="continue"]')).toBeVisible()
  await inSight()
})

test.describe('several games', () => {
  test.use({ games: 'all' })

  test('each has a card with its picture, its sentence, its seats and its length', async ({ page }) => {
    await page.goto('/')
    await expect(cards(page)).toHaveCount(4)
    await expect(toy(page)).toContainText('2–7 players')
    await expect(toy(page)).toContainText('5–10 minutes')
    await expect(toy(page)).toContainText('one of everything')
    for (const picture of await cards(page).getByRole('img').all()) {
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await wrongWith(page), `at ${size.width} × ${size.height}`).toEqual([])
    }
  })

  test('a card leads to a table of its game, and offers to go on with it', async ({ page }) => {
    await page.goto('/')
    await toy(page)
      .getByRole('button', { name: /^Play now/ })
      .click()
    await page.waitForURL(/\/table\//)
    await expect(page.getByRole('status').filter({ hasText: 'Round 1' })).toBeVisible()
    await page.goto('/')
    await expect(toy(page).getByRole('link', { name: /^Continue/ })).toBeVisible()
    const others = cards(page).filter({ hasNot: page.getByRole('heading', { name: 'Toy' }) })
    await expect(others.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
    // On a shelf with tables of one game nobody is asked which; each says what it is.
    await expect(page.getByRole('link', { name: /^Continue:/ })).toContainText('Toy')
    await expect(page.getByRole('group', { name: 'Which game' })).toHaveCount(0)
    await others
      .getByRole('button', { name: /^Play now/ })
      .first()
      .click()
    await page.waitForURL(/\/table\//)
    await page.goto('/')
    await page.getByRole('group', { name: 'Which game' }).getByRole('button', { name: 'Toy' }).click()
    await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveCount(1)
  })

  for (const [way, question, title] of [
    ['Rules', 'The rules of which game?', 'Toy: the rules'],
    ['Gallery', 'The cards of which game?', 'Gallery'],
  ] as const) {
    test(`${way} asks which game, and goes over to another`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: way }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
      expect(await wrongWith(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: /Toy/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const games = page.getByRole('navigation', { name: 'Which game' })
      await expect(games.getByRole('link', { name: 'Toy' })).toHaveAttribute('aria-current', 'page')
      await games.getByRole('link').first().click()
      await expect(page).not.toHaveURL(/toy/)
      await expect(games.getByRole('link', { name: 'Toy' })).not.toHaveAttribute('aria-current', 'page')
    })
  }

  test('the gallery has the shelves and the filters its game declares', async ({ page }) => {
    await page.goto('/gallery/toy')
    const found = page.getByRole('status')
    await expect(found).toHaveText('4 pieces')
    await page.getByRole('button', { name: /^Spells/ }).click()
    await expect(found).toHaveText('3 pieces')
    await page.getByLabel('When').selectOption('In answer')
    await expect(found).toHaveText('One piece')
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await page.getByLabel('Search').fill('point end')
    await expect(page.getByRole('main').getByText('Gem')).toBeVisible()
    await expect(found).toHaveText('One piece')
  })

  test('an online table asks which game', async ({ page }) => {
    await page.goto('/together')
    await page.getByRole('link', { name: 'Set an online table' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An online table of which game?')
    await page.getByRole('main').getByRole('link', { name: /Toy/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An online table of Toy')
    await expect(page.getByText('With these rules 2 to 7 can play.')).toBeVisible()
  })

  test('nobody can begin against the rules, and the form says what they are', async ({ page }) => {
    await page.goto('/new/toy')
    const button = page.getByRole('button', { name: 'Begin' })
    await expect(page.getByText('With these rules 2 to 7 can play.')).toBeVisible()
    await page.getByRole('button', { name: /^A full table/ }).click()
    await expect(page.getByLabel('Name of seat 7')).toBeVisible()
    // Teams are for even numbers only.
    await page.getByLabel('Play', { exact: true }).selectOption('teams')
    await expect(page.getByRole('alert')).toHaveText('With these rules 2, 4 or 6 can play, not 7.')
    await expect(button).toBeDisabled()
    await page.getByRole('button', { name: /^Solo against three/ }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const sides = page.getByRole('list', { name: 'Who plays together' })
    await expect(sides.getByRole('listitem')).toHaveCount(2)
    await expect(sides.getByRole('listitem').first()).toContainText('Wanderer')
    await expect(button).toBeEnabled()
    // And there is no warden among teams: the sentence comes with its rule.
    await page.getByLabel('The warden').check()
    await expect(page.getByRole('alert')).toContainText('Against the warden each plays alone')
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/rules/toy#T-WARDEN-2')
    await expect(button).toBeDisabled()
    expect(await wrongWith(page)).toEqual([])
    // Alone against it one may play alone.
    await page.getByLabel('Play', { exact: true }).selectOption('free')
    await page.getByRole('button', { name: /^Alone/ }).click()
    await expect(page.getByText('With these rules 1 to 7 can play.')).toBeVisible()
    await begin(page)
  })
})

test.describe('one game', () => {
  test.use({ games: 'toy' })

  test('nobody is asked which', async ({ page }) => {
    await prefer(page, 'At once')
    await newTable(page, 'Toy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^A table of/)
    for (const way of ['Rules', 'Gallery']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: way }).click()
      await expect(page).toHaveURL(new RegExp(`/${way.toLowerCase()}/\\w+`))
      await expect(page.getByRole('navigation', { name: 'Which game' })).toHaveCount(0)
    }
    // And the way back leads out, not round.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/new\//)
  })
})
