// Tables with every option off its default: the points, prices and limits that the page states are those of the turn.
import type { Option } from '@lorehall/kernel'
import { heroes } from '@lorehall/heroes'
import { nowOrNever } from '@lorehall/now-or-never'
import { maxHearts, maxMana } from '@lorehall/now-or-never/client'
import { vindication } from '@lorehall/vindication'
import type { Page } from '@playwright/test'
import { begin, chooseSeed, continueWith, expect, newTable, prefer, test } from './hall.ts'
import { inWords } from './in-words.ts'
import { momentAt, tablesOff } from './off-default.ts'
import { Sitter } from './sitter.ts'
import { judge as heroesJudge } from '@lorehall/heroes/judge'
import { judge as nowOrNeverJudge } from '@lorehall/now-or-never/judge'
import { judge as vindicationJudge } from '@lorehall/vindication/judge'

/** Opens a record where the first seat must decide. */
async function sitDown(page: Page, record: object): Promise<void> {
  await prefer(page, 'Instant')
  await continueWith(page, record)
  await new Sitter(page).rested()
}

const answerTo = (page: Page, { id }: Option) =>
  page.locator('[data-part="ask"] div').filter({ has: page.locator(`> button[data-option="${id}"]`) })

const give = (page: Page, option: Option) => answerTo(page, option).getByRole('button').click()

const mine = (page: Page) => page.locator('[data-part="me"]')

const offering = (kind: string) => (ask: { readonly options: readonly Option[] }) =>
  ask.options.find((option) => option.kind === kind)

test('Heroes: a Tower costs and scores as the map says', async ({ page }) => {
  const [options = {}, ...more] = tablesOff(heroes)
  expect(more).toEqual([])
  expect(options).toMatchObject({ towers: '3', teams: 'two' })
  const { record, option, before, after } = momentAt(heroes, heroesJudge, options, offering('tower'))
  const oreIn = ({ machine }: typeof before) => machine.state.players[0]?.ore ?? 0
  const scoredIn = ({ machine }: typeof before) =>
    heroes.see.standing(machine, 0)[0]?.lines.find(({ what }) => what === 'towers')?.points ?? 0
  const ore = oreIn(before) - oreIn(after)
  const points = scoredIn(after) - scoredIn(before)
  expect(points).toBeGreaterThan(0)

  await sitDown(page, record)
  await expect(page.getByText(`${ore} Ore, ${points} points`).first()).toBeVisible()
  await inWords(page)
  await expect(answerTo(page, option)).toContainText(
    `A Tower here costs you ${ore} Ore and scores ${points} points at the end`,
  )
  await expect(mine(page)).toContainText(`You have ${oreIn(before)} Ore`)
  // The bots play on right away, and a gift or a Collection changes the Ore again: look at every frame.
  const paid = page.waitForFunction(
    (words) => document.querySelector('[data-part="me"]')?.textContent?.includes(words),
    `You have ${oreIn(after)} Ore`,
    { polling: 'raf' },
  )
  await give(page, option)
  await paid
})

test('Now or Never: an enemy of the other map is as strong as stated', async ({ page }) => {
  const [options = {}, ...more] = tablesOff(nowOrNever)
  expect(more).toEqual([])
  expect(options).toMatchObject({ map: 'under', reroll: true })
  const { record, option, before, after } = momentAt(nowOrNever, nowOrNeverJudge, options, offering('fight'))
  const { fight } = after.machine.state.turn
  const { hearts = 0, mana = 0 } = before.machine.state.players[0] ?? {}

  await sitDown(page, record)
  await inWords(page)
  await expect(mine(page)).toContainText(
    `${hearts} of ${maxHearts(before.machine, 0)} hearts, ${mana} of ${maxMana(before.machine, 0)} mana.`,
  )
  await expect(answerTo(page, option)).toContainText(`${fight?.health} health, attack ${fight?.attack}.`)
  await give(page, option)
  await expect(page.locator('[data-part="fight"]')).toContainText(`attack ${fight?.attack}.`)
})

for (const [n, options] of tablesOff(vindication).entries()) {
  test(`Vindication, table ${n + 1}: honor, prices and the end follow its options`, async ({ page }) => {
    const { record, option, before, after } = momentAt(
      vindication,
      vindicationJudge,
      options,
      offering('control'),
    )
    const { terms } = before.machine.values.box
    const ownIn = ({ machine }: typeof before) => {
      const { honor = 0, potential = 0, influence = 0, conviction = 0 } = machine.state.players[0] ?? {}
      return [`${honor} honor.`, `${potential} potential, ${influence} influence, ${conviction} conviction.`]
    }

    await sitDown(page, record)
    const spaces = await page
      .locator('[data-at^="token:"]')
      .evaluateAll((all) => [
        ...new Set(all.map((one) => Number(one.getAttribute('data-at')?.slice('token:'.length)))),
      ])
    expect(spaces.toSorted((a, b) => a - b)).toEqual(terms.tokens)
    await inWords(page)
    const end = page.locator('[data-part="triggers"]')
    if (terms.rounds > 0) await expect(end).toContainText(`Round ${terms.rounds} is the last.`)
    else await expect(end).toContainText(`end triggers can’t end the game before round ${terms.armedFrom}`)
    for (const line of ownIn(before)) await expect(mine(page)).toContainText(line)
    await give(page, option)
    for (const line of ownIn(after)) await expect(mine(page)).toContainText(line)
  })
}

test('numbers of a module that is not played are left out, and used as soon as it is chosen', async ({
  page,
}) => {
  await prefer(page, 'Instant')
  await newTable(page)
  await page.getByRole('button', { name: /^Duel/ }).click()
  await page.getByLabel('Edition').selectOption('2017 prototype')
  await chooseSeed(page, 'not played')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const text = JSON.stringify({ menagerie: { market: 2 } })
  await (
    await chooser
  ).setFiles({ name: 'pets.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByLabel('Numbers', { exact: true }).locator('option:checked')).toHaveText('pets')
  await expect(page.getByText('Numbers of Exotic Pet Menagerie aren’t used at this table.')).toBeVisible()
  await expect(page.getByLabel('Edition')).toHaveValue('2017 prototype')
  await page.getByRole('checkbox', { name: 'Exotic Pet Menagerie' }).check()
  await expect(page.getByText('1 number differs from ours.')).toBeVisible()
  await begin(page)
  await page.getByRole('button', { name: 'Your own numbers' }).click()
  await expect(page.getByRole('dialog')).toContainText('Face-up pets in the market 2 (ours 3)')
})
