// What went wrong, in a sentence: the host's own where it refused.
import { HostTrouble } from '../../host/trouble.ts'
import { EN } from '../../text/en.ts'

export function sentenceOf(error: unknown): string {
  if (error instanceof HostTrouble && error.code === 'host-died') return EN['trouble.host']
  const text = error instanceof Error ? error.message : String(error)
  // The host speaks in the middle of a sentence; on its own it begins one.
  return text.charAt(0).toUpperCase() + text.slice(1)
}
