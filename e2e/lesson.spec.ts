// First games from their first slip to their last: by pointer, touching only what is ringed, and in words, by what
// one types.
import { findings } from './axe.ts'
import { cardOf, expect, prefer, test } from './hall.ts'
import { learn, playByPointer, playInWords, repliesOf, say, slipOf, touchRinged } from './learning.ts'

const HEROES = 'Heroes of Land, Air & Sea'

test('the lesson is played to its end by pointer, and the game goes on', async ({ page }) => {
  await learn(page, 'Vindication')
  expect(await playByPointer(page)).toHaveLength(18)
  await expect(page.locator('[data-at="space:21"][data-lit="true"]').first()).toBeVisible()
})

test('the lesson of Now or Never is played to its end by pointer, board after board', async ({ page }) => {
  await learn(page, 'Now or Never')
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(25)
  await expect(page.locator('[data-at="space:24"][data-lit="true"]').first()).toBeVisible()
})

test('the lesson of Heroes is played to its end by pointer, a Battle and a Tower among it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await learn(page, HEROES)
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  expect(await playByPointer(page)).toHaveLength(28)
  await expect(page.locator('[data-at="slot:recruit"][data-lit="true"]').first()).toBeVisible()
})

test('only what the lesson waits for is accepted; undo and coming back go on where one was', async ({
  page,
}) => {
  await learn(page, 'Vindication')
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  await page.locator('[data-do="read-on"]').click()
  await expect(slipOf(page)).toContainText('A secret quest')
  await touchRinged(page)
  await page.locator('[data-do="read-on"]').click()
  await expect(slipOf(page)).toContainText('Activating')
  await page.reload()
  await expect(slipOf(page)).toContainText('Activating')
  await touchRinged(page)
  await expect(slipOf(page)).toContainText('Moving')
  await page.locator('[data-at="region:12"]').first().click({ button: 'right', force: true })
  await expect(page.getByText('The lesson asks for something else first.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(slipOf(page)).toContainText('Activating')
  await page.locator('[data-do="do-it"]').click()
  await expect(slipOf(page)).toContainText('Moving')
  await page.locator('[data-do="end-lesson"]').click()
  await expect(slipOf(page)).toBeHidden()
  await expect(page.locator('[data-at="region:12"][data-lit="true"]').first()).toBeVisible()
})

/** What one types, slip by slip. */
const VINDICATION = [
  ['Washed ashore', 'read on'],
  ['A secret quest', 'keep vigorous'],
  ['Your blocks', 'read on'],
  ['Activating', 'activate oneth'],
  ['Moving', 'go to space 29'],
  ['Visiting', 'visit the holy spire'],
  ['The end of a turn', 'end your turn'],
  ['You yourself', 'activate your character', 'gain 1 strength'],
  ['A new companion', 'go to space 21', 'visit the inn', 'pay 2 strength', 'herk'],
  ['Control', 'take control of the inn', 'end your turn'],
  ['Heroic attributes', 'activate herk', 'convert to courage'],
  ['Proficiency and mastery', 'buy an inspiration proficiency tile'],
  ['Traits and relics', 'read on'],
  ['Resting', 'rest', 'augment 1: potential to influence', 'go to space 29', 'do it for me'],
  ['More courage', 'activate your character', 'gain 1 strength', 'convert to courage'],
  ['A fight', 'visit the gaping maw', 'custodian'],
  ['How the end comes', 'next'],
  ['The rest is yours', 'play on'],
] as const

const NOW_OR_NEVER = [
  ['Home again', 'read on'],
  ['Your hero', 'play marklun'],
  ['Your specialists', 'brindle stands left'],
  ['Quests', 'keep misfiled parts', 'keep lift-cage repairs', 'keep a kettle', 'keep floor plan', 'confirm'],
  ['Using a specialist', 'use brindle'],
  ['A building', 'shell flats'],
  ['Where it stands', 'bottom row, space 2'],
  ['A hero action', 'go to space 24'],
  ['A fight', 'fight pebble mite'],
  ['Another round', 'fight another round'],
  ['Mana', 'strike'],
  ['A villager', 'take a bottled demon villager'],
  ['A house', 'house a bottled demon villager'],
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
  ['Your people', 'humans'],
  ['Your Capital', 'do it for me'],
  ['Two tokens a round', 'read on'],
  ['Recruiting', 'recruit', '2 serfs'],
  ['Following', 'follow'],
  ['Tax', '4 mana'],
  ['A March', 'march', 'from i-1', 'serf', 'warrior', 'done'],
  ['Where to', 'go to i-3'],
  ['Exploring', 'next'],
  ['The Muster', 'muster march', 'from i-1', 'serf', 'go to i-4'],
  ['Collection', 'read on'],
  ['Spell cards', 'put earthquake away'],
  ['Building', 'build', 'cathedral'],
  ['A Hero', 'follow', 'laelithar'],
  ['Research', 'research', 'conjure', 'keep rage', 'confirm'],
  ['A new round', 'put blood magic away'],
  ['To Battle', 'march', 'from i-1', 'laelithar', 'serf', 'go to i-2'],
  ['Strength', 'read on'],
  ['A Combat Spell', 'rage'],
  ['Tactics', 'first strike'],
  ['What cancels what', 'pay for it'],
  ['Won', 'next'],
  ['A Tower', 'build', 'tower in i-4'],
  ['Sea and sky', 'read on'],
  ['What scores', 'read on'],
  ['Four ends', 'next'],
  ['The rest is yours', 'play on'],
] as const

test('the lesson is played to its end in words', async ({ page }) => {
  await learn(page, 'Vindication', 'Table in words')
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  await playInWords(page, VINDICATION, async (title) => {
    if (title !== 'Moving') return
    await say(page, 'visit the holy spire')
    await expect(repliesOf(page)).toContainText('something else first')
  })
})

test('the lesson of Now or Never is played to its end in words', async ({ page }) => {
  await learn(page, 'Now or Never', 'Table in words')
  await playInWords(page, NOW_OR_NEVER)
})

test('the lesson of Heroes is played to its end in words', async ({ page }) => {
  await learn(page, HEROES, 'Table in words')
  await playInWords(page, OF_HEROES, async (title) => {
    if (title !== 'Tactics') return
    await expect(page.locator('[data-view="words"]')).toContainText('Strength 9')
  })
})

test('a hint lies beside what is met for the first time, once; Help says what a turn and the signs are', async ({
  page,
}) => {
  await prefer(page, 'At once', 'Hints')
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await cardOf(page, 'Vindication')
    .getByRole('button', { name: /^Play now.*quick bots/ })
    .click()
  await expect(slipOf(page)).toContainText('A secret quest')
  expect(await findings(page, 'all', '[data-part="slip"]')).toEqual([])
  await page.reload()
  await expect(page.getByText('Which secret quest do you keep?')).toBeVisible()
  // The hint was read: the place is left to the offer of sounds, which is made once, too.
  await expect(slipOf(page)).toContainText('With sounds?')
  await page.locator('[data-do="sound-off"]').click()
  await expect(slipOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('A turn in one minute')
  await expect(help).toContainText('The signs')
  expect(await findings(page, 'all', 'dialog')).toEqual([])
  await help.locator('[data-term="influence"]').first().focus()
  await expect(help.getByRole('tooltip')).toContainText('Blocks that are awake')
  await help.getByRole('button', { name: 'Learn the game' }).click()
  await expect(slipOf(page)).toContainText('Washed ashore')
  await expect(help).toBeHidden()
})
