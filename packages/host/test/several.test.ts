// Several picks as one decision, over the port: ticked one by one or given together, and hidden from others.
import { expect, test } from 'vitest'
import { type At, BOT, give, look, ME, settled, toyTable, YOU } from './kit.ts'

const drafting = (seats = [ME, YOU]): Promise<At> =>
  toyTable(seats, { options: { draft: true }, seed: 'draft' })

/** The first two cards that can be kept; a card that is in hand twice may be kept twice. */
async function firstTwo(at: At, seat: number): Promise<string[]> {
  const { ask } = await look(at, seat)
  const offered = ask?.options.map(({ id }) => id) ?? []
  return [offered[0] ?? '', offered[1] ?? offered[0] ?? '']
}

test('an ask has the ticks and how many are owed, and offers to confirm when none are', async () => {
  const at = await drafting()
  const [one = '', two = ''] = await firstTwo(at, 0)
  expect((await look(at, 0)).ask).toMatchObject({ kind: 'several', ticked: [], owed: 2 })
  const half = await give(at, 0, one)
  expect(half.ask).toMatchObject({ ticked: [one], owed: 1 })
  // The option that unticks has the label and the thing of the ticked candidate, and its own manner.
  const untick = half.ask?.options.find(({ manner }) => manner === 'unticks')
  expect(untick).toMatchObject({ id: `untick:${one}`, label: one, at: one.replace('keep', 'card') })
  expect(half.ask?.options.some(({ manner }) => manner === 'confirms')).toBe(false)
  const whole = await give(at, 0, two)
  expect(whole.ask).toMatchObject({ ticked: [one, two], owed: 0 })
  expect(whole.ask?.options.at(-1)).toMatchObject({ id: 'confirm', manner: 'confirms' })
  // Candidates that can't be ticked anymore have a reason.
  expect(whole.reasons.map(({ rule }) => rule)).toContain('T-DRAFT-1')
  expect(await give(at, 0, 'confirm')).toMatchObject({ ask: null, waiting: [1] })
})

test('all picks can be given as one answer, which is safe to send again', async () => {
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

test('ticks are undone one by one and foreseen like any answer', async () => {
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

test('other eyes see nothing of the ticks until all have confirmed', async () => {
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

test('bots make their picks, too', async () => {
  const at = await drafting([ME, BOT, { ...BOT, bot: 'greedy' }, { ...BOT, bot: 'random' }])
  await give(at, 0, ...(await firstTwo(at, 0)), 'confirm')
  await settled()
  expect((await look(at, 0)).ask?.prompt).toBe('tactic')
})
