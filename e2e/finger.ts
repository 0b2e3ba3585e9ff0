// A finger on a touchscreen: it presses a thing, holds, and lifts.
import type { Locator, Page } from '@playwright/test'

export async function press(page: Page, thing: Locator): Promise<{ readonly lift: () => Promise<void> }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('what is not there cannot be pressed')
  const hand = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  return {
    lift: async () => {
      await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await hand.detach()
    },
  }
}
