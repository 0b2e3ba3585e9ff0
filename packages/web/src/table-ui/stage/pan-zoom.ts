// Moves and zooms a picture by wheel, drag, pinch and double tap, within bounds. It computes the transform; the caller
// applies it.
import type { Area } from './board.ts'

type Point = readonly [x: number, y: number]

/** Maps a point of the picture to the screen: its coordinates times `k`, plus `x`, `y`. */
export class Transform {
  readonly k: number
  readonly x: number
  readonly y: number

  constructor(k: number, x: number, y: number) {
    this.k = k
    this.x = x
    this.y = y
  }

  scale(k: number): Transform {
    return new Transform(this.k * k, this.x, this.y)
  }

  /** By units of the picture. */
  translate(x: number, y: number): Transform {
    return new Transform(this.k, this.x + this.k * x, this.y + this.k * y)
  }

  applyX(x: number): number {
    return x * this.k + this.x
  }

  invertX(x: number): number {
    return (x - this.x) / this.k
  }

  invertY(y: number): number {
    return (y - this.y) / this.k
  }

  invert([x, y]: Point): Point {
    return [this.invertX(x), this.invertY(y)]
  }

  /** The transform that shows the picture's point `held` at `seen`. */
  holding(seen: Point, held: Point): Transform {
    return new Transform(this.k, seen[0] - held[0] * this.k, seen[1] - held[1] * this.k)
  }
}

export const IDENTITY = new Transform(1, 0, 0)

export interface Bounds {
  /** The viewport. */
  readonly area: Area
  /** The size of the picture; the viewport stays within it. */
  readonly picture: Area
  readonly least: number
  readonly most: number
}

export interface PanZoomParts {
  /** Whether a gesture may begin with this event. */
  readonly takes: (event: MouseEvent | TouchEvent) => boolean
  /** @param source the player's event; null: the program moves the picture */
  readonly moved: (to: Transform, source: Event | null) => void
  /** The gesture is over. */
  readonly ended: () => void
}

/** Pixels that a pressed pointer may move and still make a click. */
const CLICK_DISTANCE = 5
/** The most pixels between the two taps of a double tap. */
const TAP_DISTANCE = 12
/** The most milliseconds between the two taps, and how long mouse events are ignored after a touch. */
const TOUCH_DELAY = 500
/** Milliseconds without a wheel event after which its gesture ends. */
const WHEEL_DELAY = 150

/** A point of the picture (`held`), and where it is held on the screen (`seen`). */
interface Grip {
  seen: Point
  held: Point
}

interface Finger extends Grip {
  readonly id: number
}

class Gesture {
  active = 0
  source: Event | null = null
  readonly bounds: Bounds
  mouse: Grip | null = null
  fingers: Finger[] = []
  taps = 0
  wheel: ReturnType<typeof setTimeout> | null = null

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }
}

const SILENT = { capture: true, passive: false }

