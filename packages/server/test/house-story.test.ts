// A campaign of the story online: two chapters, somebody who leaves, somebody who joins, and a server that is stopped in
// the middle of a test and at every step from one chapter to the next. Nobody is sent a text that is not theirs.
import type { Update, WireOption } from '@lorehall/host'
import { Chance, isRecord } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import type { Person } from '../src/storage.ts'
import {
  begin,
  drawnBytes,
  entered,
  gather,
  look,
  openHouse,
  type Page,
  someone,
  type TestHouse,
  turnOver,
} from './kit/house.ts'

const GAME = 'now-or-never'
/** Short chapters: the other four seasons bring nothing new to a server. */
const SHORT = { setup: { seasons: 2 } }
const OPTIONS = { story: true, chapter: '1', heroes: 'picked' }

/** Leads to scenes, the best first. */
const WANTED = ['choose', 'mission', 'search', 'go']

/** Looks for scenes, and succeeds in most. */
function pickOf(options: readonly WireOption[], chance: Chance): WireOption {
  const onward = options.filter(({ manner }) => manner !== 'unticks')
  const added = onward.filter(({ kind }) => kind === 'add').at(-1)
  const kind = WANTED.find((one) => onward.some((option) => option.kind === one))
  const liked = onward.filter((option) => option.kind === kind)
  return added ?? chance.pick(liked.length > 0 ? liked : onward.length > 0 ? onward : options)
}

/** Every text that is named in what a page was sent. */
function talesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(talesIn)
  if (!isRecord(value)) return []
  const own = typeof value['tale'] === 'string' ? [value['tale']] : []
  return [...own, ...Object.values(value).flatMap(talesIn)]
}

const isAsking = ({ ask }: Update, kind: string) =>
  ask?.options.some((option) => option.kind === kind) === true

/** A house in which every seed and every pledge follows from this one, so that a test plays the same game each time. */
function seeded(seed: string): { readonly hall: TestHouse; readonly newNonce: () => string } {
  const random = drawnBytes(seed)
  return { hall: openHouse({ random }), newNonce: () => random(16) }
}

interface Seated {
  readonly person: Person
  readonly page: Page
}

/** Everybody answers until `stop` says so. Bots think in between. */
async function playUntil(
  hall: TestHouse,
  table: string,
  people: readonly Person[],
  chance: Chance,
  stop: (update: Update) => boolean,
): Promise<Update> {
  for (let i = 0; i < 20_000; i++) {
    const everybody = await look(hall, table, null)
    const asked = await Promise.all(people.map((person) => look(hall, table, person)))
    const update = asked.find(({ ask }) => ask !== null) ?? everybody
    if (everybody.over || stop(update)) return update
    const person = people[asked.indexOf(update)]
    if (person === undefined || update.ask === null) {
      // A bot thinks.
      await turnOver()
      continue
    }
    const { id } = pickOf(update.ask.options, chance)
    await hall.house.perform('answer', { table, ask: update.ask.id, picks: [id] }, person)
  }
  throw new Error('it never ends')
}

/** The names of texts that a page heard of although the log of the finished game does not show them to its person. */
async function untold(hall: TestHouse, table: string, { page, person }: Seated): Promise<string[]> {
  const { eyes } = await look(hall, table, person)
  const { log } = await hall.house.perform('replay', { table, at: Number.MAX_SAFE_INTEGER, eyes }, person)
  const told = new Set(log.flatMap(({ tale }) => tale ?? []))
  const heard = [...new Set(page.heard.flatMap(talesIn))]
  expect(heard.length).toBeGreaterThan(2)
  return heard.filter((name) => !told.has(name)).map((name) => `${person.name} heard of ${name}`)
}

