// Dice: the table changes when they have stopped, and they stay long enough to be read.
import type { Update } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TablePort } from '../src/host/table-port.ts'
import { timing } from '../src/screens/table/dice/timing.ts'
import { update, wireAsk } from './kit.ts'

// Stubs for the browser's globals.
vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { useSession } = await import('../src/state/session/store.ts')
const { answer } = await import('../src/state/asking.ts')
const { stage } = await import('../src/state/pace.ts')
const { openTable } = await import('../src/state/visit.ts')

const FIRST = update({
  table: 't',
  seq: 0,
  after: 0,
  fresh: true,
  undo: 'nothing',
  ask: wireAsk(),
})

const later = (entries: number, ...events: GameEvent[]): Update => ({
  ...FIRST,
  fresh: false,
  after: entries - 1,
  entries,
  events,
})
const ROLLED = { type: 'rolled', seat: 0 }

describe('the time dice are shown', () => {
  it('is long enough to read them at every speed, after they have rolled', () => {
    for (const speed of [1, 2, 3] as const) {
      const { before, after, stands } = timing(2, null, { speed, reducedMotion: false })
      expect(before).toBeGreaterThan(500)
      expect(after).toBeGreaterThanOrEqual(900)
      expect(stands).toBeGreaterThanOrEqual(900)
    }
  })

  it('is 0 at instant speed, and has no rolling with reduced motion', () => {
    expect(timing(2, null, { speed: 0, reducedMotion: false })).toMatchObject({ before: 0, after: 0 })
    expect(timing(2, null, { speed: 2, reducedMotion: true })).toMatchObject({ before: 0, after: 1100 })
    expect(timing(0, 'theirs', { speed: 3, reducedMotion: false })).toMatchObject({ before: 0 })
  })
})

describe('the table and its dice', () => {
  let tell: (update: Update) => void = () => undefined
  const request = vi.fn<TablePort['request']>().mockResolvedValue(FIRST)
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
  beforeEach(async () => {
    vi.useFakeTimers()
    stage(({ events }) => (events.length > 0 ? { before: 700, after: 900 } : null))
    request.mockClear()
    openTable('t', port)
    await vi.advanceTimersByTimeAsync(0)
  })
  afterEach(() => {
    stage(null)
    vi.useRealTimers()
  })

  const shown = () => useSession.getState().shown?.entries

  it('change when the dice stop, and later updates wait until they were read', () => {
    tell(later(1, ROLLED))
    tell(later(2))
    expect(shown()).toBe(0)
    expect(useSession.getState().coming?.entries).toBe(1)
    vi.advanceTimersByTime(699)
    expect(shown()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(1)
    expect(useSession.getState().coming).toBeNull()
    vi.advanceTimersByTime(899)
    expect(shown()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(2)
  })

  it('take no answer while the dice roll: a click only stops them', () => {
    tell(later(1, ROLLED))
    answer('end')
    expect(shown()).toBe(1)
    expect(request.mock.calls.map(([op]) => op)).toEqual(['watch'])
  })

  it('don’t wait without animations', () => {
    stage(null)
    tell(later(1))
    expect(shown()).toBe(1)
  })
})
