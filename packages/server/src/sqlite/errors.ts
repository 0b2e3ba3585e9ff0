// Turns errors of SQLite into sentences that say what to do. The original error is the `cause`, for the log.
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { NotKept } from '@lorehall/host'

/** SQLite's primary result codes that concern the whole storage, not one write. */
const TROUBLES: Readonly<Record<number, { readonly code: string; readonly says: string }>> = {
  3: { code: 'storage-forbidden', says: 'the server may not write to its data file' },
  5: { code: 'storage-busy', says: 'something else has held the data file for too long' },
  6: { code: 'storage-busy', says: 'something else has held the data file for too long' },
  8: { code: 'storage-forbidden', says: 'the data file is read-only' },
  10: { code: 'storage-forbidden', says: 'the disk failed to write the data file' },
  11: { code: 'storage-broken', says: 'the data file is damaged' },
  13: { code: 'storage-full', says: 'the disk of the server is full' },
  14: { code: 'storage-forbidden', says: 'the data file cannot be opened' },
  26: { code: 'storage-broken', says: 'the data file is not a database' },
}

const REMEDIES: Readonly<Record<string, string>> = {
  'storage-full':
    'Nothing played before is lost. Try again when the person who runs the server has made room.',
  'storage-forbidden':
    'Nothing played before is lost. Try again when the person who runs the server has made the file writable.',
  'storage-busy': 'Nothing is lost. Try again in a moment.',
  'storage-broken': 'The person who runs the server can restore a backup: lorehall restore FILE.',
}

/** The full result code: the primary one in the low byte. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  return typeof error.errcode === 'number' ? error.errcode : null
}

const troubleOf = (error: unknown) => TROUBLES[(resultCode(error) ?? 0) & 0xff] ?? null

/** Whether the storage as a whole is in trouble, so that no other write can succeed either. */
export function isTrouble(error: unknown): boolean {
  return troubleOf(error) !== null
}

/** The error for a player whose write was not saved. Errors that don't concern the storage stay as they are. */
export function notKept(error: unknown): unknown {
  const trouble = troubleOf(error)
  if (trouble === null) return error
  return kept(
    error,
    trouble.code,
    `This could not be saved: ${trouble.says}. ${REMEDIES[trouble.code] ?? ''}`.trim(),
  )
}

/** SQLITE_CONSTRAINT_FOREIGNKEY: a row refers to another that doesn't exist. */
export const NO_SUCH_ROW = 787

/** The error for one write that refers to a person or table that was just removed. Other errors stay as they are. */
export function cannotBe(error: unknown): unknown {
  if (resultCode(error) !== NO_SUCH_ROW) return error
  return kept(
    error,
    'overtaken',
    'This could not be done, because a person or table it needs was just removed.',
  )
}

/** The error for the person who runs the server. `named` says how they named the file: ' with LOREHALL_DATA'. */
export function notUsable(error: unknown, file: string, named = ''): unknown {
  if (error instanceof NotKept) return error
  const trouble = isFull(error, file) ? FULL : troubleOf(error)
  const what = trouble?.says ?? systemWords(error)
  return what === null
    ? error
    : kept(
        error,
        trouble?.code ?? 'storage-forbidden',
        `${file} cannot be used: ${what}. ${toDo(trouble?.code, named)}`,
      )
}

const FULL = { code: 'storage-full', says: 'the disk is full' }

/** On a full disk, SQLite may say only that a file can't be written or opened, so this looks at the disk itself. */
function isFull(error: unknown, file: string): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOSPC') return true
  return ['storage-forbidden', 'storage-full'].includes(troubleOf(error)?.code ?? '') && bytesFree(file) === 0
}

/** Free bytes on the disk of this file; null if unknown. */
function bytesFree(file: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return null
  }
}

function toDo(code: string | undefined, named: string): string {
  if (code === 'storage-full') return 'Make room on the disk and try again.'
  if (code === 'storage-busy') return 'Stop the program that uses it and try again.'
  if (code === 'storage-broken') return 'Name another file, or restore a backup: lorehall restore FILE.'
  return `Make the file and its folder writable for the user who runs Lorehall, or name another place${named}.`
}

const SYSTEM: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
  ENOENT: 'there is no such folder',
  EISDIR: 'it is a folder',
}

function systemWords(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return SYSTEM[code] ?? null
}

function kept(cause: unknown, code: string, sentence: string): NotKept {
  const error = new NotKept(code, sentence)
  error.cause = cause
  return error
}
