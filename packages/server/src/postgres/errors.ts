// Turns errors of PostgreSQL, and of the way to it, into sentences that say what to do. The original error is the
// `cause`, for the log.
import { NotKept } from '@lorehall/host'

interface Trouble {
  readonly code: string
  /** The fault, as a sentence: "the database …". */
  readonly says: string
  /** For players, after "This could not be saved". */
  readonly remedy: string
  /** For the person who runs the server. */
  readonly toDo: string
}

const SOON = 'Nothing is lost. Try again in a moment.'
const MENDED = 'Nothing played before is lost. Try again when the person who runs the server has mended it.'

const AWAY: Trouble = {
  code: 'storage-away',
  says: 'the database cannot be reached',
  remedy: SOON,
  toDo: 'Check that PostgreSQL is running, and that LOREHALL_DATABASE names its address and port.',
}
const REFUSED: Trouble = {
  code: 'storage-forbidden',
  says: 'the database refuses the user name or the password',
  remedy: MENDED,
  toDo: 'Check both in LOREHALL_DATABASE, and which users pg_hba.conf lets in.',
}
const BUSY: Trouble = {
  code: 'storage-busy',
  says: 'the database has too much to do',
  remedy: SOON,
  toDo: 'Raise max_connections in PostgreSQL (each process of Lorehall needs 7), or stop what holds its locks.',
}
const FULL: Trouble = {
  code: 'storage-full',
  says: 'the disk of the database is full',
  remedy: 'Nothing played before is lost. Try again when the person who runs the server has made room.',
  toDo: 'Make room on its disk and try again.',
}
const RIGHTS: Trouble = {
  code: 'storage-forbidden',
  says: 'the database does not let this user write',
  remedy: MENDED,
  toDo: 'Give the user of LOREHALL_DATABASE its own database: ALTER DATABASE … OWNER TO …',
}
const READ_ONLY: Trouble = {
  code: 'storage-forbidden',
  says: 'the database is read-only, as a replica is',
  remedy: MENDED,
  toDo: 'Name the primary server in LOREHALL_DATABASE.',
}
const NO_DATABASE: Trouble = {
  code: 'storage-missing',
  says: 'there is no database of this name',
  remedy: MENDED,
  toDo: 'Create it: CREATE DATABASE … OWNER …',
}
const BROKEN: Trouble = {
  code: 'storage-broken',
  says: 'the database is damaged',
  remedy: MENDED,
  toDo: 'Read the log of PostgreSQL, and restore a backup.',
}

/** By SQLSTATE, or by its class (the first two characters). */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  '08': AWAY,
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
  '57P05': AWAY,
  '28': REFUSED,
  '3D': NO_DATABASE,
  '53': BUSY,
  '53100': FULL,
  '40': BUSY,
  '55': BUSY,
  '57': BUSY,
  '3F': RIGHTS,
  '42501': RIGHTS,
  '25006': READ_ONLY,
  '58': { ...FULL, code: 'storage-forbidden', says: 'the disk of the database failed' },
  XX: BROKEN,
}

/** Errors of the network, by Node's code. The driver gives its own no code. */
const NETWORK = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT$|EACCES$)/
const DRIVER =
  /connection (terminated|ended|error|timeout)|timeout (expired|exceeded)|not queryable|query read timeout|has encountered a connection error/i

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The five characters that PostgreSQL gives every error; null for other errors. */
function stateOf(error: unknown): string | null {
  const code = codeOf(error)
  return error instanceof Error && 'severity' in error && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

function troubleOf(error: unknown): Trouble | null {
  const state = stateOf(error)
  if (state !== null) return TROUBLES[state] ?? TROUBLES[state.slice(0, 2)] ?? null
  if (error instanceof AggregateError) return error.errors.map(troubleOf).find((one) => one !== null) ?? null
  if (NETWORK.test(codeOf(error))) return AWAY
  return error instanceof Error && DRIVER.test(error.message) ? AWAY : null
}

/** Whether the storage as a whole is in trouble, so that no other write can succeed either. */
export function isTrouble(error: unknown): boolean {
  return troubleOf(error) !== null
}

/** Whether the connection is gone, or the server is stopping or starting. */
export function isLost(error: unknown): boolean {
  return troubleOf(error) === AWAY
}

/** Whether PostgreSQL ended the transaction because another one was in its way. It succeeds if it is tried again. */
export function isInTheWay(error: unknown): boolean {
  return ['40P01', '40001'].includes(stateOf(error) ?? '')
}

/** Whether a lock was not given in time. */
export function isLockedOut(error: unknown): boolean {
  return stateOf(error) === '55P03'
}

/** A row refers to another that doesn't exist. */
export function isNoSuchRow(error: unknown): boolean {
  return stateOf(error) === '23503'
}

/** The error for a player whose write was not saved. Errors that don't concern the storage stay as they are. */
export function notKept(error: unknown): unknown {
  const trouble = troubleOf(error)
  if (trouble === null) return error
  return kept(error, trouble.code, `This could not be saved: ${trouble.says}. ${trouble.remedy}`)
}

/** The error for one write that refers to a person or table that was just removed. Other errors stay as they are. */
export function cannotBe(error: unknown): unknown {
  if (!isNoSuchRow(error)) return error
  const words = 'This could not be done, because a person or table it needs was just removed.'
  return kept(error, 'overtaken', words)
}

/** The error for the person who runs the server. */
export function notUsable(error: unknown, address: string): unknown {
  const trouble = error instanceof NotKept ? null : troubleOf(error)
  if (trouble === null) return error
  const words = error instanceof Error && error.message !== '' ? ` (${error.message})` : ''
  return kept(error, trouble.code, `${address} cannot be used: ${trouble.says}${words}. ${trouble.toDo}`)
}

function kept(cause: unknown, code: string, sentence: string): NotKept {
  const error = new NotKept(code, sentence)
  error.cause = cause
  return error
}
