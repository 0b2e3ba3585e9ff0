// When the last backup of a data file was made: a note next to the file, which a restore leaves alone.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Backup } from '../rows/stored-state.ts'

const noteBeside = (file: string) => `${file}.last-backup`

const note = z.object({ at: z.number(), file: z.string() })

/** Returns whether it could be written. A backup is good without it. */
export function noteBackup(file: string, backup: Backup): boolean {
  try {
    writeFileSync(noteBeside(file), `${JSON.stringify(backup)}\n`)
    return true
  } catch {
    return false
  }
}

/** Null if there is no note that can be read. */
export function lastBackupOf(file: string): Backup | null {
  try {
    return note.parse(JSON.parse(readFileSync(noteBeside(file), 'utf8')))
  } catch {
    return null
  }
}
