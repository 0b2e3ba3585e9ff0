// The page's connection to its server, with the test's own socket and clock.
import type { Update } from '@lorehall/host'
import { describe, expect, it } from 'vitest'
import type { Ears } from '../src/online/connection-parts.ts'
import { Connection } from '../src/online/connection.ts'
import { update } from './kit.ts'

interface Said {
  readonly id: number
  readonly op: string
  readonly body: unknown
}

const isSaid = (parsed: unknown): parsed is Said => typeof parsed === 'object' && parsed !== null

/** A connection with fake sockets and timers. Time passes only by `pass`. */
function world() {
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>()
  let now = 0
  const sockets: { readonly ears: Ears; readonly said: Said[]; closed: boolean }[] = []
  const connection = new Connection({
    open: (ears) => {
      const socket = { ears, said: new Array<Said>(), closed: false }
      sockets.push(socket)
      return {
        send: (text) => {
          const parsed: unknown = JSON.parse(text)
          if (isSaid(parsed)) socket.said.push(parsed)
        },
        close: () => {
          socket.closed = true
        },
      }
    },
    later: (run, ms) => {
      const key = {}
      timers.set(key, { at: now + ms, run })
      return () => void timers.delete(key)
    },
    now: () => now,
    random: () => 1,
    looking: () => true,
  })
  const pass = (ms: number) => {
    const until = now + ms
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0]
      if (due === undefined) break
      timers.delete(due[0])
      now = due[1].at
      due[1].run()
    }
    now = until
  }
  const socket = () => {
    const last = sockets.at(-1)
    if (last === undefined) throw new Error('no socket was opened')
    return last
  }
  const tell = (message: object) => socket().ears.heard(JSON.stringify(message))
  return { connection, pass, sockets, socket, tell, status: () => connection.state.getState().status }
}

const ops = (said: readonly Said[]) => said.map(({ op }) => op).filter((op) => op !== 'attend')

