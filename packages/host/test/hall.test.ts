// The hall: tables opened, played, kept, and what each page is told.
import { describe, expect, test } from 'vitest'
import { type Hall, memoryStore, Overtaken, type SeatPlan, type Store, type Update } from '../src/index.ts'
import { BOT, ME, newHall, Page, settled, YOU } from './kit.ts'

async function seated(seats: readonly SeatPlan[], store = memoryStore()) {
  const hall = newHall({ store })
  const page = new Page()
  const { table } = await hall.request(page, 'create', { game: 'vindication', seats, seed: 'hall' })
  const first = await hall.request(page, 'watch', { table, eyes: 0 })
  await settled()
  return { hall, page, table, first }
}

async function answer(
  hall: Hall,
  page: Page,
  table: string,
  seat: number,
  ...picks: string[]
): Promise<Update> {
  const now = await hall.request(page, 'watch', { table, eyes: seat })
  await hall.request(page, 'answer', {
    table,
    seat,
    ask: now.ask?.id ?? -1,
    picks: picks.length > 0 ? picks : [now.ask?.options[0]?.id ?? ''],
  })
  await settled()
  return hall.request(page, 'watch', { table, eyes: seat })
}

test('a new table asks with words, previews and whom it waits for', async () => {
  const { first } = await seated([ME, YOU])
  expect(first.waiting).toEqual([0, 1])
  expect(first.ask?.options).toHaveLength(2)
  expect(first.ask?.prompt).not.toBe('')
  expect(first.ask?.options.every((option) => option.label !== '')).toBe(true)
  expect(first.log.length).toBeGreaterThan(5)
  expect(first.fresh).toBe(true)
})

test('bots answer by themselves while someone watches, one update an answer', async () => {
  const { hall, page, table } = await seated([ME, BOT, BOT])
  const now = await answer(hall, page, table, 0)
  expect(now.waiting).toEqual([0])
  expect(page.updates.length).toBeGreaterThan(2)
})

test('bots wait while nobody watches', async () => {
  const hall = newHall()
  const page = new Page()
  const { table } = await hall.request(page, 'create', { game: 'vindication', seats: [BOT, BOT] })
  await settled()
  const { tables } = await hall.request(page, 'tables', {})
  expect(tables).toMatchObject([{ id: table, seq: 0, over: false }])
})

test('what one seat is sent holds no quest of another', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  const mine =
    (await hall.request(page, 'watch', { table, eyes: 0 })).ask?.options.map(({ id }) => id.slice(5)) ?? []
  const yours = await hall.request(page, 'watch', { table, eyes: 1 })
  const watching = await hall.request(page, 'watch', { table, eyes: null })
  for (const quest of mine) {
    expect(JSON.stringify(yours)).not.toContain(quest)
    expect(JSON.stringify(watching)).not.toContain(quest)
  }
})

test('a host that starts again finds every table where it was', async () => {
  const store = memoryStore()
  const { hall, page, table } = await seated([ME, YOU], store)
  await answer(hall, page, table, 0)
  const before = await answer(hall, page, table, 1)
  const again = await newHall({ store }).request(new Page(), 'watch', { table, eyes: 1 })
  expect(again.view).toEqual(before.view)
  expect(again.ask).toEqual(before.ask)
})

