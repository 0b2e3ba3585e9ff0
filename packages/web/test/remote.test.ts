// An online table behind the page's port, with a connection that the test controls.
import type { Update } from '@lorehall/host'
import type { LiveMessage } from '@lorehall/protocol'
import { expect, test } from 'vitest'
import { type RemoteLine, RemotePort } from '../src/host/remote.ts'
import { HostTrouble } from '../src/host/trouble.ts'
import type { MessageKind, MessageOf } from '../src/online/connection-parts.ts'
import { update } from './kit.ts'

const TABLE = 'tabletable'

interface Change {
  readonly entries: number
  readonly after?: number
  readonly fresh?: boolean
  readonly undo?: Update['undo']
  readonly eyes?: number | null
  readonly table?: string
}

/** A message of the server; without `after` it is the whole table. */
function told({ entries, after, fresh, undo = 'free', eyes = 0, table = TABLE }: Change) {
  const said = update({
    table,
    game: 'vindication',
    seq: entries,
    after: after ?? entries,
    eyes,
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Brim', kind: 'person' },
    ],
    view: {},
    fresh: fresh ?? after === undefined,
    undo,
  })
  return { update: said, after: after ?? entries, deadlines: [] } satisfies LiveMessage
}

/** A connection whose other end is the test. */
function setUp() {
  const asked: string[] = []
  const sent: { op: string; body: unknown }[] = []
  /** By operation: the code of its refusal. */
  const refusing = new Map<string, string>()
  const ears = new Set<(message: MessageOf<'update'>) => void>()
  let refuse: (trouble: HostTrouble) => void = () => undefined
  const line: RemoteLine = {
    request: (op: string, body: object): Promise<never> => {
      sent.push({ op, body })
      const code = refusing.get(op)
      return code === undefined ? new Promise(() => undefined) : Promise.reject(new HostTrouble(code, code))
    },
    watch: (table, refused) => {
      asked.push(`watch ${table}`)
      refuse = refused ?? refuse
      return () => asked.push(`unwatch ${table}`)
    },
    again: (table) => asked.push(`again ${table}`),
    on: <K extends MessageKind>(kind: K, hear: (message: MessageOf<K>) => void) => {
      const listen = (message: MessageOf<'update'>) => void Reflect.apply(hear, null, [message])
      if (kind === 'update') ears.add(listen)
      return () => ears.delete(listen)
    },
  }
  const called: { op: string; takes: unknown }[] = []
  const port = new RemotePort({
    line,
    call: (op: string, takes: object): Promise<never> => {
      called.push({ op, takes })
      return new Promise(() => undefined)
    },
  })
  const heard: number[] = []
  port.onUpdate(({ entries }) => heard.push(entries))
  return {
    port,
    asked,
    sent,
    refusing,
    called,
    heard,
    tell: (change: Change) => ears.forEach((hear) => hear(told(change))),
    refuse: (code: string) => refuse(new HostTrouble(code, code)),
  }
}

/** Watching, at four entries. */
async function opened() {
  const set = setUp()
  const first = set.port.request('watch', { table: TABLE, eyes: null })
  set.tell({ entries: 4 })
  expect(await first).toMatchObject({ entries: 4, eyes: 0 })
  return set
}

test('the first whole update is the reply to watch', async () => {
  const { asked, heard } = await opened()
  expect(asked).toEqual([`watch ${TABLE}`])
  expect(heard).toEqual([])
})

test('updates are passed on once and in order', async () => {
  const { tell, heard, asked } = await opened()
  tell({ after: 4, entries: 5 })
  tell({ after: 5, entries: 7 })
  tell({ after: 5, entries: 7 })
  tell({ after: 4, entries: 5 })
  expect(heard).toEqual([5, 7])
  expect(asked).toEqual([`watch ${TABLE}`])
})

test('after a gap nothing is passed on until the whole table arrives', async () => {
  const { tell, heard, asked } = await opened()
  tell({ after: 6, entries: 7 })
  expect(heard).toEqual([])
  expect(asked).toEqual([`watch ${TABLE}`, `again ${TABLE}`])
  tell({ entries: 8 })
  tell({ after: 8, entries: 9 })
  expect(heard).toEqual([8, 9])
})

test('a repeated whole table, as after a reconnect, is not passed on', async () => {
  const { tell, heard } = await opened()
  tell({ entries: 4 })
  expect(heard).toEqual([])
  tell({ after: 4, entries: 5 })
  tell({ entries: 5 })
  expect(heard).toEqual([5])
})

