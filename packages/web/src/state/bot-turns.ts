// Per table: the number of the last entry a bot made for me whose notice I dismissed. Saved across reloads.
import { create } from 'zustand'

const KEPT = 'lorehall-bot-turns'
/** The oldest are dropped first. */
const MOST = 50

type Read = ReadonlyMap<string, number>

const isRow = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number'

function kept(): Read {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return new Map(Array.isArray(rows) ? rows.filter(isRow) : [])
  } catch {
    return new Map()
  }
}

export const useBotTurns = create<{ readonly read: Read }>()(() => ({ read: kept() }))

export function putAway(table: string, entry: number): void {
  const rows = [...useBotTurns.getState().read].filter(([at]) => at !== table)
  const read = new Map([...rows, [table, entry] as const].slice(-MOST))
  useBotTurns.setState({ read })
  try {
    localStorage.setItem(KEPT, JSON.stringify([...read]))
  } catch {
    // Storage failed: dismissed only until the page closes.
  }
}