test('a far space is reached by one answer of several picks, and taken back as one', async () => {
  const { hall, page, table } = await seated([ME, YOU])
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

test('a line is told to the eyes that read it, and a hint to who is asked', async () => {
  const { hall, page, table } = await seated([ME, YOU])
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

test('hints tell what every answer would bring, and are refused for an ask that has passed', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  const first = await hall.request(page, 'watch', { table, eyes: 0 })
  const about = { table, seat: 0, ask: first.ask?.id ?? -1 }
  const { options } = await hall.request(page, 'hints', about)
  expect(Object.keys(options)).toEqual(first.ask?.options.map(({ id }) => id))
  expect(Object.values(options).every(({ ends }) => !ends)).toBe(true)
  // That it is kept, the label has said already.
  expect(Object.values(options).flatMap(({ effects }) => effects)).toEqual([])
  await answer(hall, page, table, 0)
  await expect(hall.request(page, 'hints', about)).rejects.toMatchObject({ code: 'stale-ask' })
})

test('a page that looks while a bot’s answer is being stored is told it once', async () => {
  const inner = memoryStore()
  const slow: Store = {
    ...inner,
    append: (...of) => new Promise((done) => setTimeout(() => done(inner.append(...of)), 2)),
  }
  const { hall, page, table } = await seated([ME, BOT, BOT], slow)
  const now = await hall.request(page, 'watch', { table, eyes: 0 })
  const before = page.updates.length
  await new Promise((done) => setTimeout(done, 20))
  const later = page.updates.slice(before)
  const chosen = [...now.log, ...later.flatMap(({ log }) => log)].filter(({ type }) => type === 'sealed')
  expect(chosen.map(({ seat }) => seat).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2])
  expect(later.every(({ seq }) => seq > now.seq)).toBe(true)
})

describe('storage', () => {
  test('what could not be kept has not happened, and the page reads why', async () => {
    const inner = memoryStore()
    let full = false
    const store: Store = {
      ...inner,
      append: (...of) => (full ? Promise.reject(new Error('the disk is full')) : inner.append(...of)),
    }
    const { hall, page, table } = await seated([ME, YOU], store)
    full = true
    await expect(answer(hall, page, table, 0)).rejects.toThrow('the disk is full')
    full = false
    const now = await hall.request(page, 'watch', { table, eyes: 0 })
    expect(now.seq).toBe(0)
    expect(now.waiting).toEqual([0, 1])
  })

  test('a bot whose answer cannot be kept stops the table and says so', async () => {
    const inner = memoryStore()
    const store: Store = { ...inner, append: () => Promise.reject(new Error('the disk is full')) }
    const { page } = await seated([ME, BOT], store)
    expect(page.troubles).toEqual(['the disk is full'])
  })

  test('of two hosts on one table the slower one is overtaken, and nothing forks', async () => {
    const store = memoryStore()
    const { hall, page, table } = await seated([ME, YOU], store)
    const other = newHall({ store })
    const otherPage = new Page()
    await other.request(otherPage, 'watch', { table, eyes: 1 })
    await answer(hall, page, table, 0)
    await expect(answer(other, otherPage, table, 1)).rejects.toThrow(Overtaken)
    const now = await other.request(otherPage, 'watch', { table, eyes: 1 })
    expect(now.waiting).toEqual([1])
    expect((await store.load(table))?.entries).toHaveLength(1)
  })
})

describe('going back', () => {
  test('undo is told as a fresh log, redo brings the move back', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    await answer(hall, page, table, 0)
    const before = await hall.request(page, 'watch', { table, eyes: 0 })
    await answer(hall, page, table, 0, 'character')
    const pick = await hall.request(page, 'watch', { table, eyes: 0 })
    expect(pick.undo).toBe('free')
    await hall.request(page, 'undo', { table, seat: 0 })
    expect(page.last).toMatchObject({ fresh: true, seq: before.seq, redo: true })
    expect(page.last?.view).toEqual(before.view)
    await hall.request(page, 'redo', { table, seat: 0 })
    expect(page.last?.view).toEqual(pick.view)
  })

  test('a wall is named, and a person’s move needs consent', async () => {
    const { hall, page, table } = await seated([ME, YOU])
    await answer(hall, page, table, 0)
    const now = await answer(hall, page, table, 1)
    expect(now.undo).not.toBe('free')
    await expect(hall.request(page, 'undo', { table, seat: 1 })).rejects.toThrow('consent')
    await hall.request(page, 'undo', { table, seat: 1, consent: [0] })
    expect((await hall.request(page, 'watch', { table, eyes: 1 })).crossed).toBe(true)
  })
})

describe('looking back', () => {
  test('any moment can be shown again, with any eyes, and asks nothing', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const start = await hall.request(page, 'replay', { table, at: 0, eyes: 0 })
    const later = await answer(hall, page, table, 0)
    expect(await hall.request(page, 'replay', { table, at: 0, eyes: 0 })).toMatchObject({
      seq: 0,
      ask: null,
      view: start.view,
    })
    expect((await hall.request(page, 'replay', { table, at: later.seq, eyes: 0 })).view).toEqual(later.view)
  })

  test('a branch goes on from there at a table of its own', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const now = await answer(hall, page, table, 0)
    const { table: branch } = await hall.request(page, 'branch', { table, at: now.seq })
    const there = await hall.request(page, 'watch', { table: branch, eyes: 0 })
    expect(branch).not.toBe(table)
    expect(there.view).toEqual(now.view)
    await answer(hall, page, branch, 0, 'character')
    expect((await hall.request(page, 'watch', { table, eyes: 0 })).seq).toBe(now.seq)
  })

  test('the history has one moment a change of the totals', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const { moments } = await hall.request(page, 'history', { table })
    expect(moments[0]?.totals).toHaveLength(2)
    expect(moments[0]?.seq).toBe(0)
  })
})

