// Backup and restore for the commands: finds the files and describes their contents.
import { existsSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { NotKept } from '@lorehall/host'
import { Refusal } from '@lorehall/kernel'
import {
  backupTo,
  type Contents,
  copyNamed,
  dataFileIn,
  lookInto,
  readConfig,
  type Restored,
  restoreFrom,
} from '@lorehall/server'
import { HOME } from '../places.ts'

export function makeBackup(
  data: string | undefined,
  to: string | undefined,
): { file: string; contents: Contents } {
  const source = fileOf(data)
  const folder = to !== undefined && statSync(to, { throwIfNoEntry: false })?.isDirectory() === true
  const file = to === undefined || folder ? copyNamed('backup', source, new Date(), to) : to
  return { file, contents: said(() => backupTo(source, file)) }
}

export interface PlannedRestore {
  readonly file: string
  /** The current contents, as text. */
  readonly there: string
  readonly backup: Contents
  readonly restore: () => Restored
}

export function plannedRestore(data: string | undefined, source: string): PlannedRestore {
  const file = fileOf(data)
  return {
    file,
    there: existsSync(file) ? readable(file) : 'nothing yet',
    backup: said(() => lookInto(source)),
    restore: () => said(() => restoreFrom(file, source, new Date())),
  }
}

export function inWords({ people, tables, entries }: Contents): string {
  const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
  return [
    many(people, 'person', 'people'),
    many(tables, 'table', 'tables'),
    many(entries, 'entry', 'entries'),
  ].join(', ')
}

/** The data file of this folder, or of the server's configuration. */
export function fileOf(data: string | undefined): string {
  return data === undefined ? readConfig(process.env, relative(process.cwd(), HOME)).data : dataFileIn(data)
}

/** Describes the current data. Unreadable data must not stop a restore: that is what backups are for. */
function readable(file: string): string {
  try {
    return inWords(lookInto(file))
  } catch {
    return 'data that cannot be read'
  }
}

/** Turns storage errors into refusals, because the user can fix them. */
export function said<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotKept) throw new Refusal('bad-request', error.message)
    throw error
  }
}
