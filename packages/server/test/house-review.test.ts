// The review of an online game: refused while it goes on, then made once, and kept for everyone who may see the table.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test, vi } from 'vitest'
import { atHand } from '../src/games.ts'
import type { Person } from '../src/storage.ts'
import { thinkInThreads } from '../src/thinking/threads.ts'
import {
  type AnyHouse,
  begin,
  gather,
  type Gathered,
  openHouse,
  openToyHouse,
  playOn,
  someone,
  type TestHouse,
  turnOver,
  vote,
} from './kit/house.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { openProcesses } from './kit/processes.ts'

const postgres = postgresForThisFile()

/** A thread that ends as soon as it gets a thought. */
const DIES = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'
  parentPort.on('message', () => process.exit(1))`)}`,
)

const ask = ({ house }: AnyHouse, table: string, person: Person | null) =>
  house.perform('review', { table }, person)

/** Asks until the review is there. */
function reviewOf(hall: AnyHouse, table: string, person: Person | null) {
  return vi.waitFor(
    async () => {
      const { review } = await ask(hall, table, person)
      expect(review).not.toBeNull()
      return review
    },
    { timeout: 60_000 },
  )
}

/** A toy game of two, played to its end. */
async function played(hall: TestHouse, names = ['Ada', 'Bo']): Promise<Gathered> {
  const gathered = await gather(hall, names, { game: 'toy' })
  await begin(hall, gathered)
  await playOn(hall, gathered, 1000)
  await turnOver()
  return gathered
}

const isPerson = (person: Person | undefined): Person => {
  if (person === undefined) throw new Error('nobody is here')
  return person
}

test('is refused while the game goes on', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy' })
  await begin(hall, gathered)
  await playOn(hall, gathered, 5)
  const { table, people } = gathered
  for (const person of [...people, null])
    await expect(ask(hall, table, person)).rejects.toMatchObject({
      code: 'not-over',
      message: 'A review would show hidden information. You can have it when the game is over.',
    })
})

test('is begun by a person and then there for everyone, also without a name', async () => {
  const hall = openToyHouse()
  const { table } = await played(hall)
  await expect(ask(hall, table, null)).rejects.toMatchObject({ code: 'who-are-you' })
  const spectator = await someone(hall, 'Cy')
  const found = await reviewOf(hall, table, spectator)
  expect(found).toMatchObject({ seats: [0, 1] })
  expect(await reviewOf(hall, table, null)).toEqual(found)
})

test('is made once however many ask, kept over a restart, and gone with its table', async () => {
  const hall = openToyHouse()
  const { table, people } = await played(hall)
  const kept = vi.spyOn(hall.storage, 'keepReview')
  const [first, second] = await Promise.all(people.map((person) => reviewOf(hall, table, person)))
  expect(second).toEqual(first)
  expect(kept).toHaveBeenCalledTimes(1)

  await hall.reopen()
  const again = vi.spyOn(hall.storage, 'keepReview')
  expect(await ask(hall, table, null)).toMatchObject({ review: first })
  expect(again).not.toHaveBeenCalled()

  const row = await hall.storage.table(table)
  if (row !== null) await hall.storage.removeTable(row)
  expect(await hall.storage.review(table)).toBeNull()
})

test('is made again without the name of a person who was deleted', async () => {
  const hall = openToyHouse()
  const { table, people } = await played(hall, ['Ada', 'Xaver'])
  const [ada, xaver] = people.map(isPerson)
  expect(JSON.stringify(await reviewOf(hall, table, ada ?? null))).toContain('Xaver')
  await hall.house.perform('forget', {}, xaver ?? null)
  expect(await hall.storage.review(table)).toBeNull()
  expect(JSON.stringify(await reviewOf(hall, table, ada ?? null))).not.toContain('Xaver')
})

test('is made at one of two processes', async () => {
  const [here, there] = await openProcesses(await postgres.fresh(), { games: [atHand(toyGame)] })
  const gathered = await gather(here, ['Ada', 'Bo'], { game: 'toy' })
  await begin(here, gathered)
  await playOn(here, gathered, 1000)
  await turnOver()
  const { table, people } = gathered
  const kept = [here, there].map(({ storage }) => vi.spyOn(storage, 'keepReview'))
  const [ada] = people.map(isPerson)
  const [one, other] = await Promise.all(
    [here, there].map((process) => reviewOf(process, table, ada ?? null)),
  )
  expect(other).toEqual(one)
  expect(kept.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1)
})

