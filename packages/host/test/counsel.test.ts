// Counsel: what a strong bot expects of the best options of a question.
import { expect, test } from 'vitest'
import type { Update } from '../src/index.ts'
import { give, look, ME, newHall, Page, toyTable, YOU } from './kit.ts'

/** A new game of Vindication at my first question with something to compare. */
async function atVindication() {
  const [hall, page] = [newHall(), new Page()]
  const { table } = await hall.request(page, 'create', {
    game: 'vindication',
    seats: [ME, { name: 'Brim', kind: 'bot', bot: 'normal' }],
    seed: 'counsel',
  })
  const at = { hall, page, table }
  for (let n = 0; n < 30; n++) {
    const update = await look(at, 0)
    const { ask } = update
    if (ask?.kind === 'turn' && ask.options.length > 2) return { ...at, update }
    await give(at, 0, ask?.options[0]?.id ?? '')
  }
  throw new Error('my turn never came')
}

const askOf = ({ ask }: Update) => ask?.id ?? -1

test('names at most three of the options, the best first, and says what would follow', async () => {
  const { hall, page, table, update } = await atVindication()
  const { options } = await hall.request(page, 'counsel', { table, seat: 0, ask: askOf(update) })
  expect(options.length).toBeGreaterThan(1)
  expect(options.length).toBeLessThan(4)
  const offered = update.ask?.options ?? []
  for (const { id, label, at } of options)
    expect(offered).toContainEqual(expect.objectContaining({ id, label, at }))
  const gains = options.map(({ gain }) => gain)
  expect(gains).toEqual(gains.toSorted((a, b) => b - a))
  expect(options.some(({ next }) => next.length > 0)).toBe(true)
  // The effects of the best option and of its plan are named.
  expect(options[0]?.effects.length).toBeGreaterThan(0)
})

test('asked for twice at the same time, it is the same; asking changes nothing', async () => {
  const { hall, page, table, update } = await atVindication()
  const about = { table, seat: 0, ask: askOf(update) }
  const [one, two] = await Promise.all([
    hall.request(page, 'counsel', about),
    hall.request(page, 'counsel', about),
  ])
  expect(two).toEqual(one)
  expect((await look({ hall, page, table }, 0)).entries).toBe(update.entries)
})

test('is refused for a closed ask, and at a table made without the coach', async () => {
  const at = await toyTable([ME, YOU])
  const { ask } = await look(at, 0)
  const about = { table: at.table, seat: 0, ask: ask?.id ?? -1 }
  await give(at, 0, ask?.options[0]?.id ?? '')
  await expect(at.hall.request(at.page, 'counsel', about)).rejects.toMatchObject({ code: 'stale-ask' })

  const without = await toyTable([ME, YOU], { coach: false })
  const seen = await look(without, 0)
  expect(seen.coach).toBe(false)
  const refused = without.hall.request(without.page, 'counsel', {
    ...about,
    table: without.table,
    ask: askOf(seen),
  })
  await expect(refused).rejects.toMatchObject({ code: 'bad-request' })
})

test('there is nothing to compare while everyone chooses together', async () => {
  const at = await toyTable([ME, YOU])
  const update = await look(at, 0)
  expect(await at.hall.request(at.page, 'counsel', { table: at.table, seat: 0, ask: askOf(update) })).toEqual(
    {
      options: [],
    },
  )
})
