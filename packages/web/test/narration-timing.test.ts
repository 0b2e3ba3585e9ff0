// How long a step of others' turns is shown.
import type { LogLine, Update } from '@lorehall/host'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Touches } from '../src/table-ui/parts.ts'
import { logLine, update } from './kit.ts'

// Stubs for the browser's globals.
vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { narratedFor } = await import('../src/screens/table/narration/timing.ts')
const { fetchTouches } = await import('../src/table-ui/trail/touches.ts')
const { useSession } = await import('../src/state/session/store.ts')
const { useSettings } = await import('../src/state/settings.ts')

/** At this table the view is the seat whose turn it is, and `taken` events take something from me. */
const TURNS = {
  at: ({ view }: Update) => ({ seat: Number(view), n: 1, round: 1, last: null }),
  begins: ({ type }: Pick<LogLine, 'type'>) => (type === 'turn' ? ('turn' as const) : null),
}
const TOUCHES: Touches = (_, { log }) =>
  log.some(({ type }) => type === 'taken') ? [{ text: 'You lose it', at: null, grave: true }] : []

const step = (entries: number, turn: number, ...types: readonly string[]): Update =>
  update({
    seq: entries,
    view: turn,
    waiting: [turn],
    log: types.map((type) => ({ ...logLine(entries, type), type, seat: 1 })),
  })

const FROM = step(3, 1)

const told = (now: Update, last = FROM) => narratedFor(now, last, TURNS)

beforeEach(async () => {
  await fetchTouches({ touches: () => Promise.resolve(TOUCHES) })
  useSession.setState({ told: null })
  useSettings.setState({ speed: 2, reducedMotion: false })
})

test('depends on the speed setting', () => {
  const ms = ([1, 2, 3] as const).map((speed) => {
    useSettings.setState({ speed })
    return told(step(4, 1, 'rested'))
  })
  expect(ms).toEqual([2400, 1200, 400])
})

test('a step that affects me is shown longer, even at high speed', () => {
  useSettings.setState({ speed: 3 })
  expect(told(step(4, 1, 'taken'))).toBe(2500)
})

test('an update without lines takes no time, and my own actions are no step', () => {
  expect(told(step(4, 2, 'turn'))).toBe(0)
  expect(told(step(4, 1, 'rested'), step(3, 0))).toBeNull()
})

test('a continued walk takes half the time', () => {
  const walk = step(4, 1, 'moved')
  useSession.setState({ told: { from: { update: FROM, log: [] }, steps: [walk], past: false } })
  expect(told(step(5, 1, 'moved'), walk)).toBe(600)
  expect(told(step(5, 1, 'rested'), walk)).toBe(1200)
})

test('with reduced motion a turn is shown when it is complete, for the time of all its steps', () => {
  useSettings.setState({ reducedMotion: true })
  const walk = step(4, 1, 'moved')
  expect(told(walk)).toBe(0)
  useSession.setState({ told: { from: { update: FROM, log: [] }, steps: [walk], past: false } })
  expect(told(step(5, 1, 'rested'), walk)).toBe(0)
  expect(told(step(5, 2, 'rested', 'turn'), walk)).toBe(2400)
  expect(told(step(5, 2, 'turn'), walk)).toBe(1200)
})
