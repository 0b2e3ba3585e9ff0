// The sheet "Where I stand": it covers only the stage, and the same key opens and closes it.
import { findings } from './axe.ts'
import { duel, expect, test } from './hall.ts'

test.use({ games: 'toy' })

test('the sheet covers the stage and leaves the question visible', async ({ page }) => {
  await duel(page, 'duel', 'Toy')
  const stage = page.locator('[data-stage]')
  const question = page.getByRole('region', { name: 'Your decision' })
  await expect(question).toBeVisible()
  for (const key of ['w', 's']) {
    await page.keyboard.press(key)
    const sheet = page.getByRole('dialog', { name: 'Where I stand' })
    await expect(sheet).toContainText('Projected final score')
    await expect(sheet).toContainText('What ends the game')
    await expect(sheet.getByRole('row')).not.toHaveCount(0)
    const [room, box] = [await stage.boundingBox(), await sheet.boundingBox()]
    if (room === null || box === null) throw new Error('the stage and the sheet are on the page')
    expect(box.x).toBeGreaterThanOrEqual(room.x)
    expect(box.y).toBeGreaterThanOrEqual(room.y)
    expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width)
    expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height)
    expect(await findings(page, 'all', 'dialog')).toEqual([])
    await page.keyboard.press(key)
    await expect(sheet).toHaveCount(0)
  }
})
