// Turns any error into a HostTrouble with a code and a sentence.
import { HostTrouble } from '../host/trouble.ts'

export function asTrouble(error: unknown): HostTrouble {
  if (error instanceof HostTrouble) return error
  return new HostTrouble('unknown', error instanceof Error ? error.message : String(error))
}
