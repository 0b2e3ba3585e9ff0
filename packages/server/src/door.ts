// The part of the house that HTTP routes and live connections use.
import type { OnlineGives, OnlineOp, OnlineRead } from '@lorehall/protocol'
import type { Guest } from './guest.ts'
import type { Person } from './storage.ts'

export interface Door {
  /** The person with this secret, or null. */
  personOf(secret: string | null): Promise<Person | null>
  introduce(name: string): Promise<{ person: Person; secret: string }>
  recover(token: string): Promise<{ person: Person; secret: string }>
  ownData(person: Person): AsyncIterable<string>
  perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, person: Person | null): Promise<OnlineGives<O>>
  enter(guest: Guest): Promise<void>
  watch(guest: Guest, table: string, changes?: boolean): Promise<void>
  unwatch(guest: Guest, table: string): void
  attend(guest: Guest, looking: boolean): void
  exit(guest: Guest): void
  /** How many tables are in memory. */
  readonly resident: number
  tick(): Promise<void>
  deliver(): Promise<void>
  stop(): Promise<void>
}
