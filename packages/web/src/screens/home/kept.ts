// The tables saved on this device. A deleted table can be restored for 8 seconds; then it is removed for good.
import type { TableSummary } from '@lorehall/host'
import { create } from 'zustand'
import { tellFault } from '../../faults/fault.ts'
import { host } from '../../host/client.ts'
import { keptTables } from '../../host/kept-tables.ts'
import { useNotices } from '../../state/notices.ts'
import { isFault, whyOf } from '../../state/trouble.ts'
import { sentenceOf } from './trouble.ts'

const REGRET = 8000

interface KeptState {
  /** Newest first; null until the host has sent them. */
  readonly tables: readonly TableSummary[] | null
  /** Deleted, but still restorable. */
  readonly going: readonly string[]
}

export const useKept = create<KeptState>()(() => ({ tables: null, going: [] }))

const { getState: now, setState: set } = useKept
const timers = new Map<string, ReturnType<typeof setTimeout>>()

export function tellTrouble(error: unknown): void {
  if (isFault(whyOf(error))) tellFault(error)
  else useNotices.getState().tell({ kind: 'trouble', text: sentenceOf(error) })
}

export async function loadKept(): Promise<void> {
  try {
    set({ tables: await keptTables() })
  } catch (error) {
    set({ tables: now().tables ?? [] })
    tellTrouble(error)
  }
}

async function removeForGood(id: string): Promise<void> {
  timers.delete(id)
  try {
    await host.request('remove', { table: id })
  } catch (error) {
    tellTrouble(error)
  }
  await loadKept()
  set({ going: now().going.filter((other) => other !== id) })
}

export function remove(id: string): void {
  set({ going: [...now().going, id] })
  timers.set(
    id,
    setTimeout(() => void removeForGood(id), REGRET),
  )
}

export function restore(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  set({ going: now().going.filter((other) => other !== id) })
}
