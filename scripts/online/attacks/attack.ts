// The type of an attack, and helpers for all attacks. An attacker that is refused or disconnected tries again.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { ask, type Question, readMade, type Reply, type Target, toLive } from '../caller.ts'

/** Progress of the attack. */
export interface Tally {
  /** Requests answered, or messages sent or received. */
  done: number
  /** How often it was refused or disconnected. */
  refused: number
}

/** Runs until it is stopped. Some end by themselves after a set amount. */
export type Onslaught = (tally: Tally, stopped: AbortSignal) => Promise<void>

export interface Attack {
  /** The unit of `done`, in the plural. */
  readonly counts: string
  /** Makes the people, tables and connections it needs, as fast as the server allows. */
  readonly prepare: (target: Target) => Promise<Onslaught>
}

const AGAIN_MS = 500

/** Whether trying again in a moment helps. */
function isPassing({ status, text }: Reply): boolean {
  if (status !== 429 && status !== 503) return false
  return !text.includes('"too-many"') || text.includes('being checked')
}

/** Repeats the request until the reply is more than "wait". */
async function patiently(target: Target, question: Question): Promise<Reply> {
  for (;;) {
    const reply = await ask(target, question).catch(() => null)
    if (reply !== null && !isPassing(reply)) return reply
    await pause(AGAIN_MS)
  }
}

export async function newPerson(target: Target, name: string): Promise<string> {
  const { text } = await patiently(target, { path: '/me', body: { name, token: true } })
  return readMade(text).token
}

/** Makes a new table for this person; null if the server allows them no more. */
export async function newTable(target: Target, token: string, body: object): Promise<string | null> {
  const { status, text } = await patiently(target, { path: '/tables', token, body })
  return status === 200 ? readMade(text).table : null
}

/** Sits down at a table and starts its game. */
export async function begin(target: Target, token: string, table: string): Promise<void> {
  const nonce = '0123456789abcdef'
  await patiently(target, { path: `/tables/${table}/join`, token, body: { nonce } })
  await patiently(target, { path: `/tables/${table}/start`, token, body: {} })
}

/** A live connection; null if the server refuses it. */
export function openLive(target: Target, token: string | null): Promise<WebSocket | null> {
  const { address, options } = toLive(target, token)
  const socket = new WebSocket(address, options)
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket))
    socket.on('error', () => resolve(null))
  })
}

const WAIT_MS = 20

/**
 * Repeats an action on `many` parallel loops.
 * @param act returns whether the server accepted it
 */
export async function manyHands(
  many: number,
  stopped: AbortSignal,
  act: (hand: number) => Promise<boolean>,
): Promise<void> {
  const hand = async (_: unknown, n: number) => {
    while (!stopped.aborted) if (!(await act(n))) await pause(WAIT_MS)
  }
  await Promise.all(Array.from({ length: many }, hand))
}

/** Bytes that may wait for the server to read them. */
const MOST_WAITING = 1_000_000

/**
 * Keeps `many` live connections busy. Connections that the server closes are opened again.
 * @param act sends something; called repeatedly while the connection is open
 */
export async function manySockets(
  many: number,
  target: Target,
  tally: Tally,
  stopped: AbortSignal,
  act: (socket: WebSocket) => Promise<void>,
): Promise<void> {
  await manyHands(many, stopped, async () => {
    const socket = await openLive(target, null)
    while (socket?.readyState === WebSocket.OPEN && !stopped.aborted) {
      if (socket.bufferedAmount < MOST_WAITING) await act(socket)
      else await pause(1)
    }
    socket?.terminate()
    if (!stopped.aborted) tally.refused++
    return socket !== null
  })
}
