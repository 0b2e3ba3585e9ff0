// An error at an online table: it is reported to the host, and the table comes back unchanged.
import { expect, logOf, setTable, sitDown, start, test } from './guests.ts'
import { chooseGames } from './hall.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

test('an error while drawing is reported to the host, and the table comes back', async ({
  browser,
  hall,
  guest,
}) => {
  // Her errors are caused on purpose, so they don't count as complaints.
  const context = await browser.newContext({ baseURL: hall.here, serviceWorkers: 'block' })
  await context.addInitScript(chooseGames, 'toy' as const)
  await context.addInitScript(() => localStorage.setItem('breakers-under-test', ''))
  const ada = await context.newPage()
  const ben = await guest()
  const path = await setTable(ada, 'Ada')
  await sitDown(ben, path, 'Ben')
  await start(ada)
  const sitter = new Sitter(ada)
  await sitter.ready()
  const lines = await logOf(ada)
  await ada.getByRole('button', { name: 'Break the drawing' }).click()
  await expect(ada.getByRole('alert')).toContainText('Nothing you played is lost. (Error: the drawing broke)')
  await ada.getByRole('button', { name: 'Report a problem' }).click()
  await ada.getByLabel('What went wrong').fill('It went dark.')
  await ada.getByRole('button', { name: 'Send' }).click()
  await expect(ada.getByText('Thank you.')).toBeVisible()
  await ada.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const again = ada.waitForEvent('load')
  await ada.getByRole('button', { name: 'Reload the table' }).click()
  await again
  await sitter.ready()
  expect(await logOf(ada)).toEqual(lines)
})
