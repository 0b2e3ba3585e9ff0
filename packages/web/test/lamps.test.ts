// What shines on the board and what is said of it, set on the things themselves.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Light } from '../src/table/stage/lights.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
/** What waits until all is drawn. */
let waiting: (() => void)[] = []
vi.mock('../src/state/frames.ts', () => ({ afterAll: (act: () => void) => waiting.push(act) }))
const { Lamps } = await import('../src/table/stage/lamps.ts')

const draw = () => waiting.splice(0).forEach((act) => act())

/** A thing with attributes, and how often they were written. */
class Drawn {
  readonly has = new Map<string, string>()
  writes = 0

  getAttribute(name: string): string | null {
    return this.has.get(name) ?? null
  }

  setAttribute(name: string, value: string): void {
    this.has.set(name, value)
    this.writes += 1
  }

  removeAttribute(name: string): void {
    this.has.delete(name)
    this.writes += 1
  }
}

const lit = (...lights: readonly [string, Light['glow'], string][]) =>
  new Map(lights.map(([at, glow, says]) => [at, { glow, says }]))

function board() {
  const lamps = new Lamps()
  const fort = new Drawn()
  const inn = new Drawn()
  lamps.put('region:1', fort)
  lamps.call('region:1', 'Fort 1', false)
  lamps.put('region:2', inn)
  lamps.call('region:2', 'Inn 2', true)
  draw()
  return { lamps, fort, inn }
}

beforeEach(() => {
  waiting = []
})

test('a thing has its name from the first, and another one when all is drawn', () => {
  const lamps = new Lamps()
  const fort = new Drawn()
  lamps.put('region:1', fort)
  lamps.call('region:1', 'Fort 1', false)
  expect(fort.getAttribute('aria-label')).toBe('Fort 1')
  lamps.call('region:1', 'Fort 1, taken', false)
  expect(fort.getAttribute('aria-label')).toBe('Fort 1')
  draw()
  expect(fort.getAttribute('aria-label')).toBe('Fort 1, taken')
})

test('a thing is called by its name, and the keyboard enters where it may', () => {
  const { fort, inn } = board()
  expect(Object.fromEntries(fort.has)).toEqual({
    'aria-label': 'Fort 1',
    'aria-disabled': 'true',
    tabindex: '-1',
  })
  expect(inn.getAttribute('tabindex')).toBe('0')
})

test('what can be done shines at once, and is said when that is drawn', () => {
  const { lamps, fort } = board()
  lamps.set(lit(['region:1', 'lit', 'Visit the Fort']))
  expect(fort.getAttribute('data-lit')).toBe('true')
  expect(fort.getAttribute('data-glow')).toBe('lit')
  expect(fort.getAttribute('aria-label')).toBe('Fort 1')
  draw()
  expect(fort.getAttribute('aria-label')).toBe('Fort 1. Visit the Fort')
  expect(fort.getAttribute('aria-disabled')).toBeNull()
  expect(fort.getAttribute('tabindex')).toBe('0')
  lamps.set(new Map())
  expect(fort.getAttribute('data-lit')).toBeNull()
  draw()
  expect(Object.fromEntries(fort.has)).toEqual({
    'aria-label': 'Fort 1',
    'aria-disabled': 'true',
    tabindex: '-1',
  })
})

test('a reason is said and reached by keyboard, and does not shine', () => {
  const { lamps, fort } = board()
  lamps.set(lit(['region:1', 'why', 'Visit the Fort: you lack 1 knowledge']))
  draw()
  expect(fort.getAttribute('data-lit')).toBeNull()
  expect(fort.getAttribute('data-glow')).toBeNull()
  expect(fort.getAttribute('aria-disabled')).toBe('true')
  expect(fort.getAttribute('aria-label')).toBe('Fort 1. Visit the Fort: you lack 1 knowledge')
  expect(fort.getAttribute('tabindex')).toBe('0')
})

test.each(['quiet', 'far'] as const)('what is %s shines a frame later, and gives way at once', (glow) => {
  const { lamps, fort } = board()
  lamps.set(lit(['region:1', glow, '2']))
  expect(fort.getAttribute('data-lit')).toBeNull()
  draw()
  expect(fort.getAttribute('data-lit')).toBe('true')
  expect(fort.getAttribute('data-glow')).toBe(glow)
  // Said as my own things say it: whoever counts what waits to be touched leaves it out.
  expect(fort.getAttribute('data-quiet')).toBe(glow === 'quiet' ? 'true' : null)
  lamps.set(lit(['region:1', 'lit', 'Visit the Fort']))
  expect(fort.getAttribute('data-glow')).toBe('lit')
  expect(fort.getAttribute('data-quiet')).toBeNull()
})

test('what stays as it is is not written again', () => {
  const { lamps, fort, inn } = board()
  lamps.set(lit(['region:1', 'lit', 'Visit the Fort'], ['region:2', 'far', '2']))
  draw()
  const writes = fort.writes
  lamps.set(lit(['region:1', 'lit', 'Visit the Fort'], ['region:2', 'lit', 'Visit the Inn']))
  draw()
  expect(fort.writes).toBe(writes)
  expect(inn.getAttribute('data-glow')).toBe('lit')
})

test('a far place says how far it is, in the language that is read', () => {
  const { lamps, fort } = board()
  lamps.set(lit(['region:1', 'far', '2']))
  draw()
  expect(fort.getAttribute('aria-label')).toBe('Fort 1. Go there in 2 steps')
  lamps.speak('pseudo')
  draw()
  expect(fort.getAttribute('aria-label')).not.toContain('steps')
})

test('what comes onto the board is lit as it should be, and an element that becomes another thing is not', () => {
  const { lamps } = board()
  lamps.set(lit(['card:a', 'lit', 'Take it']))
  const card = new Drawn()
  const away = lamps.put('card:a', card)
  expect(card.getAttribute('data-lit')).toBe('true')
  away()
  lamps.put('card:b', card)
  lamps.call('card:b', 'B', false)
  draw()
  expect(card.getAttribute('data-lit')).toBeNull()
  expect(card.getAttribute('aria-label')).toBe('B')
})

test('one thing is pointed at', () => {
  const { lamps, fort, inn } = board()
  lamps.point('region:1')
  lamps.point('region:2')
  expect(fort.getAttribute('data-pointed')).toBeNull()
  expect(inn.getAttribute('data-pointed')).toBe('true')
  // A hand over what can be touched.
  lamps.set(lit(['region:2', 'lit', 'Visit the Inn']))
  expect(inn.getAttribute('data-pointed')).toBe('lit')
  lamps.point('card:elsewhere')
  expect(inn.getAttribute('data-pointed')).toBeNull()
})
