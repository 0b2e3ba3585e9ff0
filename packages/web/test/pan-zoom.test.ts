// Panning and zooming a picture of 1000 by 800 in an area of 500 by 400, by mouse, wheel, touch and code.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PanZoom, Transform } from '../src/table-ui/stage/pan-zoom.ts'

class Root extends EventTarget {
  readonly clientLeft = 0
  readonly clientTop = 0
  readonly style = { setProperty: () => undefined }
  getBoundingClientRect = () => ({ left: 100, top: 50 })
}

/** Has only the parts of an element that are used here. */
function asElement(root: Root): HTMLElement
function asElement(root: object): object {
  return root
}

interface At {
  readonly clientX: number
  readonly clientY: number
}

/** A point of the area in screen coordinates. */
const at = (x: number, y: number): At => ({ clientX: x + 100, clientY: y + 50 })
const finger = (identifier: number, x: number, y: number) => ({ identifier, ...at(x, y) })

const BOUNDS = { area: { w: 500, h: 400 }, picture: { w: 1000, h: 800 }, least: 0.5, most: 3 }

function hands() {
  const root = new Root()
  const sources: (string | null)[] = []
  const ended = vi.fn<() => void>()
  const panZoom = new PanZoom({
    takes: (event) => !('button' in event) || event.button === 0,
    moved: (_to, source) => sources.push(source?.type ?? null),
    ended,
  })
  panZoom.bound(BOUNDS)
  panZoom.attach(asElement(root))
  panZoom.moveTo(new Transform(0.5, 0, 0))
  sources.length = 0
  ended.mockClear()
  const fire = (on: EventTarget, type: string, props: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      button: 0,
      ctrlKey: false,
      shiftKey: false,
      ...props,
    })
    on.dispatchEvent(event)
    return event.defaultPrevented
  }
  return {
    panZoom,
    sources,
    ended,
    where: () => [panZoom.at.k, panZoom.at.x, panZoom.at.y].map((n) => Math.round(n * 1000) / 1000),
    on: (type: string, props: object) => fire(root, type, props),
    /** Outside the element, for example when a drag has left it. */
    onPage: (type: string, props: object) => fire(window, type, props),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DOUBLE = { deltaY: -500, deltaMode: 0 }

describe('the wheel', () => {
  test('zooms around the pointer, and ends after 150 ms', () => {
    const { on, where, ended } = hands()
    expect(on('wheel', { ...at(100, 100), ...DOUBLE })).toBe(true)
    expect(where()).toEqual([1, -100, -100])
    vi.advanceTimersByTime(149)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('stops at its bounds and leaves the event to the page there', () => {
    const { on, where } = hands()
    expect(on('wheel', { ...at(100, 100), deltaY: 500, deltaMode: 0 })).toBe(false)
    expect(where()).toEqual([0.5, 0, 0])
    on('wheel', { ...at(0, 0), deltaY: -5000, deltaMode: 0 })
    expect(where()).toEqual([3, 0, 0])
  })

  test('with Ctrl (a touchpad pinch) counts ten times; a line counts as 25 pixels', () => {
    const pinch = hands()
    pinch.on('wheel', { ...at(0, 0), deltaY: -50, deltaMode: 0, ctrlKey: true })
    expect(pinch.where()).toEqual([1, 0, 0])
    const lines = hands()
    lines.on('wheel', { ...at(0, 0), deltaY: -20, deltaMode: 1 })
    expect(lines.where()).toEqual([1, 0, 0])
  })
})

describe('a pressed pointer', () => {
  test('drags, but not past the edge', () => {
    const { panZoom, on, onPage, where, sources, ended } = hands()
    panZoom.moveTo(new Transform(1, -200, -200))
    on('mousedown', at(100, 100))
    expect(onPage('mousemove', at(150, 80))).toBe(true)
    expect(where()).toEqual([1, -150, -220])
    onPage('mousemove', at(900, 900))
    expect(where()).toEqual([1, 0, 0])
    ended.mockClear()
    onPage('mouseup', at(900, 900))
    expect(ended).toHaveBeenCalledOnce()
    onPage('mousemove', at(0, 0))
    expect(where()).toEqual([1, 0, 0])
    expect(sources).toEqual([null, 'mousemove', 'mousemove'])
  })

  test.each([
    ['a drag', 106, true],
    ['a press with a small tremble', 105, false],
  ])('%s to %i swallows the click: %s', (_what, x, swallows) => {
    const { on, onPage } = hands()
    on('mousedown', at(100, 100))
    onPage('mousemove', at(x, 100))
    onPage('mouseup', at(x, 100))
    expect(onPage('click', at(x, 100))).toBe(swallows)
    vi.advanceTimersByTime(1)
    expect(onPage('click', at(x, 100))).toBe(false)
  })

  test('selects no text while dragging, and ignores other buttons', () => {
    const { on, onPage } = hands()
    on('mousedown', { ...at(1, 1), button: 2 })
    expect(onPage('selectstart', {})).toBe(false)
    on('mousedown', at(1, 1))
    expect(onPage('selectstart', {})).toBe(true)
    onPage('mouseup', at(1, 1))
    expect(onPage('selectstart', {})).toBe(false)
  })

  test('zooms by 2 on a double click, by half with Shift', () => {
    const { on, where } = hands()
    on('dblclick', at(200, 100))
    expect(where()).toEqual([1, -200, -100])
    on('dblclick', { ...at(200, 100), shiftKey: true })
    expect(where()).toEqual([0.5, 0, 0])
  })
})

describe('fingers', () => {
  test('one drags, two pinch, and the last one continues to drag', () => {
    const { panZoom, on, where } = hands()
    panZoom.moveTo(new Transform(1, -200, -200))
    const first = finger(1, 100, 100)
    on('touchstart', { touches: [first], changedTouches: [first] })
    const moved = finger(1, 110, 100)
    expect(on('touchmove', { touches: [moved], changedTouches: [moved] })).toBe(true)
    expect(where()).toEqual([1, -190, -200])
    const second = finger(2, 210, 100)
    on('touchstart', { touches: [moved, second], changedTouches: [second] })
    const apart = finger(2, 310, 100)
    on('touchmove', { touches: [moved, apart], changedTouches: [apart] })
    expect(where()).toEqual([2, -490, -500])
    on('touchend', { touches: [apart], changedTouches: [moved] })
    const on2 = finger(2, 320, 90)
    on('touchmove', { touches: [on2], changedTouches: [on2] })
    expect(where()).toEqual([2, -480, -510])
  })

  const tap = (on: ReturnType<typeof hands>['on'], id: number, x: number, y: number) => {
    const one = finger(id, x, y)
    on('touchstart', { touches: [one], changedTouches: [one] })
    on('touchend', { touches: [], changedTouches: [one] })
  }

  test.each([
    ['quickly in one place', 100, 100, 1],
    ['quickly, slightly apart', 100, 111, 1],
    ['quickly, but farther apart', 100, 112, 0.5],
    ['slowly', 500, 100, 0.5],
  ])('two taps %s', (_how, after, x, k) => {
    const { panZoom, on, sources } = hands()
    tap(on, 1, 100, 100)
    vi.advanceTimersByTime(after)
    tap(on, 2, x, 100)
    expect(panZoom.at.k).toBe(k)
    expect(sources).toEqual(k === 1 ? ['touchend'] : [])
  })

  test('mouse events that follow a tap are ignored', () => {
    const { on, onPage, where } = hands()
    tap(on, 1, 100, 100)
    on('mousedown', at(100, 100))
    onPage('mousemove', at(0, 0))
    expect(where()).toEqual([0.5, 0, 0])
  })
})

test('code moves it within the same bounds', () => {
  const { panZoom, where, sources } = hands()
  panZoom.scaleBy(2)
  expect(where()).toEqual([1, -250, -200])
  panZoom.translateBy(100, 0)
  expect(where()).toEqual([1, -150, -200])
  panZoom.translateTo(1000, 400)
  expect(where()).toEqual([1, -500, -200])
  panZoom.scaleBy(0.1)
  expect(where()).toEqual([0.5, 0, 0])
  expect(sources).toEqual([null, null, null, null])
})
