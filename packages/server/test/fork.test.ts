// Several clients answer for the same seats at the same time, ten thousand times. Each time one answer is accepted, the
// others are refused, and the table never forks.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { NotKept } from '@lorehall/host'
import { Chance, Refusal } from '@lorehall/kernel'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { Denied } from '../src/denied.ts'
import type { House } from '../src/house.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import type { Person } from '../src/storage.ts'
import { askByHttp, introduced, isUpdate, ClientConnection, type Seen } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { houseOn, nonce } from './kit/house.ts'
import { faultsOf } from './kit/ledger.ts'
import { Race } from './kit/race.ts'
import { newFolder, ServerProcess } from './kit/running.ts'

const SEED = 'two hands, one cup'
const ANSWERS = 5000
/** Limited, because opening a longer table takes longer. */
const ANSWERS_A_TABLE = 350
const SEATS = [{ kind: 'open' as const }, { kind: 'open' as const }]

function folder(): string {
  const made = newFolder()
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A page that answers every question as soon as it is asked. */
class Hand {
  private readonly connection: ClientConnection
  private readonly chance: Chance
  private seen: Seen | null = null
  private wake: () => void = () => undefined

  constructor(port: number, token: string, chance: Chance) {
    this.chance = chance
    this.connection = new ClientConnection(port, token)
    this.connection.hear = (message) => {
      if (isUpdate(message)) this.seen = message.update
      this.wake()
    }
  }

  async play(race: Race, seat: number): Promise<void> {
    this.seen = null
    await this.connection.ask('watch', { table: race.table })
    let answered = -1
    while (race.tried < ANSWERS_A_TABLE) {
      const seen = this.shown()
      if (seen?.over === true) return
      const ask = seen?.ask ?? null
      if (ask === null || ask.id === answered) {
        await this.news()
        continue
      }
      answered = ask.id
      const pick = this.chance.pick(ask.options).id
      race.tried++
      const reply = await this.connection.ask('answer', { table: race.table, ask: ask.id, picks: [pick] })
      if (reply.ok) race.acknowledged(seat, ask.id, pick)
      else race.refused(reply.code, reply.message)
    }
  }

  private shown(): Seen | null {
    return this.seen
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 50)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  hangUp(): void {
    this.connection.hangUp()
  }
}

/** This takes long on a busy machine. */
const options = { timeout: 400_000 }

test('two pages of each of two people race at one server', options, async () => {
  onTestFailed(() => console.error(`the seed was '${SEED}'`))
  const file = join(folder(), 'lorehall.db')
  const server = await new ServerProcess().open(file)
  onTestFinished(() => server.kill())
  const { port } = server
  const tokens = [await introduced(port, 'Ada'), await introduced(port, 'Bo')]
  const hands = tokens.flatMap((token, seat) =>
    [0, 1].map((n) => ({ seat, hand: new Hand(port, token, new Chance(`${SEED}/${seat}/${n}`)) })),
  )
  const races: Race[] = []
  for (let tried = 0; tried < ANSWERS; tried += races.at(-1)?.tried ?? 0) {
    const made = await askByHttp(port, tokens[0] ?? '', 'create', { game: GAME.id, seats: SEATS })
    const table = made.ok ? String(made.body['table']) : made.message
    for (const token of tokens) await askByHttp(port, token, 'join', { table, nonce: nonce() })
    await askByHttp(port, tokens[0] ?? '', 'start', { table })
    const race = new Race(table)
    races.push(race)
    await Promise.all(hands.map(({ hand, seat }) => hand.play(race, seat)))
    expect(race.tried).toBeGreaterThan(100)
  }
  const storage = openSqlite(file)
  for (const race of races) await race.hold(storage)
  storage.close()
  expect(faultsOf(file)).toEqual([])
  for (const { hand } of hands) hand.hangUp()
})

/** Answers for a seat through one house, until the table has enough answers. */
async function play(house: House, person: Person, seat: number, race: Race, chance: Chance): Promise<void> {
  const { table } = race
  while (race.tried < ANSWERS_A_TABLE) {
    try {
      const seen = await house.perform('look', { table }, person)
      if (seen.over) return
      if (seen.ask === null) {
        // The tick notices what the other house has written.
        await house.tick()
        await new Promise((resolve) => setImmediate(resolve))
        continue
      }
      const pick = chance.pick(seen.ask.options).id
      race.tried++
      await house.perform('answer', { table, ask: seen.ask.id, picks: [pick] }, person)
      race.acknowledged(seat, seen.ask.id, pick)
    } catch (error) {
      if (!(error instanceof NotKept || error instanceof Refusal || error instanceof Denied)) throw error
      race.refused(error.code, error.message)
    }
  }
}

test('two servers on one file race for the same seats', options, async () => {
  onTestFailed(() => console.error(`the seed was '${SEED}'`))
  const file = join(folder(), 'lorehall.db')
  const houses = [houseOn(file), houseOn(file)]
  onTestFinished(async () => {
    for (const { house } of houses) await house.stop()
  })
  const [first] = houses
  if (first === undefined) throw new Error('there are two')
  const people = [(await first.house.introduce('Ada')).person, (await first.house.introduce('Bo')).person]
  const hands = houses.flatMap(({ house }, n) =>
    people.map((person, seat) => ({ house, person, seat, chance: new Chance(`${SEED}/${seat}/${n}`) })),
  )
  const races: Race[] = []
  for (let tried = 0; tried < ANSWERS; tried += races.at(-1)?.tried ?? 0) {
    const [host = null] = people
    const { table } = await first.house.perform('create', { game: GAME.id, seats: SEATS }, host)
    for (const person of people) await first.house.perform('join', { table, nonce: nonce() }, person)
    await first.house.perform('start', { table }, host)
    const race = new Race(table)
    races.push(race)
    await Promise.all(hands.map(({ house, person, seat, chance }) => play(house, person, seat, race, chance)))
    expect(race.tried).toBeGreaterThan(100)
  }
  for (const race of races) await race.hold(first.storage)
  expect(faultsOf(file)).toEqual([])
  // The two servers did collide.
  expect(races.reduce((sum, { overtaken }) => sum + overtaken, 0)).toBeGreaterThan(100)
})