test('one review is made at a time, and owners take turns', async () => {
  const hall = openToyHouse()
  const [first, second, third] = [await played(hall), await played(hall), await played(hall)]
  const order: string[] = []
  const keep = hall.storage.keepReview.bind(hall.storage)
  vi.spyOn(hall.storage, 'keepReview').mockImplementation((table, review) => {
    order.push(table.id)
    return keep(table, review)
  })
  const games = [first, second, third]
  const asked = games.map(({ table, people }) => ask(hall, table, people[0] ?? null))
  const states = await Promise.all(asked)
  expect(states.every(({ review }) => review === null)).toBe(true)
  await Promise.all(games.map(({ table, people }) => reviewOf(hall, table, people[0] ?? null)))
  expect(order).toEqual(games.map(({ table }) => table))
})

test('a bot whose threads die leaves the game safe, and says so', async () => {
  const hall = openHouse({ thinkerOf: thinkInThreads({ script: DIES, most: 1, seconds: 60 }) })
  const gathered = await gather(hall, ['Ada', 'Bo'])
  await begin(hall, gathered)
  await playOn(hall, gathered, 20)
  const { table, people } = gathered
  const [ada = null, bo = null] = people
  await hall.house.perform('propose', { table, kind: 'end', key: 'end-it-now' }, ada)
  await vote(hall, table, bo)
  await turnOver()
  const before = await hall.storage.entries(table)
  const untilItFails = async () => {
    for (;;) {
      expect(await ask(hall, table, ada)).toMatchObject({ review: null })
      await after(20)
    }
  }
  await expect(untilItFails()).rejects.toThrow('The game is safe. Ask for the review again')
  expect(await hall.storage.entries(table)).toEqual(before)
  expect(await hall.storage.review(table)).toBeNull()
})

test('a table of a ruleset that this version does not know is refused with the reason, and stays as it is', async () => {
  const hall = openToyHouse()
  const { table, people } = await played(hall)
  const before = await hall.storage.entries(table)
  await hall.house.stop()
  const db = new DatabaseSync(hall.file)
  db.exec(`UPDATE beginnings SET beginning = json_set(beginning, '$.ruleset', 99)`)
  db.close()
  await hall.reopen()
  const why =
    /^this table uses ruleset 99 of Toy; this version of Lorehall knows .* Update Lorehall to open it\.$/
  await expect(ask(hall, table, isPerson(people[0]))).rejects.toThrow(why)
  expect(await hall.storage.entries(table)).toEqual(before)
})

test('chances are for spectators while the game goes on, and then for everyone', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy' })
  await begin(hall, gathered)
  await playOn(hall, gathered, 8)
  const { table, people } = gathered
  const [ada = null] = people
  const chances = (person: typeof ada) => hall.house.perform('chances', { table }, person)
  await expect(chances(ada)).rejects.toMatchObject({ code: 'not-over' })
  const { moments } = await chances(null)
  expect(moments.length).toBeGreaterThan(0)
  for (const moment of moments) expect(moment.chances[0]).toBeGreaterThan(0)
  await playOn(hall, gathered, 1000)
  await turnOver()
  const after = await chances(ada)
  expect(after.moments.at(-1)?.chances.some((chance) => chance === 1 || chance === 0.5)).toBe(true)
})

test('players see the chances if all of them agree, until one objects', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy', bots: 1 })
  await begin(hall, gathered)
  const { table, people } = gathered
  const [ada, bo] = people.map(isPerson)
  const chances = (person: Person | undefined) => hall.house.perform('chances', { table }, person ?? null)
  const lobby = () => hall.house.perform('room', { table }, null)
  const propose = (key: string) => hall.house.perform('propose', { table, kind: 'chances', key }, ada ?? null)

  const { proposal } = await propose('first-time')
  expect(await lobby()).toMatchObject({ chances: false, proposal: { kind: 'chances', by: 0, agreed: [0] } })
  await hall.house.perform('vote', { table, agree: false, proposal }, bo ?? null)
  expect(await lobby()).toMatchObject({ chances: false, settled: { how: 'refused', who: 1 } })
  await expect(chances(ada)).rejects.toMatchObject({ code: 'not-over' })

  const second = await propose('second-time')
  await hall.house.perform('vote', { table, agree: true, proposal: second.proposal }, bo ?? null)
  expect(await lobby()).toMatchObject({ chances: true, proposal: null, settled: { how: 'agreed' } })
  expect((await chances(ada)).moments).toEqual((await chances(undefined)).moments)

  await hall.reopen()
  await expect(chances(bo)).resolves.toBeDefined()
  const spectator = await someone(hall, 'Cy')
  const hide = (person: Person | undefined) => hall.house.perform('hideChances', { table }, person ?? null)
  await expect(hide(spectator)).rejects.toMatchObject({ code: 'not-yours' })
  await hide(bo)
  await hide(bo)
  expect(await lobby()).toMatchObject({ chances: false })
  await expect(chances(ada)).rejects.toMatchObject({ code: 'not-over' })
})
