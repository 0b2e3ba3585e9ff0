// The hall with Vindication: routes, and log lines that address their reader.
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { answer, ME, seated, YOU } from './kit.ts'

const begun = () => seated([ME, YOU], undefined, vindication)

test('a far space is reached by one answer of several picks, which is undone as one', async () => {
  const { hall, page, table } = await begun()
  await answer(hall, page, table, 0)
  let now = await answer(hall, page, table, 1)
  const seat = now.waiting[0] ?? 0
  now = await hall.request(page, 'watch', { table, eyes: seat })
  const { routes } = await hall.request(page, 'hints', { table, seat, ask: now.ask?.id ?? -1 })
  const far = Object.entries(routes).find(([, picks]) => picks[1]?.startsWith('move:'))
  expect(far?.[1]).toHaveLength(2)
  const moved = await answer(hall, page, table, seat, ...(far?.[1] ?? []))
  expect(moved.seq).toBe(now.seq + 1)
  expect(JSON.stringify(moved.view)).toContain(`"space":${far?.[0].slice(6)}`)
  await hall.request(page, 'undo', { table, seat, consent: [0, 1] })
  expect(page.last?.seq).toBe(now.seq)
})

test('log lines address the eyes that read them, and hints address the asked player', async () => {
  const { hall, page, table } = await begun()
  await answer(hall, page, table, 0)
  await answer(hall, page, table, 1)
  const read = async (eyes: number | null) => {
    const { log } = await hall.request(page, 'watch', { table, eyes })
    return log.map(({ text }) => text).join('\n')
  }
  expect(await read(null)).toMatch(/Ada keeps[^]*Bo keeps/)
  expect(await read(0)).toMatch(/You keep[^]*Bo keeps/)
  expect(await read(1)).toMatch(/Ada keeps[^]*You keep/)
  const { waiting } = await hall.request(page, 'watch', { table, eyes: null })
  const seat = waiting[0] ?? 0
  const { ask } = await hall.request(page, 'watch', { table, eyes: seat })
  const { options } = await hall.request(page, 'hints', { table, seat, ask: ask?.id ?? -1 })
  const said = Object.values(options).flatMap(({ effects }) => effects)
  expect(said.join()).toMatch(/\bYou\b/)
  expect(said.join()).not.toContain(seat === 0 ? 'Ada' : 'Bo')
})
