// Imports very long games, and requests their history and replay over and over.
import { games } from '@lorehall/server/games'
import { Table } from '@lorehall/kernel'
import { ask, type Target } from '../caller.ts'
import { type Attack, begin, manyHands, newPerson, newTable } from './attack.ts'

const GAMES = 8
const MOVES = 9900
const SEEDS = 50

/** A very long game: everyone always takes the option in the middle. */
async function longRecord(n: number): Promise<{ readonly game: string; readonly record: string }> {
  for (let seed = 0; seed < SEEDS; seed++) {
    for (const { load } of games) {
      const game = await load()
      const table = new Table(game, { seats: 2, seed: `long ${n} ${seed}` })
      while (!table.over && table.moves < MOVES) {
        const [asked] = table.asks
        const middle = asked?.options[asked.options.length >> 1]
        if (asked === undefined || middle === undefined) throw new Error('somebody is asked something')
        table.take(asked, middle)
      }
      const { entries, ...rest } = table.record()
      // A card that is ticked and unticked forever produces no log.
      const kinds = new Set(entries.map(String)).size
      if (!table.over && kinds > 100) return { game: game.id, record: JSON.stringify({ ...rest, entries }) }
    }
  }
  throw new Error('no game is long enough')
}

async function imported(target: Target, n: number): Promise<string | null> {
  const token = await newPerson(target, `Long ${n}`)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = await newTable(target, token, { ...(await longRecord(n)), seats })
  if (table !== null) await begin(target, token, table)
  return table
}

export const longGames: Attack = {
  counts: 'answers',
  async prepare(target) {
    const tables: string[] = []
    for (let n = 0; n < GAMES; n++) {
      const table = await imported(target, n)
      if (table !== null) tables.push(table)
    }
    console.error(`long games: ${tables.length} of ${GAMES} imported`)
    let asked = 0
    const next = (table: string) => {
      asked++
      if (asked % 2 === 0) return `/tables/${table}/history`
      return `/tables/${table}/replay?at=${(asked * 997) % MOVES}&log=true`
    }
    return (tally, stopped) =>
      manyHands(tables.length, stopped, async (hand) => {
        const path = next(tables[hand] ?? '')
        const reply = await ask(target, { method: 'GET', path }).catch(() => null)
        const done = reply?.status === 200
        tally[done ? 'done' : 'refused']++
        return done
      })
  },
}
