// A client that tries to use up the server, in its own process: node greedy.ts PORT TABLE MILLISECONDS. It runs each of
// its tricks for that long, from a few addresses, and prints how many replies of each status it got.
import { setTimeout as after } from 'node:timers/promises'
import { Table } from '@lorehall/kernel'
import { WebSocket } from 'ws'
import { introduced, send } from './caller.ts'
import { GAME } from './game.ts'

const [port = 0, table = '', lasting = 0] = process.argv
  .slice(2)
  .map((given, i) => (i === 1 ? given : Number(given)))
const PORT = Number(port)
const ADDRESSES = 3
const SOCKETS = 60

let asked = 0
const from = () => ({ 'x-forwarded-for': `10.6.6.${asked++ % ADDRESSES}` })
const counts: Record<string, number> = {}

async function ask(method: string, path: string, body?: object, token = ''): Promise<string> {
  const headers = { ...from(), 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await send(PORT, { method, path: `/api${path}`, headers, ...text }).catch(() => null)
  const how = String(answer?.status ?? 'lost')
  counts[how] = (counts[how] ?? 0) + 1
  return answer?.text ?? ''
}

/** Repeats `act` in this many parallel loops until the time is over. */
async function forAWhile(hands: number, act: (until: number) => Promise<unknown>): Promise<void> {
  const until = Date.now() + Number(lasting)
  const hand = async () => {
    while (Date.now() < until) await act(until)
  }
  await Promise.all(Array.from({ length: hands }, hand))
}

/** A record of thousands of choices, undone and redone thousands of times. */
function bomb(): string {
  const game = new Table(GAME, { seats: 2, seed: 'greedy' })
  const [question] = game.asks
  const [first] = question?.options ?? []
  if (question !== undefined && first !== undefined) game.take(question, first)
  const { digest: _digest, ...record } = game.record()
  const effect = GAME.play.effects[0]?.id ?? ''
  const choices = Array.from({ length: 5000 }, () => ({ choose: 0, effect, choice: 'never' }))
  const undos = Array.from({ length: 4990 }, (_, i) => (i % 2 === 0 ? { undo: 0 } : { redo: 0 }))
  return JSON.stringify({ ...record, entries: [...record.entries, ...choices, ...undos] })
}

const SEATS = [{ kind: 'open' }, { kind: 'open' }]

function opened(): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/live`, { headers: from() })
    socket.on('open', () => resolve(socket))
    socket.on('error', () => resolve(null))
  })
}

async function records(tokens: readonly string[]): Promise<void> {
  const record = bomb()
  await forAWhile(tokens.length, () => {
    const token = tokens[asked % tokens.length]
    return ask('POST', '/tables', { game: GAME.id, seats: SEATS, record }, token)
  })
}

async function retelling(): Promise<void> {
  await forAWhile(8, async () => {
    await ask('GET', `/tables/${table}/history`)
    await ask('GET', `/tables/${table}/replay?at=${asked % 500}`)
  })
}

async function room(token: string): Promise<void> {
  const made = await ask('POST', '/tables', { game: GAME.id, seats: SEATS }, token)
  const own = /"table":"(\w+)"/.exec(made)?.[1] ?? table
  const sockets = (await Promise.all(Array.from({ length: SOCKETS }, opened))).filter((one) => one !== null)
  for (const socket of sockets) socket.send(JSON.stringify({ id: 1, op: 'watch', body: { table: own } }))
  await forAWhile(4, () => ask('POST', `/tables/${own}/join`, { nonce: '0123456789abcdef' }, token))
  for (const socket of sockets) socket.terminate()
}

async function noise(): Promise<void> {
  await forAWhile(4, async (until) => {
    const socket = await opened()
    if (socket === null) return after(50)
    while (Date.now() < until && socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 500; i++) socket.send('{')
      await after(1)
    }
    socket.terminate()
  })
}

const tokens = await Promise.all(Array.from({ length: 4 }, (_, i) => introduced(PORT, `Greedy ${i}`)))
await records(tokens)
await retelling()
await room(tokens[0] ?? '')
await noise()
console.log(JSON.stringify(counts))
process.exit()
