// A whole game between two browsers, each clicked through by somebody who knows no rules.
import { expect, PATIENT, playThrough, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'

test.use({ viewport: { width: 1100, height: 720 } })

test('two browsers play a whole game to its end', async ({ guest }) => {
  const ada = new Sitter(await guest())
  const ben = new Sitter(await guest(), 11)
  const path = await setTable(ada.page, 'Ada')
  await sitDown(ben.page, path, 'Ben')
  await start(ada.page)
  await Promise.all([playThrough(ada), playThrough(ben)])
  for (const { page } of [ada, ben]) {
    await expect(page.locator('[data-do="end-screen"]')).toContainText(/(?:Ada|Ben).*with \d+/, PATIENT)
  }
  await ada.page.getByRole('link', { name: 'Verify the dice' }).click()
  await expect(ada.page.getByText('Fair: every check holds.')).toBeVisible(PATIENT)
})
