// The page's one connection to its server, at `/api/live`. It is open while a caller holds it, watches a table or
// waits for a reply:
//
//   live.request('answer', { table, ask, picks })   repeated after every reconnect until there is a reply
//   const stop = live.watch(table, refused)         `update` and `room` arrive now and after every reconnect
//   live.on('update', ({ update, after }) => …)     for each kind of message; returns a function that stops it
//   live.again(table)                               an update was missed: request the whole table
//   useLive((line) => line.status)                  for a banner; `ahead` corrects a countdown
//
// Only idempotent operations go through `request`; all others use `call` from api.ts.
import { useStore } from 'zustand'
import type { ConnectionState } from './connection-parts.ts'
import { Connection } from './connection.ts'

function address(): string {
  const url = new URL('/api/live', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

export const live = new Connection({
  open: ({ opened, heard, closed }) => {
    const socket = new WebSocket(address())
    socket.addEventListener('open', opened)
    socket.addEventListener('message', ({ data }) => heard(String(data)))
    socket.addEventListener('close', closed)
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
  random: () => Math.random(),
  looking: () => document.visibilityState === 'visible',
})

addEventListener('online', () => live.attend())
addEventListener('focus', () => live.attend())
document.addEventListener('visibilitychange', () => live.attend())

export function useLive<T>(of: (connection: ConnectionState) => T): T {
  return useStore(live.state, of)
}
