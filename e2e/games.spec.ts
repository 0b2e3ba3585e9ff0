// A hall with several games: each has a card, and pages ask which game is meant when it matters.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, cardOf, expect, newTable, prefer, test } from './hall.ts'

/** The cards of the games in the hall. */
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toy = (page: Page) => cardOf(page, 'Toy')

const SIZES = [
  { width: 1366, height: 650 },
  { width: 1920, height: 940 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Whether the page is wider than the window, and an accessibility checker's findings. */
async function wrongWith(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(wide ? ['wider than the window'] : []), ...(await findings(page, 'all'))]
}

test('in a low window all links of every game are visible, even with a game under way', async ({ page }) => {
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

  test('a card opens a table of its game, and offers to continue it', async ({ page }) => {
    await page.goto('/')
    await toy(page)
      .getByRole('button', { name: /^Play now Against/ })
      .click()
    await page.waitForURL(/\/table\//)
    await expect(page.getByRole('status').filter({ hasText: 'Round 1' })).toBeVisible()
    await page.goto('/')
    await expect(toy(page).getByRole('link', { name: /^Continue/ })).toBeVisible()
    const others = cards(page).filter({ hasNot: page.getByRole('heading', { name: 'Toy' }) })
    await expect(others.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
    // While all tables are of one game, there is no filter; each row names its game.
    await expect(page.getByRole('link', { name: /^Continue:/ })).toContainText('Toy')
    await expect(page.getByRole('group', { name: 'Choose a game' })).toHaveCount(0)
    await others
      .getByRole('button', { name: /^Play now Against/ })
      .first()
      .click()
    await page.waitForURL(/\/table\//)
    await page.goto('/')
    await page.getByRole('group', { name: 'Choose a game' }).getByRole('button', { name: 'Toy' }).click()
    await expect(page.getByRole('link', { name: /^Continue:/ })).toHaveCount(1)
  })

  for (const [way, question, title] of [
    ['Rules', 'Which game’s rules?', 'Toy: the rules'],
    ['Gallery', 'Which game’s cards?', 'Gallery'],
  ] as const) {
    test(`${way} asks which game, and can switch to another`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: way }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
      expect(await wrongWith(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: /Toy/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const games = page.getByRole('navigation', { name: 'Choose a game' })
      await expect(games.getByRole('link', { name: 'Toy' })).toHaveAttribute('aria-current', 'page')
      await games.getByRole('link').first().click()
      await expect(page).not.toHaveURL(/toy/)
      await expect(games.getByRole('link', { name: 'Toy' })).not.toHaveAttribute('aria-current', 'page')
    })
  }

  test('the gallery has the sections and the filters that its game declares', async ({ page }) => {
    await page.goto('/gallery/toy')
    const found = page.getByRole('status')
    await expect(found).toHaveText('4 pieces')
    await page.getByRole('button', { name: /^Spells/ }).click()
    await expect(found).toHaveText('3 pieces')
    await page.getByLabel('When').selectOption('In answer')
    await expect(found).toHaveText('1 piece')
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await page.getByLabel('Search').fill('point end')
    await expect(page.getByRole('main').getByText('Gem')).toBeVisible()
    await expect(found).toHaveText('1 piece')
  })

  test('an online table asks which game', async ({ page }) => {
    await page.goto('/together')
    await page.getByRole('link', { name: 'New online table' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which game do you want to play online?')
    await page.getByRole('main').getByRole('link', { name: /Toy/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New online table: Toy')
    await expect(page.getByText('Players allowed: 2 to 7.')).toBeVisible()
  })

  test('a table cannot begin against the rules, and the form explains why', async ({ page }) => {
    await page.goto('/new/toy')
    const button = page.getByRole('button', { name: 'Begin' })
    await expect(page.getByText('Players allowed: 2 to 7.')).toBeVisible()
    await page.getByRole('button', { name: /^Full table/ }).click()
    await expect(page.getByLabel('Name for seat 7')).toBeVisible()
    // Teams need an even number of players.
    await page.getByLabel('Play', { exact: true }).selectOption('teams')
    await expect(page.getByRole('alert')).toHaveText('Players allowed: 2, 4 or 6. You have 7.')
    await expect(button).toBeDisabled()
    await page.getByRole('button', { name: /^Four players/ }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const sides = page.getByRole('list', { name: 'Teams' })
    await expect(sides.getByRole('listitem')).toHaveCount(2)
    await expect(sides.getByRole('listitem').first()).toContainText('Wanderer')
    await expect(button).toBeEnabled()
    // Teams cannot play against the warden: the refusal links to the rule.
    await page.getByLabel('The warden').check()
    await expect(page.getByRole('alert')).toContainText('Against the warden each plays alone')
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/rules/toy#T-WARDEN-2')
    await expect(button).toBeDisabled()
    expect(await wrongWith(page)).toEqual([])
    // Against the warden, one player is enough.
    await page.getByLabel('Play', { exact: true }).selectOption('free')
    await page.getByRole('button', { name: /^Solo/ }).click()
    await expect(page.getByText('Players allowed: 1 to 7.')).toBeVisible()
    await begin(page)
  })
})

test.describe('one game', () => {
  test.use({ games: 'toy' })

  test('no page asks which game', async ({ page }) => {
    await prefer(page, 'Instant')
    await newTable(page, 'Toy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New table: /)
    for (const way of ['Rules', 'Gallery']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: way }).click()
      await expect(page).toHaveURL(new RegExp(`/${way.toLowerCase()}/\\w+`))
      await expect(page.getByRole('navigation', { name: 'Choose a game' })).toHaveCount(0)
    }
    // The browser's Back button leaves the page instead of looping.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/new\//)
  })
})
