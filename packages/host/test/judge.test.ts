// A game's judge is loaded only when a bot has to think.
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { answer, BOT, ME, newHall, Page, settled, YOU } from './kit.ts'

function counting() {
  let loaded = 0
  const hall = newHall({
    judge: async () => {
      loaded++
      return toyGame.judge
    },
  })
  return { hall, page: new Page(), loaded: () => loaded }
}

test('people play, read hints and undo without it', async () => {
  const { hall, page, loaded } = counting()
  const { table } = await hall.request(page, 'create', { game: 'toy', seats: [ME, YOU] })
  const { ask } = await hall.request(page, 'watch', { table, eyes: 0 })
  await hall.request(page, 'hints', { table, seat: 0, ask: ask?.id ?? -1 })
  for (const seat of [0, 1, 0]) await answer(hall, page, table, seat)
  await hall.request(page, 'undo', { table, seat: 0 })
  expect(loaded()).toBe(0)
})

test('it is loaded once for all bots of a table', async () => {
  const { hall, page, loaded } = counting()
  const { table } = await hall.request(page, 'create', { game: 'toy', seats: [ME, BOT, BOT] })
  expect(loaded()).toBe(0)
  await hall.request(page, 'watch', { table, eyes: 0 })
  await settled()
  await answer(hall, page, table, 0)
  expect(loaded()).toBe(1)
})

test('a bot continues once a failed load succeeds', async () => {
  let there = false
  const hall = newHall({
    judge: async () => {
      if (there) return toyGame.judge
      throw new Error('the file is gone')
    },
  })
  const page = new Page()
  const { table } = await hall.request(page, 'create', { game: 'toy', seats: [ME, BOT] })
  await hall.request(page, 'watch', { table, eyes: 0 })
  await settled()
  expect(page.troubles).toEqual(['the file is gone'])
  there = true
  expect((await hall.request(page, 'watch', { table, eyes: 0 })).waiting).toContain(1)
  await settled()
  expect((await hall.request(page, 'watch', { table, eyes: 0 })).waiting).toEqual([0])
})
