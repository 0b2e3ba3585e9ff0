// The online tables I sit at that are not over. Filled by the online code once it is fetched.
import { create } from 'zustand'
import type { Listed } from '../online/lists.ts'

interface GoingState {
  /** Null until the server has replied. */
  readonly tables: readonly Listed[] | null
  /** The server could not be reached. */
  readonly unreached: boolean
}

export const useGoing = create<GoingState>()(() => ({ tables: null, unreached: false }))
