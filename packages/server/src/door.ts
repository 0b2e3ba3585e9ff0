// What those who carry requests need of the house.
import type { OnlineGives, OnlineOp, OnlineRead } from '@lorehall/protocol'
import type { Guest } from './guest.ts'
import type { Person } from './storage.ts'

export interface Door {
  /** Who this secret belongs to; null: nobody. */
  personOf(secret: string | null): Promise<Person | null>
  introduce(name: string): Promise<{ person: Person; secret: string }>
  recover(token: string): Promise<{ person: Person; secret: string }>
  perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, person: Person | null): Promise<OnlineGives<O>>
  enter(guest: Guest): Promise<void>
  watch(guest: Guest, table: string, changes?: boolean): Promise<void>
  unwatch(guest: Guest, table: string): void
  attend(guest: Guest, looking: boolean): void
  exit(guest: Guest): void
  /** Tables in memory at the moment. */
  readonly resident: number
  tick(): Promise<void>
  deliver(): Promise<void>
  stop(): Promise<void>
}
