// Beside an online game: the chances to win, if all players agree, and after the end the review, for everyone.
import type { Page } from '@playwright/test'
import { button, expect, openPeople, playTo, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

const REVIEW_MS = 90_000

const part = (page: Page, what: string) => page.locator(`[data-do="${what}"]`)

test('players agree to see their chances, one of them objects, and everyone reads the same review', async ({
  guest,
}) => {
  test.slow()
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const pages = [ada.page, ben.page]
  const path = await setTable(ada.page, 'Ada', { game: 'Vindication' })
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  for (const page of pages) await expect(part(page, 'chances')).toHaveCount(0)

  await openPeople(ada.page)
  await button(ada.page, 'Show chances').click()
  await expect(part(ada.page, 'proposal')).toContainText('You proposed that all players see the chances')
  await expect(part(ben.page, 'proposal')).toContainText('Ada proposes that all players see the chances')
  await expect(part(ben.page, 'chances')).toHaveCount(0)
  await button(ben.page, 'Agree').click()
  for (const page of pages) await expect(part(page, 'chances')).toContainText(/Ada\s*\d+ % chance to win/)

  await openPeople(ben.page)
  await button(ben.page, 'Hide chances').click()
  for (const page of pages) await expect(part(page, 'chances')).toHaveCount(0)

  // The review of a running game would tell what is hidden.
  await playTo([ada, ben], ben, 1)
  const early = await ben.page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/review`)).text(),
    path.split('/').at(-1),
  )
  expect(early).toContain('You can have it when the game is over.')

  await openPeople(ada.page)
  await button(ada.page, 'Propose to end now').click()
  await button(ada.page, 'Ask them').click()
  await button(ben.page, 'Agree').click()
  await part(ada.page, 'review-game').click()
  await expect(part(ada.page, 'review')).toBeVisible({ timeout: REVIEW_MS })
  const moments = await part(ada.page, 'moment').allTextContents()

  // Somebody without a name finds it there.
  const stranger = await guest()
  await stranger.goto(`${path}/replay?page=review`)
  await expect(part(stranger, 'review')).toBeVisible()
  expect(await part(stranger, 'moment').allTextContents()).toEqual(moments)
  await part(stranger, 'decision').first().click()
  await expect(part(stranger, 'review')).toContainText('by the end of the turn')
})
