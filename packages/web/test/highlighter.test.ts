// The highlighter: sets the glow and the label of each thing on its element.
import { beforeEach, expect, test, vi } from 'vitest'
import type { BoardHighlight } from '../src/table-ui/stage/board-highlights.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
/** The callbacks that wait until everything is drawn. */
let waiting: (() => void)[] = []
vi.mock('../src/state/frames.ts', () => ({ afterAll: (act: () => void) => waiting.push(act) }))
const { Highlighter } = await import('../src/table-ui/stage/highlighter.ts')

const draw = () => waiting.splice(0).forEach((act) => act())

/** A stand-in for an element that counts attribute writes. */
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

const highlighted = (...highlights: readonly [string, BoardHighlight['glow'], string][]) =>
  new Map(highlights.map(([at, glow, says]) => [at, { glow, says }]))

function board() {
  const highlighter = new Highlighter()
  const fort = new Drawn()
  const inn = new Drawn()
  highlighter.put('region:1', fort)
  highlighter.call('region:1', 'Fort 1', false)
  highlighter.put('region:2', inn)
  highlighter.call('region:2', 'Inn 2', true)
  draw()
  return { highlighter, fort, inn }
}

beforeEach(() => {
  waiting = []
})

test('a thing gets its first name immediately, and a new one when everything is drawn', () => {
  const highlighter = new Highlighter()
  const fort = new Drawn()
  highlighter.put('region:1', fort)
  highlighter.call('region:1', 'Fort 1', false)
  expect(fort.getAttribute('aria-label')).toBe('Fort 1')
  highlighter.call('region:1', 'Fort 1, taken', false)
  expect(fort.getAttribute('aria-label')).toBe('Fort 1')
  draw()
  expect(fort.getAttribute('aria-label')).toBe('Fort 1, taken')
})

test('a thing has its name as label, and Tab enters the board at the marked thing', () => {
  const { fort, inn } = board()
  expect(Object.fromEntries(fort.has)).toEqual({
    'aria-label': 'Fort 1',
    'aria-disabled': 'true',
    tabindex: '-1',
  })
  expect(inn.getAttribute('tabindex')).toBe('0')
})

test('an option glows immediately, and its label follows when everything is drawn', () => {
  const { highlighter, fort } = board()
  highlighter.set(highlighted(['region:1', 'lit', 'Visit the Fort']))
  expect(fort.getAttribute('data-highlight')).toBe('true')
  expect(fort.getAttribute('data-glow')).toBe('lit')
  expect(fort.getAttribute('aria-label')).toBe('Fort 1')
  draw()
  expect(fort.getAttribute('aria-label')).toBe('Fort 1. Visit the Fort')
  expect(fort.getAttribute('aria-disabled')).toBeNull()
  expect(fort.getAttribute('tabindex')).toBe('0')
  highlighter.set(new Map())
  expect(fort.getAttribute('data-highlight')).toBeNull()
  draw()
  expect(Object.fromEntries(fort.has)).toEqual({
    'aria-label': 'Fort 1',
    'aria-disabled': 'true',
    tabindex: '-1',
  })
})

test('a thing with a reason has a label and keyboard focus, but no glow', () => {
  const { highlighter, fort } = board()
  highlighter.set(highlighted(['region:1', 'why', 'Visit the Fort: you lack 1 knowledge']))
  draw()
  expect(fort.getAttribute('data-highlight')).toBeNull()
  expect(fort.getAttribute('data-glow')).toBeNull()
  expect(fort.getAttribute('aria-disabled')).toBe('true')
  expect(fort.getAttribute('aria-label')).toBe('Fort 1. Visit the Fort: you lack 1 knowledge')
  expect(fort.getAttribute('tabindex')).toBe('0')
})

test.each(['quiet', 'far'] as const)('a %s glow comes a frame later, and a loud one is immediate', (glow) => {
  const { highlighter, fort } = board()
  highlighter.set(highlighted(['region:1', glow, '2']))
  expect(fort.getAttribute('data-highlight')).toBeNull()
  draw()
  expect(fort.getAttribute('data-highlight')).toBe('true')
  expect(fort.getAttribute('data-glow')).toBe(glow)
  // Marked as on my own things, so that counts of highlights leave it out.
  expect(fort.getAttribute('data-quiet')).toBe(glow === 'quiet' ? 'true' : null)
  highlighter.set(highlighted(['region:1', 'lit', 'Visit the Fort']))
  expect(fort.getAttribute('data-glow')).toBe('lit')
  expect(fort.getAttribute('data-quiet')).toBeNull()
})

test('unchanged attributes are not written again', () => {
  const { highlighter, fort, inn } = board()
  highlighter.set(highlighted(['region:1', 'lit', 'Visit the Fort'], ['region:2', 'far', '2']))
  draw()
  const writes = fort.writes
  highlighter.set(highlighted(['region:1', 'lit', 'Visit the Fort'], ['region:2', 'lit', 'Visit the Inn']))
  draw()
  expect(fort.writes).toBe(writes)
  expect(inn.getAttribute('data-glow')).toBe('lit')
})

test('a distant place says how far it is, in the current language', () => {
  const { highlighter, fort } = board()
  highlighter.set(highlighted(['region:1', 'far', '2']))
  draw()
  expect(fort.getAttribute('aria-label')).toBe('Fort 1. Go there in 2 steps')
  highlighter.speak('pseudo')
  draw()
  expect(fort.getAttribute('aria-label')).not.toContain('steps')
})

test('a new thing gets its highlight, and an element that becomes another thing loses it', () => {
  const { highlighter } = board()
  highlighter.set(highlighted(['card:a', 'lit', 'Take it']))
  const card = new Drawn()
  const away = highlighter.put('card:a', card)
  expect(card.getAttribute('data-highlight')).toBe('true')
  away()
  highlighter.put('card:b', card)
  highlighter.call('card:b', 'B', false)
  draw()
  expect(card.getAttribute('data-highlight')).toBeNull()
  expect(card.getAttribute('aria-label')).toBe('B')
})

test('only one thing is pointed at', () => {
  const { highlighter, fort, inn } = board()
  highlighter.point('region:1')
  highlighter.point('region:2')
  expect(fort.getAttribute('data-pointed')).toBeNull()
  expect(inn.getAttribute('data-pointed')).toBe('true')
  // The pointer is a hand over things that can be clicked.
  highlighter.set(highlighted(['region:2', 'lit', 'Visit the Inn']))
  expect(inn.getAttribute('data-pointed')).toBe('lit')
  highlighter.point('card:elsewhere')
  expect(inn.getAttribute('data-pointed')).toBeNull()
})
