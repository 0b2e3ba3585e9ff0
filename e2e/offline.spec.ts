// Playing without a connection, and over plain http from another machine.
import { ELSEWHERE } from './chromium.ts'
import { expect, preferAt, test } from './hall.ts'
import { renewing, serveForTests } from './server.ts'
import { canEnd, Sitter } from './sitter.ts'

test.use({ serviceWorkers: 'allow', games: 'toy' })

test('after the first visit everything works without a server', async ({ page, complaints }) => {
  const server = await serveForTests()
  await page.goto(server.here)
  await expect(page.getByRole('button', { name: /^Play now Against/ })).toBeVisible()
  // Once the worker is active, everything is in its cache.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await server.stop()
  await page.goto(server.here)
  await page.getByRole('button', { name: /^Play now Against/ }).click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  await sitter.rested()
  await sitter.step()
  for (const path of ['/rules', '/gallery', '/about', '/new', '/settings']) {
    await page.goto(server.here + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // The browser looks for a newer worker, and logs that nobody answers.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/ERR_CONNECTION_REFUSED|service worker/i.test(text)),
  )
})

test('it also works over plain http from the home network', async ({ page }) => {
  const { port } = new URL(process.env['LOREHALL_HERE'] ?? '')
  const address = `http://${ELSEWHERE}:${port}`
  await preferAt(page, address, 'Instant')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect(page.getByText(/plain http/)).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: /^Play now Against/ }).click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  const turn = await sitter.restsAt(canEnd)
  await page.reload()
  await sitter.back(turn)
})

test('a tab that stayed open during a new build reloads itself', async ({ page, complaints }) => {
  const { port } = new URL(process.env['LOREHALL_HERE'] ?? '')
  await page.goto(`http://${ELSEWHERE}:${port}`)
  await expect(page.getByRole('button', { name: /^Play now Against/ })).toBeVisible()
  // Chunks that this page has not fetched yet have new names, until it reloads.
  let gone = true
  page.on('request', (request) => (gone &&= !request.isNavigationRequest()))
  await page.route(/\/assets\//, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  expect(gone).toBe(false)
  const ofTheBrowser = /404|dynamically imported module|preload/
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !ofTheBrowser.test(text)))
})

test('a new version is offered and leaves the open table alone', async ({ page }) => {
  const server = await renewing(process.env['LOREHALL_HERE'] ?? '')
  await page.goto(server.here)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: /^Play now Against/ }).click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  await sitter.rested()
  server.renew()
  await page.reload()
  const before = await sitter.rested()
  const offer = page.getByRole('button', { name: 'Update now' })
  await expect(offer).toBeVisible()
  // A player who ignores the offer can play on.
  await sitter.step()
  await expect.poll(async () => (await sitter.see()).prompt).not.toBe(before.prompt)
  const now = await sitter.rested()
  const again = page.waitForEvent('load')
  await offer.click()
  await again
  await sitter.back(now)
  await expect(offer).toHaveCount(0)
  await server.stop()
})

test('after an error, reloading the table takes the new version that waits', async ({ page, complaints }) => {
  const server = await renewing(process.env['LOREHALL_HERE'] ?? '')
  await page.goto(server.here)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: /^Play now Against/ }).click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  await sitter.rested()
  server.renew()
  await page.reload()
  const now = await sitter.rested()
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
  await page.evaluate(() => reportError(new Error('an old page broke')))
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload the table' }).click()
  await again
  await sitter.back(now)
  const waits = page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)
  expect(await waits).toBe(null)
  await server.stop()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/old page broke/.test(text)))
})