describe('the connection', () => {
  it('opens when it is needed and closes some time after it no longer is', () => {
    const { connection, pass, sockets, socket, status } = world()
    expect(status()).toBe('closed')
    const release = connection.hold()
    socket().ears.opened()
    expect(status()).toBe('open')
    release()
    release()
    const again = connection.hold()
    pass(5000)
    expect(sockets).toHaveLength(1)
    again()
    pass(5000)
    expect(status()).toBe('closed')
    expect(socket().closed).toBe(true)
  })

  it('repeats requests without a reply after a reconnect, in order and once each', async () => {
    const { connection, pass, socket, tell } = world()
    const first = connection.request('undo', { table: 'abcdefghij', at: 1 })
    const second = connection.request('undo', { table: 'abcdefghij', at: 2 })
    expect(socket().said).toEqual([])
    socket().ears.opened()
    expect(ops(socket().said)).toEqual(['undo', 'undo'])
    const [, one, two] = socket().said
    tell({ id: one?.id, ok: true, body: { entries: 1 } })
    expect(await first).toEqual({ entries: 1 })
    socket().ears.closed()
    pass(500)
    socket().ears.opened()
    expect(socket().said.filter(({ op }) => op === 'undo')).toEqual([two])
    tell({ id: two?.id, ok: false, code: 'wall', message: 'a wall stands here' })
    await expect(second).rejects.toMatchObject({ code: 'wall', message: 'a wall stands here' })
  })

  it('waits longer after each failure, at most 15 seconds, and reconnects immediately on attention', () => {
    const { connection, pass, sockets, socket, status } = world()
    connection.hold()
    for (const [i, ms] of [500, 1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
      socket().ears.closed()
      expect(status()).toBe(i === 0 ? 'connecting' : 'lost')
      pass(ms - 1)
      expect(sockets).toHaveLength(i + 1)
      pass(1)
      expect(sockets).toHaveLength(i + 2)
    }
    socket().ears.closed()
    connection.attend()
    expect(sockets).toHaveLength(9)
    socket().ears.opened()
    expect(status()).toBe('open')
  })

  it('counts a socket that closes right after opening as a failure', () => {
    const { connection, pass, sockets, socket } = world()
    connection.hold()
    for (const ms of [500, 1000, 2000]) {
      socket().ears.opened()
      socket().ears.closed()
      pass(ms - 1)
      const before = sockets.length
      pass(1)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  it('watches again after a reconnect, and when an update was missed', () => {
    const { connection, pass, socket, tell } = world()
    const stop = connection.watch('abcdefghij')
    const other = connection.watch('abcdefghij')
    socket().ears.opened()
    expect(ops(socket().said)).toEqual(['watch'])
    tell({ again: 'abcdefghij' })
    tell({ again: 'somebodyelses' })
    expect(ops(socket().said)).toEqual(['watch', 'watch'])
    socket().ears.closed()
    pass(500)
    socket().ears.opened()
    expect(ops(socket().said)).toEqual(['watch'])
    stop()
    expect(ops(socket().said)).toEqual(['watch'])
    other()
    expect(ops(socket().said)).toEqual(['watch', 'unwatch'])
  })

  it('applies changes, and requests the whole table once after a gap', () => {
    const { connection, socket, tell } = world()
    const whole = (said: Partial<Update>) => {
      const now = update({ table: 'abcdefghij', fresh: true, ...said })
      return { update: { ...now, after: now.entries }, after: now.entries, deadlines: [null] }
    }
    const change = (after: number, stand: object) => {
      return { change: { table: 'abcdefghij', after, stand, events: [], log: [] } }
    }
    const seen: unknown[] = []
    connection.on('update', ({ update: { entries, view } }) => seen.push([entries, view]))
    connection.watch('abcdefghij')
    socket().ears.opened()
    expect(socket().said.find(({ op }) => op === 'watch')?.body).toEqual({
      table: 'abcdefghij',
      changes: true,
    })
    tell(whole({ seq: 4, view: { coins: 1, hand: ['ruby'] } }))
    tell(change(4, { entries: 5, view: { coins: 2 } }))
    expect(seen).toEqual([
      [4, { coins: 1, hand: ['ruby'] }],
      [5, { coins: 2, hand: ['ruby'] }],
    ])
    tell(change(6, { entries: 7, view: { hand: [1, ['opal']] } }))
    tell(change(7, { entries: 8, view: { coins: 3 } }))
    expect(seen).toHaveLength(2)
    expect(ops(socket().said)).toEqual(['watch', 'watch'])
    tell(whole({ seq: 8, view: { coins: 3, hand: ['ruby', 'opal'] } }))
    tell(change(8, { entries: 9, view: { hand: [1, -1] } }))
    expect(seen.at(-1)).toEqual([9, { coins: 3, hand: ['ruby'] }])
  })

  it('reports why a table can’t be watched', () => {
    const { connection, socket, tell } = world()
    const heard: string[] = []
    connection.watch('abcdefghij', ({ code }) => heard.push(code))
    socket().ears.opened()
    const asked = socket().said.find(({ op }) => op === 'watch')
    tell({ id: asked?.id, ok: false, code: 'no-table', message: 'there is no such table' })
    expect(heard).toEqual(['no-table'])
  })

  it('notices that the other end has silently gone', () => {
    const { connection, pass, sockets, socket, tell } = world()
    connection.hold()
    socket().ears.opened()
    tell({ hello: { version: '1', me: null, now: 90 } })
    expect(connection.state.getState().ahead).toBe(90)
    pass(24_999)
    expect(sockets).toHaveLength(1)
    pass(1 + 6000 + 500)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.closed).toBe(true)
  })

  it('ignores messages of an abandoned socket', () => {
    const { connection, socket, tell } = world()
    const heard: string[][] = []
    connection.on('turns', ({ turns }) => heard.push(turns))
    connection.hold()
    const old = socket()
    old.ears.opened()
    tell({ turns: ['abcdefghij'] })
    connection.renew()
    old.ears.heard(JSON.stringify({ turns: ['stale'] }))
    old.ears.closed()
    socket().ears.opened()
    tell({ turns: [] })
    expect(heard).toEqual([['abcdefghij'], []])
  })
})
