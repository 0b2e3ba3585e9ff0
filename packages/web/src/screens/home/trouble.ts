// An error as a sentence; a refusal by the host brings its own.
import { HostTrouble } from '../../host/trouble.ts'
import { EN } from '../../text/en.ts'

export function sentenceOf(error: unknown): string {
  const code = error instanceof HostTrouble ? error.code : ''
  if (code === 'host-died') return EN['trouble.host']
  if (code === 'storage-full') return EN['trouble.storage-full.hall']
  const text = error instanceof Error ? error.message : String(error)
  // The host's sentences start in lower case and have no period.
  const whole = /[.!?]$/.test(text) ? text : `${text}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
