// The online tables that wait for me. Filled once the connection is open.
import { create } from 'zustand'

export const useTurns = create<{ readonly tables: readonly string[] }>()(() => ({ tables: [] }))
