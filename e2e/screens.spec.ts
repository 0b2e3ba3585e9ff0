// Every screen in both themes, on a desk and on a phone: nothing an accessibility checker finds serious,
// nothing too small to touch, and a picture of each for human eyes.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './hall.ts'
import { LIT, tooSmall } from './look.ts'
import { leave, tour, visit } from './tour.ts'

const PICTURES = join(dirname(import.meta.dirname), 'screens')
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** What a finger can hit, in CSS pixels; half a one is rounding. */
const FINGER = 39.5

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(' | ')}`)
}

for (const theme of ['Candlelight', 'Daylight'] as const) {
  for (const [device, size] of [['desk', DESK], ['phone', PHONE]] as const) {
    test(`every screen by ${theme} on a ${device}`, async ({ page }) => {
      mkdirSync(PICTURES, { recursive: true })
      await page.setViewportSize(size)
      const found: string[] = []
      for (const screen of await tour(page, theme)) {
        await visit(page, screen)
        await page.screenshot({ path: join(PICTURES, `${screen.name}-${device}-${theme.toLowerCase()}.png`) })
        found.push(...(await findings(page)).map((finding) => `${screen.name}: ${finding}`))
        const { wide, tall } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth > innerWidth,
          tall: document.documentElement.scrollHeight > innerHeight,
        }))
        if (wide) found.push(`${screen.name}: wider than the ${device}`)
        if (tall && screen.fixed === true) found.push(`${screen.name}: the page scrolls`)
        if (device === 'phone') {
          const small = await page.evaluate(tooSmall, [LIT, FINGER] as const)
          found.push(...small.map((what) => `${screen.name}: ${what}`))
        }
        await leave(page, screen)
      }
      expect(found).toEqual([])
    })
  }
}
