// A whole game between two browsers and two people who know no rules: one clicks the board, one uses the text view.
import { expect, playThrough, setTable, sitDown, start, test } from './guests.ts'
import { Sitter } from './sitter.ts'
import { typeThrough } from './typist.ts'

// With the service worker, as real people have it.
test.use({ viewport: { width: 1100, height: 720 }, serviceWorkers: 'allow', games: 'all' })

for (const { game, tag } of [
  { game: 'Toy', tag: [] },
  { game: 'Vindication', tag: ['@long'] },
]) {
  test(`two browsers play a whole game of ${game} to its end`, { tag }, async ({ guest }) => {
    const ada = new Sitter(await guest())
    const ben = await guest()
    const path = await setTable(ada.page, 'Ada', { game })
    await sitDown(ben, path, 'Ben')
    await start(ada.page)
    await ben.getByRole('button', { name: 'Text view' }).press('Enter')
    await Promise.all([playThrough(ada), typeThrough(ben)])
    for (const page of [ada.page, ben]) {
      await expect(page.locator('[data-do="end-screen"]')).toContainText(
        /(?:You win|(?:Ada|Ben) wins|share the win).*with \d+/,
      )
    }
    await ada.page.getByRole('link', { name: 'Verify the dice' }).click()
    await expect(ada.page.getByText('Fair: every check passed.')).toBeVisible()
  })
}
