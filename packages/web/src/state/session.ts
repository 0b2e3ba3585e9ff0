// The table on screen, as everything that is drawn reads it. What it may be and what moves it is in `table/`;
// `run.ts` publishes it here.
import type { Hints, Update } from '@lorehall/host'
import { create } from 'zustand'
import { host } from '../host/client.ts'
import type { TablePort } from '../host/table-port.ts'
import type { Open, Showing, Why } from './table/session.ts'

/** Of an open table; else there is nothing to see. */
type Seen = Pick<Open, 'log' | 'queue' | 'told' | 'curtain' | 'beside'> & {
  readonly [K in 'shown' | 'around']: Open[K] | null
}

export interface SessionState extends Seen {
  readonly table: string | null
  /** Who runs it. */
  readonly port: TablePort
  /** What the next update waits for. */
  readonly phase: Showing['is']
  /** The first update of the queue, while something is played before it is shown: its dice roll. */
  readonly coming: Update | null
  /** What the answers would bring; null: not known yet. */
  readonly hints: Hints | null
  /** The table cannot be opened, and why. */
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
