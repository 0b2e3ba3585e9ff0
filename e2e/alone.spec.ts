// Solo games: the best score is kept on the device, and shown at the end and before the next game.
import type { Page } from '@playwright/test'
import { bringIn, cardOf, expect, test } from './hall.ts'
import { printed } from './server.ts'

/** A whole solo game by a bot, with a person in the bot's place. */
function playedAlone(seed: string): object {
  const game = ['--game', 'now-or-never', '--seats', '1', '--bots', 'quick', '--seed', seed]
  const record: unknown = JSON.parse(printed(['show', '--json', ...game]))
  if (typeof record !== 'object') throw new Error('this is no record')
  return { ...record, seats: [{ name: 'Ada', kind: 'person' }], digest: undefined }
}

/** Runs in the page. */
const paths = (links: readonly Element[]) => links.map((link) => link.getAttribute('href') ?? '')

/** The final score, and the line about the best score. */
async function endOf(
  page: Page,
  seed: string,
  earlier: number,
): Promise<{ readonly total: number; readonly said: string }> {
  await page.goto('/')
  const games = page.getByRole('link', { name: /^Watch again/ })
  await expect(games).toHaveCount(earlier)
  const before = await games.evaluateAll(paths)
  await bringIn(page, playedAlone(seed))
  await expect(games).toHaveCount(earlier + 1)
  const [replay = ''] = (await games.evaluateAll(paths)).filter((path) => !before.includes(path))
  await page.goto(replay.replace('/replay/', '/table/'))
  const end = page.locator('[data-do="end-screen"]')
  const said = (await end.locator('[data-do="best-alone"]').textContent()) ?? ''
  const [, total] = /with (\d+) points/.exec((await end.textContent()) ?? '') ?? []
  return { total: Number(total), said }
}

test('the best solo score is kept, whether or not the next game beats it', async ({ page }) => {
  const first = await endOf(page, 'first', 0)
  expect(first.said).toContain('Your first solo score')
  const second = await endOf(page, 'second', 1)
  expect(second.said).toBe(
    second.total > first.total
      ? `A new solo record! Your old best was ${first.total} points.`
      : `Your best solo score is still ${first.total} points.`,
  )
  await page.goto('/')
  await cardOf(page, 'Now or Never').getByRole('link', { name: 'New table' }).click()
  await page.getByRole('button', { name: /^Solo/ }).click()
  const best = Math.max(first.total, second.total)
  await expect(page.getByText(`Your best solo score so far: ${best}.`)).toBeVisible()
})
