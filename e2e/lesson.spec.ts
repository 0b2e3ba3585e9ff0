// Lessons from their first tip to their last: by pointer, clicking only what is ringed, and by typing in the text view.
import { findings } from './axe.ts'
import { cardOf, expect, prefer, test, toHall } from './hall.ts'
import { learn, playByPointer, playInWords, repliesOf, say, tipOf, touchRinged } from './learning.ts'

const HEROES = 'Heroes of Land, Air & Sea'

test('the lesson is played to its end by pointer, and the game goes on', async ({ page }) => {
  await learn(page, 'Vindication')
  expect(await playByPointer(page)).toHaveLength(24)
  await expect(page.locator('[data-at="space:21"][data-highlight="true"]').first()).toBeVisible()
})

test('the lesson of Now or Never is played to its end by pointer, board after board', async ({ page }) => {
  await learn(page, 'Now or Never')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(26)
  await expect(page.locator('[data-at="space:24"][data-highlight="true"]').first()).toBeVisible()
})

test('the lesson of Heroes is played to its end by pointer, including a Battle and a Tower', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await learn(page, HEROES)
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(28)
  await expect(page.locator('[data-at="slot:recruit"][data-highlight="true"]').first()).toBeVisible()
})

test('only what the lesson waits for is accepted; after undo or a reload it continues at the same place', async ({
  page,
}) => {
  await learn(page, 'Vindication')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  await page.locator('[data-do="read-on"]').click()
  await expect(tipOf(page)).toContainText('A secret quest')
  await touchRinged(page)
  await expect(tipOf(page)).toContainText('Your blocks')
  await page.locator('[data-do="read-on"]').click()
  await expect(tipOf(page)).toContainText('Using blocks')
  await page.locator('[data-do="read-on"]').click()
  await expect(tipOf(page)).toContainText('Activating')
  await page.reload()
  await expect(tipOf(page)).toContainText('Activating')
  await touchRinged(page)
  await expect(tipOf(page)).toContainText('Moving')
  await page.locator('[data-at="region:12"]').first().click({ button: 'right', force: true })
  await expect(page.getByText('Finish this step of the lesson first.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(tipOf(page)).toContainText('Activating')
  await page.locator('[data-do="do-it"]').click()
  await expect(tipOf(page)).toContainText('Moving')
  await page.locator('[data-do="end-lesson"]').click()
  await expect(tipOf(page)).toBeHidden()
  await expect(page.locator('[data-at="region:12"][data-highlight="true"]').first()).toBeVisible()
})

/** The commands to type, tip by tip. */
const VINDICATION = [
  ['Washed ashore', 'read on'],
  ['A secret quest', 'keep vigorous'],
  ['Your blocks', 'read on'],
  ['Using blocks', 'next'],
  ['Activating', 'activate oneth'],
  ['Moving', 'go to space 29'],
  ['Visiting', 'visit the holy spire'],
  ['Ending your turn', 'end your turn'],
  ['Your character', 'activate your character', 'gain 1 strength'],
  ['An Inn', 'go to space 21'],
  ['A new companion', 'visit the inn', 'pay 2 strength', 'herk'],
  ['Control', 'take control of the inn'],
  ['Visitors', 'end your turn'],
  ['Heroic attributes', 'activate herk'],
  ['Converting', 'convert to courage'],
  ['Proficiency', 'buy an inspiration proficiency tile'],
  ['Mastery', 'next'],
  ['Traits and relics', 'read on'],
  ['Resting', 'rest', 'augment 1: potential to influence'],
  ['Back to the Maw', 'go to space 29', 'do it for me'],
  ['More courage', 'activate your character', 'gain 1 strength', 'convert to courage'],
  ['A fight', 'visit the gaping maw', 'custodian'],
  ['How the game ends', 'next'],
  ['The rest is yours', 'play on'],
] as const

const NOW_OR_NEVER = [
  ['Home again', 'read on'],
  ['Your hero', 'play marklun'],
  ['Your specialists', 'put brindle on the left'],
  ['Quests', 'keep misfiled parts', 'keep the root', 'keep floor plan', 'keep shaft nine', 'confirm'],
  ['The bot', 'read on'],
  ['Using a specialist', 'use brindle'],
  ['A building', 'shell flats'],
  ['Where to build', 'bottom row, space 2'],
  ['A hero action', 'go to space 24'],
  ['A fight', 'fight pebble mite'],
  ['Another round', 'fight another round'],
  ['Mana', 'read on'],
  ['A villager', 'take a demon bottler'],
  ['A home', 'house a demon bottler'],
  ['A longer walk', 'go to space 36'],
  ['Playing a quest', 'play misfiled parts'],
  ['A visit', 'visit ublo tower'],
  ['Hearts', 'go to space 15'],
  ['Searching', 'search'],
  ['Healing', 'use gran pellow'],
  ['Passing', 'pass'],
  ['Production', 'next'],
  ['The market', 'sell all goods'],
  ['Building on', 'use brindle', "tinkers' row", 'do it for me'],
  ['What scores', 'read on'],
  ['The rest is yours', 'play on'],
] as const

const OF_HEROES = [
  ['Four Continents', 'read on'],
  ['Your faction', 'humans'],
  ['Your Capital', 'do it for me'],
  ['Two turns per round', 'read on'],
  ['Recruiting', 'recruit', '2 serfs'],
  ['Following', 'follow'],
  ['Tax', '4 mana'],
  ['A March', 'march', 'leave serf', 'leave serf'],
  ['Where to go', 'go to i-3'],
  ['Exploring', 'next'],
  ['The Muster', 'muster march', 'from i-1', 'go to i-4'],
  ['Collection', 'read on'],
  ['Spell cards', 'discard earthquake'],
  ['Building', 'build', 'cathedral'],
  ['A Hero', 'follow', 'laelithar'],
  ['Research', 'research', 'conjure', 'keep rage', 'confirm'],
  ['A new round', 'discard blood magic'],
  ['To Battle', 'march', 'from i-1', 'go to i-2'],
  ['Strength', 'read on'],
  ['A Combat Spell', 'rage'],
  ['Tactics', 'first strike'],
  ['Canceled', 'pay 4 mana'],
  ['Victory', 'next'],
  ['A Tower', 'build', 'tower in i-4'],
  ['Sea and sky', 'read on'],
  ['Scoring', 'read on'],
  ['How the game ends', 'next'],
  ['Over to you', 'play on'],
] as const

test('the lesson is played to its end in the text view', async ({ page }) => {
  await learn(page, 'Vindication', 'Text view')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  await playInWords(page, VINDICATION, async (title) => {
    if (title !== 'Moving') return
    await say(page, 'visit the holy spire')
    await expect(repliesOf(page)).toContainText('Finish this step of the lesson first')
  })
})

test(
  'the lesson of Now or Never is played to its end in the text view',
  { tag: '@long' },
  async ({ page }) => {
    await learn(page, 'Now or Never', 'Text view')
    await playInWords(page, NOW_OR_NEVER)
  },
)

test('the lesson of Heroes is played to its end in the text view', { tag: '@long' }, async ({ page }) => {
  await learn(page, HEROES, 'Text view')
  await playInWords(page, OF_HEROES, async (title) => {
    if (title !== 'Tactics') return
    await expect(page.locator('[data-view="words"]')).toContainText('Strength 9')
  })
})

test('a hint appears once, next to something new; Help explains the turn and the icons', async ({ page }) => {
  await prefer(page, 'Instant', 'Hints')
  await toHall(page)
  await cardOf(page, 'Vindication')
    .getByRole('button', { name: /^Play now.*easy bots/ })
    .click()
  await expect(tipOf(page)).toContainText('A secret quest')
  expect(await findings(page, 'all', '[data-part="tip"]')).toEqual([])
  await page.reload()
  await expect(page.getByText('Which secret quest do you keep?')).toBeVisible()
  // After the hint was read, the offer of sounds takes its place, also only once.
  await expect(tipOf(page)).toContainText('Turn sound on?')
  await page.locator('[data-do="sound-off"]').click()
  await expect(tipOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('A turn in one minute')
  await expect(help).toContainText('Symbols')
  expect(await findings(page, 'all', 'dialog')).toEqual([])
  await help.locator('[data-term="influence"]').first().focus()
  await expect(help.getByRole('tooltip')).toContainText('Blocks you can use')
  await help.getByRole('button', { name: 'Learn the game' }).click()
  await expect(tipOf(page)).toContainText('Washed ashore')
  await expect(help).toBeHidden()
})
