// Openings: a bot gives fixed answers first, then thinks for itself; a table begins after answers of any seats.
import { isRecord } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { type At, BOT, give, look, ME, settled, toyTable } from './kit.ts'

/** A table against such a bot: both have a tactic, and it is the bot's turn. */
async function against(...opening: string[]): Promise<At> {
  const at = await toyTable([ME, { ...BOT, opening }])
  await give(at, 0, 'tactic:march')
  await give(at, 0, 'end')
  return at
}

/** The bot's answers, without the goods it sold aside. */
async function answers({ hall, page, table }: At): Promise<string[]> {
  const { text } = await hall.request(page, 'export', { table })
  const record: unknown = JSON.parse(text)
  const entries = isRecord(record) && Array.isArray(record['entries']) ? record['entries'].map(String) : []
  return entries.filter((entry) => entry.startsWith('1 ') && entry !== '1 sell')
}

test('a bot follows its opening, no matter which asides it takes', async () => {
  expect((await answers(await against('tactic:trade', 'feast'))).slice(0, 2)).toEqual([
    '1 tactic:trade',
    '1 feast',
  ])
  expect((await answers(await against('tactic:spy', 'rest'))).slice(0, 2)).toEqual(['1 tactic:spy', '1 rest'])
})

test('a bot thinks about an answer of its opening that is not offered, and then continues the opening', async () => {
  const [tactic, then] = await answers(await against('tactic:none', 'rest'))
  expect(tactic).toMatch(/^1 tactic:(?:march|trade|spy)$/)
  expect(then).toBe('1 rest')
})

test('after an undo, the bot repeats the same answer of its opening', async () => {
  const at = await against('tactic:trade', 'feast')
  const once = await answers(at)
  await at.hall.request(at.page, 'undo', { table: at.table, seat: 0 })
  await settled()
  await give(at, 0, 'end')
  expect((await answers(at)).slice(once.length)[0]).toBe('1 feast')
})

test('a table may begin after answers of any seats, and the next question follows from them', async () => {
  const at = await toyTable([ME, BOT], { opening: ['0 tactic:march', '1 tactic:trade'] })
  const { text } = await at.hall.request(at.page, 'export', { table: at.table })
  expect(text).toContain('"0 tactic:march"')
  const { ask } = await look(at, 0)
  expect(ask?.options.map(({ id }) => id)).toContain('end')
})

test('a table is refused if its opening names an option that is not offered', async () => {
  await expect(toyTable([ME, BOT], { opening: ['0 tactic:none'] })).rejects.toThrow('tactic:none')
})
