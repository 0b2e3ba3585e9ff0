// Which turns that a bot played for me I have read and put away, by table: the number of the last entry of each.
// They stay so when the page is opened again.
import { create } from 'zustand'

const KEPT = 'lorehall-bot-turns'
/** Older ones give way. */
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
    // It is put away until the page is closed.
  }
}
