// The server of raw.ts: each message is answered with one of a given size to every socket at the same address.
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'

const [size = '500', file = ''] = process.argv.slice(2)
const message = Buffer.alloc(Number(size), ' ')

const tables = new Map<string, WebSocket[]>()
const tell = (sockets: readonly WebSocket[]) =>
  sockets.forEach((socket) => socket.send(message, { binary: false }))

/** Writes one row per message, in one commit per turn of the event loop, as our server does. */
function durable(path: string): (sockets: readonly WebSocket[]) => void {
  const db = new DatabaseSync(path)
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (n INTEGER PRIMARY KEY, t TEXT)',
  )
  const insert = db.prepare('INSERT INTO raw (t) VALUES (?)')
  let waiting: (readonly WebSocket[])[] = []
  const flush = () => {
    const due = waiting
    waiting = []
    db.exec('BEGIN')
    for (let i = 0; i < due.length; i++) insert.run('2 move:14')
    db.exec('COMMIT')
    due.forEach(tell)
  }
  return (sockets) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push(sockets)
  }
}

const hear = file === '' ? tell : durable(file)
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url = '' }) => {
  const all = tables.get(url) ?? []
  tables.set(url, [...all, socket])
  socket.on('message', () => hear(tables.get(url) ?? []))
})
server.on('listening', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
