// The server is killed without warning, again and again, while people play. Nothing that was acknowledged is lost or
// stored twice, and every table goes on.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { Chance, type Entry } from '@lorehall/kernel'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/sqlite/storage.ts'
import { entriesOf, faultsOf, replayed } from './kit/ledger.ts'
import { Hall, Party, type Played, Player } from './kit/party.ts'
import { BOUNDLESS, bundled, newFolder, ServerProcess } from './kit/running.ts'

const SEED = 'a candle in the wind'
const KILLS = 50
/** The server is killed after this many answers at the latest. */
const MOST_ANSWERS = 60
const PATIENCE_MS = 3000
const FULL = 2

interface Promised {
  readonly table: Played
  readonly entries: ReadonlyMap<number, readonly Entry[]>
  readonly said: ReadonlyMap<Player, readonly string[]>
}

/** A copy of everything that was acknowledged so far. */
function promised(parties: readonly Party[]): Promised[] {
  return parties.flatMap(({ tables }) =>
    tables.map((table) => ({
      table,
      entries: new Map([...table.entries].map(([seat, list]) => [seat, [...list]])),
      said: new Map([...table.said].map(([player, list]) => [player, [...list]])),
    })),
  )
}

/** Checks that all of it is stored once and in order. If play has ended, nothing else may be stored. */
async function hold(file: string, promises: readonly Promised[], ended: boolean): Promise<void> {
  const storage = openSqlite(file)
  try {
    for (const { table, entries, said } of promises) {
      await replayed(storage, table.id)
      const row = await storage.table(table.id)
      for (const [seat, player] of table.seats) expect(row?.seats[seat]?.name).toBe(player.name)
      const stored = await storage.entries(table.id)
      for (const [seat, list] of entries) {
        const own = entriesOf(stored, seat)
        expect(ended ? own : own.slice(0, list.length)).toEqual(list)
      }
      const lines = await storage.chat(table.id, 0, 10_000)
      for (const [player, list] of said) {
        const own = lines.filter(({ name }) => name === player.name).map(({ text }) => text)
        expect(ended ? own : own.slice(0, list.length)).toEqual(list)
      }
    }
  } finally {
    storage.close()
  }
}

/** Gives one more answer at the table. */
async function playOn({ id, seats }: Played): Promise<'answered' | 'over'> {
  for (let tries = 0; tries < 100; tries++) {
    for (const player of seats.values()) {
      const seen = await player.look(id, 0)
      if (seen.over) return 'over'
      if (seen.ask === null) continue
      const picks = [player.chance.pick(seen.ask.options).id]
      const reply = await player.ask('answer', { table: id, ask: seen.ask.id, picks })
      if (reply.ok) return 'answered'
    }
    await after(50)
  }
  throw new Error(`table ${id} is stuck`)
}

/** This takes long on a busy machine. */
const options = { timeout: 400_000 }

test(`killed ${KILLS} times in mid-game, a server has kept everything it acknowledged`, options, async () => {
  onTestFailed(() => console.error(`the seed was '${SEED}'`))
  const chance = new Chance(SEED)
  const folder = newFolder()
  const file = join(folder, 'lorehall.db')
  const hall = new Hall()
  const script = await bundled(folder)
  const loaded = () => new ServerProcess(BOUNDLESS, script)
  let server = await loaded().open(file)
  // The next server is loaded before this one is killed.
  let standby = loaded()
  onTestFinished(async () => {
    await Promise.all([server.kill(), standby.kill()])
    rmSync(folder, { recursive: true, force: true })
  })
  expect(server.synchronous).toBe(FULL)
  hall.opened(server.port)

  const player = (name: string) => new Player(hall, name, new Chance(`${SEED}/${name}`)).introduce()
  const seated = (...names: string[]) => Promise.all(names.map(player))
  const parties = [
    new Party(await seated('Ada', 'Bo'), { bots: 0, undo: true, answers: 90 }),
    new Party(await seated('Cy', 'Dee', 'Eli'), { bots: 0, undo: false, answers: 150 }),
    new Party(await seated('Fay', 'Gil'), { bots: 1, undo: false, answers: 40 }),
  ]
  const playing = Promise.all(parties.map((party) => party.play()))
  playing.catch(() => undefined)

  async function peace(answers: number): Promise<void> {
    const enough = hall.answers + answers
    const late = Date.now() + PATIENCE_MS
    while (hall.answers < enough && Date.now() < late) await Promise.race([after(1), playing])
  }

  for (let kills = 0; kills < KILLS; kills++) {
    await peace(chance.below(MOST_ANSWERS))
    await after(chance.below(12))
    hall.gone()
    await server.kill()
    const promises = promised(parties)
    server = await standby.open(file)
    standby = loaded()
    hall.opened(server.port)
    expect(server.synchronous).toBe(FULL)
    // Older tables were checked before and have not changed since.
    await hold(file, promises.slice(-2 * parties.length), false)
  }

  for (const party of parties) party.done = true
  await playing
  await hold(file, promised(parties), true)
  for (const { tables } of parties) for (const table of tables) if (table.begun) await playOn(table)
  expect(faultsOf(file)).toEqual([])

  const resent = parties.flatMap(({ players }) => players).reduce((sum, { resent }) => sum + resent, 0)
  const answers = parties.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.answers, 0)
  // Enough was played, and enough was interrupted, for the test to mean something.
  expect(answers).toBeGreaterThan(500)
  expect(resent).toBeGreaterThan(KILLS)
})
