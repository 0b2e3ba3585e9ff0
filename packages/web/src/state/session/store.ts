// The table on screen, as components read it. `session.ts` defines its states, `next.ts` the transitions, and `run.ts`
// publishes it here.
import type { Hints, Update } from '@lorehall/host'
import { create } from 'zustand'
import { host } from '../../host/client.ts'
import type { TablePort } from '../../host/table-port.ts'
import type { Open, Showing, Why } from './session.ts'

/** The fields of an open table that components read as they are. */
type Seen = Pick<Open, 'log' | 'queue' | 'told' | 'curtain' | 'beside'> & {
  readonly [K in 'shown' | 'around']: Open[K] | null
}

export interface SessionState extends Seen {
  readonly table: string | null
  /** The table's host. */
  readonly port: TablePort
  /** Why the next update is not shown yet. */
  readonly phase: Showing['is']
  /** The first queued update while its dice roll. */
  readonly coming: Update | null
  /** The effects of each option; null if not known yet. */
  readonly hints: Hints | null
  /** Why the table can't be opened. */
  readonly trouble: Why | null
}

export const NO_TABLE: Omit<SessionState, 'port'> = {
  table: null,
  shown: null,
  log: [],
  around: null,
  queue: [],
  told: null,
  phase: 'still',
  coming: null,
  hints: null,
  curtain: null,
  beside: null,
  trouble: null,
}

export const useSession = create<SessionState>()(() => ({ ...NO_TABLE, port: host }))