function silence(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const between = (low: number, high: number, n: number) => Math.max(low, Math.min(high, n))
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const squared = ([ax, ay]: Point, [bx, by]: Point) => (ax - bx) ** 2 + (ay - by) ** 2
const distance = (a: Point, b: Point) => Math.sqrt(squared(a, b))

/** How far a picture from 0 to `size` must be moved to fill its area, or to be centered in it if it is smaller. */
function pull(start: number, end: number, size: number): number {
  const before = start
  const behind = end - size
  return behind > before ? (before + behind) / 2 : Math.min(0, before) || Math.max(0, behind)
}

function within(to: Transform, { area, picture }: Bounds): Transform {
  return to.translate(
    pull(to.invertX(0), to.invertX(area.w), picture.w),
    pull(to.invertY(0), to.invertY(area.h), picture.h),
  )
}

/** How often the size doubles. A line counts as 25 pixels, a page as 500; a touchpad pinch is a wheel with Ctrl. */
function doublings({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  return -deltaY * (deltaMode === 1 ? 0.05 : deltaMode === 0 ? 0.002 : 1) * (ctrlKey ? 10 : 1)
}

export class PanZoom {
  at = IDENTITY
  private readonly parts: PanZoomParts
  private bounds: Bounds = { area: { w: 0, h: 0 }, picture: { w: 0, h: 0 }, least: 0, most: Infinity }
  private root: HTMLElement | null = null
  /** The gesture in progress. */
  private gesture: Gesture | null = null
  private lastTap: ReturnType<typeof setTimeout> | null = null
  private firstTap: Point = [0, 0]
  private lifted: ReturnType<typeof setTimeout> | null = null

  constructor(parts: PanZoomParts) {
    this.parts = parts
  }

  get least(): number {
    return this.bounds.least
  }

  bound(bounds: Bounds): void {
    this.bounds = bounds
  }

  /** Listens for gestures on an element; returns the function that stops it. */
  attach(root: HTMLElement): () => void {
    const until = new AbortController()
    const { signal } = until
    this.root = root
    root.addEventListener('wheel', this.wheeled, { signal, passive: false })
    root.addEventListener('mousedown', this.pressed, { signal })
    root.addEventListener('dblclick', this.twice, { signal })
    root.addEventListener('touchstart', this.touched, { signal, passive: false })
    root.addEventListener('touchmove', this.dragged, { signal, passive: false })
    root.addEventListener('touchend', this.released, { signal })
    root.addEventListener('touchcancel', this.released, { signal })
    root.style.setProperty('-webkit-tap-highlight-color', 'rgba(0,0,0,0)')
    return () => until.abort()
  }

  moveTo(to: Transform, source: Event | null = null): void {
    const gesture = this.current(source)
    this.start(gesture)
    this.put(gesture, to, null)
    this.end(gesture)
  }

  scaleBy(factor: number): void {
    const { area } = this.bounds
    this.moveTo(this.zoomed(this.at.k * factor, [area.w / 2, area.h / 2]))
  }

  translateBy(x: number, y: number): void {
    this.moveTo(within(this.at.translate(x, y), this.bounds))
  }

  /** Moves this point of the picture to the middle. */
  translateTo(x: number, y: number): void {
    const { area } = this.bounds
    this.moveTo(within(this.at.holding([area.w / 2, area.h / 2], [x, y]), this.bounds))
  }

  /** The transform at this scale, within the bounds. The point shown at `seen` stays there. */
  private zoomed(k: number, seen: Point): Transform {
    return within(this.scaled(k).holding(seen, this.at.invert(seen)), this.bounds)
  }

  private scaled(k: number): Transform {
    const { least, most } = this.bounds
    return new Transform(between(least, most, k), this.at.x, this.at.y)
  }

  private current(source: Event | null): Gesture {
    const gesture = this.gesture ?? new Gesture(this.bounds)
    if (source !== null) gesture.source = source
    return gesture
  }

  private start(gesture: Gesture): void {
    if (++gesture.active === 1) this.gesture = gesture
  }

  /** @param by the grips that keep their points; all others get the point that is under them now */
  private put(gesture: Gesture, to: Transform, by: 'mouse' | 'fingers' | null): void {
    const others = [
      ...(gesture.mouse === null || by === 'mouse' ? [] : [gesture.mouse]),
      ...(by === 'fingers' ? [] : gesture.fingers),
    ]
    for (const grip of others) grip.held = to.invert(grip.seen)
    this.at = to
    this.parts.moved(to, gesture.source)
  }

  private end(gesture: Gesture): void {
    if (--gesture.active !== 0) return
    this.gesture = null
    this.parts.ended()
  }

  /** The position from the element's upper left corner, inside its border. */
  private seenAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    if (this.root === null) return [clientX, clientY]
    const { left, top } = this.root.getBoundingClientRect()
    return [clientX - left - this.root.clientLeft, clientY - top - this.root.clientTop]
  }

  private readonly wheeled = (event: WheelEvent): void => {
    if (!this.parts.takes(event)) return
    const gesture = this.current(event)
    const to = this.scaled(this.at.k * 2 ** doublings(event))
    const seen = this.seenAt(event)
    if (gesture.wheel === null) {
      // At the limit, the wheel scrolls the page.
      if (to.k === this.at.k) return
      gesture.mouse = { seen, held: this.at.invert(seen) }
      this.start(gesture)
    } else clearTimeout(gesture.wheel)
    let { mouse } = gesture
    // While the pointer rests, it holds the same point, even if the bounds have pushed that point away.
    if (mouse === null || mouse.seen[0] !== seen[0] || mouse.seen[1] !== seen[1])
      mouse = gesture.mouse = { seen, held: this.at.invert(seen) }
    silence(event)
    gesture.wheel = setTimeout(() => {
      gesture.wheel = null
      this.end(gesture)
    }, WHEEL_DELAY)
    this.put(gesture, within(to.holding(mouse.seen, mouse.held), gesture.bounds), 'mouse')
  }

  private readonly pressed = (event: MouseEvent): void => {
    if (this.lifted !== null || !this.parts.takes(event)) return
    const gesture = new Gesture(this.bounds)
    gesture.source = event
    const seen = this.seenAt(event)
    let grip: Grip = { seen, held: this.at.invert(seen) }
    gesture.mouse = grip
    const from: Point = [event.clientX, event.clientY]
    let dragged = false
    const until = new AbortController()
    const listening = { ...SILENT, signal: until.signal }
    // Prevent selection and drag-and-drop meanwhile.
    window.addEventListener('dragstart', silence, listening)
    window.addEventListener('selectstart', silence, listening)
    window.addEventListener(
      'mousemove',
      (moved) => {
        silence(moved)
        dragged ||= distance(from, [moved.clientX, moved.clientY]) > CLICK_DISTANCE
        gesture.source = moved
        // The wheel may have gripped another point meanwhile.
        grip = gesture.mouse ?? grip
        grip.seen = this.seenAt(moved)
        this.put(gesture, within(this.at.holding(grip.seen, grip.held), gesture.bounds), 'mouse')
      },
      listening,
    )
    window.addEventListener(
      'mouseup',
      (up) => {
        until.abort()
        if (dragged) noClick()
        silence(up)
        gesture.source = up
        this.end(gesture)
      },
      listening,
    )
    event.stopImmediatePropagation()
    this.start(gesture)
  }

  /** Doubles the size, or halves it with Shift. */
  private readonly twice = (event: MouseEvent | TouchEvent): void => {
    if (!this.parts.takes(event)) return
    const at = 'changedTouches' in event ? event.changedTouches[0] : event
    if (at === undefined) return
    const to = this.zoomed(this.at.k * (event.shiftKey ? 0.5 : 2), this.seenAt(at))
    silence(event)
    this.moveTo(to, event)
  }

  private readonly touched = (event: TouchEvent): void => {
    if (!this.parts.takes(event)) return
    const isFirst = event.changedTouches.length === event.touches.length
    const gesture = isFirst ? new Gesture(this.bounds) : this.current(event)
    gesture.source = event
    event.stopImmediatePropagation()
    const before = gesture.fingers.length
    for (const touch of event.touches) {
      const seen = this.seenAt(touch)
      const known = gesture.fingers.some(({ id }) => id === touch.identifier)
      if (known || gesture.fingers.length === 2) continue
      gesture.fingers.push({ id: touch.identifier, seen, held: this.at.invert(seen) })
      gesture.taps = gesture.fingers.length === 2 ? 0 : this.lastTap === null ? 1 : 2
    }
    if (this.lastTap !== null) clearTimeout(this.lastTap)
    this.lastTap = null
    if (before > 0 || gesture.fingers.length === 0) return
    if (gesture.taps < 2) {
      const last = event.touches[event.touches.length - 1]
      if (last !== undefined) this.firstTap = this.seenAt(last)
      this.lastTap = setTimeout(() => (this.lastTap = null), TOUCH_DELAY)
    }
    this.start(gesture)
  }

  private readonly dragged = (event: TouchEvent): void => {
    const { gesture } = this
    if (gesture === null) return
    gesture.source = event
    silence(event)
    for (const touch of event.changedTouches) {
      const finger = gesture.fingers.find(({ id }) => id === touch.identifier)
      if (finger !== undefined) finger.seen = this.seenAt(touch)
    }
    const [one, two] = gesture.fingers
    if (one === undefined) return
    const to =
      two === undefined
        ? this.at.holding(one.seen, one.held)
        : this.scaled(Math.sqrt(squared(one.seen, two.seen) / squared(one.held, two.held))).holding(
            middle(one.seen, two.seen),
            middle(one.held, two.held),
          )
    this.put(gesture, within(to, gesture.bounds), 'fingers')
  }

  private readonly released = (event: TouchEvent): void => {
    const { gesture } = this
    if (gesture === null) return
    gesture.source = event
    event.stopImmediatePropagation()
    if (this.lifted !== null) clearTimeout(this.lifted)
    this.lifted = setTimeout(() => (this.lifted = null), TOUCH_DELAY)
    const lifted = [...event.changedTouches]
    gesture.fingers = gesture.fingers.filter(({ id }) => !lifted.some(({ identifier }) => identifier === id))
    const [left] = gesture.fingers
    if (left !== undefined) {
      left.held = this.at.invert(left.seen)
      return
    }
    this.end(gesture)
    const last = lifted.at(-1)
    const isTwice =
      gesture.taps === 2 && last !== undefined && distance(this.firstTap, this.seenAt(last)) < TAP_DISTANCE
    if (isTwice) this.twice(event)
  }
}

/** Suppresses the click that follows a drag. */
function noClick(): void {
  const until = new AbortController()
  window.addEventListener('click', silence, { ...SILENT, signal: until.signal })
  setTimeout(() => until.abort(), 0)
}
