// Waiting for hints: the promise resolves when they arrive, or with null when the ask has changed.
import type { Hints, Update } from '@lorehall/host'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TablePort } from '../src/host/table-port.ts'
import { update, wireAsk } from './kit.ts'

// Stubs for the browser's globals. Frames are drawn when the test says so.
vi.stubGlobal('Worker', class extends EventTarget {})
const frames: (() => void)[] = []
vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
const { hinted, hintsComing, hintsNow } = await import('../src/state/hints.ts')
const { openTable } = await import('../src/state/visit.ts')

const HINTS: Hints = { options: { end: { effects: [], ends: true, idle: false } }, routes: {} }

const asked = (entries: number, fresh = false): Update =>
  update({
    seq: entries,
    after: fresh ? entries : entries - 1,
    ask: wireAsk({ id: entries }),
    view: entries,
    fresh,
  })

let tell: (update: Update) => void = () => undefined
let replies: { body: object; give: (hints: Hints) => void; refuse: (why: Error) => void }[] = []

function request(op: string, body: object): Promise<never>
function request(op: string, body: object): Promise<unknown> {
  if (op === 'watch') return Promise.resolve(asked(3, true))
  return new Promise((give, refuse) => replies.push({ body, give, refuse }))
}

const port: TablePort = {
  shared: false,
  request,
  onUpdate: (hear) => {
    tell = hear
    return () => undefined
  },
  onTrouble: () => () => undefined,
  onNotice: () => () => undefined,
}

const settled = () => new Promise((done) => setTimeout(done))

beforeEach(async () => {
  replies = []
  frames.length = 0
  openTable('a', port)
  await settled()
})

test('hints are requested once, when the question is on the screen or they are wanted', async () => {
  expect(replies).toEqual([])
  for (const frame of frames) frame()
  await settled()
  const coming = hintsComing()
  expect(replies.map(({ body }) => body)).toEqual([{ table: 'a', seat: 0, ask: 3 }])
  expect(hinted()).toBe(false)
  replies[0]?.give(HINTS)
  expect(await coming).toBe(HINTS)
  expect(hintsNow()).toBe(HINTS)
  expect(await hintsComing()).toBe(HINTS)
  expect(replies).toHaveLength(1)
})

test('the promise resolves with null when another ask is shown or the host gives no hints', async () => {
  const coming = hintsComing()
  tell(asked(4))
  expect(await coming).toBeNull()
  replies[0]?.give(HINTS)
  await settled()
  expect(hinted()).toBe(false)
  const again = hintsComing()
  replies[1]?.refuse(new Error('no longer asked'))
  expect(await again).toBeNull()
})
