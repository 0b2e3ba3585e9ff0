// Requests to the server, from any address of this machine.
import { Agent, request } from 'node:http'

export interface Target {
  readonly port: number
  /** The address that requests come from; null: the default. */
  readonly from: string | null
}

export interface Question {
  readonly method?: 'GET' | 'PATCH' | 'POST'
  /** Path below `/api`. */
  readonly path: string
  readonly token?: string | null
  readonly body?: object
}

export interface Reply {
  readonly status: number
  readonly text: string
}

const agent = new Agent({ keepAlive: true })

const localAddress = ({ from }: Target) => (from === null ? {} : { localAddress: from })

export const toLive = (target: Target, token: string | null) => ({
  address: `ws://127.0.0.1:${target.port}/api/live`,
  options: {
    ...localAddress(target),
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    perMessageDeflate: false,
  },
})

export function ask(target: Target, { method, path, token = null, body }: Question): Promise<Reply> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    'content-length': Buffer.byteLength(text),
  }
  const where = { host: '127.0.0.1', port: target.port, path: `/api${path}`, ...localAddress(target) }
  return new Promise((resolve, reject) => {
    const asked = request({ agent, method: method ?? 'POST', headers, ...where }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      )
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

interface Made {
  readonly token: string
  readonly table: string
}

export const readMade: (text: string) => Made = JSON.parse

/** Requests that something be made. Throws if the server refuses. */
export async function call(target: Target, question: Question): Promise<Made> {
  const { status, text } = await ask(target, question)
  if (status !== 200) throw new Error(`${question.path}: ${text}`)
  return readMade(text)
}
