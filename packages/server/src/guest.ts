// A connected page: its person, and the way to send to it.
import type { LiveMessage } from '@lorehall/protocol'
import type { Person } from './storage.ts'

export interface Guest {
  readonly person: Person | null
  tell(message: LiveMessage): void
  /** Closes the connection. `why` is a sentence for the person. */
  end(why: string): void
}
