// `foresee`: the update that an answer would lead to, before it is given.
import { Chance, Refusal } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import type { Answer, SeatPlan, Update } from '../src/index.ts'
import { BOT, ME, newHall, Page, settled, YOU } from './kit.ts'

/** A game long enough for everything to happen. */
const LONG = { rounds: 40, relics: 99 }

async function seated(seats: readonly SeatPlan[]) {
  const hall = newHall()
  const page = new Page()
  const { table } = await hall.request(page, 'create', {
    game: toyGame.id,
    seats,
    seed: 'foresee',
    values: LONG,
  })
  const look = (eyes = 0) => hall.request(page, 'watch', { table, eyes })
  return { hall, page, look }
}

/** The page's last update, once the bots have settled and seat 0 must answer or the game is over. */
async function askedNow(page: Page): Promise<Update> {
  await settled()
  const { last } = page
  if (last === undefined || !(last.over || last.waiting.includes(0))) throw new Error('nobody is asked')
  return last
}

function answerTo({ table, ask }: Update, pick: string | undefined): Answer {
  return { table, seat: ask?.seat ?? -1, ask: ask?.id ?? -1, picks: [pick ?? ''] }
}

test('in a whole game, every foreseen update is exactly what follows and is not sent again', async () => {
  const { hall, page, look } = await seated([ME, BOT])
  // This page watches with the same eyes and doesn't use `foresee`.
  const other = new Page()
  other.updates.push(await hall.request(other, 'watch', { table: (await look()).table, eyes: 0 }))
  const chance = new Chance('foresee')
  const count = { foreseen: 0, refused: 0 }
  for (let now = await askedNow(other); !now.over; now = await askedNow(other)) {
    const options = now.ask?.options ?? []
    const answer = answerTo(now, options[chance.below(options.length)]?.id)
    const foreseen = await hall.request(page, 'foresee', answer).catch((error: unknown) => error)
    page.updates.length = 0
    other.updates.length = 0
    const refused = foreseen instanceof Refusal
    await hall.request(page, 'answer', refused ? answer : { ...answer, foreseen: now.entries })
    const [came] = other.updates
    // `foresee` is refused exactly if the answer can't be undone freely.
    expect(refused ? foreseen.code : foreseen).toEqual(came?.undo === 'free' ? came : 'wall')
    expect(page.updates[0]?.after === now.entries).toBe(refused)
    count[refused ? 'refused' : 'foreseen'] += 1
  }
  expect(count.foreseen).toBeGreaterThan(40)
  expect(count.refused).toBeGreaterThan(5)
})

test('if the table changed after `foresee`, the update is sent anyway', async () => {
  const { hall, page, look } = await seated([ME, YOU])
  const mine = await look()
  const answer = answerTo(mine, mine.ask?.options[0]?.id)
  const foreseen = await hall.request(page, 'foresee', answer)
  const other = new Page()
  const yours = await hall.request(other, 'watch', { table: mine.table, eyes: 1 })
  await hall.request(other, 'answer', answerTo(yours, yours.ask?.options[0]?.id))
  page.updates.length = 0
  await hall.request(page, 'answer', { ...answer, foreseen: foreseen.after })
  expect(page.updates).toHaveLength(1)
  expect(page.updates[0]?.after).toBe(foreseen.entries)
})

test('an invalid answer cannot be foreseen', async () => {
  const { hall, page, look } = await seated([ME, BOT])
  page.updates.push(await look())
  const now = await askedNow(page)
  const foresee = (answer: Answer) => hall.request(page, 'foresee', answer)
  const answer = answerTo(now, now.ask?.options[0]?.id)
  await expect(foresee({ ...answer, ask: answer.ask + 1 })).rejects.toMatchObject({ code: 'stale-ask' })
  await expect(foresee({ ...answer, picks: ['fly'] })).rejects.toMatchObject({ code: 'unknown-option' })
  await expect(foresee({ ...answer, seat: 1 })).rejects.toMatchObject({ code: 'not-asked' })
})
