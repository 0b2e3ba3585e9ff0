// The page's line to its server, with a socket and a clock of the test's own.
import type { Update } from '@lorehall/host'
import { describe, expect, it } from 'vitest'
import type { Ears } from '../src/online/line-parts.ts'
import { Line } from '../src/online/line.ts'
import { update } from './kit.ts'

interface Said {
  readonly id: number
  readonly op: string
  readonly body: unknown
}

const isSaid = (parsed: unknown): parsed is Said => typeof parsed === 'object' && parsed !== null

/** A world with one line in it: time passes when it is told to. */
function world() {
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>()
  let now = 0
  const sockets: { readonly ears: Ears; readonly said: Said[]; closed: boolean }[] = []
  const line = new Line({
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
  return { line, pass, sockets, socket, tell, status: () => line.state.getState().status }
}

const ops = (said: readonly Said[]) => said.map(({ op }) => op).filter((op) => op !== 'attend')

describe('the line', () => {
  it('opens when it is needed and rests when it no longer is', () => {
    const { line, pass, sockets, socket, status } = world()
    expect(status()).toBe('closed')
    const release = line.hold()
    socket().ears.opened()
    expect(status()).toBe('open')
    release()
    release()
    const again = line.hold()
    pass(5000)
    expect(sockets).toHaveLength(1)
    again()
    pass(5000)
    expect(status()).toBe('closed')
    expect(socket().closed).toBe(true)
  })

  it('asks again what was not answered when the line comes back, in order and once each', async () => {
    const { line, pass, socket, tell } = world()
    const first = line.request('undo', { table: 'abcdefghij', at: 1 })
    const second = line.request('undo', { table: 'abcdefghij', at: 2 })
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

  it('waits longer after each failure, at most 15 seconds, and comes back at once when called', () => {
    const { line, pass, sockets, socket, status } = world()
    line.hold()
    for (const [i, ms] of [500, 1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
      socket().ears.closed()
      expect(status()).toBe(i === 0 ? 'connecting' : 'lost')
      pass(ms - 1)
      expect(sockets).toHaveLength(i + 1)
      pass(1)
      expect(sockets).toHaveLength(i + 2)
    }
    socket().ears.closed()
    line.attend()
    expect(sockets).toHaveLength(9)
    socket().ears.opened()
    expect(status()).toBe('open')
  })

  it('does not take a socket that is opened only to be closed for a success', () => {
    const { line, pass, sockets, socket } = world()
    line.hold()
    for (const ms of [500, 1000, 2000]) {
      socket().ears.opened()
      socket().ears.closed()
      pass(ms - 1)
      const before = sockets.length
      pass(1)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  it('watches again after a break, and when something was missed', () => {
    const { line, pass, socket, tell } = world()
    const stop = line.watch('abcdefghij')
    const other = line.watch('abcdefghij')
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

  it('follows what changes, and asks for the whole once where something was missed', () => {
    const { line, socket, tell } = world()
    const whole = (said: Partial<Update>) => {
      const now = update({ table: 'abcdefghij', fresh: true, ...said })
      return { update: { ...now, after: now.entries }, after: now.entries, deadlines: [null] }
    }
    const change = (after: number, stand: object) => {
      return { change: { table: 'abcdefghij', after, stand, events: [], log: [] } }
    }
    const seen: unknown[] = []
    line.on('update', ({ update: { entries, view } }) => seen.push([entries, view]))
    line.watch('abcdefghij')
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

  it('says why a table cannot be watched', () => {
    const { line, socket, tell } = world()
    const heard: string[] = []
    line.watch('abcdefghij', ({ code }) => heard.push(code))
    socket().ears.opened()
    const asked = socket().said.find(({ op }) => op === 'watch')
    tell({ id: asked?.id, ok: false, code: 'no-table', message: 'there is no such table' })
    expect(heard).toEqual(['no-table'])
  })

  it('notices that the other end has silently gone', () => {
    const { line, pass, sockets, socket, tell } = world()
    line.hold()
    socket().ears.opened()
    tell({ hello: { version: '1', me: null, now: 90 } })
    expect(line.state.getState().ahead).toBe(90)
    pass(24_999)
    expect(sockets).toHaveLength(1)
    pass(1 + 6000 + 500)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.closed).toBe(true)
  })

  it('does not hear what a socket says that it has left', () => {
    const { line, socket, tell } = world()
    const heard: string[][] = []
    line.on('turns', ({ turns }) => heard.push(turns))
    line.hold()
    const old = socket()
    old.ears.opened()
    tell({ turns: ['abcdefghij'] })
    line.renew()
    old.ears.heard(JSON.stringify({ turns: ['stale'] }))
    old.ears.closed()
    socket().ears.opened()
    tell({ turns: [] })
    expect(heard).toEqual([['abcdefghij'], []])
  })
})
