// The page's first request to the server: after the first screen is drawn, and only on devices that have been
// online before.
import { met } from './met.ts'

const AFTER_MS = 1200

/** The screens for playing together call it as well. */
export function wake(): void {
  void import('./badge.ts').catch(() => undefined)
}

if (met()) addEventListener('load', () => setTimeout(wake, AFTER_MS))
