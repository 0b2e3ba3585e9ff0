// Dice: the table changes when they have come to rest, they lie long enough to be read, and what came
// of them is said. A card nobody could see is shown when it is drawn.
import type { Update } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outcome } from '../src/games/vindication/table/dice.ts'
import { drawn } from '../src/games/vindication/table/drawn.tsx'
import { wordsOf } from '../src/games/vindication/text/own.ts'
import type { TablePort } from '../src/host/table-port.ts'
import { timing } from '../src/screens/table/dice/timing.ts'
import { ENGLISH, update, wireAsk } from './kit.ts'

// What a browser has, and this does not.
vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { useSession } = await import('../src/state/session.ts')
const { answer } = await import('../src/state/asking.ts')
const { stage } = await import('../src/state/pace.ts')
const { openTable } = await import('../src/state/visit.ts')

const FIRST = update({
  table: 't',
  game: 'vindication',
  seq: 0,
  after: 0,
  view: { decks: [{ deck: 'yellow', open: ['eila'] }] },
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
const ROLLED = { type: 'rolled', seat: 0, black: 2, from: 'dro-zol' }

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

describe('what came of the dice', () => {
  const said = (...events: GameEvent[]) => outcome({ events }, wordsOf(ENGLISH))
  const fought = { type: 'fought', seat: 0, card: 'dro-zol', champion: 'dawn' }

  it('names who fell, was saved or is tired, and what was won', () => {
    const won = { type: 'gained', seat: 0, attribute: 3, n: 1, from: 'dro-zol' }
    expect(said(fought, ROLLED, { type: 'died', seat: 0, card: 'dawn' }, won)).toBe('Dawn falls · 1 courage')
    expect(said({ type: 'saved', seat: 0, card: 'dawn' })).toBe('Conviction saves Dawn')
    expect(said(fought, { ...ROLLED, black: 0 }, { type: 'tired', seat: 0, card: 'dawn' })).toBe(
      'Dawn is tired',
    )
  })

  it('says what threatens while it can still be averted, and that nothing happened', () => {
    expect(said(fought, ROLLED)).toBe('Death reaches for Dawn')
    expect(said(fought, { ...ROLLED, black: 1 })).toBe('Dawn is unharmed')
  })

  it('counts only what the dice gave', () => {
    expect(said(ROLLED, { type: 'gained', seat: 0, attribute: 1, n: 2, from: 'library' })).toBe('')
  })
})

describe('a card that is drawn', () => {
  const acquired = (card: string) => later(1, { type: 'acquired', seat: 1, card, deck: 'yellow' })

  it('is shown when it came from where nobody could see it', () => {
    expect(drawn(acquired('dawn'), FIRST)).toEqual({ seat: 1, card: 'dawn' })
  })

  it('is not when it lay open, nor when nothing was drawn', () => {
    expect(drawn(acquired('eila'), FIRST)).toBeNull()
    expect(drawn(later(1), FIRST)).toBeNull()
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
