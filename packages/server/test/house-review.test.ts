// The review of an online game: refused while it goes on, then for every person who may see it.
import { expect, test, vi } from 'vitest'
import { begin, gather, openToyHouse, playOn, someone, turnOver } from './kit/house.ts'

test('is refused while the game goes on, and then made for anyone with a name', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy' })
  await begin(hall, gathered)
  const { table, people } = gathered
  const [ada = null] = people
  const review = (person: typeof ada) => hall.house.perform('review', { table }, person)
  await playOn(hall, gathered, 5)
  await expect(review(ada)).rejects.toMatchObject({
    code: 'not-over',
    message: 'A review would show hidden information. You can have it when the game is over.',
  })
  await expect(review(null)).rejects.toMatchObject({ code: 'who-are-you' })

  await playOn(hall, gathered, 1000)
  await turnOver()
  const spectator = await someone(hall, 'Cy')
  const found = await vi.waitFor(
    async () => {
      const state = await review(spectator)
      expect(state.review).not.toBeNull()
      return state.review
    },
    { timeout: 60_000 },
  )
  expect(found).toMatchObject({ seats: [0, 1] })
})

test('chances are for spectators while the game goes on, and then for everyone', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy' })
  await begin(hall, gathered)
  await playOn(hall, gathered, 8)
  const { table, people } = gathered
  const [ada = null] = people
  const chances = (person: typeof ada) => hall.house.perform('chances', { table }, person)
  await expect(chances(ada)).rejects.toMatchObject({ code: 'not-over' })
  const { moments } = await chances(null)
  expect(moments.length).toBeGreaterThan(0)
  for (const moment of moments) expect(moment.chances[0]).toBeGreaterThan(0)
  await playOn(hall, gathered, 1000)
  await turnOver()
  const after = await chances(ada)
  expect(after.moments.at(-1)?.chances.some((chance) => chance === 1 || chance === 0.5)).toBe(true)
})