test('a whole table with other eyes, or restored from a backup, is passed on', async () => {
  const { tell, heard } = await opened()
  tell({ entries: 4, eyes: 1 })
  tell({ entries: 2, eyes: 1 })
  tell({ after: 2, entries: 3, eyes: 1 })
  expect(heard).toEqual([4, 2, 3])
})

test('a whole table with another undo state is passed on', async () => {
  const { tell, heard } = await opened()
  tell({ entries: 4, undo: 'time' })
  expect(heard).toEqual([4])
})

test('an undo that continues the last update is passed on', async () => {
  const { tell, heard } = await opened()
  tell({ after: 4, entries: 5, fresh: true })
  expect(heard).toEqual([5])
})

test('a second watch waits for the whole table', async () => {
  const { port, tell, heard, asked } = await opened()
  const again = port.request('watch', { table: TABLE, eyes: 0 })
  tell({ after: 4, entries: 5 })
  tell({ entries: 5 })
  expect(await again).toMatchObject({ entries: 5, fresh: true })
  expect(heard).toEqual([5])
  expect(asked).toEqual([`watch ${TABLE}`, `again ${TABLE}`])
})

test('a refused watch rejects the request, and later goes to all listeners', async () => {
  const { port, refuse, tell } = setUp()
  const first = port.request('watch', { table: TABLE, eyes: null })
  refuse('not-found')
  await expect(first).rejects.toMatchObject({ code: 'not-found' })
  const troubles: string[] = []
  port.onTrouble(({ code }) => troubles.push(code))
  tell({ entries: 1 })
  refuse('stopping')
  expect(troubles).toEqual(['stopping'])
})

test('answers name the ask and no seat; undo and redo name the last entry seen', async () => {
  const { port, sent, tell } = await opened()
  tell({ after: 4, entries: 6 })
  void port.request('answer', { table: TABLE, seat: 0, ask: 6, picks: ['rest'] })
  void port.request('undo', { table: TABLE, seat: 0, consent: [1] })
  void port.request('redo', { table: TABLE, seat: 0 })
  expect(sent).toEqual([
    { op: 'answer', body: { table: TABLE, ask: 6, picks: ['rest'] } },
    { op: 'undo', body: { table: TABLE, at: 6 } },
    { op: 'redo', body: { table: TABLE, at: 6 } },
  ])
})

test('an undo past a wall becomes a proposal, except with only bots', async () => {
  const { port, sent, tell } = await opened()
  tell({ after: 4, entries: 5, undo: 'chance' })
  void port.request('undo', { table: TABLE, seat: 0, consent: [1] })
  void port.request('undo', { table: TABLE, seat: 0, consent: [] })
  expect(sent).toMatchObject([
    { op: 'propose', body: { table: TABLE, kind: 'undo' } },
    { op: 'undo', body: { table: TABLE, at: 5 } },
  ])
  // The key makes it safe to send again.
  expect(JSON.stringify(sent[0]?.body)).toMatch(/"key":"[0-9a-f]{16}"/)
})

test('an undo becomes a proposal if a bot plays for a person who must agree', async () => {
  const { port, sent, refusing, tell } = await opened()
  refusing.set('undo', 'wall')
  tell({ after: 4, entries: 5, undo: 'chance' })
  void port.request('undo', { table: TABLE, seat: 0, consent: [] })
  await expect.poll(() => sent.map(({ op }) => op)).toEqual(['undo', 'propose'])
  refusing.set('undo', 'stale-ask')
  await expect(port.request('undo', { table: TABLE, seat: 0, consent: [] })).rejects.toThrow('stale-ask')
})

test('a whole record is fetched by HTTP, not over the connection', async () => {
  const { port, sent, called } = await opened()
  void port.request('export', { table: TABLE })
  expect(called).toEqual([{ op: 'record', takes: { table: TABLE } }])
  expect(sent).toEqual([])
})

test('updates of other tables, and after leaving, are ignored', async () => {
  const { port, tell, heard, asked } = await opened()
  tell({ table: 'otherother', entries: 9 })
  await port.request('leave', { table: TABLE })
  tell({ after: 4, entries: 5 })
  expect(heard).toEqual([])
  expect(asked).toEqual([`watch ${TABLE}`, `unwatch ${TABLE}`])
})
