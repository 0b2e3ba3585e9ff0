// Backup and restore as commands: which files are meant, and what is said of them.
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
  /** What is there now, in words. */
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

/** The data file that is meant. */
export function fileOf(data: string | undefined): string {
  return data === undefined ? readConfig(process.env, relative(process.cwd(), HOME)).data : dataFileIn(data)
}

/** A file that cannot be read is no hindrance: it is what a backup is for. */
function readable(file: string): string {
  try {
    return inWords(lookInto(file))
  } catch {
    return 'what cannot be read here'
  }
}

/** What could not be kept is something a person can mend. */
export function said<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotKept) throw new Refusal('bad-request', error.message)
    throw error
  }
}