test(
  'two chapters with somebody who leaves and somebody who joins, and a server that stops at every step',
  { timeout: 600_000 },
  async () => {
    const { hall, newNonce } = seeded('story online 1')
    const chance = new Chance('story online')
    const { table, people } = await gather(hall, ['Ada', 'Bo'], {
      game: GAME,
      options: OPTIONS,
      values: SHORT,
      newNonce,
    })
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    await begin(hall, { table, people })
    const pages = [await entered(hall, ada, table), await entered(hall, bo, table)]

    // The server stops while the hearts of a test are being chosen, and the same question is there again.
    const before = await playUntil(hall, table, people, chance, (update) => isAsking(update, 'add'))
    expect(isAsking(before, 'add')).toBe(true)
    await hall.reopen()
    const asked = await look(hall, table, before.eyes === 0 ? ada : bo)
    expect(asked.ask).toEqual(before.ask)
    expect(asked.view).toEqual(before.view)
    for (const [i, person] of people.entries()) pages[i] = await entered(hall, person, table)

    const over = await playUntil(hall, table, people, chance, () => false)
    expect(over.over).toBe(true)
    for (const [i, person] of people.entries()) {
      const page = pages[i]
      if (page === undefined) continue
      expect(await untold(hall, table, { person, page })).toEqual([])
    }

    // Over; then the next table; then its seats. The server stops after each step, and nothing is lost.
    await hall.reopen()
    const { lines, next, sheet } = await hall.house.perform('campaign', { table }, ada)
    expect(next).toMatchObject({ chapter: '2' })
    expect(sheet).not.toBeNull()
    const cy = await someone(hall, 'Cy')
    const wanted = {
      game: GAME,
      options: next ?? {},
      values: SHORT,
      key: 'made once',
      seats: [{ kind: 'open' as const }, { kind: 'me' as const }, { kind: 'open' as const, kept: true }],
      after: { table, lines: [null, lines[0] ?? null, lines[1] ?? null] },
    }
    const made = await hall.house.perform('create', wanted, ada)
    await hall.reopen()
    // The page that asked was closed, and asks again.
    expect(await hall.house.perform('create', wanted, ada)).toEqual(made)
    const room = () => hall.house.perform('room', { table: made.table }, cy)
    expect((await room()).seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['open', ''],
      ['open', ''],
      ['open', 'Bo'],
    ])
    const sit = (person: Person) =>
      hall.house.perform('join', { table: made.table, nonce: newNonce() }, person)
    expect(await sit(cy)).toEqual({ seat: 0 })
    await hall.reopen()
    const late = await someone(hall, 'Di')
    await sit(ada)
    await expect(sit(late)).rejects.toMatchObject({ code: 'full-table' })
    // Bo finds the table in the list and at the end of the last chapter.
    const { tables } = await hall.house.perform('tables', { list: 'mine' }, bo)
    expect(tables.map((one) => one.table)).toContain(made.table)
    expect((await hall.house.perform('room', { table }, bo)).rematch).toBe(made.table)
    expect(await sit(bo)).toEqual({ seat: 2 })
    await hall.reopen()
    expect((await room()).seats.map(({ name }) => name)).toEqual(['Cy', 'Ada', 'Bo'])

    const three = [cy, ada, bo]
    await hall.house.perform('start', { table: made.table }, ada)
    const seated = await Promise.all(
      three.map(async (person) => ({ person, page: await entered(hall, person, made.table) })),
    )
    // Bo leaves in the middle of a scene, and a bot plays his hero to the end.
    await playUntil(
      hall,
      made.table,
      three,
      chance,
      (update) => update.eyes === 2 && isAsking(update, 'choose'),
    )
    await hall.house.perform('leave', { table: made.table }, bo)
    const end = await playUntil(hall, made.table, [cy, ada], chance, () => false)
    expect(end.over).toBe(true)
    for (const one of seated) expect(await untold(hall, made.table, one)).toEqual([])

    // The result of the bot counts for the hero.
    const after = await hall.house.perform('campaign', { table: made.table }, cy)
    expect([...after.lines].slice(1)).toEqual([lines[0], lines[1]])
    expect(after.next).toMatchObject({ chapter: '3' })
    await hall.reopen()
    const { text } = await hall.house.perform('record', { table: made.table, campaign: true }, null)
    expect(text.match(/"game": "now-or-never"/g)).toHaveLength(2)
  },
)

test(
  'a seat is not kept for a person whom the maker has blocked, or who is nobody',
  { timeout: 300_000 },
  async () => {
    const { hall, newNonce } = seeded('nobody')
    const chance = new Chance('nobody')
    const { table, people } = await gather(hall, ['Ada', 'Bo'], {
      game: GAME,
      options: OPTIONS,
      values: { setup: { seasons: 1 } },
      newNonce,
    })
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    await begin(hall, { table, people })
    await playUntil(hall, table, people, chance, () => false)
    await hall.house.perform('block', { person: ada.id, blocked: true }, bo)
    const { lines, next } = await hall.house.perform('campaign', { table }, ada)
    const made = await hall.house.perform(
      'create',
      {
        game: GAME,
        options: next ?? {},
        seats: [{ kind: 'me' }, { kind: 'open', kept: true }],
        after: { table, lines: [...lines] },
      },
      ada,
    )
    const { seats } = await hall.house.perform('room', { table: made.table }, ada)
    expect(seats[1]).toMatchObject({ kind: 'open', name: '', person: null })
    const now = await hall.storage.person(bo.id)
    expect((await hall.house.perform('room', { table }, now)).rematch).toBeNull()
  },
)

test('a scene that a client made up, or that was not read to its person, is refused', async () => {
  const hall = openHouse()
  const { table, people } = await gather(hall, ['Ada', 'Bo'], { game: GAME, options: OPTIONS })
  await begin(hall, { table, people })
  for (const name of ['c1-zeik-A', 'c1-A.a', 'c9-zeik-A', '../c1/zeik/en', '__proto__', '']) {
    const asked = hall.house.perform('tale', { table, name }, people[0] ?? null)
    await expect(asked).rejects.toThrow(`this table has not shown you a text named '${name}'`)
  }
})
