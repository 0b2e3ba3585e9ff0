// Names and chat messages are drawn as plain text everywhere, and stay within their line.
import type { Page } from '@playwright/test'
import { expect, logOf, openPeople, playUntil, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'toy' })

const OVER = '\u202E'
const MARKED = `o${'\u0301'.repeat(200)}`

/** Markup, a javascript address, letters that reverse the line, and a stack of combining marks. */
const SAID = [
  '<img src=x onerror="document.title=1">',
  '<script>document.title = "1"</script>',
  '</li></ol><h1>Lorehall was closed</h1>',
  'javascript:document.title=1 {{1+1}} ${1+1} &lt;b&gt; %3Cb%3E',
  `${OVER}desrever`,
  MARKED.repeat(2),
  'x'.repeat(500),
]

/** Expects that nothing typed became part of the page, and nothing made the page wider. */
async function isWhole(page: Page): Promise<void> {
  await expect(
    page.locator('img[src="x"], h1:has-text("Lorehall was closed"), b:has-text("Ben")'),
  ).toHaveCount(0)
  expect(await page.title()).not.toBe('1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('markup, reversed lines and stacks of marks in names and chat', async ({ guest }) => {
  const ada = await guest()
  const ben = await guest()
  const path = await setTable(ada, '<b>Ada</b>')
  await sitDown(ben, path, `<i>${OVER}Ben${'\u0301'.repeat(10)}`)
  await expect(ada.getByText('<i> Be').first()).toBeVisible()
  await isWhole(ada)
  await start(ada)
  for (const page of [ada, ben]) await page.locator('[data-do="chat-tab"]').click()
  for (const said of SAID) {
    await ada.getByLabel('Message to the table').fill(said)
    await ada.keyboard.press('Enter')
    await expect(ada.getByLabel('Message to the table')).toHaveValue('')
  }
  const log = ben.getByRole('log')
  for (const said of SAID.slice(0, 4)) await expect(log).toContainText(`<b>Ada</b>: ${said}`)
  await expect(log).toContainText('<b>Ada</b>: desrever')
  await expect(log).toContainText('x'.repeat(500))
  expect(await log.textContent()).not.toMatch(/\u202E|\u0301{5}/)
  // No line overlaps the one below it.
  const lines = await log
    .locator('li, p')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    )
  for (const [i, [top = 0]] of lines.entries()) {
    const [, above = top] = lines[i - 1] ?? []
    expect(above).toBeLessThanOrEqual(top + 1)
  }
  for (const page of [ada, ben]) {
    await isWhole(page)
    await openPeople(page)
    await isWhole(page)
  }
})

test('a long name without a space stays within the log', async ({ guest }) => {
  const ada = await guest()
  const ben = await guest()
  const name = 'W'.repeat(24)
  await sitDown(ben, await setTable(ada, 'Ada'), name)
  await start(ada)
  const sitters = [new Sitter(ada), new Sitter(ben)]
  await playUntil(sitters, async () => (await logOf(ada)).some((line) => line.includes(name)))
  const lines = ada.locator('ol [data-type] button').filter({ hasText: name })
  const beyond = await lines.evaluateAll((all) => all.map((line) => line.scrollWidth - line.clientWidth))
  expect(beyond.length).toBeGreaterThan(0)
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
})
