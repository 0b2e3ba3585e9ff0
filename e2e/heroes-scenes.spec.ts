// Scenes of Heroes: a token turned over, and how a Battle went. They can be read, and they never stand in the way.
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { continueWith, expect, prefer, test } from './hall.ts'
import { atHire, atTurn, taughtBattle, taughtMarch, taughtPayment } from './heroes-moments.ts'

const exploring = (page: Page) => page.getByRole('region', { name: 'Exploring' })

/** The army of the lesson goes to Plains I-3 and turns over the token there. */
async function explore(page: Page): Promise<void> {
  await continueWith(page, taughtMarch())
  await page.locator('[data-at="region:I-3"]').first().click()
}

test.describe('at 1366 by 650', () => {
  test.use({ viewport: { width: 1366, height: 650 } })

  test('exploring shows the token large, with what it does and what it meant, until a key is pressed', async ({
    page,
  }) => {
    await explore(page)
    const card = exploring(page).locator('[data-moment="explore"]')
    await expect(card).toContainText('Bonus Food and Ore')
    await expect(card).toContainText('You gain 1 Ore and 1 Food')
    await expect(card).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  test('a token that asks stays in view beside its Region while it asks', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atHire())
    const card = exploring(page).locator('[data-moment="explore"]')
    await expect(card).toContainText(/You may pay 1 (?:Food|Ore) to place 1 (?:Serf|Warrior) here/)
    expect(await findings(page, 'all', '[data-do="scene"]')).toEqual([])
    await page.getByRole('button', { name: /^Pay 1 (?:Food|Ore)/ }).click()
    await expect(card).toBeHidden()
  })

  test('a Tactic card says how it is paid and who may play it, and paying is on the stage', async ({
    page,
  }) => {
    await prefer(page, 'Instant')
    await continueWith(page, taughtBattle())
    const scene = page.getByRole('region', { name: 'The Battle' })
    await expect(scene.locator('[data-at="tactic:first-strike"]')).toContainText('pay 4 Mana')
    await expect(scene.locator('[data-at="tactic:shield-wall"]')).toContainText('Only for the defender')
    await scene.locator('[data-at="tactic:first-strike"]').click()
    await expect(scene.locator('[data-do="pay-tactic"]')).toHaveText('Pay 4 Mana')
    await scene.locator('[data-do="pay-tactic"]').click()
    await expect(scene.locator('[data-do="pay-tactic"]')).toBeHidden()
  })

  test('the outcome of a Battle waits for the player who fought', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, taughtPayment())
    const scene = page.getByRole('region', { name: 'The Battle' })
    await scene.locator('[data-do="pay-tactic"]').click()
    await expect(scene.getByRole('heading', { name: 'You win the Battle in Forest I-2' })).toBeVisible()
    await expect(scene).toContainText('What follows')
    expect(await findings(page, 'all', '[data-do="scene"]')).toEqual([])
    await scene.getByRole('button', { name: 'Continue' }).click()
    await expect(scene).toBeHidden()
  })
})

test.describe('with motion', () => {
  test.use({ viewport: { width: 1366, height: 650 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('skipping to my turn shows no scene of a turn that was skipped', async ({ page }) => {
    await prefer(page, 'Slow')
    await continueWith(page, atTurn())
    await page.locator('[data-at="slot:tax"]').click()
    await page.locator('[data-asked="true"] [data-option^="tax:"]').first().click()
    await expect(page.locator('[data-do="told"]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Which action do you take?')).toBeVisible()
    await expect(page.getByText(/explores the .* token/).first()).toBeVisible()
    expect(await page.locator('[data-brief]').count()).toBe(0)
  })
})

test.describe('on a phone, without motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })

  test('the token is shown within the screen, and a tap goes on', async ({ page }) => {
    await prefer(page, 'Instant')
    await continueWith(page, atHire())
    const card = exploring(page).locator('[data-moment="explore"]')
    await expect(card).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'No', exact: true }).tap()
    await expect(card).toBeHidden()
  })
})
