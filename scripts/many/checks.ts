// Compares the stored tables after a trial with the acknowledged answers.
import { setTimeout as pause } from 'node:timers/promises'
import { Table } from '@lorehall/kernel'
import { gameNamed } from '../../packages/server/src/games.ts'
import type { Storage } from '../../packages/server/src/storage.ts'
import type { Played } from './tables.ts'

export interface Verdict {
  readonly lost: number
  /** Tables whose entries can't be replayed, or have gaps or too many. */
  readonly broken: number
  readonly entries: number
  readonly botMoves: number
}

/** Counts acknowledged answers that are not stored exactly once, in the order of their questions. */
function lostAt({ taken }: Played, entries: readonly unknown[]): number {
  let lost = 0
  for (const [seat, answers] of taken) {
    const own = entries.filter(
      (entry): entry is string => typeof entry === 'string' && entry.startsWith(`${seat} `),
    )
    let at = 0
    for (const [, pick] of [...answers].toSorted(([a], [b]) => a - b)) {
      const found = own.indexOf(`${seat} ${pick}`, at)
      if (found === -1) lost += 1
      else at = found + 1
    }
  }
  return lost
}

export async function verdictOn(storage: Storage, tables: readonly Played[]): Promise<Verdict> {
  let [lost, broken, all, botMoves] = [0, 0, 0, 0]
  for (const table of tables) {
    const row = await storage.table(table.id)
    const entries = await storage.entries(table.id)
    all += entries.length
    lost += lostAt(table, entries)
    const people = table.pages.length
    botMoves += entries.filter(
      (entry) => typeof entry === 'string' && Number.parseInt(entry, 10) >= people,
    ).length
    if (row === null || row.beginning === null || row.seq !== entries.length) broken += 1
    else if (!(await isWhole(row.game, { ...row.beginning, entries }))) broken += 1
  }
  return { lost, broken, entries: all, botMoves }
}

/** A bot that moved twice, or for a question that was not open, would not fit. */
async function isWhole(game: string, record: Parameters<typeof Table.replay>[1]): Promise<boolean> {
  try {
    Table.replay(await gameNamed(game), record)
    return true
  } catch {
    return false
  }
}

/** Waits until no table waits for a bot. Returns how many still do after `patience` milliseconds. */
export async function waitingForBots(
  storage: Storage,
  tables: readonly Played[],
  patience: number,
): Promise<number> {
  for (const until = performance.now() + patience; ; await pause(500)) {
    const rows = await Promise.all(tables.map(({ id }) => storage.table(id)))
    const stuck = rows.filter(
      (row) => row?.stage === 'playing' && row.waiting.some((seat) => row.seats[seat]?.kind === 'bot'),
    )
    if (stuck.length === 0 || performance.now() > until) return stuck.length
  }
}
