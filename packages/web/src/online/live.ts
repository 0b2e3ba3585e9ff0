// The page's one line to its server, at `/api/live`. It is open while someone holds it or watches a
// table, or while a request waits:
//
//   live.request('answer', { table, ask, picks })   asked again after a break until it is answered
//   const stop = live.watch(table, refused)         `update` and `room` come now, and after every break
//   live.on('update', ({ update, after }) => …)     each kind of message; returns the way to stop
//   live.again(table)                               something was missed: have it told anew
//   useLive((line) => line.status)                  for a banner; `ahead` sets a countdown right
//
// Only what may be asked twice goes by `request`; the rest goes by `call` of api.ts.
import { useStore } from 'zustand'
import type { LineState } from './line-parts.ts'
import { Line } from './line.ts'

function address(): string {
  const url = new URL('/api/live', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

export const live = new Line({
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

export function useLive<T>(of: (line: LineState) => T): T {
  return useStore(live.state, of)
}
