// A Battle between two browsers: both choose a Tactic in secret, both see them revealed together, and neither knows the
// other's before.
import { isRecord } from '@lorehall/kernel'
import type { Page, WebSocket } from '@playwright/test'
import { expect, test } from './guests.ts'
import { taughtBattle } from './heroes-moments.ts'
import { adaAndBen, gather, post } from './online-tour.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const sceneOf = (page: Page) => page.getByRole('region', { name: 'The Battle' })
const cardOf = (page: Page, tactic: string) => sceneOf(page).locator(`[data-at="tactic:${tactic}"]`)

const NAMING_ALL = { values: undefined, ask: undefined, reasons: undefined, options: undefined }

/** A message without the box's values and the seat's own options, which both name all seven cards. */
function told(payload: string | Buffer): string {
  const without = (_key: string, value: unknown) => (isRecord(value) ? { ...value, ...NAMING_ALL } : value)
  return JSON.stringify(JSON.parse(String(payload)), without)
}

/** Everything the server sends to a page from now on. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => heard.push(told(payload))),
  )
  return heard
}

test('a Battle between two browsers: secret Tactics, one reveal, the same result for both', async ({
  guest,
}) => {
  const [ada, ben] = await adaAndBen(guest)
  const heard = listen(ben)
  const record = JSON.stringify(taughtBattle('person'))
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = await gather([ada.request, ben.request], { game: 'heroes', seats, record })
  await post(ada.request, `${table}/start`)
  for (const page of [ada, ben]) await page.goto(table.replace('/tables/', '/t/'))

  // Both see the same totals from their own side, and choose from their own cards.
  for (const page of [ada, ben]) {
    await expect(sceneOf(page).getByText('9 : 6')).toBeVisible()
    await expect(page.locator('[data-asked="true"]')).toContainText('Which Tactic card')
  }
  await expect(cardOf(ada, 'shield-wall')).not.toHaveAttribute('data-highlight', 'true')
  await expect(cardOf(ben, 'shield-wall')).toHaveAttribute('data-highlight', 'true')

  await cardOf(ada, 'first-strike').click()
  for (const page of [ada, ben]) {
    await expect(sceneOf(page).getByRole('img', { name: 'Ada has played a Tactic' })).toBeVisible()
    await expect(sceneOf(page).getByRole('img', { name: 'Ben hasn’t played a Tactic yet' })).toBeVisible()
  }
  // He knows that she has chosen; nothing he received says which card.
  await expect.poll(() => heard.join().includes('sealed')).toBe(true)
  expect(heard.filter((text) => /first.strike/i.test(text))).toEqual([])

  await cardOf(ben, 'conscripts').click()
  for (const page of [ada, ben]) {
    await expect(sceneOf(page)).toContainText('First Strike cancels Conscripts')
    await expect(sceneOf(page).getByText('11 : 6')).toBeVisible()
  }
  await sceneOf(ada).getByRole('button', { name: 'Pay 4 Mana' }).click()
  for (const page of [ada, ben])
    await expect(page.locator('ol [data-type="battleWon"]').first()).toHaveText(/wins? the Battle in/)
  // The rules run on the server: no page has loaded them.
  for (const page of [ada, ben]) expect(page.workers()).toEqual([])
})
