// One person has almost as many tables as allowed, each with three bots that think, and answers at all of them.
import { setTimeout as pause } from 'node:timers/promises'
import { games } from '@lorehall/server/games'
import type { Target } from '../caller.ts'
import { Place } from '../rounds.ts'
import { type Attack, begin, newPerson, newTable } from './attack.ts'

const TABLES = 90
/** More than one person may send: the server refuses some. */
const ANSWERS_PER_SECOND = 40
/** If nothing new arrives within this time, the answer was refused. */
const REFUSED_MS = 1000
const AGAIN_MS = 500
const OPEN_TRIES = 60

/** One of the attacker's tables. Its page is opened again if the server closes it. */
class BotTable {
  private readonly table: string
  private readonly target: Target
  private readonly token: string
  private place: Place
  private first: number | null = null
  private last = 0

  constructor(target: Target, token: string, table: string) {
    this.table = table
    this.target = target
    this.token = token
    this.place = this.opened()
  }

  private opened(): Place {
    const place = new Place(this.target, this.token, ({ entries }, { news }) => {
      if (!news) return
      this.first ??= entries
      this.last = entries
    })
    place.socket.on('open', () => place.send('watch', { table: this.table, changes: true }))
    // The close event that follows is what we count.
    place.socket.on('error', () => undefined)
    return place
  }

  get isOpen(): boolean {
    return this.place.socket.readyState === this.place.socket.OPEN
  }

  /** Moves made at this table since it was first seen, most of them by bots. */
  get moves(): number {
    return this.last - (this.first ?? 0)
  }

  /** Opens the page again if it was closed. */
  come(): void {
    if (this.place.socket.readyState === this.place.socket.CLOSED) this.place = this.opened()
  }

  answer(which: number): void {
    if (!this.isOpen) return this.come()
    const { place } = this
    const asked = place.answer(this.table, which)
    if (asked === null) return
    setTimeout(() => (place.ask ??= place.over ? null : asked), REFUSED_MS).unref()
  }

  end(): void {
    this.place.socket.terminate()
  }
}

async function newBotTable(target: Target, token: string): Promise<BotTable | null> {
  const bot = { kind: 'bot', bot: 'greedy' }
  const body = { game: games[0].id, seats: [{ kind: 'me' }, bot, bot, bot] }
  const table = await newTable(target, token, body)
  if (table === null) return null
  await begin(target, token, table)
  return new BotTable(target, token, table)
}

export const bots: Attack = {
  counts: 'moves',
  async prepare(target) {
    const token = await newPerson(target, 'Host of bots')
    const tables: BotTable[] = []
    for (let n = 0; n < TABLES; n++) {
      const table = await newBotTable(target, token)
      if (table !== null) tables.push(table)
    }
    for (let tries = 0; tries < OPEN_TRIES && tables.some(({ isOpen }) => !isOpen); tries++) {
      await pause(AGAIN_MS)
      for (const table of tables) table.come()
    }
    console.error(`bots: ${tables.filter(({ isOpen }) => isOpen).length} of ${TABLES} tables`)
    const moves = () => tables.reduce((sum, table) => sum + table.moves, 0)
    return async (tally, stopped) => {
      const before = moves()
      for (let n = 0; !stopped.aborted; n++) {
        tables[n % tables.length]?.answer(n)
        await pause(1000 / ANSWERS_PER_SECOND)
        tally.done = moves() - before
        tally.refused = tables.filter(({ isOpen }) => !isOpen).length
      }
      for (const table of tables) table.end()
    }
  },
}
