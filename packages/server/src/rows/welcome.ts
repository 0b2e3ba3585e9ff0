// Whether a table is open to a person, as a row with three flags.
import type { Welcome } from '../storage.ts'
import { flag, type Row } from './row.ts'

/** @param row undefined: the table is unknown */
export function welcomeOf(row: Row | undefined): { welcome: Welcome; noticed: boolean } {
  if (row === undefined) return { welcome: 'welcome', noticed: false }
  const open = flag(row, 'hidden') ? 'hidden' : 'welcome'
  return { welcome: flag(row, 'removed') ? 'removed' : open, noticed: flag(row, 'noticed') }
}
