// A player who uses the text view by keyboard alone: Tab from option to option, Enter to choose one.
import type { Page } from '@playwright/test'

interface Focus {
  readonly over: boolean
  readonly confirm: boolean
  /** The focus is on the last button of a confirmation. */
  readonly sure: boolean
  /** The question with the events before it, and its number of options. */
  readonly ask: string
  readonly answers: number
  readonly canEnd: boolean
  /** The focus is on an option. */
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
    // Options that are already ticked don't count: choosing them would only untick them.
    on:
      document.activeElement?.matches('[data-part="ask"] button[data-option]:not([aria-pressed="true"])') ??
      false,
  }
}

/** Answers per turn before the typist ends it. */
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

/** A key pressed before the last question may have closed the scores: open them again. */
async function seeScores(page: Page): Promise<void> {
  const scores = page.locator('[data-do="scores"]')
  if ((await scores.count()) > 0) await scores.press('Enter')
}

/** Waits for a question that was not answered yet. */
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

/** The most Tab presses on the way to an option; no other button is pressed instead. */
const TABS = 120

/** Chooses the first option after the focus, or one a little further on. */
async function answer(page: Page, further: number): Promise<void> {
  let passed = 0
  for (let i = 0; i < TABS; i++) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(feel)
    if (now.on && passed++ >= Math.min(further, now.answers - 1)) return page.keyboard.press('Enter')
  }
}
