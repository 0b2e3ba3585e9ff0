// The hall: opening, playing and storing tables, and the updates that each page gets.
import type { GameOptions } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { describe, expect, test, vi } from 'vitest'
import { Cleared, memoryStore, Overtaken, type Store } from '../src/index.ts'
import { answer, BOT, look, ME, newHall, Page, seated, settled, toyTable, YOU } from './kit.ts'

test('the first update has the prompt, the labels, the log and who must answer', async () => {
  const { first } = await seated([ME, YOU])
  expect(first.waiting).toEqual([0, 1])
  expect(first.ask?.options).toHaveLength(3)
  expect(first.ask?.prompt).not.toBe('')
  expect(first.ask?.options.every((option) => option.label !== '')).toBe(true)
  expect(first.log.length).toBeGreaterThan(3)
  expect(first.fresh).toBe(true)
})

test('bots answer on their own while somebody watches, one update per answer', async () => {
  const { hall, page, table } = await seated([ME, BOT, BOT])
  const now = await answer(hall, page, table, 0)
  expect(now.waiting).toEqual([0])
  expect(page.updates.length).toBeGreaterThan(2)
})

test('bots wait while nobody watches', async () => {
  const hall = newHall()
  const page = new Page()
  const { table } = await hall.request(page, 'create', { game: toyGame.id, seats: [BOT, BOT] })
  await settled()
  const { tables } = await hall.request(page, 'tables', {})
  expect(tables).toMatchObject([{ id: table, seq: 0, over: false }])
})

test('updates for a seat contain no cards of other hands', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  const handOf = (view: unknown) => JSON.stringify(view).match(/"seats":\[\{"hand":(\[[^\]]*\])/)?.[1]
  const mine = await hall.request(page, 'watch', { table, eyes: 0 })
  expect(handOf(mine.view)).toMatch(/^\["\w+","\w+"\]$/)
  for (const eyes of [1, null]) {
    const { view, log } = await hall.request(page, 'watch', { table, eyes })
    expect(handOf(view)).toBe('[null,null]')
    expect(log.some((line) => line.seat === 0 && JSON.stringify(line).includes('card'))).toBe(false)
  }
})

test('a restarted host finds every table where it was', async () => {
  const store = memoryStore()
  const { hall, page, table } = await seated([ME, YOU], store)
  await answer(hall, page, table, 0)
  const before = await answer(hall, page, table, 1)
  const again = await newHall({ store }).request(new Page(), 'watch', { table, eyes: 1 })
  expect(again.view).toEqual(before.view)
  expect(again.ask).toEqual(before.ask)
})

test('hints have a preview of every option, and are refused for a closed ask', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  const first = await hall.request(page, 'watch', { table, eyes: 0 })
  const about = { table, seat: 0, ask: first.ask?.id ?? -1 }
  const { options } = await hall.request(page, 'hints', about)
  expect(Object.keys(options)).toEqual(first.ask?.options.map(({ id }) => id))
  expect(Object.values(options).every(({ ends }) => !ends)).toBe(true)
  expect(Object.values(options).every(({ effects }) => effects.includes('Ada: sealed'))).toBe(true)
  await answer(hall, page, table, 0)
  await expect(hall.request(page, 'hints', about)).rejects.toMatchObject({ code: 'stale-ask' })
})

