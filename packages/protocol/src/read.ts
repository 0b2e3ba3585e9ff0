// Reads what came over a wire, or says in one sentence what is wrong with it.
import type { z } from 'zod'
import { record } from './record.ts'
import { type Op, type Request, requests } from './requests.ts'

export type Read<T> = { readonly value: T } | { readonly problem: string }

export function readRequest(given: unknown): Read<Request> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { problem: 'a request is a JSON object, e.g. {"id": 1, "op": "games"}' }
  }
  const op: unknown = 'op' in given ? given.op : undefined
  if (op === undefined) return { problem: `a request needs 'op'; there are: ${ops.join(', ')}` }
  if (!isOp(op)) {
    return { problem: `there is no op ${JSON.stringify(op)}; there are: ${ops.join(', ')}` }
  }
  const read = requests[op].safeParse(given)
  return read.success ? { value: read.data } : { problem: `op '${op}': ${problemOf(read.error)}` }
}

/** The first thing in which a record has not the shape of one; null: it has. */
export function recordProblem(given: unknown): string | null {
  const read = record.safeParse(given)
  return read.success ? null : problemOf(read.error)
}

const ops = Object.keys(requests)

function isOp(op: unknown): op is Op {
  return typeof op === 'string' && Object.hasOwn(requests, op)
}

/** The first thing that is wrong, in one sentence. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'it has not the expected form'
  const place = issue.path.map(String).join('/')
  const message = issue.message.replace(/^(Invalid|Too)[a-z ]*: /, '')
  if (message.endsWith('received undefined')) return `'${place}' is missing`
  return place === '' ? message : `'${place}' is wrong: ${message}`
}
