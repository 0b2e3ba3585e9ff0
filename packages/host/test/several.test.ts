// Several picks that are one decision, over the port: ticked one by one or given as one, and one's own.
import { expect, test } from 'vitest'
import { type At, BOT, give, look, ME, settled, toyTable, YOU } from './kit.ts'

const drafting = (seats = [ME, YOU]): Promise<At> =>
  toyTable(seats, { options: { draft: true }, seed: 'draft' })

/** The two cards that come first; a card one has twice may be taken twice. */
async function firstTwo(at: At, seat: number): Promise<string[]> {
  const { ask } = await look(at, seat)
  const offered = ask?.options.map(({ id }) => id) ?? []
  return [offered[0] ?? '', offered[1] ?? offered[0] ?? '']
}

test('tells what is ticked and what is still owed, and confirms when nothing is', async () => {
  const at = await drafting()
  const [one = '', two = ''] = await firstTwo(at, 0)
  expect((await look(at, 0)).ask).toMatchObject({ kind: 'several', ticked: [], owed: 2 })
  const half = await give(at, 0, one)
  expect(half.ask).toMatchObject({ ticked: [one], owed: 1 })
  // To untick is named by what is ticked, points at it, and says its manner.
  const untick = half.ask?.options.find(({ manner }) => manner === 'unticks')
  expect(untick).toMatchObject({ id: `untick:${one}`, label: one, at: one.replace('keep', 'card') })
  expect(half.ask?.options.some(({ manner }) => manner === 'confirms')).toBe(false)
  const whole = await give(at, 0, two)
  expect(whole.ask).toMatchObject({ ticked: [one, two], owed: 0 })
  expect(whole.ask?.options.at(-1)).toMatchObject({ id: 'confirm', manner: 'confirms' })
  // What cannot be ticked any more says why.
  expect(whole.reasons.map(({ rule }) => rule)).toContain('T-DRAFT-1')
  expect(await give(at, 0, 'confirm')).toMatchObject({ ask: null, waiting: [1] })
})

test('is given as one where all is known, and is safe to be sent again', async () => {
  const at = await drafting()
  const picks = [...(await firstTwo(at, 0)), 'confirm']
  const { hall, page, table } = at
  const answer = { table, seat: 0, ask: 0, picks }
  await hall.request(page, 'answer', answer)
  await hall.request(page, 'answer', answer)
  expect(await look(at, 0)).toMatchObject({ entries: 1, ask: null })
  await expect(
    hall.request(page, 'answer', { ...answer, seat: 1, picks: ['keep:nothing', 'confirm'] }),
  ).rejects.toMatchObject({ code: 'unknown-option' })
})

test('is taken back tick by tick, and foreseen like any answer', async () => {
  const at = await drafting()
  const [one = '', two = ''] = await firstTwo(at, 0)
  const { hall, page, table } = at
  await give(at, 0, one)
  const { ask } = await look(at, 0)
  const foreseen = await hall.request(page, 'foresee', { table, seat: 0, ask: ask?.id ?? -1, picks: [two] })
  expect(foreseen.ask?.ticked).toEqual([one, two])
  expect((await give(at, 0, two)).ask?.ticked).toEqual([one, two])
  await hall.request(page, 'undo', { table, seat: 0 })
  expect((await look(at, 0)).ask?.ticked).toEqual([one])
  const { options } = await hall.request(page, 'hints', {
    table,
    seat: 0,
    ask: (await look(at, 0)).ask?.id ?? -1,
  })
  expect(Object.keys(options)).toContain(`untick:${one}`)
})

test('shows in nothing another pair of eyes is told, until all have confirmed', async () => {
  const at = await drafting()
  const told = async () => {
    const seen = await Promise.all([1, null].map((eyes) => look(at, eyes)))
    return seen.map(({ view, log, standing, ask }) => JSON.stringify([view, log, standing, ask]))
  }
  const before = await told()
  const [one = '', two = ''] = await firstTwo(at, 0)
  await give(at, 0, one)
  await give(at, 0, `untick:${one}`)
  await give(at, 0, two)
  expect(await told()).toEqual(before)
})

test('is decided by bots among each other', async () => {
  const at = await drafting([ME, BOT, { ...BOT, bot: 'greedy' }, { ...BOT, bot: 'random' }])
  await give(at, 0, ...(await firstTwo(at, 0)), 'confirm')
  await settled()
  expect((await look(at, 0)).ask?.prompt).toBe('tactic')
})