test('a page that starts watching while a bot’s answer is being stored gets it once', async () => {
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
  test('an answer that could not be stored has not happened, and the page learns why', async () => {
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

  test('a table stops with an error if a bot’s answer cannot be stored', async () => {
    const inner = memoryStore()
    const store: Store = { ...inner, append: () => Promise.reject(new Error('the disk is full')) }
    const { page } = await seated([ME, BOT], store)
    expect(page.troubles).toEqual(['the disk is full'])
  })

  test('if two hosts extend one table, the slower one is refused and nothing forks', async () => {
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

describe('two halls on one device', () => {
  /** Stores on the same tables that tell each other of changes, as two tabs do. */
  function twoTabs(): readonly [Store, Store] {
    const inner = memoryStore()
    const ears: ((table: string) => void)[] = []
    const tab = (own: number): Store => ({
      ...inner,
      append: async (table, ...rest) => {
        await inner.append(table, ...rest)
        ears[1 - own]?.(table.id)
      },
      remove: async (id) => {
        await inner.remove(id)
        ears[1 - own]?.(id)
      },
      onChange: (hear) => void (ears[own] = hear),
    })
    return [tab(0), tab(1)]
  }

  test('a choice in one is told to the other, which then shows it and plays on', async () => {
    const [one, two] = twoTabs()
    const { hall, page, table } = await seated([ME, YOU], one)
    const [other, second] = [newHall({ store: two }), new Page()]
    await other.request(second, 'watch', { table, eyes: 1 })
    await answer(hall, page, table, 0)
    expect(second.codes).toEqual(['overtaken'])
    expect((await other.request(second, 'watch', { table, eyes: 1 })).waiting).toEqual([1])
    await answer(other, second, table, 1)
    expect(page.codes).toEqual(['overtaken'])
    const [here, there] = [
      await look({ hall, page, table }, 0),
      await look({ hall: other, page: second, table }, 0),
    ]
    expect(here.view).toEqual(there.view)
    expect(here.entries).toBe(2)
  })

  test('bots are left to the hall where a person chose; the other takes over when that one falls silent', async () => {
    const [one, two] = twoTabs()
    const frozen = newHall({ store: one, breathe: () => new Promise(() => undefined) })
    const { hall, page, table } = await toyTable([ME, BOT], {}, frozen)
    const { ask } = await look({ hall, page, table }, 0)
    const waits: { readonly ms: number; readonly over: () => void }[] = []
    const breathe = (ms = 0) => new Promise<void>((over) => waits.push({ ms, over }))
    const [other, second] = [newHall({ store: two, breathe }), new Page()]
    await other.request(second, 'watch', { table, eyes: 0 })
    const picks = [ask?.options[0]?.id ?? '']
    await hall.request(page, 'answer', { table, seat: 0, ask: ask?.id ?? -1, picks })
    await other.request(second, 'watch', { table, eyes: 0 })
    // The bots of the table as it was before the choice do nothing.
    for (const { ms, over } of waits) if (ms === 0) over()
    await settled()
    expect((await one.load(table))?.entries).toHaveLength(1)
    await vi.waitFor(async () => {
      for (const { over } of waits) over()
      expect((await one.load(table))?.entries).toHaveLength(2)
    })
    expect(second.codes).toEqual(['overtaken'])
  })

  test('a table that one has removed can no longer be played at the other, and stays removed', async () => {
    const [one, two] = twoTabs()
    const { hall, page, table } = await seated([ME, YOU], one)
    const other = newHall({ store: { ...two, onChange: () => undefined } })
    const second = new Page()
    await other.request(second, 'watch', { table, eyes: 1 })
    await hall.request(page, 'remove', { table })
    await expect(answer(other, second, table, 1)).rejects.toMatchObject({ code: 'unknown-table' })
    expect(await one.list()).toEqual([])
  })
})

describe('undo and redo', () => {
  test('undo sends a rewritten log, and redo restores the move', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    await answer(hall, page, table, 0)
    const before = await hall.request(page, 'watch', { table, eyes: 0 })
    await answer(hall, page, table, 0, 'sell')
    const pick = await hall.request(page, 'watch', { table, eyes: 0 })
    expect(pick.undo).toBe('free')
    await hall.request(page, 'undo', { table, seat: 0 })
    expect(page.last).toMatchObject({ fresh: true, seq: before.seq, redo: true })
    expect(page.last?.view).toEqual(before.view)
    await hall.request(page, 'redo', { table, seat: 0 })
    expect(page.last?.view).toEqual(pick.view)
  })

  test('an update names the wall, and undoing past a person’s move needs consent', async () => {
    const { hall, page, table } = await seated([ME, YOU])
    await answer(hall, page, table, 0)
    const now = await answer(hall, page, table, 1)
    expect(now.undo).not.toBe('free')
    await expect(hall.request(page, 'undo', { table, seat: 1 })).rejects.toThrow('must agree')
    await hall.request(page, 'undo', { table, seat: 1, consent: [0] })
    expect((await hall.request(page, 'watch', { table, eyes: 1 })).crossed).toBe(true)
  })
})

describe('replay', () => {
  test('any moment can be shown with any eyes, without an ask', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const start = await hall.request(page, 'replay', { table, at: 0, eyes: 0 })
    const later = await answer(hall, page, table, 0)
    expect(await hall.request(page, 'replay', { table, at: 0, eyes: 0 })).toMatchObject({
      seq: 0,
      ask: null,
      view: start.view,
    })
    const again = await hall.request(page, 'replay', { table, at: later.seq, eyes: 0 })
    expect(again.view).toEqual(later.view)
    expect(again.log.length).toBeGreaterThan(0)
    const brief = await hall.request(page, 'replay', { table, at: later.seq, eyes: 0, log: false })
    expect(brief).toEqual({ ...again, log: [] })
  })

  test('a branch continues from there at a new table', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const now = await answer(hall, page, table, 0)
    const { table: branch } = await hall.request(page, 'branch', { table, at: now.seq })
    const there = await hall.request(page, 'watch', { table: branch, eyes: 0 })
    expect(branch).not.toBe(table)
    expect(there.view).toEqual(now.view)
    await answer(hall, page, branch, 0, 'sell')
    expect((await hall.request(page, 'watch', { table, eyes: 0 })).seq).toBe(now.seq)
  })

  test('the history has one moment per change of the totals', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const { moments } = await hall.request(page, 'history', { table })
    expect(moments[0]?.totals).toHaveLength(2)
    expect(moments[0]?.seq).toBe(0)
  })
})

describe('export and import', () => {
  test('a table can be imported from its file, and all tables from one file', async () => {
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
    ['cut short', '{"format":"lorehall-record-1","game":"to', 'cut off'],
  ])('a file that is %s is refused with a sentence and adds nothing', async (_what, text, says) => {
    const hall = newHall()
    await expect(hall.request(new Page(), 'import', { text })).rejects.toThrow(says)
    expect((await hall.request(new Page(), 'tables', {})).tables).toEqual([])
  })

  test('a file with several tables is added whole or not at all', async () => {
    const { hall, page } = await seated([ME, YOU])
    await hall.request(page, 'create', { game: 'toy', seats: [ME, BOT] })
    const { text } = await hall.request(page, 'export', {})
    const bad = text.replace(/"ruleset": 1(?![^]*"ruleset")/, '"ruleset": 99')
    const inner = memoryStore()
    let full = true
    const store: Store = {
      ...inner,
      create: (tables) => (full ? Promise.reject(new Error('the disk is full')) : inner.create(tables)),
    }
    const elsewhere = newHall({ store })
    await expect(elsewhere.request(page, 'import', { text: bad })).rejects.toThrow(
      /^table 2 of 2 in this file can't be read: .*ruleset 99/,
    )
    await expect(elsewhere.request(page, 'import', { text })).rejects.toThrow('the disk is full')
    expect((await elsewhere.request(page, 'tables', {})).tables).toEqual([])
    full = false
    expect((await elsewhere.request(page, 'import', { text })).tables).toHaveLength(2)
    expect((await elsewhere.request(page, 'tables', {})).tables).toHaveLength(2)
  })

  test('an unknown ruleset is refused by name', async () => {
    const { hall, page, table } = await seated([ME, YOU])
    const { text } = await hall.request(page, 'export', { table })
    const other = text.replace('"ruleset": 1', '"ruleset": 99')
    await expect(hall.request(page, 'import', { text: other })).rejects.toThrow('ruleset 99')
  })
})

test('after everything in the store was deleted, the table being played is stored again whole', async () => {
  const store = memoryStore()
  let cleared = false
  const clearing: Store = {
    ...store,
    append: (table, from, entries) =>
      store.append(table, from, entries).catch((error: unknown) => {
        throw cleared ? new Cleared() : error
      }),
  }
  const { hall, page, table } = await seated([ME, YOU], clearing)
  await toyTable([ME, YOU], {}, hall)
  await answer(hall, page, table, 0)
  for (const { id } of await store.list()) await store.remove(id)
  cleared = true
  await answer(hall, page, table, 1)
  const again = new Page()
  const { entries } = await newHall({ store }).request(again, 'watch', { table, eyes: 0 })
  expect(entries).toBe(2)
  // A table that nobody plays is not brought back.
  expect((await store.list()).map(({ id }) => id)).toEqual([table])
})

test('a removed table is gone, and asking for it says so', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  await hall.request(page, 'remove', { table })
  await expect(hall.request(page, 'watch', { table, eyes: 0 })).rejects.toThrow('not saved')
})

test('a preference and a new sitter are sent to everyone', async () => {
  const { hall, page, table } = await seated([ME, YOU])
  await hall.request(page, 'choose', { table, seat: 0, effect: 'toll', choice: 'ask' })
  expect(page.last?.choices).toMatchObject({ toll: 'ask' })
  await hall.request(page, 'sit', { table, seat: 1, plan: BOT })
  expect(page.last?.seats[1]).toEqual(BOT)
  await settled()
  expect(page.last?.waiting).toEqual([0])
})

test('a table with its own values sends them; other tables send none', async () => {
  const hall = newHall()
  const page = new Page()
  const plain = await hall.request(page, 'create', { game: toyGame.id, seats: [ME, YOU] })
  expect((await hall.request(page, 'watch', { table: plain.table, eyes: 0 })).values).toBeNull()
  const own = await hall.request(page, 'create', {
    game: toyGame.id,
    seats: [ME, YOU],
    values: { rounds: 9 },
  })
  expect((await hall.request(page, 'watch', { table: own.table, eyes: 0 })).values).toMatchObject({
    rounds: 9,
  })
})

test('every update has all options, also in a replay', async () => {
  const hall = newHall()
  const page = new Page()
  const options = { play: 'free', draft: false, warden: true, story: false }
  const { table } = await hall.request(page, 'create', {
    game: toyGame.id,
    seats: [ME, YOU],
    options: { warden: true },
  })
  expect((await hall.request(page, 'watch', { table, eyes: 0 })).options).toEqual(options)
  expect((await hall.request(page, 'replay', { table, at: 0, eyes: null })).options).toEqual(options)
})

describe('the list of tables', () => {
  test('says how far each table is and who must answer', async () => {
    const { hall, page, table } = await seated([ME, BOT])
    const { tables } = await hall.request(page, 'tables', {})
    expect(tables).toMatchObject([{ id: table, progress: 'Round 1' }])
    const now = await answer(hall, page, table, 0)
    const after = await hall.request(page, 'tables', {})
    expect(after.tables).toMatchObject([{ waiting: now.waiting }])
  })

  test('includes tables that were stored before it said so', async () => {
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

describe('options and seats', () => {
  test.each([
    [{ play: 'teams', warden: true }, [ME, YOU], /^Against the warden each plays alone.*\(T-WARDEN-2\)$/],
    [{ play: 'teams' }, [ME, YOU, BOT], 'Toy is for 2, 4 or 6 players with these options, not 3'],
    [{}, [ME], 'Toy is for 2 to 7 players, not 1'],
  ])(
    'that the rules forbid are refused with the rule, and nothing begins: %j',
    async (options, seats, says) => {
      const hall = newHall()
      const page = new Page()
      await expect(hall.request(page, 'create', { game: 'toy', seats, options })).rejects.toThrow(says)
      expect((await hall.request(page, 'tables', {})).tables).toEqual([])
    },
  )

  test('can be seven seats or one', async () => {
    const hall = newHall()
    const page = new Page()
    for (const [count, options] of [
      [7, {}],
      [1, { warden: true }],
    ] as const) {
      const seats = Array.from({ length: count }, (_, i) => ({ ...ME, name: `Person ${i}` }))
      const { table } = await hall.request(page, 'create', { game: 'toy', seats, options })
      const { standing, sides, rivals } = await hall.request(page, 'watch', { table, eyes: 0 })
      expect([standing.length, sides.length, rivals.length]).toEqual([count, count, count === 1 ? 1 : 0])
    }
  })
})

describe('sides and rivals', () => {
  /** Bots play to the end. Returns the last update and the summary in the list. */
  async function playedOut(options: GameOptions) {
    const hall = newHall()
    const page = new Page()
    const seats = [0, 1, 2, 3].map((i) => ({ ...BOT, name: `Bot ${i}`, bot: 'random' }))
    const { table } = await hall.request(page, 'create', {
      game: 'toy',
      seats,
      seed: 'won',
      options,
    })
    await hall.request(page, 'watch', { table, eyes: null })
    for (let i = 0; i < 50; i++) await settled()
    const [listed] = (await hall.request(page, 'tables', {})).tables
    return { told: await hall.request(page, 'watch', { table, eyes: null }), listed }
  }

  test('sides win together', async () => {
    const { told, listed } = await playedOut({ play: 'teams' })
    expect(told).toMatchObject({
      over: true,
      sides: [
        [0, 2],
        [1, 3],
      ],
      rivals: [],
    })
    expect(told.sides).toContainEqual(told.winners)
    expect(listed).toMatchObject({ winners: told.winners, rivals: [] })
  })

  test('a rival has a name and a score, and may win', async () => {
    const { told, listed } = await playedOut({ warden: true })
    const [warden] = told.rivals
    expect(warden).toMatchObject({ id: 'warden', name: 'The warden' })
    expect(warden?.score?.total).toBeGreaterThan(2)
    expect(told.winners.length > 0).toBe(warden?.won === false)
    expect(listed?.rivals).toEqual(warden?.won === true ? ['The warden'] : [])
  })
})
