// Your own numbers: a card, a price and a limit of each game are changed by the form alone, and seen on the card, in the
// log and in the score. Mistakes are named beside the field, and nothing typed is lost.
import { readFileSync } from 'node:fs'
import { heroes } from '@lorehall/heroes'
import { judge as heroesJudge } from '@lorehall/heroes/judge'
import type { Ask, Json, Option } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'
import { judge as nowOrNeverJudge } from '@lorehall/now-or-never/judge'
import { vindication } from '@lorehall/vindication'
import { judge as vindicationJudge } from '@lorehall/vindication/judge'
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { begin, expect, prefer, tableOf, test } from './hall.ts'
import { inWords } from './in-words.ts'
import { momentAt } from './off-default.ts'
import { Sitter } from './sitter.ts'

const field = (page: Page, entry: string, label: string) =>
  page.getByRole('textbox', { name: `${label}, ${entry}`, exact: true })

/** Finds a number by the search and changes it. */
async function change(page: Page, entry: string, label: string, value: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${entry} ${label}`)
  await field(page, entry, label).fill(value)
}

const state = (page: Page) => page.locator('#numbers-state')

const parsed: (text: string) => Json = JSON.parse

/** Saves the numbers to a file and reads it. */
async function saved(page: Page): Promise<Json> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to file' }).click()
  return parsed(readFileSync(await (await download).path(), 'utf8'))
}

/** Begins a table with the numbers. The window behind the mark lists what differs. */
async function playWith(page: Page, options: readonly string[], differing: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Play with these' }).click()
  await expect(page.getByLabel('Numbers', { exact: true }).locator('option:checked')).toHaveText('My numbers')
  for (const option of options) await page.getByRole('checkbox', { name: option }).check()
  await expect(page.getByText(`${differing.length} numbers differ from ours.`)).toBeVisible()
  await begin(page)
  await page.getByRole('button', { name: 'Your own numbers' }).click()
  for (const line of differing) await expect(page.getByRole('dialog')).toContainText(line)
  await page.keyboard.press('Escape')
}

/** Opens a record with these numbers where the first seat must decide, in the text view. */
async function sitDown(page: Page, record: object): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Continue:/ }).first()).toBeVisible()
  await page.goto(await tableOf(page, record))
  await new Sitter(page).rested()
  await expect(page.getByRole('button', { name: 'Your own numbers' })).toBeVisible()
  if (!(await page.locator('[data-view="words"]').isVisible())) await inWords(page)
}

const named = (id: string) => (ask: Ask) => ask.options.find((option) => option.id === id)

const give = (page: Page, { id }: Option) =>
  page.locator(`[data-part="ask"] button[data-option="${id}"]`).first().click()

const log = (page: Page) => page.locator('[data-part="log"]')

const mine = (page: Page) => page.locator('[data-part="me"]')

const scoreOf = (page: Page) => page.getByRole('dialog')

test('Vindication: a card, a price and a limit', async ({ page }) => {
  await prefer(page, 'Instant')
  await page.goto('/numbers/vindication')
  await change(page, 'Ghak, Minion of the Brotherhood', 'Honor', '9')
  await change(page, 'Prices and limits', 'Face-up pets in the market', '2')
  await change(page, 'Prices and limits', 'Crystals to turn in for honor', '2')
  await expect(state(page)).toHaveText('3 numbers changed. Saved on this device.')
  const values = await saved(page)
  expect(values).toEqual({
    cards: { ghak: { honor: 9 } },
    menagerie: { market: 2 },
    jewelcrafter: { forHonor: 2 },
  })
  await playWith(
    page,
    ['Exotic Pet Menagerie', 'Jewelcrafter'],
    ['Honor 9 (ours 4)', 'Face-up pets in the market 2 (ours 3)', 'Crystals to turn in for honor 2 (ours 3)'],
  )

  const options = { menagerie: true, jewelcrafter: true }
  const pet = momentAt(vindication, vindicationJudge, options, named('adopt:ghak'), values)
  await sitDown(page, pet.record)
  await expect(page.locator('[data-part="ask"] button[data-option^="adopt:"]')).toHaveCount(2)
  await give(page, pet.option)
  await expect(mine(page)).toContainText('Ghak, Minion of the Brotherhood (9 honor)')
  await expect(log(page)).toContainText('You gain 9 honor from Ghak')
  await page.keyboard.press('w')
  await expect(scoreOf(page)).toContainText(/Pets\D*9/)
  await page.keyboard.press('Escape')

  const trade = momentAt(vindication, vindicationJudge, options, named('trade-in'), values)
  await sitDown(page, trade.record)
  await expect(page.getByText('Turn in 2 crystals for 2 honor').first()).toBeVisible()
  await give(page, trade.option)
  await expect(log(page)).toContainText('2 crystals')
})

test('Now or Never: a card, a price and a limit', async ({ page }) => {
  await prefer(page, 'Instant')
  await page.goto('/numbers/now-or-never')
  await change(page, 'Caravan Song', 'Points', '9')
  await change(page, 'Caravan Song', 'Pay coins', '1')
  await change(page, 'The game', 'Seasons', '4')
  const values = await saved(page)
  expect(values).toEqual({
    quests: { B12: { pay: { coin: 1 }, vp: 9 } },
    setup: { seasons: 4 },
  })
  await playWith(page, [], ['Points 9 (ours 1)', 'Pay coins 1 (ours 2)', 'Seasons 4 (ours 6)'])

  const song = momentAt(nowOrNever, nowOrNeverJudge, {}, named('play:B12'), values)
  await sitDown(page, song.record)
  await expect(page.getByText(/Season \d of 4/).first()).toBeVisible()
  await expect(page.getByText(/pay 1 coin/i).first()).toBeVisible()
  await give(page, song.option)
  await expect(log(page)).toContainText('You pay 1 coin')
  await expect(log(page)).toContainText('Caravan Song')
  await page.keyboard.press('w')
  await expect(scoreOf(page)).toContainText(/Quests\D*9/)
})

test('Heroes: a card, a price and a limit', async ({ page }) => {
  await prefer(page, 'Instant')
  await page.goto('/numbers/heroes')
  await change(page, 'Warrior', 'Points', '4')
  await change(page, 'Warrior', 'Price: Food', '1')
  await change(page, 'Limits', 'Most of one resource', '12')
  // More than our limit.
  await change(page, 'At the start', 'Of each resource', '12')
  const values = await saved(page)
  expect(values).toEqual({
    units: { warrior: { price: { food: 1 }, vp: 4 } },
    cap: 12,
    start: { resources: 12 },
  })
  await playWith(
    page,
    [],
    [
      'Points 4 (ours 1)',
      'Price: Food 1 (ours 2)',
      'Most of one resource 12 (ours 10)',
      'Of each resource 12 (ours 2)',
    ],
  )

  const rich = momentAt(
    heroes,
    heroesJudge,
    {},
    ({ options }, { machine }) =>
      machine.state.players[0]?.ore === 12 ? options.find(({ kind }) => kind === 'slot') : undefined,
    values,
  )
  await sitDown(page, rich.record)
  await expect(mine(page)).toContainText('You have 12 Ore, 12 Mana and 12 Food')

  const recruit = momentAt(heroes, heroesJudge, {}, named('recruit:warrior'), values)
  await sitDown(page, recruit.record)
  const warriors = ({ machine }: typeof recruit.before) =>
    heroes.see.standing(machine, 0)[0]?.lines.find(({ what }) => what === 'warriors')?.points ?? 0
  expect(warriors(recruit.after) - warriors(recruit.before)).toBe(4)
  await give(page, recruit.option)
  await expect(log(page)).toContainText('You pay 1 Food')
  await page.keyboard.press('w')
  await expect(scoreOf(page)).toContainText(new RegExp(`Warriors\\D*${warriors(recruit.after)}`))
})

test('mistakes are named beside the field, kept, and taken back', async ({ page }) => {
  await page.goto('/numbers/vindication')
  const honor = field(page, 'Ambassador Kaladre', 'Honor')
  await honor.fill('-')
  await expect(honor).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter a whole number from -9 to 20.')).toBeVisible()
  await expect(state(page)).toContainText('1 number isn’t right yet.')
  await expect(page.getByRole('button', { name: 'Play with these' })).toBeDisabled()
  expect(await findings(page, 'all')).toEqual([])
  // A half-written number survives a reload.
  await page.reload()
  await expect(honor).toHaveValue('-')
  await honor.fill('21')
  await expect(honor).toHaveAttribute('aria-invalid', 'true')
  await honor.fill('20')
  await expect(honor).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByRole('link', { name: 'Play with these' })).toBeVisible()
  await page.getByRole('button', { name: 'Use our value for Honor, Ambassador Kaladre: 2' }).click()
  await expect(honor).toHaveValue('2')
})

test('a set is found by what changed, reset, renamed, and deleted', async ({ page }) => {
  await page.goto('/numbers/heroes')
  await change(page, 'Rage', 'Mana', '6')
  await page.getByLabel('Name of this set').fill('First edition')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Only changed')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Rage'])
  await page.getByRole('combobox', { name: 'Set', exact: true }).selectOption('New set')
  await expect(page.getByText('No matches.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Set', exact: true }).selectOption('First edition')
  await expect(field(page, 'Rage', 'Mana')).toHaveValue('6')
  await page.getByRole('button', { name: 'Reset all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByText('No matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete set' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('combobox', { name: 'Set', exact: true }).locator('option')).toHaveText([
    'New set',
  ])
})

test('numbers that do not fit together are named with their card', async ({ page }) => {
  await page.goto('/numbers/heroes')
  await change(page, 'Limits', 'Most of one resource', '1')
  await expect(state(page)).toContainText(
    'At the start, Of each resource: this needs a whole number from 0 to 1.',
  )
})

test('"Export everything" has the sets, and importing the file brings back those that are missing', async ({
  page,
}) => {
  await page.goto('/numbers/heroes')
  await change(page, 'Rage', 'Mana', '6')
  await page.getByLabel('Name of this set').fill('First edition')
  await page.goto('/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const file = await (await download).path()

  await page.goto('/numbers/heroes')
  await page.getByRole('button', { name: 'Delete set' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const said of ['Sets of your own numbers added: 1.', '0 tables were added to your hall.']) {
    await page.goto('/')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a file' }).click()
    await (await chooser).setFiles(file)
    await expect(page.getByText(said, { exact: true })).toBeVisible()
  }
  await page.goto('/numbers/heroes')
  const sets = page.getByRole('combobox', { name: 'Set', exact: true })
  await expect(sets.locator('option', { hasText: 'First edition' })).toHaveCount(1)
  await sets.selectOption('First edition')
  await page.getByRole('searchbox', { name: 'Search' }).fill('Rage Mana')
  await expect(field(page, 'Rage', 'Mana')).toHaveValue('6')
})

/** Loads a file on the page of your own numbers. */
async function load(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Load a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('a bad file gets one sentence, and what is good in it is kept', async ({ page }) => {
  await page.goto('/numbers/vindication')
  const alert = page.getByRole('alert')
  await load(page, 'half.json', '{ "cards": {')
  await expect(alert).toHaveText(/^This isn’t a file of numbers\./)
  await load(page, 'list.json', '[1, 2]')
  await expect(alert).toHaveText(/^This isn’t a file of numbers\./)
  await load(page, 'other.json', JSON.stringify({ setup: { seasons: 4 } }))
  await expect(alert).toHaveText('This file has numbers for Now or Never. Load it there.')
  await expect(page.getByRole('combobox', { name: 'Set', exact: true }).locator('option')).toHaveText([
    'New set',
  ])
  const old = { cards: { creativity: { honor: 50 }, nobody: { honor: 1 } }, rents: 3, vindicating: 7 }
  await load(page, 'old.json', JSON.stringify(old))
  await expect(alert).toContainText(
    '2 parts of the file aren’t in this version of the game and were left out',
  )
  await expect(alert).toContainText('cards/nobody')
  await expect(state(page)).toContainText('1 number isn’t right yet.')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(field(page, 'Creativity', 'Honor')).toHaveValue('50')
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Only changed')
  await expect(field(page, 'Becoming vindicated', 'Honor')).toHaveValue('7')
})

test('the template is a whole file that changes nothing', async ({ page }) => {
  await page.goto('/numbers/now-or-never')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download template' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(parsed(text)).toEqual(nowOrNever.values.template({}))
  await load(page, 'template.json', text)
  await expect(page.getByText('Loaded as “template”.')).toBeVisible()
  await expect(state(page)).toContainText('No number changed yet.')
})

test('a full device says so, and the numbers can still be saved to a file', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/numbers/heroes')
  await change(page, 'Rage', 'Mana', '6')
  await expect(state(page)).toContainText('This device has no space left')
  expect(await saved(page)).toEqual({ spells: { rage: { mana: 6 } } })
})
