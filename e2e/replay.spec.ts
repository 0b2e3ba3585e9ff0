// After the game: replayed, continued from the middle, saved as a file and imported.
import { readFileSync } from 'node:fs'
import { crossAt, expect, importFile, importFinished, openFirst, prefer, test } from './hall.ts'
import { covered } from './look.ts'

test.use({ games: 'toy' })

test('replay, branch, export and import', async ({ page }) => {
  await prefer(page, 'Instant')
  await importFinished(page, 'toy')
  await openFirst(page, /^Watch again/)
  const at = page.locator('[data-do="at"]')
  await expect(page.locator('svg [data-at]').first()).toBeVisible()
  await expect(at).toContainText('0')

  // Step, turn, end, and back; by key and by button.
  await page.keyboard.press('ArrowRight')
  await expect(at).toContainText(/\b1\b/)
  await page.keyboard.press('End')
  const all = (await at.textContent())?.match(/\d+/)?.[0] ?? ''
  expect(Number(all)).toBeGreaterThan(20)
  await page.keyboard.press('Home')
  await page.locator('[data-do="scrub"]').press('PageUp')
  await expect(at).not.toContainText(/\b0 /)

  // A player's point of view shows their cards.
  await expect(page.locator('[data-at^="card:"]')).toHaveCount(0)
  await page.locator('[data-do="eyes"]').selectOption({ index: 1 })
  await expect(page.locator('[data-at^="card:"]').first()).toBeVisible()

  // It plays by itself until stopped.
  const before = await at.textContent()
  await page.locator('[data-do="play"]').click()
  await expect(at).not.toHaveText(before ?? '')
  await page.locator('[data-do="play"]').click()

  // Save as a file.
  const download = page.waitForEvent('download')
  await page.locator('[data-do="save"]').click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'lorehall-record-1',
    game: 'toy',
  })

  // Continue from here as a new table.
  const replayed = page.url()
  await page.locator('[data-do="branch"]').click()
  await page.waitForURL(/\/table\//)
  expect(page.url()).not.toBe(replayed)
  await expect(page.locator('svg [data-at]').first()).toBeVisible()

  // Import it next to the old table; and save everything in one file.
  await page.goto('/')
  await importFile(page, file)
  await expect(page.getByRole('link', { name: /^Watch again/ })).not.toHaveCount(1)
  const everything = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const bundle = await (await everything).path()
  const watched = await page.getByRole('link', { name: /^Watch again/ }).count()
  await importFile(page, bundle)
  await expect(page.getByText(/tables were added/)).toBeVisible()
  expect(await page.getByRole('link', { name: /^Watch again/ }).count()).toBeGreaterThan(watched)
})

test.describe('next to the board', () => {
  test.use({ games: 'real' })
  for (const size of [
    { width: 1366, height: 650 },
    { width: 1440, height: 757 },
  ]) {
    test(`nothing covers the controls, ${size.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await prefer(page, 'Instant')
      await importFinished(page, 'vindication')
      await openFirst(page, /^Watch again/)
      await expect(page.locator('svg [data-at]').first()).toBeVisible()
      const controls = page.getByRole('region', { name: 'Replay controls' })
      const { y = 0 } = (await controls.boundingBox()) ?? {}
      const log = await page.getByRole('region', { name: 'Log', exact: true }).boundingBox()
      expect((log?.y ?? 999) + (log?.height ?? 0)).toBeLessThanOrEqual(y + 1)
      const players = await page.getByRole('complementary', { name: 'Players' }).boundingBox()
      expect(players?.height ?? 0).toBeGreaterThan(200)
      for (const speed of await controls.getByRole('radio').all())
        expect(await speed.evaluate(covered)).toBe('')
      // The slider's knob is fully visible at both ends.
      const scrub = page.locator('[data-do="scrub"]')
      for (const key of ['Home', 'End']) {
        await page.keyboard.press(key)
        expect(await scrub.evaluate(covered)).toBe('')
      }
      // Every window has its close button in the same corner.
      await page.getByRole('button', { name: 'Where the points come from' }).click()
      expect(await crossAt(page)).toBeGreaterThan(0.9)
    })
  }
})
