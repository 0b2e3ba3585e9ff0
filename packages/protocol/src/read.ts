// Checks data from a wire. If it is wrong, the result is one sentence about the first problem.
import type { z } from 'zod'
import { record } from './record.ts'
import { type Op, type Request, requests } from './requests.ts'

export type Read<T> = { readonly value: T } | { readonly problem: string }

export function readRequest(given: unknown): Read<Request> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { problem: 'a request is a JSON object, e.g. {"id": 1, "op": "games"}' }
  }
  const op: unknown = 'op' in given ? given.op : undefined
  if (op === undefined) return { problem: `a request needs 'op'; use one of: ${ops.join(', ')}` }
  if (!isOp(op)) {
    return { problem: `there is no op ${JSON.stringify(op)}; use one of: ${ops.join(', ')}` }
  }
  const read = requests[op].safeParse(given)
  return read.success ? { value: read.data } : { problem: `op '${op}': ${problemOf(read.error)}` }
}

/** The first problem with the shape of a record; null: there is none. */
export function recordProblem(given: unknown): string | null {
  const read = record.safeParse(given)
  return read.success ? null : problemOf(read.error)
}

const ops = Object.keys(requests)

function isOp(op: unknown): op is Op {
  return typeof op === 'string' && Object.hasOwn(requests, op)
}

/** The first problem, in one sentence. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'it does not have the expected form'
  const place = issue.path.map(String).join('/')
  const message = issue.message.replace(/^(Invalid|Too)[a-z ]*: /, '')
  if (message.endsWith('received undefined')) return `'${place}' is missing`
  return place === '' ? message : `'${place}' is wrong: ${message}`
}
