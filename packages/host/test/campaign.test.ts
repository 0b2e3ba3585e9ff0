// Campaigns: later tables begin with what earlier ones left, and all are exported and imported together.
import { readRecord, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bundled, type Hall, memoryStore, type SeatPlan } from '../src/index.ts'
import { BOT, ME, newHall, Page, settled, toyTable, YOU } from './kit.ts'

const page = new Page()
const BOTS: readonly SeatPlan[] = [BOT, { ...BOT, name: 'Cuno' }]

/** A table that bots have played to its end. */
async function played(hall: Hall, more: object = {}): Promise<string> {
  const { table } = await toyTable(BOTS, more, hall)
  await hall.request(page, 'watch', { table, eyes: null })
  for (let i = 0; i < 50; i++) await settled()
  expect((await hall.request(page, 'watch', { table, eyes: null })).over).toBe(true)
  await hall.request(page, 'leave', { table })
  return table
}

async function threeChapters(): Promise<{ hall: Hall; chapters: string[] }> {
  const hall = newHall()
  const first = await played(hall)
  const second = await played(hall, { after: { table: first }, seed: 'second' })
  const { table: third } = await toyTable([ME, YOU], { after: { table: second }, seed: 'third' }, hall)
  return { hall, chapters: [first, second, third] }
}

const purses: (text: string) => { seats: { coins: number }[] } = JSON.parse
const coinsAt = async (hall: Hall, table: string) => {
  const { view } = await hall.request(page, 'watch', { table, eyes: null })
  return purses(JSON.stringify(view)).seats.map(({ coins }) => coins)
}

describe('a table after another', () => {
  test('begins with what that one left, also after the hall was restarted', async () => {
    const store = memoryStore()
    const hall = newHall({ store })
    const first = await played(hall)
    const kept = (await coinsAt(hall, first)).map((coins) => 2 + Math.floor(coins / 2))
    const { table } = await toyTable([ME, YOU], { after: { table: first } }, hall)
    expect(await coinsAt(hall, table)).toEqual(kept)
    expect(await coinsAt(newHall({ store }), table)).toEqual(kept)
    const leaves = async (id: string) => (await hall.request(page, 'watch', { table: id, eyes: null })).leaves
    expect([await leaves(first), await leaves(table)]).toEqual([true, false])
  })

  test('continues the lines that its seats name', async () => {
    const hall = newHall()
    const first = await played(hall)
    const [one = 0, two = 0] = (await coinsAt(hall, first)).map((coins) => 2 + Math.floor(coins / 2))
    const after = { table: first, lines: ['1', null, '0'] }
    const { table } = await toyTable([ME, YOU, BOT], { after }, hall)
    expect(await coinsAt(hall, table)).toEqual([two, 2, one])
    const { text } = await hall.request(page, 'export', { table, campaign: true })
    await expect(newHall().request(page, 'import', { text })).resolves.toMatchObject({
      tables: [expect.any(String), expect.any(String)],
    })
  })

  test('says which lines it leaves, and the options of the next table', async () => {
    const hall = newHall()
    const table = await played(hall)
    const { options } = await hall.request(page, 'watch', { table, eyes: null })
    expect(await hall.request(page, 'campaign', { table })).toEqual({
      lines: ['0', '1'],
      sheet: null,
      next: options,
    })
    const { table: open } = await toyTable([ME, YOU], {}, hall)
    await expect(hall.request(page, 'campaign', { table: open })).rejects.toThrow('is not over yet')
  })

  test('may be made again: both stay, with the same beginning, and each goes on by itself', async () => {
    const store = memoryStore()
    const hall = newHall({ store })
    const first = await played(hall)
    const { table: abandoned } = await toyTable(
      [ME, YOU],
      { after: { table: first }, seed: 'first try' },
      hall,
    )
    const again = await played(hall, { after: { table: first }, seed: 'second try' })
    const third = await played(hall, { after: { table: again }, seed: 'third' })
    const { tables } = await newHall({ store }).request(page, 'tables', {})
    const after = (id: string) => tables.find((table) => table.id === id)?.after
    expect([abandoned, again, third].map(after)).toEqual([first, first, again])
    expect(await coinsAt(newHall({ store }), abandoned)).toEqual(
      (await coinsAt(hall, first)).map((coins) => 2 + Math.floor(coins / 2)),
    )
    // The file with the whole campaign has both, and they are imported as they were.
    const { text } = await hall.request(page, 'export', { table: first, campaign: true })
    const there = newHall()
    const { tables: ids } = await there.request(page, 'import', { text })
    const listed = (await there.request(page, 'tables', {})).tables
    expect(ids).toHaveLength(4)
    const continued = ids.map((id) => listed.find((table) => table.id === id)?.after)
    expect(continued.filter((id) => id === ids[0])).toHaveLength(2)
  })

  test('is listed with the table it continues', async () => {
    const { hall, chapters } = await threeChapters()
    const { tables } = await hall.request(page, 'tables', {})
    const listed = chapters.map((id) => tables.find((table) => table.id === id))
    expect(listed.map((table) => [table?.after, table?.leaves])).toEqual([
      [null, true],
      [chapters[0], true],
      [chapters[1], false],
    ])
  })

  test.each([
    ['is not over', 'toy', [ME, YOU], 'is not over yet'],
    ['is of another game', 'vindication', BOTS, 'was a game of Toy'],
    ['had other seats', 'toy', [ME, YOU, BOT], 'whom each of the 3 seats continues'],
  ])('is refused if that one %s', async (why, game, seats, says) => {
    const hall = newHall()
    const after = why === 'is not over' ? (await toyTable([ME, YOU], {}, hall)).table : await played(hall)
    const before = (await hall.request(page, 'tables', {})).tables.length
    const asked = hall.request(page, 'create', { game, seats, after: { table: after } })
    await expect(asked).rejects.toMatchObject({ code: 'bad-carried' })
    await expect(asked).rejects.toThrow(says)
    expect((await hall.request(page, 'tables', {})).tables).toHaveLength(before)
  })

  test('is refused if that one left nothing or is not stored here', async () => {
    const { carries: _, ...play } = toyGame.play
    const none = { ...toyGame, play }
    const hall = newHall({ game: () => Promise.resolve(none) })
    const after = await played(hall)
    await expect(
      hall.request(page, 'create', { game: 'toy', seats: BOTS, after: { table: after } }),
    ).rejects.toThrow('left nothing to continue from')
    await expect(
      hall.request(page, 'create', { game: 'toy', seats: BOTS, after: { table: 'nowhere' } }),
    ).rejects.toMatchObject({ code: 'unknown-table' })
  })
})

