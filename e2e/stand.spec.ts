// Where I stand: over the stage alone, by a key, and gone by it.
import { findings } from './axe.ts'
import { duel, expect, test } from './hall.ts'

test.use({ games: 'toy' })

test('the sheet lies over the stage and leaves the question in sight', async ({ page }) => {
  await duel(page, 'duel', 'Toy')
  const stage = page.locator('[data-stage]')
  const question = page.getByRole('region', { name: 'What you are asked' })
  await expect(question).toBeVisible()
  for (const key of ['w', 's']) {
    await page.keyboard.press(key)
    const sheet = page.getByRole('dialog', { name: 'Where I stand' })
    await expect(sheet).toContainText('If it ended now')
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
