// A bot with an opening: it answers as it was told, then thinks for itself.
import { isRecord } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { type At, BOT, give, ME, settled, toyTable } from './kit.ts'

/** One who plays against such a bot: both have a tactic, and it is the bot's turn. */
async function against(...opening: string[]): Promise<At> {
  const at = await toyTable([ME, { ...BOT, opening }])
  await give(at, 0, 'tactic:march')
  await give(at, 0, 'end')
  return at
}

/** What the bot has answered, without the goods it sold meanwhile. */
async function answers({ hall, page, table }: At): Promise<string[]> {
  const { text } = await hall.request(page, 'export', { table })
  const record: unknown = JSON.parse(text)
  const entries = isRecord(record) && Array.isArray(record['entries']) ? record['entries'].map(String) : []
  return entries.filter((entry) => entry.startsWith('1 ') && entry !== '1 sell')
}

test('what it is told to answer first it answers, whatever else it does aside', async () => {
  expect((await answers(await against('tactic:trade', 'feast'))).slice(0, 2)).toEqual([
    '1 tactic:trade',
    '1 feast',
  ])
  expect((await answers(await against('tactic:spy', 'rest'))).slice(0, 2)).toEqual(['1 tactic:spy', '1 rest'])
})

test('what cannot be answered is thought about, and the rest of the opening stands', async () => {
  const [tactic, then] = await answers(await against('tactic:none', 'rest'))
  expect(tactic).toMatch(/^1 tactic:(?:march|trade|spy)$/)
  expect(then).toBe('1 rest')
})

test('who takes back a move finds the same answer to it', async () => {
  const at = await against('tactic:trade', 'feast')
  const once = await answers(at)
  await at.hall.request(at.page, 'undo', { table: at.table, seat: 0 })
  await settled()
  await give(at, 0, 'end')
  expect((await answers(at)).slice(once.length)[0]).toBe('1 feast')
})
