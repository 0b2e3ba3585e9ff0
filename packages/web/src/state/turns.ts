// The online tables that wait for me. Filled once the line to the server is open.
import { create } from 'zustand'

export const useTurns = create<{ readonly tables: readonly string[] }>()(() => ({ tables: [] }))
