// HTTP requests to the server this page came from. Failures are HostTroubles with a sentence; the codes `offline` and
// `no-server` are ours, the rest are the server's.
import type { OnlineGives, OnlineOp, OnlineTakes } from '@lorehall/protocol'
import { HostTrouble } from '../host/trouble.ts'
import { ONLINE_EN } from '../text/online/en.ts'
import { letterFor } from './routes.ts'

/** No reply within this time: give up. */
const PATIENCE = 20_000

export const UNREACHED: ReadonlySet<string> = new Set(['offline', 'no-server'])

const unheard = (code: 'offline' | 'no-server') => new HostTrouble(code, ONLINE_EN[`online.${code}`])

export async function call<O extends OnlineOp>(op: O, takes: OnlineTakes<O>): Promise<OnlineGives<O>>
export async function call(op: OnlineOp, takes: object): Promise<unknown> {
  const { method, path, body } = letterFor(op, takes)
  const answer = await send(method, path, body)
  const told = await read(answer)
  if (answer.ok) return told
  const { code, message } = refusalIn(told)
  throw new HostTrouble(code, message)
}

async function send(method: string, path: string, body: object | null): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw unheard('offline')
  }
}

/** A static file host replies with a page or nothing; that means there is no Lorehall server. */
async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return {}
  // A proxy replies while the server restarts.
  if ([502, 503, 504].includes(answer.status) && !isJson(answer)) throw unheard('offline')
  if (!isJson(answer)) throw unheard('no-server')
  try {
    return await answer.json()
  } catch {
    throw unheard('offline')
  }
}

const isJson = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json')

function refusalIn(told: unknown): { readonly code: string; readonly message: string } {
  const said = typeof told === 'object' && told !== null ? told : {}
  return {
    code: 'code' in said && typeof said.code === 'string' ? said.code : 'unknown',
    message:
      'message' in said && typeof said.message === 'string' ? said.message : ONLINE_EN['online.unsaid'],
  }
}
