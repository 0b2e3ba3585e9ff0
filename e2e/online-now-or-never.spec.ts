// A whole game of Now or Never between two browsers: one touches the board, one answers in words and knows just
// enough to fight and to sell. The other is told of both.
import type { Page } from '@playwright/test'
import { expect, playThrough, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ viewport: { width: 1366, height: 650 } })

/** Six seasons have more touches than a game of the other. */
const TOUCHES = 1500

interface Answer {
  readonly id: string
  readonly label: string
}

/** Runs in the page: what can be answered in words, and whether the game is over. */
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

/** Runs in the page: the keyboard goes to that answer, if it is still one. */
function reach(id: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-part="ask"] button[data-option="${id}"]`)
  button?.focus()
  return button !== null
}

/** The way to a fight and to a sale, what leads to them soonest first: an enemy is told with its row. */
const WAYS = [/^sell-all:/, /^fight:/, /^move:.* Walk to [A-Z].*, row/, /^arrow:/, /^go /, /^use:.*: build/]

/** As `WAYS` say until there was one of each; then the season is passed as soon as may be. */
function choose(answers: readonly Answer[], done: readonly string[]): Answer | undefined {
  const find = (way: RegExp) => answers.find(({ id, label }) => way.test(`${id} ${label}`))
  if (done.some((id) => id.startsWith('fight:')) && done.some((id) => id.startsWith('sell-all:')))
    return find(/^pass /) ?? answers[0]
  // Who has come to an enemy stays there.
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
      // What is asked once more with the same answers shows after a while.
      if (i % 60 === 0) last = ''
      continue
    }
    // Meanwhile something else may be asked.
    if (!(await page.evaluate(reach, answer.id))) continue
    last = now
    await page.keyboard.press('Enter')
    done.push(/, row/.test(answer.label) ? `${answer.id} met` : answer.id)
  }
  throw new Error('the game did not end')
}

/** The log tells it while it is new. */
const told = (page: Page, what: RegExp) =>
  page.locator('ol [data-type]').filter({ hasText: what }).first().waitFor({ timeout: 0 })

const TITLE = 'two browsers play a whole game of Now or Never, and each is told what the other does'

test(TITLE, { tag: '@long' }, async ({ guest }) => {
  const ada = new Sitter(await guest())
  const ben = await guest()
  const path = await setTable(ada.page, 'Ada', { game: 'Now or Never' })
  await sitDown(ben, path, 'Ben')
  await start(ada.page)
  await ben.getByRole('button', { name: 'The table in words' }).press('Enter')
  await Promise.all([
    playThrough(ada, TOUCHES),
    answerThrough(ben, 6 * TOUCHES),
    told(ada.page, /Ben fights .*: health \d+, attack \d+/),
    told(ada.page, /Ben sells .* for \d+ coins?/),
  ])
  for (const page of [ada.page, ben])
    await expect(page.locator('[data-do="end-screen"]')).toContainText('with')
})
