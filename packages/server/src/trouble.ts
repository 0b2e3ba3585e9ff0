// Turns errors into replies: a status, a code and a sentence for a person. An unexpected error goes to the log, and
// the reply has only its number.
import { NotKept } from '@lorehall/host'
import { Refusal, type RefusalCode } from '@lorehall/kernel'
import { Denied } from './denied.ts'
import { newRequestId, requestAsking } from './guard/asked-from.ts'
import type { Log } from './log.ts'
import type { Measures } from './metrics/measures.ts'

export interface Trouble {
  readonly status: number
  readonly code: string
  readonly message: string
}

const NOT_FOUND: readonly RefusalCode[] = ['unknown-table', 'unknown-game']

/** The request is valid, but not in the current position. */
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

/** The message comes from the storage, which knows the remedy. */
function statusOfStorage(code: string): number {
  if (code === 'overtaken') return 409
  return code === 'storage-full' ? 507 : 503
}

/** Requests that the HTTP layer itself refuses, by Fastify's error code. */
const CARRIED: Readonly<Record<string, Trouble>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'too-large',
    message: 'This request is too large.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'bad-request',
    message: 'The body must be JSON, with the content type application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'bad-request',
    message: 'The body does not have the length that its header says.',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'bad-request', message: 'This is not a valid path.' },
  FST_ERR_MAX_PARAM_LENGTH: {
    status: 404,
    code: 'not-found',
    message: 'This path is too long. There is nothing here.',
  },
}

const UNREADABLE = { status: 400, code: 'bad-request', message: 'This request could not be read.' }

/** Whether the HTTP layer blames the caller, e.g. one who hung up in the middle of a request. */
const isOfWhoAsks = (error: unknown) =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** For the log, without the stack: it doesn't help, and a full disk fails many requests at the same time. */
export function notKeptIn({ code, message, cause }: NotKept): object {
  return { code, why: cause instanceof Error ? cause.message : message }
}

export interface TroubleParts {
  readonly log: Log
  readonly measures: Measures
}

/**
 * Counts the refusal, and logs it if it is ours.
 * @param request the id of the request; by default, of the one that this work is done for
 */
export function troubleOf(error: unknown, parts: TroubleParts, request = requestAsking()): Trouble {
  const trouble = madeOf(error, parts.log, request === '' ? newRequestId() : request)
  parts.measures.refusals.add(trouble.code)
  return trouble
}

function madeOf(error: unknown, log: Log, request: string): Trouble {
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
  log.error('unexpected error', { request, error })
  const message = `Something went wrong on the server, and nothing was done. The person who runs it can find the reason in the log under ${request}.`
  return { status: 500, code: 'trouble', message }
}
