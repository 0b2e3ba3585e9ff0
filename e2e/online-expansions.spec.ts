// Vindication with expansions between two browsers: forbidden combinations open no table, guests see the expansions
// before they sit down, and both fight Ronak.
import type { Page } from '@playwright/test'
import { asked, button, expect, sayName, sitDown, start, test, toTogether } from './guests.ts'
import { prefer } from './hall.ts'
import { adaAndBen, gather, post } from './online-tour.ts'
import { names, Sitter } from './sitter.ts'
import { wokenUntil } from './woken.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('an online table has expansions, and its guests can read which', async ({ guest }) => {
  const [ada, ben] = [await guest(), await guest()]
  await prefer(ada, 'Instant')
  await toTogether(ada)
  await ada.getByRole('link', { name: 'New online table' }).click()
  await ada.getByRole('main').getByRole('link', { name: 'Vindication' }).click()
  await box(ada, 'Building Sites').check()
  await expect(ada.getByRole('alert')).toContainText('Building Sites need another expansion')
  await expect(button(ada, 'Open the lobby')).toHaveCount(0)
  await box(ada, 'Building Sites').uncheck()
  await box(ada, 'Guilds & Monuments').check()
  await box(ada, 'Myths & Wonders').check()
  await sayName(ada, 'Ada', 'Open the lobby')
  await expect(button(ada, 'Start')).toBeVisible()
  await sitDown(ben, new URL(ada.url()).pathname, 'Ben')
  await expect(ben.getByRole('main')).toContainText('Guilds & Monuments')
  await expect(ben.getByRole('main')).toContainText('Myths & Wonders')
  await expect(ben.getByRole('link', { name: 'Learn Myths & Wonders' })).toBeVisible()
  await start(ada)
  for (const page of [ada, ben]) {
    await expect(page.locator('[data-at^="favor:"]')).toHaveCount(9)
    await expect(page.locator('[data-board="battle"]')).toBeVisible()
  }
})

test('two fight Ronak, each in their own browser', async ({ guest }) => {
  const [ada, ben] = await adaAndBen(guest)
  const woken = wokenUntil('contribute', ['Ada', 'Ben'])
  const seats = woken.seats.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const record = JSON.stringify({ ...woken, seats: woken.seats.map((seat) => ({ ...seat, kind: 'person' })) })
  const table = await gather([ada.request, ben.request], { game: 'vindication', seats, record })
  await post(ada.request, `${table}/start`)
  for (const page of [ada, ben]) await page.goto(table.replace('/tables/', '/t/'))
  const sitter = await asked([new Sitter(ada), new Sitter(ben)])
  const { lit } = await sitter.rested()
  const sphere = names(lit).find((name) => name.startsWith('battle:')) ?? ''
  await sitter.touch(sphere)
  for (const page of [ada, ben]) {
    const there = page.locator(`[data-at="${sphere}"]`)
    await expect(there).toHaveAccessibleName(/is on it/)
  }
})
