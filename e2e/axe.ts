// Returns the serious findings of an accessibility checker, on a page or a part of it.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Rules = 'all' | 'contrast'

export async function findings(page: Page, rules: Rules, part = 'html'): Promise<string[]> {
  // The part may appear a frame after the click that opens it.
  await page.locator(part).first().waitFor({ state: 'attached' })
  // The checker is injected into a page only once.
  const isHere = await page.evaluate(() => 'axe' in window)
  // Our pages have no frames, so legacy mode, which needs no page of its own, is enough.
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
