// What went wrong, in words for a person. What nobody foresaw goes to the log and shows only its number.
import { randomBytes } from 'node:crypto'
import { NotKept } from '@lorehall/host'
import { Refusal, type RefusalCode } from '@lorehall/kernel'
import { Denied } from './denied.ts'
import type { Log } from './log.ts'

export interface Trouble {
  readonly status: number
  readonly code: string
  readonly message: string
}

const NOT_FOUND: readonly RefusalCode[] = ['unknown-table', 'unknown-game']

/** Right to ask, but not as things stand. */
const NOT_NOW: readonly RefusalCode[] = [
  'stale-ask',
  'not-asked',
  'nothing-to-undo',
  'nothing-to-redo',
  'wall',
  'over',
  'broken-law',
]

function statusOfRefusal(code: RefusalCode): number {
  if (NOT_FOUND.includes(code)) return 404
  return NOT_NOW.includes(code) ? 409 : 400
}

/** The sentence comes from the storage, which knows what to do about it. */
function statusOfStorage(code: string): number {
  if (code === 'overtaken') return 409
  return code === 'storage-full' ? 507 : 503
}

/** What the HTTP layer itself refuses, by its own names. */
const CARRIED: Readonly<Record<string, Trouble>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'too-large',
    message: 'This is more than may be sent at once.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'bad-request',
    message: 'What is sent must be JSON, with the content type application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'bad-request',
    message: 'What was sent is not as long as it says.',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'bad-request', message: 'This is not a path.' },
  FST_ERR_MAX_PARAM_LENGTH: {
    status: 404,
    code: 'not-found',
    message: 'There is nothing at such a long path.',
  },
}

const UNREADABLE = { status: 400, code: 'bad-request', message: 'This request could not be read.' }

/** The HTTP layer says whose fault it was, e.g. of someone who hung up in the middle. */
const isOfWhoAsks = (error: unknown) =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** For the log: where it was thrown says nothing, and a full disk is met by everyone at once. */
export function notKeptIn({ code, message, cause }: NotKept): object {
  return { code, why: cause instanceof Error ? cause.message : message }
}

export function troubleOf(error: unknown, log: Log): Trouble {
  if (error instanceof Denied) return { status: error.status, code: error.code, message: error.message }
  if (error instanceof Refusal) {
    return { status: statusOfRefusal(error.code), code: error.code, message: error.message }
  }
  if (error instanceof NotKept) {
    if (error.code !== 'overtaken') log.error('could not store', notKeptIn(error))
    return { status: statusOfStorage(error.code), code: error.code, message: error.message }
  }
  const carried = CARRIED[codeOf(error)]
  if (carried !== undefined) return carried
  if (isOfWhoAsks(error)) return UNREADABLE
  const id = randomBytes(4).toString('hex')
  log.error('unforeseen trouble', { id, error })
  const message = `Something went wrong in this server, and nothing was done. Its host finds the reason in the log under ${id}.`
  return { status: 500, code: 'trouble', message }
}
