// The review of a finished game: the chances, the moments that decided it, what each decision cost, and puzzles.
import { expect, importFinished, openFirst, prefer, test } from './hall.ts'

test.use({ games: 'toy' })

test('a finished game is reviewed, played on from a moment, and makes puzzles', async ({ page }) => {
  await prefer(page, 'Instant')
  await importFinished(page, 'toy')
  await openFirst(page, /^Watch again/)
  await page.locator('[data-do="review-page"]').click()
  const review = page.locator('[data-do="review"]')
  await expect(review).toBeVisible()

  // A moment is one click from the board.
  const at = page.locator('[data-do="at"]')
  const moment = review.locator('[data-do="moment"]').first()
  await expect(moment).toContainText('Played on 40 times each way')
  await moment.click()
  await expect(moment).toHaveAttribute('aria-pressed', 'true')
  await expect(at).not.toContainText('Move 0 ')

  // A decision says what the bot expects of each option.
  await review.locator('[data-do="decision"]').first().click()
  await expect(review).toContainText('by the end of the turn')
  await expect(review).toContainText('Chosen:')

  // It is kept: after a reload it is there without another word.
  await page.goto(`${page.url()}?page=review`)
  await expect(review).toBeVisible()

  // A puzzle hides which option is best until one is chosen.
  await page.locator('[data-do="puzzles-page"]').click()
  const puzzles = page.locator('[data-do="puzzles"]')
  await expect(puzzles).toContainText(/Puzzle 1 of/)
  const told = puzzles.locator('[data-do="puzzle-told"]')
  await expect(told).toBeEmpty()
  await puzzles.locator('[data-do="puzzle-option"]').first().click()
  await expect(told).toContainText(/Yes, that’s the best|No. It is worth/)

  // Playing on from here, against a chosen strength.
  await page.locator('[data-do="review-page"]').click()
  await review.locator('[data-do="moment"]').first().click()
  await review.locator('[data-do="against"]').selectOption('Hard')
  await review.locator('[data-do="play-on"]').click()
  await page.waitForURL(/\/table\//)
  await expect(page.locator('svg [data-at]').first()).toBeVisible()
})
