// A campaign online: the next table begins with what the last one left.
import { readFileSync } from 'node:fs'
import { button, expect, playThrough, sayName, start, test, toTogether } from './guests.ts'
import { prefer } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

test('a player continues from the end of an online table, and saves the campaign', async ({ guest }) => {
  const page = await guest()
  await prefer(page, 'Instant')
  await toTogether(page)
  await page.getByRole('link', { name: 'New online table' }).click()
  await page.getByLabel('Who plays seat 2').selectOption('bot')
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Choose a file').click()
  const buffer = Buffer.from(JSON.stringify({ rounds: 1 }))
  await (await chooser).setFiles({ name: 'short.json', mimeType: 'application/json', buffer })
  await sayName(page, 'Ada', 'Open the lobby')
  await expect(button(page, 'Start')).toBeVisible()
  const first = new URL(page.url()).pathname.replace('/t/', '')
  await start(page)
  await playThrough(new Sitter(page))

  const saved = page.waitForEvent('download')
  await page.locator('[data-do="save-campaign"]').click()
  const file = await (await saved).path()
  expect(readFileSync(file, 'utf8')).toContain('"toy"')

  await page.locator('[data-do="play-on"]').click()
  await expect(page).toHaveURL(new RegExp(`/together/new/toy\\?after=${first}$`))
  await expect(page.getByText('This game continues the last one')).toBeVisible()
  await expect(page.getByLabel('Who plays seat 2')).toHaveValue('bot')
  await button(page, 'Open the lobby').click()
  await expect(button(page, 'Start')).toBeVisible()
  await start(page)
  const next = new URL(page.url()).pathname.replace('/t/', '')
  const room: unknown = await (await page.request.get(`/api/tables/${next}`)).json()
  expect(room).toMatchObject({ after: first, seats: [{ name: 'Ada' }, { kind: 'bot' }] })
})
