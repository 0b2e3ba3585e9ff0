// Things that go wrong around a table: the player reads what happened, and nothing is lost.
import type { Page } from '@playwright/test'
import { cardOf, duel, expect, half, importFile, importFinished, test } from './hall.ts'
import { toyHall } from './server.ts'
import { names, Sitter } from './sitter.ts'

const file = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test.use({ games: 'toy' })

const trouble = (page: Page) => page.locator('[data-kind="trouble"]')

test('a file that is not a record, or has unknown rules', async ({ page }) => {
  await importFinished(page, 'toy')
  const cases: readonly (readonly [string, RegExp])[] = [
    ['not json', /not a Lorehall record/i],
    ['[]', /not a Lorehall record/i],
    ['{"format":"lorehall-record-1"', /not JSON, or it was cut off/i],
    ['{"format":"lorehall-record-9","entries":[]}', /./],
    [
      '{"format":"lorehall-record-1","game":"chess","ruleset":1,"options":{},"values":{},"seats":[],"seed":"x","entries":[]}',
      /does not know the game 'chess'/i,
    ],
    [JSON.stringify({ ...half([0], 1, 'toy'), ruleset: 99 }), /ruleset/i],
    [
      JSON.stringify({ ...half([0], 1, 'toy'), options: { dragons: true } }),
      /uses 'dragons', which this version of Lorehall does not have/i,
    ],
  ]
  for (const [text, sentence] of cases) {
    await importFile(page, file(text))
    await expect(trouble(page).last()).toContainText(sentence)
    for (const close of await trouble(page).getByRole('button', { name: 'Close' }).all()) await close.click()
  }
  // The existing table is still there.
  await expect(page.getByRole('link', { name: /^Watch again/ })).toHaveCount(1)
})

/** Runs in the page or a worker: tabs can't tell each other anything. */
const DEAF = 'BroadcastChannel.prototype.postMessage = () => undefined;'

test('two tabs on one table that cannot tell each other anything', async ({ page, context }) => {
  await context.route(/\/assets\/worker-.*\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: DEAF + (await response.text()) })
  })
  await duel(page, 'tabs', 'Toy')
  const one = new Sitter(page)
  await one.rested()
  const other = await context.newPage()
  await other.goto(page.url())
  const two = new Sitter(other)
  const before = await two.rested()
  await one.step()
  const ahead = await one.rested()
  expect(names(ahead.lit)).not.toEqual(names(before.lit))
  // The second tab answers a question that was already answered: it says so, and shows the current position.
  await two.step()
  await expect(trouble(other)).toContainText('continued in another tab')
  await two.back(ahead)
  await two.rested()
  await two.step()
})

test('a worker that dies', async ({ page, complaints }) => {
  await duel(page, 'death', 'Toy')
  const sitter = new Sitter(page)
  const before = await sitter.rested()
  await page.workers()[0]?.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('the worker dies')
      }),
  )
  await expect(trouble(page)).toContainText(/was restarted/)
  await sitter.back(before)
  await sitter.rested()
  await sitter.step()
  await expect.poll(async () => (await sitter.see()).prompt).not.toBe(before.prompt)
  // The browser may log the worker's death; we don't count that.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('the worker dies')))
})

test('storage that is forbidden', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await page.route(/\/assets\/worker-.*\.js/, async (route) => {
    const response = await route.fetch()
    const refuse =
      "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } });"
    await route.fulfill({ response, body: refuse + (await response.text()) })
  })
  await page.goto(process.env['LOREHALL_HERE'] ?? '')
  await expect(trouble(page)).toContainText(/won’t save anything/)
  await cardOf(page, 'Vindication')
    .getByRole('button', { name: /^Play now Against/ })
    .click()
  await page.waitForURL(/\/table\//)
  const sitter = new Sitter(page)
  await sitter.rested()
  await sitter.step()
  await sitter.rested()
  await context.close()
})

test('a style or a script that somebody injects into the page', async ({ page, complaints }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Play now Against/ })).toBeVisible()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">slipped in</p>')
    const script = document.createElement('script')
    script.textContent = 'document.title = "slipped in"'
    document.body.append(script)
  })
  await expect(page.getByText('slipped in')).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(page).toHaveTitle('Lorehall')
  // The page reports both, as it would report its own.
  const told = () =>
    ['style-src', 'script-src'].map((what) =>
      complaints.some((text) => text.includes(`forbidden by ${what}`)),
    )
  await expect.poll(told).toEqual([true, true])
  complaints.length = 0
})

test('a table that does not exist', async ({ page }) => {
  await page.goto('/table/nowhere')
  await expect(page.getByRole('alert')).toContainText('not saved on this device')
  await page.getByRole('link', { name: 'Back to the hall' }).click()
  await expect(page.getByRole('button', { name: /^Play now Against/ })).toBeVisible()
})

test('a port in use', async () => {
  const { port } = new URL(process.env['LOREHALL_HERE'] ?? '')
  const child = toyHall(Number(port))
  let said = ''
  child.stderr?.on('data', (piece: Buffer) => (said += piece.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`Port ${port} is in use`)
  expect(said).toContain('npm start')
})
