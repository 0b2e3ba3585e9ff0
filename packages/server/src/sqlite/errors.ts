// What SQLite says went wrong, as a sentence that says what to do. What it said itself is the cause,
// for the log.
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { NotKept } from '@lorehall/host'

/** SQLite's primary result codes that are about the storage, not about one write. */
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
  'storage-full': 'Nothing played before is lost; try again once whoever runs the server has made room.',
  'storage-forbidden':
    'Nothing played before is lost; try again once whoever runs the server has made the file writable.',
  'storage-busy': 'Nothing is lost; try again in a moment.',
  'storage-broken': 'Whoever runs the server can restore a backup: lorehall restore FILE.',
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

/** For a player whose write was not kept; anything that is no trouble of the storage stays what it is. */
export function notKept(error: unknown): unknown {
  const trouble = troubleOf(error)
  if (trouble === null) return error
  return kept(
    error,
    trouble.code,
    `This could not be saved: ${trouble.says}. ${REMEDIES[trouble.code] ?? ''}`.trim(),
  )
}

/** SQLite's code for a row that names another that is not there. */
export const NO_SUCH_ROW = 787

/** One write alone could not be: whoever or whatever it names was there a moment ago. */
export function cannotBe(error: unknown): unknown {
  if (resultCode(error) !== NO_SUCH_ROW) return error
  return kept(error, 'overtaken', 'This could not be done: someone or something it names is gone by now.')
}

/** For whoever runs the server and named this file, with LOREHALL_DATA or by itself. */
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

/** Without room SQLite says of some files that they cannot be written or opened, and not why. */
function isFull(error: unknown, file: string): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOSPC') return true
  return ['storage-forbidden', 'storage-full'].includes(troubleOf(error)?.code ?? '') && roomFor(file) === 0
}

/** Bytes that are left where it lies; null: nobody knows. */
function roomFor(file: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return null
  }
}

function toDo(code: string | undefined, named: string): string {
  if (code === 'storage-full') return 'Make room on the disk, and try again.'
  if (code === 'storage-busy') return 'End what uses it, and try again.'
  if (code === 'storage-broken') return 'Name another file, or restore a backup: lorehall restore FILE.'
  return `Make it and its folder writable for whoever runs Lorehall, or name another place${named}.`
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
