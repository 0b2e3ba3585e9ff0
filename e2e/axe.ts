// What an accessibility checker finds serious on a page, or on a part of it.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Rules = 'all' | 'contrast'

export async function findings(page: Page, rules: Rules, part = 'html'): Promise<string[]> {
  // What a touch opens may come a frame later.
  await page.locator(part).first().waitFor({ state: 'attached' })
  // The checker is brought into a page once; whoever looks again finds it there.
  const isHere = await page.evaluate(() => 'axe' in window)
  // Our pages have no frames, so there is nothing to gather in a page of its own.
  const axe = new AxeBuilder({ page, ...(isHere ? { axeSource: ';' } : {}) })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await (rules === 'all' ? axe : axe.withRules('color-contrast')).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    )
}
