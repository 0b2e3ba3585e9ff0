// The running tables of this device whose players agreed to see their chances to win. Saved across reloads.
import { create } from 'zustand'

const KEPT = 'lorehall-chances'
/** The oldest are dropped first. */
const MOST = 50

function kept(): readonly string[] {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(tables) ? tables.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const useChancesHere = create<{ readonly tables: readonly string[] }>()(() => ({ tables: kept() }))

export const useAgreedHere = (table: string) => useChancesHere(({ tables }) => tables.includes(table))

export function agreeHere(table: string, agreed: boolean): void {
  const others = useChancesHere.getState().tables.filter((id) => id !== table)
  const tables = (agreed ? [...others, table] : others).slice(-MOST)
  useChancesHere.setState({ tables })
  try {
    localStorage.setItem(KEPT, JSON.stringify(tables))
  } catch {
    // Storage failed: agreed only until the page closes.
  }
}
