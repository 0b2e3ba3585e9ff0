// An online table behind the page's port, with a line that does what the test says.
import type { Update } from '@lorehall/host'
import type { LiveMessage } from '@lorehall/protocol'
import { expect, test } from 'vitest'
import { type RemoteLine, RemotePort } from '../src/host/remote.ts'
import { HostTrouble } from '../src/host/trouble.ts'
import type { Told, ToldMessage } from '../src/online/line-parts.ts'
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

/** What a server tells; without `after` it is the whole table. */
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

/** A line whose other end is the test. */
function setUp() {
  const asked: string[] = []
  const sent: { op: string; body: unknown }[] = []
  /** By operation, the code it is refused with. */
  const refusing = new Map<string, string>()
  const ears = new Set<(message: ToldMessage<'update'>) => void>()
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
    on: <K extends Told>(kind: K, hear: (message: ToldMessage<K>) => void) => {
      const listen = (message: ToldMessage<'update'>) => void Reflect.apply(hear, null, [message])
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

test('a table is watched, and the first whole update is the answer', async () => {
  const { asked, heard } = await opened()
  expect(asked).toEqual([`watch ${TABLE}`])
  expect(heard).toEqual([])
})

test('what follows is told once and in order', async () => {
  const { tell, heard, asked } = await opened()
  tell({ after: 4, entries: 5 })
  tell({ after: 5, entries: 7 })
  tell({ after: 5, entries: 7 })
  tell({ after: 4, entries: 5 })
  expect(heard).toEqual([5, 7])
  expect(asked).toEqual([`watch ${TABLE}`])
})

test('after a gap nothing is shown until the table was told anew', async () => {
  const { tell, heard, asked } = await opened()
  tell({ after: 6, entries: 7 })
  expect(heard).toEqual([])
  expect(asked).toEqual([`watch ${TABLE}`, `again ${TABLE}`])
  tell({ entries: 8 })
  tell({ after: 8, entries: 9 })
  expect(heard).toEqual([8, 9])
})

test('the same table told again, as after a break, is not shown again', async () => {
  const { tell, heard } = await opened()
  tell({ entries: 4 })
  expect(heard).toEqual([])
  tell({ after: 4, entries: 5 })
  tell({ entries: 5 })
  expect(heard).toEqual([5])
})

test('other eyes, or a table that went back to a backup, are shown at once', async () => {
  const { tell, heard } = await opened()
  tell({ entries: 4, eyes: 1 })
  tell({ entries: 2, eyes: 1 })
  tell({ after: 2, entries: 3, eyes: 1 })
  expect(heard).toEqual([4, 2, 3])
})

test('what can no longer be taken back, as when its time has passed, is shown at once', async () => {
  const { tell, heard } = await opened()
  tell({ entries: 4, undo: 'time' })
  expect(heard).toEqual([4])
})

test('an undo that follows what was seen is told like anything else', async () => {
  const { tell, heard } = await opened()
  tell({ after: 4, entries: 5, fresh: true })
  expect(heard).toEqual([5])
})

test('whoever looks again waits for the whole table', async () => {
  const { port, tell, heard, asked } = await opened()
  const again = port.request('watch', { table: TABLE, eyes: 0 })
  tell({ after: 4, entries: 5 })
  tell({ entries: 5 })
  expect(await again).toMatchObject({ entries: 5, fresh: true })
  expect(heard).toEqual([5])
  expect(asked).toEqual([`watch ${TABLE}`, `again ${TABLE}`])
})

test('a table that cannot be watched says why, at first to who asked and later to all', async () => {
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

test('answers name the ask and no seat; undo and redo name what was seen', async () => {
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

test('beyond a wall the others are asked, once; alone with bots nobody is', async () => {
  const { port, sent, tell } = await opened()
  tell({ after: 4, entries: 5, undo: 'chance' })
  void port.request('undo', { table: TABLE, seat: 0, consent: [1] })
  void port.request('undo', { table: TABLE, seat: 0, consent: [] })
  expect(sent).toMatchObject([
    { op: 'propose', body: { table: TABLE, kind: 'undo' } },
    { op: 'undo', body: { table: TABLE, at: 5 } },
  ])
  // With a key it is safe to be sent again.
  expect(JSON.stringify(sent[0]?.body)).toMatch(/"key":"[0-9a-f]{16}"/)
})

test('where a bot plays for somebody who has their say, they are asked', async () => {
  const { port, sent, refusing, tell } = await opened()
  refusing.set('undo', 'wall')
  tell({ after: 4, entries: 5, undo: 'chance' })
  void port.request('undo', { table: TABLE, seat: 0, consent: [] })
  await expect.poll(() => sent.map(({ op }) => op)).toEqual(['undo', 'propose'])
  refusing.set('undo', 'stale-ask')
  await expect(port.request('undo', { table: TABLE, seat: 0, consent: [] })).rejects.toThrow('stale-ask')
})

test('a whole record is fetched beside the line', async () => {
  const { port, sent, called } = await opened()
  void port.request('export', { table: TABLE })
  expect(called).toEqual([{ op: 'record', takes: { table: TABLE } }])
  expect(sent).toEqual([])
})

test('a table that was left, and tables of others, are not heard of', async () => {
  const { port, tell, heard, asked } = await opened()
  tell({ table: 'otherother', entries: 9 })
  await port.request('leave', { table: TABLE })
  tell({ after: 4, entries: 5 })
  expect(heard).toEqual([])
  expect(asked).toEqual([`watch ${TABLE}`, `unwatch ${TABLE}`])
})
