// Small text is as wide as its letters say: placed on whole pixels, it would lose the space between words.
import { expect, test } from './hall.ts'

/** Runs in the page: the width of a space in this element's text, in units of its font size. */
function spaceIn([tag, size]: readonly [string, number]): number {
  const element = document.body.appendChild(document.createElement(tag))
  element.style.cssText = `position: absolute; padding: 0; border: 0; font-size: ${size}px`
  const wide = (text: string) => {
    element.textContent = text
    return element.getBoundingClientRect().width
  }
  const space = wide('n n n n n') - wide('nnnnn')
  element.remove()
  return space / 4 / size
}

for (const tag of ['p', 'button']) {
  test(`words keep their distance in a small ${tag}`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.fonts.load('14px "Lorehall Text"'))
    const large = await page.evaluate(spaceIn, [tag, 100] as const)
    for (const size of [11, 13, 14]) {
      expect(await page.evaluate(spaceIn, [tag, size] as const)).toBeGreaterThan(large * 0.97)
    }
  })
}
