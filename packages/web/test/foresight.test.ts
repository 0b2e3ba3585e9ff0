// A foreseen result is shown as soon as the answer is given; the host's reply decides.
import type { Answer, Update } from '@lorehall/host'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TablePort } from '../src/host/table-port.ts'
import { HostTrouble } from '../src/host/trouble.ts'
import { logLine, update, wireAsk } from './kit.ts'

// Stubs for the browser's globals.
vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { useSession } = await import('../src/state/session/store.ts')
const { answer, isBusy, press } = await import('../src/state/asking.ts')
const { useNotices } = await import('../src/state/notices.ts')
const { openTable } = await import('../src/state/visit.ts')

const asked = (entries: number, said: Partial<Update> = {}) =>
  update({
    seq: entries,
    ask: wireAsk({ id: entries }),
    view: { pile: [1, 2], at: entries },
    log: [logLine(entries, `line ${entries}`)],
    ...said,
  })

const opened = () => asked(3, { after: 3, fresh: true })

let tell: (update: Update) => void = () => undefined
let sent: { op: string; body: object }[] = []
/** Replies to the request in flight. */
let acknowledge: () => void = () => undefined
let refuse: (why: Error) => void = () => undefined

const foresee = vi.fn<(answer: Answer) => Promise<Update>>()
/** The reply to `watch`. */
let standing: Update = opened()

function request(op: string, body: object): Promise<never>
function request(op: string, body: object): Promise<unknown> {
  sent.push({ op, body })
  if (op === 'watch') return Promise.resolve(standing)
  if (op === 'hints') return Promise.resolve({ options: {}, routes: {} })
  return new Promise((resolve, reject) => {
    acknowledge = () => resolve({})
    refuse = reject
  })
}

const port: TablePort = {
  shared: false,
  request,
  foresee,
  onUpdate: (hear) => {
    tell = hear
    return () => undefined
  },
  onTrouble: () => () => undefined,
  onNotice: () => () => undefined,
}

const now = () => useSession.getState()
const answers = () => sent.filter(({ op }) => op === 'answer').map(({ body }) => body)
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(async () => {
  sent = []
  standing = opened()
  foresee.mockReset().mockImplementation(() => Promise.resolve(asked(4)))
  openTable('a', port)
  await settled()
})

test('is shown before the host replies, and is not sent again', async () => {
  press('walk')
  await settled()
  expect(now().shown?.entries).toBe(3)
  answer('walk')
  expect(now().shown).toMatchObject({ entries: 4, view: { at: 4 } })
  expect(now().log.map(({ text }) => text)).toEqual(['line 3', 'line 4'])
  expect(answers()).toEqual([{ table: 'a', seat: 0, ask: 3, picks: ['walk'], foreseen: 3 }])
  expect(isBusy()).toBe(true)
  acknowledge()
  await settled()
  expect(isBusy()).toBe(false)
  tell(asked(5))
  expect(now().shown?.entries).toBe(5)
})

test('unchanged parts keep their identity, as with any update', async () => {
  const before = now().shown
  press('walk')
  await settled()
  answer('walk')
  expect(now().shown?.view).not.toBe(before?.view)
  expect(now().shown?.seats).toBe(before?.seats)
  acknowledge()
})

test('a route of several picks is foreseen as one answer', async () => {
  press('move:3', 'move:4')
  await settled()
  answer('move:3', 'move:4')
  expect(now().shown?.entries).toBe(4)
  acknowledge()
})

test.each([
  ['another option was pressed', () => press('rest')],
  ['nothing was pressed', () => undefined],
  [
    'it can’t be foreseen',
    () => {
      foresee.mockRejectedValue(new Error('wall'))
      press('walk')
    },
  ],
])('nothing is shown early if %s', async (_, prepare) => {
  prepare()
  await settled()
  answer('walk')
  expect(now().shown?.entries).toBe(3)
  expect(answers()).toEqual([{ table: 'a', seat: 0, ask: 3, picks: ['walk'] }])
  tell(asked(4))
  expect(now().shown?.entries).toBe(4)
  acknowledge()
})

test('an answer before the foresight arrives waits for the host', async () => {
  let late: (update: Update) => void = () => undefined
  foresee.mockImplementation(() => new Promise((resolve) => (late = resolve)))
  press('walk')
  answer('walk')
  late(asked(4))
  await settled()
  expect(now().shown?.entries).toBe(3)
  tell(asked(4))
  expect(now().shown?.entries).toBe(4)
  acknowledge()
})

test('the foresight is dropped when another update is shown', async () => {
  press('walk')
  await settled()
  // The ask is the same, but someone else has added an entry.
  tell(asked(4, { ask: now().shown?.ask ?? null }))
  answer('walk')
  expect(now().shown?.entries).toBe(4)
  expect(answers()).toEqual([{ table: 'a', seat: 0, ask: 3, picks: ['walk'] }])
  acknowledge()
})

test('if the result differs from the foresight, the host’s table is shown', async () => {
  press('walk')
  await settled()
  answer('walk')
  standing = asked(5, { after: 5, fresh: true })
  // Someone else was faster: the answer is the fifth entry, not the fourth.
  tell(asked(4, { after: 3, log: [] }))
  await settled()
  expect(now().shown?.entries).toBe(5)
  acknowledge()
})

test('if the answer is refused, the host’s table is shown', async () => {
  press('walk')
  await settled()
  answer('walk')
  expect(now().shown?.entries).toBe(4)
  refuse(new HostTrouble('not-kept', 'storage full'))
  await settled()
  expect(now().shown?.entries).toBe(3)
  expect(now().log.map(({ text }) => text)).toEqual(['line 3'])
  expect(useNotices.getState().notices).toMatchObject([{ kind: 'trouble', text: 'storage full' }])
})

test('an unexpected error of the host is shown as an error, with its message', async () => {
  press('walk')
  await settled()
  answer('walk')
  refuse(new HostTrouble('trouble', 'nothing at NaN'))
  await settled()
  expect(now().shown?.entries).toBe(3)
  const notice = useNotices.getState().notices.at(-1)
  expect(notice).toMatchObject({ kind: 'trouble', error: 'nothing at NaN' })
  expect(notice?.text).toContain('Nothing you played is lost. (nothing at NaN)')
})
