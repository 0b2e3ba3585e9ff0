// The page's first word with the server: not before the first screen stands, and only where this
// device has been somebody there.
import { met } from './met.ts'

const AFTER_MS = 1200

/** Also called by the screens that play together. */
export function wake(): void {
  void import('./badge.ts').catch(() => undefined)
}

if (met()) addEventListener('load', () => setTimeout(wake, AFTER_MS))
