// Dice: the table changes when they have come to rest, and they lie long enough to be read.
import type { Update } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TablePort } from '../src/host/table-port.ts'
import { timing } from '../src/screens/table/dice/timing.ts'
import { update, wireAsk } from './kit.ts'

// What a browser has, and this does not.
vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { useSession } = await import('../src/state/session.ts')
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

describe('how long dice are seen', () => {
  it('is long enough to be read at every speed, and they roll first', () => {
    for (const speed of [1, 2, 3] as const) {
      const { before, after, stands } = timing(2, null, { speed, reducedMotion: false })
      expect(before).toBeGreaterThan(500)
      expect(after).toBeGreaterThanOrEqual(900)
      expect(stands).toBeGreaterThanOrEqual(900)
    }
  })

  it('keeps nothing waiting at once, and nothing moving where no motion is wished', () => {
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

  it('changes when they have come to rest, and what follows waits until they are read', () => {
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

  it('is not answered while they roll: a touch only makes them lie still', () => {
    tell(later(1, ROLLED))
    answer('end')
    expect(shown()).toBe(1)
    expect(request.mock.calls.map(([op]) => op)).toEqual(['watch'])
  })

  it('waits for nothing where nothing is played', () => {
    stage(null)
    tell(later(1))
    expect(shown()).toBe(1)
  })
})
