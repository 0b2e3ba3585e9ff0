// A whole game of Now or Never between two browsers: one clicks the board, one uses the text view and knows just enough
// to fight and to sell. The other sees both in the log.
import type { Page } from '@playwright/test'
import { expect, playThrough, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ viewport: { width: 1366, height: 650 } })

/** Six seasons need more clicks than a game of Vindication. */
const TOUCHES = 1500

interface Answer {
  readonly id: string
  readonly label: string
}

/** Runs in the page: the options in the text view, and whether the game is over. */
function asked(): { readonly over: boolean; readonly answers: readonly Answer[] } {
  const buttons = [
    ...document.querySelectorAll('[data-part="ask"] button[data-option]:not([aria-pressed="true"])'),
  ]
  return {
    over: document.querySelector('[data-do="end-screen"], [data-do="scores"]') !== null,
    answers: buttons.map((button) => ({
      id: button.getAttribute('data-option') ?? '',
      label: button.textContent ?? '',
    })),
  }
}

/** Runs in the page: focuses that option, if it is still offered. */
function reach(id: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-part="ask"] button[data-option="${id}"]`)
  button?.focus()
  return button !== null
}

/** A step onto an enemy that two players can meet early. */
const MEETS = /^Walk to the (?:Pebble Mite|Husk Crawler|Lantern Jaw|Rustback|Weeping Column|Bottle Wraith)/

/** Options that lead to a fight and a sale, the most direct first. */
const WAYS = [
  /^sell-all:/,
  /^fight:/,
  new RegExp(`^move:\\d+ ${MEETS.source.slice(1)}`),
  /^arrow:/,
  /^go /,
  /^use:.*: build/,
]

/** Follows `WAYS` until there was a fight and a sale; then passes each season as soon as possible. */
function choose(answers: readonly Answer[], done: readonly string[]): Answer | undefined {
  const find = (way: RegExp) => answers.find(({ id, label }) => way.test(`${id} ${label}`))
  if (done.some((id) => id.startsWith('fight:')) && done.some((id) => id.startsWith('sell-all:')))
    return find(/^pass /) ?? answers[0]
  // Stop next to an enemy.
  const [stop, met] = [find(/^stop /), done.at(-1)?.endsWith(' met')]
  if (met === true && stop !== undefined) return stop
  return WAYS.map(find).find((one) => one !== undefined) ?? answers[0]
}

async function answerThrough(page: Page, most = TOUCHES): Promise<void> {
  const done: string[] = []
  let last = ''
  for (let i = 0; i < most; i++) {
    const { over, answers } = await page.evaluate(asked)
    if (over) return
    const now = JSON.stringify(answers)
    const answer = choose(answers, done)
    if (answer === undefined || now === last) {
      await page.waitForTimeout(20)
      // If the same question with the same options comes again, answer it after a while.
      if (i % 60 === 0) last = ''
      continue
    }
    // In the meantime, the question may have changed.
    if (!(await page.evaluate(reach, answer.id))) continue
    last = now
    await page.keyboard.press('Enter')
    done.push(MEETS.test(answer.label) ? `${answer.id} met` : answer.id)
  }
  throw new Error('the game did not end')
}

/** Waits until the log shows the line. It counts lines, because an action would wait for each new question to settle. */
const told = (page: Page, what: RegExp) =>
  expect
    .poll(() => page.locator('ol [data-type]').filter({ hasText: what }).count(), {
      intervals: [100],
      timeout: 0,
    })
    .toBeGreaterThan(0)

const TITLE = 'two browsers play a whole game of Now or Never, and each is told what the other does'

test(TITLE, { tag: '@long' }, async ({ guest }) => {
  const ada = new Sitter(await guest())
  const ben = await guest()
  const path = await setTable(ada.page, 'Ada', { game: 'Now or Never' })
  await sitDown(ben, path, 'Ben')
  await start(ada.page)
  await ben.getByRole('button', { name: 'Text view' }).press('Enter')
  await Promise.all([
    playThrough(ada, TOUCHES),
    answerThrough(ben, 6 * TOUCHES),
    told(ada.page, /Ben fights .* \(health \d+, attack \d+\)/),
    told(ada.page, /Ben sells .* for \d+ coins?/),
  ])
  for (const page of [ada.page, ben])
    await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})
