// Somebody who plays the table in words by keyboard alone: Tab from answer to answer, Enter to give one.
import type { Page } from '@playwright/test'

interface Focus {
  readonly over: boolean
  readonly confirm: boolean
  /** The keyboard is on the last button of what is to be confirmed. */
  readonly sure: boolean
  /** The question with what happened before it, and how many answers it has. */
  readonly ask: string
  readonly answers: number
  readonly canEnd: boolean
  /** The keyboard is on an answer. */
  readonly on: boolean
}

function feel(): Focus {
  const answers = [...document.querySelectorAll('[data-part="ask"] button[data-option]')]
  return {
    over: document.querySelector('[data-do="end-screen"], [data-do="scores"]') !== null,
    confirm: document.querySelector('dialog[open]') !== null,
    sure: document.activeElement?.matches('dialog[open] button:last-of-type') ?? false,
    ask:
      (document.querySelector('[data-do="prompt"]')?.textContent ?? '') +
      answers.map((one) => one.getAttribute('data-option')).join() +
      (document.querySelector('[data-part="now"]')?.textContent ?? ''),
    answers: answers.length,
    canEnd: answers.some((one) => /^(?:end|pass)$/.test(one.getAttribute('data-kind') ?? '')),
    // What is ticked already would only be taken back.
    on:
      document.activeElement?.matches('[data-part="ask"] button[data-option]:not([aria-pressed="true"])') ??
      false,
  }
}

/** Answers given in a turn before it is ended. */
const A_TURN = 2

export async function typeThrough(page: Page, most = 600): Promise<void> {
  let given = 0
  let last = ''
  for (let i = 0; i < most; i++) {
    const now = await settled(page, last)
    if (now.over) return seeScores(page)
    last = now.ask
    if (now.confirm) {
      await page.keyboard.press(now.sure ? 'Enter' : 'Tab')
      last = ''
    } else if (now.canEnd && given >= A_TURN) {
      await page.keyboard.press('e')
      given = 0
    } else {
      await answer(page, i % 3)
      given += 1
    }
  }
  throw new Error('the game did not end')
}

/** A key on its way to the last question may have put the scores away: they are a touch off. */
async function seeScores(page: Page): Promise<void> {
  const scores = page.locator('[data-do="scores"]')
  if ((await scores.count()) > 0) await scores.press('Enter')
}

/** A question that was not answered yet. */
async function settled(page: Page, last: string): Promise<Focus> {
  const began = Date.now()
  for (;;) {
    const now = await page.evaluate(feel)
    if (now.over || now.confirm || (now.answers > 0 && now.ask !== last)) return now
    // The same question can come twice.
    if (now.answers > 0 && Date.now() - began > 1200) return now
    if (Date.now() - began > 30_000) throw new Error(`nothing to answer: ${now.ask}`)
    await page.waitForTimeout(15)
  }
}

/** What the keyboard may pass on its way: somebody else's button is never pressed for want of an answer. */
const TABS = 120

/** The first answer after the focus, or one a little further on. */
async function answer(page: Page, further: number): Promise<void> {
  let passed = 0
  for (let i = 0; i < TABS; i++) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(feel)
    if (now.on && passed++ >= Math.min(further, now.answers - 1)) return page.keyboard.press('Enter')
  }
}
