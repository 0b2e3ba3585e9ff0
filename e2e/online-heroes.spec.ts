// A Battle between two browsers: both lay a Tactic in secret, both see them turned together, and nobody knows the
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

/** What was sent, without the numbers of the box and what one is offered oneself: both name all seven cards. */
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

test('a Battle between two browsers: secret Tactics, one reveal, the same end for both', async ({
  guest,
}) => {
  const [ada, ben] = await adaAndBen(guest)
  const heard = listen(ben)
  const record = JSON.stringify(taughtBattle('person'))
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = await gather([ada.request, ben.request], { game: 'heroes', seats, record })
  await post(ada.request, `${table}/start`)
  for (const page of [ada, ben]) await page.goto(table.replace('/tables/', '/t/'))

  // Both see the same sums, from their own side, and choose among what is theirs.
  for (const page of [ada, ben]) {
    await expect(sceneOf(page).getByText('9 : 6')).toBeVisible()
    await expect(page.locator('[data-asked="true"]')).toContainText('Which Tactic card')
  }
  await expect(cardOf(ada, 'shield-wall')).not.toHaveAttribute('data-lit', 'true')
  await expect(cardOf(ben, 'shield-wall')).toHaveAttribute('data-lit', 'true')

  await cardOf(ada, 'first-strike').click()
  for (const page of [ada, ben]) {
    await expect(sceneOf(page).getByRole('img', { name: 'Ada has laid a Tactic' })).toBeVisible()
    await expect(sceneOf(page).getByRole('img', { name: 'Ben has not laid a Tactic yet' })).toBeVisible()
  }
  // That she has laid one he knows; which, nothing that came to him says.
  await expect.poll(() => heard.join().includes('sealed')).toBe(true)
  expect(heard.filter((text) => /first.strike/i.test(text))).toEqual([])

  await cardOf(ben, 'conscripts').click()
  for (const page of [ada, ben]) {
    await expect(sceneOf(page)).toContainText('First Strike cancels Conscripts')
    await expect(sceneOf(page).getByText('11 : 6')).toBeVisible()
  }
  await ada.getByRole('button', { name: /^Pay for it/ }).click()
  for (const page of [ada, ben])
    await expect(page.locator('ol [data-type="battleWon"]').first()).toHaveText(/wins? the Battle in/)
  // The server plays by the rules: no page has loaded them.
  for (const page of [ada, ben]) expect(page.workers()).toEqual([])
})
