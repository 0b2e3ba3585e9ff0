// The table on screen: what the host last said, as far as it is shown. What may be done with it is in
// visit.ts and asking.ts, when it is shown in showing.ts.
import type { LogLine, Update } from '@lorehall/host'
import { create } from 'zustand'
import { host } from '../host/client.ts'
import type { TablePort } from '../host/table-port.ts'

interface Around {
  readonly update: Update
  readonly log: readonly LogLine[]
}

interface SessionState {
  readonly table: string | null
  /** Who runs it. */
  readonly port: TablePort
  /** What is drawn now. */
  readonly shown: Update | null
  readonly log: readonly LogLine[]
  /** What lies around the board shows this: the board and the question are drawn first, it follows. */
  readonly around: Around | null
  /** Updates that wait for their moment. */
  readonly queue: readonly Update[]
  /** The first of them, while something is played before it is shown: its dice roll. */
  readonly coming: Update | null
  /** The seat the device is to be handed to: nothing else is shown. */
  readonly curtain: number | null
  /** The table cannot be opened, and why. */
  readonly trouble: string | null
}

export const NO_TABLE: SessionState = {
  table: null,
  port: host,
  shown: null,
  log: [],
  around: null,
  queue: [],
  coming: null,
  curtain: null,
  trouble: null,
}

export const useSession = create<SessionState>()(() => NO_TABLE)

/** The seats on which people sit. */
export const personsAt = ({ seats }: Pick<Update, 'seats'>) =>
  seats.flatMap((plan, i) => (plan.kind === 'person' ? [i] : []))
