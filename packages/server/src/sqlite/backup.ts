// Backups: consistent copies of the data file, made while a server may be writing to it.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { NotKept } from '@lorehall/host'
import { openToRead } from './database.ts'
import { notUsable } from './errors.ts'
import { checkOurs } from './migrations.ts'
import { pragma } from './pragma.ts'
import { int } from '../rows/row.ts'

/** How much a data file contains, for the person who makes a copy. */
export interface Contents {
  readonly people: number
  readonly tables: number
  readonly entries: number
}

/** Copies the file as it is now. The copy gets its name only when it is complete. */
export function backupTo(file: string, target: string): Contents {
  const db = openOurs(file)
  try {
    return copyTo(db, target)
  } finally {
    db.close()
  }
}

/** Counts the contents of a file without changing it. Throws `NotKept` if it isn't one of ours. */
export function lookInto(file: string): Contents {
  const db = openOurs(file)
  try {
    return contentsOf(db)
  } finally {
    db.close()
  }
}

/** A new file name that sorts by time, in the folder of the data file: `lorehall-backup-2030-01-31T12-30-05.db`. */
export function copyNamed(kind: string, file: string, now: Date, folder = dirname(file)): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const stem = join(folder, `${basename(file).replace(/\.[^.]*$/, '')}-${kind}-${stamp}`)
  for (let i = 1; ; i += 1) {
    const name = i === 1 ? `${stem}.db` : `${stem}-${i}.db`
    if (!existsSync(name)) return name
  }
}

/** Opens a file to read. Throws `NotKept` if it is missing, empty or not one of ours. */
export function openOurs(file: string): DatabaseSync {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new NotKept('storage-missing', `${file} does not exist, or is not a file.`)
  const db = openToRead(file)
  try {
    checkOurs(db, file)
    if (pragma(db, 'schema_version') === 0)
      throw new NotKept('storage-foreign', `${file} is empty. It contains no Lorehall data.`)
    return db
  } catch (error) {
    db.close()
    throw notUsable(error, file)
  }
}

export function copyTo(db: DatabaseSync, target: string): Contents {
  if (existsSync(target))
    throw new NotKept('storage-forbidden', `${target} already exists. Name another file.`)
  if (!existsSync(dirname(target)))
    throw new NotKept('storage-missing', `${target} cannot be written because its folder does not exist.`)
  const part = `${target}.part`
  try {
    rmSync(part, { force: true })
    db.prepare('VACUUM INTO ?').run(part)
    const copy = openToRead(part)
    const contents = contentsOf(copy)
    copy.close()
    flush(part)
    renameSync(part, target)
    flush(dirname(target))
    return contents
  } catch (error) {
    rmSync(part, { force: true })
    throw notUsable(error, target)
  }
}

export function contentsOf(db: DatabaseSync): Contents {
  const count = (table: string) =>
    int(db.prepare(`SELECT count(*) AS many FROM ${table}`).get() ?? {}, 'many')
  return { people: count('people'), tables: count('tables'), entries: count('entries') }
}

/** Flushes a file or folder to the disk, so that a finished copy survives a power cut. */
function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