interface File {
  readonly records: readonly { readonly entries: readonly unknown[] }[]
}

const readFile: (text: string) => File = JSON.parse

/** The file with the entries of its first chapter in another order. */
function reversed(text: string): string {
  const file = readFile(text)
  const records = file.records.map((record, i) =>
    i === 0 ? { ...record, entries: record.entries.toReversed() } : record,
  )
  return JSON.stringify({ ...file, records })
}

describe('a campaign in one file', () => {
  const records = (text: string) => (bundled(JSON.parse(text)) ?? []).map(readRecord)

  test('contains the earlier and later tables in the order of chapters', async () => {
    const { hall, chapters } = await threeChapters()
    await toyTable([ME, YOU], { seed: 'other' }, hall)
    for (const table of chapters) {
      const { text, name } = await hall.request(page, 'export', { table, campaign: true })
      const [one, two, three, ...more] = records(text).map((record) => Table.replay(toyGame, record))
      expect(name).toBe(`toy-campaign-${table}.json`)
      expect([one?.carried, more]).toEqual([null, []])
      expect([two?.carried, three?.carried]).toEqual([one?.leaves(), two?.leaves()])
    }
  })

  test('is imported with every chapter after the one it continues', async () => {
    const { hall, chapters } = await threeChapters()
    const { text } = await hall.request(page, 'export', { table: chapters[0] ?? '', campaign: true })
    const [one, two, three] = records(text)
    // In any order.
    const mixed = JSON.stringify({ format: 'lorehall-tables-1', records: [three, one, two] })
    for (const file of [text, mixed]) {
      const there = newHall()
      const { tables: ids } = await there.request(page, 'import', { text: file })
      const { tables } = await there.request(page, 'tables', {})
      const after = ids.map((id) => tables.find((table) => table.id === id)?.after)
      expect(after).toEqual([null, ids[0], ids[1]])
    }
  })

  test('is refused if a later table did not begin with what the earlier one left', async () => {
    const { hall, chapters } = await threeChapters()
    const { text } = await hall.request(page, 'export', { table: chapters[0] ?? '', campaign: true })
    const [one, two] = records(text)
    if (one === undefined || two?.carried === undefined) throw new Error('two chapters')
    const rich = { ...two, carried: { ...two.carried, left: { purses: [50, 0] } }, entries: [] }
    const file = JSON.stringify({ format: 'lorehall-tables-1', records: [one, rich] })
    const there = newHall()
    for (const op of ['verify', 'import'] as const) {
      await expect(there.request(page, op, { text: file })).rejects.toThrow(
        'does not begin with what the earlier one left',
      )
    }
    expect((await there.request(page, 'tables', {})).tables).toEqual([])
    // On its own it can be imported, because its earlier table is not there to compare.
    const alone = JSON.stringify(rich)
    expect((await there.request(page, 'import', { text: alone })).tables).toHaveLength(1)
  })

  test('is imported once if a chapter is in it twice', async () => {
    const { hall, chapters } = await threeChapters()
    const { text } = await hall.request(page, 'export', { table: chapters[0] ?? '', campaign: true })
    const [one, two, three] = records(text)
    const twice = JSON.stringify({ format: 'lorehall-tables-1', records: [one, two, two, three, one] })
    const there = newHall()
    const { tables: ids } = await there.request(page, 'import', { text: twice })
    const { tables } = await there.request(page, 'tables', {})
    expect([ids.length, tables.length]).toEqual([3, 3])
    expect(ids.map((id) => tables.find((table) => table.id === id)?.after)).toEqual([null, ids[0], ids[1]])
  })

  test.each([
    ['cut short', (text: string) => text.slice(0, -200), 'cut off'],
    ['of another version', (text: string) => text.replace('"ruleset": 1', '"ruleset": 99'), 'ruleset 99'],
    [
      'whose later chapter continues another line',
      (text: string) => text.replace(/"lines": \[\s*"0"/, '"lines": ["7"'),
      'nothing for',
    ],
    ['whose answers are in another order', (text: string) => reversed(text), 'does not fit'],
  ])('is refused whole if it is %s', async (_what, edited, says) => {
    const hall = newHall()
    const first = await played(hall)
    const { table } = await toyTable([ME, YOU], { after: { table: first, lines: ['0', '1'] } }, hall)
    const { text } = await hall.request(page, 'export', { table, campaign: true })
    const there = newHall()
    const wrong = edited(text)
    expect(wrong).not.toBe(text)
    await expect(there.request(page, 'import', { text: wrong })).rejects.toThrow(says)
    expect((await there.request(page, 'tables', {})).tables).toEqual([])
  })
})
