// A game's page names no module: a module that only tests know adds a layer to the board, a panel and texts.
import type { Page } from '@playwright/test'
import { begin, chooseSeed, expect, newTable, prefer, test } from './hall.ts'
import { type Sight } from './look.ts'
import { Sitter } from './sitter.ts'

test.use({ games: 'lanterns' })

/** Each game, and the name of its lantern on the board. */
const GAMES = [
  ['Vindication', 'lantern'],
  ['Now or Never', 'lamp'],
  ['Heroes of Land, Air & Sea', 'lamp'],
] as const

const asksForLight = ({ prompt }: Sight) => /how bright is your light/i.test(prompt)

async function sit(page: Page, game: string, preset: RegExp): Promise<Sitter> {
  await prefer(page, 'Instant')
  await newTable(page, game)
  await page.getByRole('checkbox', { name: 'Lanterns', exact: true }).check()
  await page.getByRole('button', { name: preset }).click()
  await chooseSeed(page, 'lanterns')
  await begin(page)
  return new Sitter(page)
}

/** Chooses a light at the lantern on the board. */
async function hide(sitter: Sitter, at: string, light: number): Promise<void> {
  await sitter.rested()
  await sitter.touch(at)
  await sitter.page.getByText(`A light of ${light}`, { exact: true }).first().click()
}

const panelOf = (page: Page) => page.locator('[data-light]')

/** Expects the light and its score in the text view. */
async function expectInWords(page: Page, light: number): Promise<void> {
  await page.getByRole('button', { name: 'Text view' }).click()
  await expect(page.getByRole('heading', { name: 'Lanterns', exact: true })).toBeVisible()
  await expect(page.getByText(`Your light: ${light}.`)).toBeVisible()
  const line = page.locator('[data-part="standings"] tr', {
    has: page.getByRole('rowheader', { name: 'Lanterns', exact: true }),
  })
  const scored = (await line.getByRole('cell').allTextContents()).filter((points) => /[1-9]/.test(points))
  expect(scored).toEqual([String(light)])
}

for (const [game, at] of GAMES) {
  test(`${game}: turns with lanterns, a module unknown to the base`, async ({ page }) => {
    const sitter = await sit(page, game, /^Duel/)
    await sitter.until(asksForLight)
    await hide(sitter, at, 2)
    await expect(panelOf(page)).toHaveText('Your light: 2.')
    for (let touches = 0; touches < 8; touches++) await sitter.step()
    await sitter.rested()
    // If a lantern can be polished, it may have another light by now.
    const light = Number(await panelOf(page).getAttribute('data-light'))
    expect([1, 2, 3]).toContain(light)
    await expectInWords(page, light)
  })

  test(`${game}: no other player’s page shows the light`, async ({ page }) => {
    const sitter = await sit(page, game, /^Hot seat for three/)
    const curtain = page.locator('[data-curtain]')
    const handedOn = async (wanted: (sight: Sight) => boolean) => {
      for (;;) {
        const { curtain: drawn } = await sitter.until((sight) => sight.curtain || wanted(sight), 300)
        if (!drawn) return
        await page.locator('[data-do="ready"]').click()
        await expect(curtain).toHaveCount(0)
        await sitter.rested()
      }
    }
    await handedOn(asksForLight)
    await hide(sitter, at, 3)
    await expect(curtain).toBeVisible()
    await handedOn(asksForLight)
    await expect(panelOf(page)).toHaveText('Your light: 0.')
    expect(await page.content()).not.toMatch(/Your light: 3|light-3/)
    await hide(sitter, at, 2)
    await expect(curtain).toBeVisible()
    await page.locator('[data-do="ready"]').click()
    await expect(panelOf(page)).toHaveText('Your light: 0.')
    await hide(sitter, at, 1)
    await handedOn((sight) => !asksForLight(sight))
    const own = Number(await panelOf(page).getAttribute('data-light'))
    await expectInWords(page, own)
    for (const light of [1, 2, 3])
      if (light !== own)
        expect(await page.content()).not.toMatch(new RegExp(`Your light: ${light}|light-${light}`))
  })
}