describe('export and import', () => {
  test('a table comes back from its file, and everything from one file', async () => {
    const { hall, page, table } = await seated([ME, YOU])
    const now = await answer(hall, page, table, 0)
    for (const wanted of [{ table }, {}]) {
      const { text } = await hall.request(page, 'export', wanted)
      const { tables } = await newHall().request(page, 'import', { text })
      expect(tables).toHaveLength(1)
      const elsewhere = newHall()
      const { tables: ids } = await elsewhere.request(page, 'import', { text })
      const there = await elsewhere.request(page, 'watch', { table: ids[0] ?? '', eyes: 0 })
      expect(there.view).toEqual(now.view)
    }
  })

  test.each([
    ['not JSON', 'hello', 'not JSON'],
    ['another JSON', '{"a":1}', 'format'],
    ['cut short', '{"format":"lorehall-record-1","game":"vind', 'cut short'],
  ])('a file that is %s is refused in a sentence and adds nothing', async (_what, text, says) => {
    const hall = newHall()
    await expect(hall.request(new Page(), 'import', { text })).rejects.toThrow(says)
    expect((await hall.request(new Page(), 'tables', {})).tables).toEqual([])
  })

  test('an unknown ruleset is refused by name', async () => {
    const { hall, page, table } = await seated([ME, YOU])
    const { text } = await hall.request(page, 'export', { table })
    const other = text.replace('"ruleset": 1', '"ruleset": 99')
    await expect(hall.request(page, 'import', { text: other })).rejects.toThrow('ruleset 99')
  })
})

test('a removed table is gone, and asking for it says so', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  await hall.request(page, 'remove', { table })
  await expect(hall.request(page, 'watch', { table, eyes: 0 })).rejects.toThrow('not kept')
})

test('a standing choice and a new sitter reach everyone', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  await hall.request(page, 'choose', { table, seat: 0, effect: 'gains', choice: 'ask' })
  expect(page.last?.choices).toMatchObject({ gains: 'ask' })
  await hall.request(page, 'sit', { table, seat: 1, plan: BOT })
  expect(page.last?.seats[1]).toEqual(BOT)
  await settled()
  expect(page.last?.waiting).toEqual([0])
})

test('a table with numbers of its own sends them along; others send none', async () => {
  const hall = newHall()
  const page = new Page()
  const plain = await hall.request(page, 'create', { game: 'vindication', seats: [ME, YOU] })
  expect((await hall.request(page, 'watch', { table: plain.table, eyes: 0 })).values).toBeNull()
  const own = await hall.request(page, 'create', {
    game: 'vindication',
    seats: [ME, YOU],
    values: { vindicating: 9 },
  })
  expect((await hall.request(page, 'watch', { table: own.table, eyes: 0 })).values).toMatchObject({
    vindicating: 9,
  })
})

describe('the list of tables', () => {
  test('says how far each is and whom it waits for', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const { tables } = await hall.request(page, 'tables', {})
    expect(tables).toMatchObject([{ id: table, progress: 'Round 1' }])
    const now = await answer(hall, page, table, 0)
    const after = await hall.request(page, 'tables', {})
    expect(after.tables).toMatchObject([{ waiting: now.waiting }])
  })

  test('has tables that were kept before it said so', async () => {
    const store = memoryStore()
    const { page } = await seated([ME, BOT], store)
    const old: Store = {
      ...store,
      list: async () => (await store.list()).map(({ waiting: _w, progress: _p, ...table }) => table),
    }
    const { tables } = await newHall({ store: old }).request(page, 'tables', {})
    expect(tables).toMatchObject([{ waiting: [], progress: '' }])
  })
})
