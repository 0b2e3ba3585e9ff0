// Six seats online: three teams of two on six Continents, three people in their own browsers, a spectator and bots.
import { adaAndBen, gather, post } from './online-tour.ts'
import { expect, playThrough, test } from './guests.ts'
import { prefer } from './hall.ts'
import { BOXES, inWar } from './heroes-boxes.ts'
import { Sitter } from './sitter.ts'

test.use({ viewport: { width: 1366, height: 650 } })

test('three people and three bots play the last rounds in three teams, and somebody watches', async ({
  guest,
}) => {
  const [ada, ben] = await adaAndBen(guest)
  const cleo = await guest()
  await prefer(cleo, 'Instant')
  await post(cleo.request, '/me', { name: 'Cleo' })
  const options = { ...BOXES, side: 'six', teams: 'three' }
  const record = JSON.stringify(inWar({ seats: 6, options, round: 'last', people: [1, 2] }))
  const bot = { kind: 'bot', bot: 'quick' }
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, bot, bot, bot]
  const people = [ada, ben, cleo]
  const table = await gather(
    people.map(({ request }) => request),
    { game: 'heroes', seats, record, public: true },
  )
  await post(ada.request, `${table}/start`)
  const path = table.replace('/tables/', '/t/')
  const dora = await guest()
  await prefer(dora, 'Instant')
  for (const page of [...people, dora]) await page.goto(path)
  // All six Continents are there.
  await expect(ada.locator('[data-at="region:VI-1"]').first()).toBeVisible()
  await Promise.all(people.map((page) => playThrough(new Sitter(page))))
  for (const page of [...people, dora])
    await expect(page.locator('[data-do="end-screen"]')).toContainText(/(?:win|wins).*with \d+/)
})
