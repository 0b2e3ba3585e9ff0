// A test language in which every letter is marked: plain letters on a screen were never put into a text file.
import type { Page } from '@playwright/test'
import { expect, test } from './hall.ts'
import { tour, visit } from './tour.ts'

/** Every text that can be read or heard on the page. */
function everyWord(): string[] {
  const heard = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ]
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    // Names of licenses, fonts and files stay as they are.
    if (parent === null || parent.closest('script, style, noscript, [translate="no"]') !== null) continue
    texts.push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll(heard.map((name) => `[${name}]`).join())) {
    if (element.closest('[translate="no"]') !== null) continue
    for (const name of heard) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
}

/** Names of players and our own, text from the address, and ids of rules. */
const NAMES =
  /\bLorehall\b|\bchess\b|\bPerson \d\b|\b(?:Ada|Ben|Brenna|Corvin|Dagny)\b|\bquick \d\b|\bV-[A-Z]+(?:-\d+)?\b/g

async function plainWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(everyWord)
  return [...new Set(texts.filter((text) => /[A-Za-z]{3}/.test(text.replace(NAMES, ''))))]
}

test('the test language leaves no plain word on any screen', async ({ page }) => {
  const found: string[] = []
  for (const screen of await tour(page, 'Test language')) {
    await visit(page, screen)
    found.push(...(await plainWords(page)).map((text) => `${screen.name}: ${text.trim().slice(0, 120)}`))
  }
  expect(found).toEqual([])
})
