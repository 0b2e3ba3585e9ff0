// A page that is connected: who looks through it, and how it is told.
import type { LiveMessage } from '@lorehall/protocol'
import type { Person } from './storage.ts'

export interface Guest {
  readonly person: Person | null
  tell(message: LiveMessage): void
  /** Closes the connection, with a sentence. */
  end(why: string): void
}
