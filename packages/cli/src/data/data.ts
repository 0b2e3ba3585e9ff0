// Backup and restore for the commands: finds the files and describes their contents.
import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { NotKept } from '@lorehall/host'
import { Refusal } from '@lorehall/kernel'
import {
  backupTo,
  type Contents,
  copyNamed,
  dataFileIn,
  type HostTools,
  hostTools,
  lookInto,
  noteBackup,
  readConfig,
  type Restored,
  restoreFrom,
} from '@lorehall/server'
import { complain } from '../command.ts'
import { HOME } from '../places.ts'

export async function makeBackup(
  data: string | undefined,
  to: string | undefined,
): Promise<{ file: string; contents: Contents }> {
  const source = fileOf(data, 'Make backups with pg_dump, or copy it into a file with lorehall migrate.')
  const folder = to !== undefined && statSync(to, { throwIfNoEntry: false })?.isDirectory() === true
  const file = to === undefined || folder ? copyNamed('backup', source, new Date(), to) : to
  const now = Date.now()
  const contents = await said(() => backupTo(source, file))
  if (!noteBackup(source, { at: now, file: resolve(file) }))
    complain(`the time of this backup could not be noted next to ${source}`)
  return { file, contents }
}

export interface PlannedRestore {
  readonly file: string
  /** The current contents, as text. */
  readonly there: string
  readonly backup: Contents
  readonly restore: () => Promise<Restored>
}

export async function plannedRestore(data: string | undefined, source: string): Promise<PlannedRestore> {
  const file = fileOf(
    data,
    'Restore backups with pg_restore, or move a file into an empty database with lorehall migrate.',
  )
  return {
    file,
    there: existsSync(file) ? readable(file) : 'nothing yet',
    backup: await said(() => lookInto(source)),
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

/** The data file of this folder, or of the server's configuration. Refused if that names a database. */
function fileOf(data: string | undefined, instead: string): string {
  const stored = storedAt(data)
  if ('file' in stored) return stored.file
  throw new Refusal('bad-request', `everything is stored in PostgreSQL (LOREHALL_DATABASE). ${instead}`)
}

/** The data file of this folder, or what the server's configuration names. */
export function storedAt(data: string | undefined): { readonly file: string } | { readonly url: string } {
  if (data !== undefined) return { file: dataFileIn(data) }
  const { data: file, database } = readConfig(process.env, relative(process.cwd(), HOME))
  return database === null ? { file } : { url: database }
}

/** Looks something up in the data file or the database, or changes it. */
export function withTools<T>(data: string | undefined, work: (tools: HostTools) => Promise<T>): Promise<T> {
  return said(async () => work(await hostTools(storedAt(data))))
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
export async function said<T>(work: () => T): Promise<Awaited<T>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotKept) throw new Refusal('bad-request', error.message)
    throw error
  }
}
