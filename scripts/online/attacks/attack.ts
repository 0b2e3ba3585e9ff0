// What an attack is, and what all attacks need. An attacker whom the server refuses or disconnects tries again.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { ask, type Question, readMade, type Reply, type Target, toLive } from '../caller.ts'

/** What the attack has come to so far. */
export interface Tally {
  /** What it counts: requests answered, messages sent or received. */
  done: number
  /** How often it was refused or disconnected. */
  refused: number
}

/** Runs until it is stopped. Some stop by themselves after enough of it. */
export type Onslaught = (tally: Tally, stopped: AbortSignal) => Promise<void>

export interface Attack {
  /** What `done` counts, in the plural. */
  readonly counts: string
  /** Makes the people, tables and connections it needs, as fast as the server allows. */
  readonly prepare: (target: Target) => Promise<Onslaught>
}

const AGAIN_MS = 500

/** Whether asking again in a moment helps. */
function isPassing({ status, text }: Reply): boolean {
  if (status !== 429 && status !== 503) return false
  return !text.includes('"too-many"') || text.includes('being checked')
}

/** Asks until the server does more than ask for patience. */
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

/** A new table of this person; null if the server allows them no more. */
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
 * So many hands act again and again at the same time.
 * @param act says whether the server let it
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
 * Keeps so many live connections busy. Those that the server closes are opened again.
 * @param act sends something; called again and again while the connection is open
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
