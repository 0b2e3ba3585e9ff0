// Pan and zoom of a board. All sheets of the picture are moved by one transform, kept outside React.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../state/session.ts'
import type { Board, Room, Shape } from './board.ts'

export interface Zoom {
  readonly by: (factor: number) => void
  readonly fit: () => void
  /** Brings a thing that is out of sight back into it. */
  readonly reveal: (element: Element) => void
  /** Looks at a place of a board that is longer than its room: so many units from its left. */
  readonly lookAt: (x: number) => void
}

const scaleIn = ({ w, h, fits }: Shape, room: Room) =>
  fits === 'height' ? room.h / h : fits === 'width' ? room.w / w : Math.min(room.w / w, room.h / h)

/**
 * All of it in sight, in the middle of the room; what is longer than its room with this in the middle, if it can be,
 * and what is higher from its top.
 */
function fitted(shape: Shape, room: Room, toward: number): ZoomTransform {
  const k = scaleIn(shape, room)
  const half = Math.min(room.w / k, shape.w) / 2
  const x = Math.min(Math.max(toward, half), shape.w - half)
  const y = Math.min(room.h / k, shape.h) / 2
  return zoomIdentity
    .translate(room.w / 2, room.h / 2)
    .scale(k)
    .translate(-x, -y)
}

/** What is looked at: everything, or what the player has chosen by hand. */
type Look = 'all' | 'own'

/** So far from the edge what the board is about is seen with what lies around it, in pixels. */
const IN_SIGHT = 48

interface Laid {
  readonly shape: Shape
  readonly room: Room
}

/** The same look in another room; what was in the middle stays there. */
function looked(
  look: Look,
  now: ZoomTransform,
  before: Laid,
  { shape, room }: Laid,
  toward: number,
): ZoomTransform {
  if (look === 'all') return fitted(shape, room, toward)
  const by = (side: 'w' | 'h') =>
    (room[side] - before.room[side]) / 2 / now.k - (shape[side] - before.shape[side]) / 2
  return now.translate(by('w'), by('h'))
}

/** Two quick touches of a thing are two touches, not a zoom; those of a finger end with `touchend`. */
const isTwice = ({ type }: Event) => type === 'dblclick' || type === 'touchend'

/** Where the player looked when the board was last seen: who comes back from the words looks there again. */
let left: {
  readonly table: string | null
  readonly board: string
  readonly look: Look
  readonly room: Room
  readonly at: ZoomTransform
} | null = null

/**
 * The shape for the room there is, and the hands that move it.
 * @param toward what a board that is longer than its room shows, in shares of its length
 */
export function useZoom<S extends Shape>(
  sheets: RefObject<HTMLDivElement | null>,
  board: Board<S>,
  toward: number,
) {
  const { id, shapeFor } = board
  /** Nothing is drawn before the room is known. */
  const [shape, setShape] = useState<S | null>(null)
  const room = useRef<Room>({ w: 0, h: 0 })
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null)
  const look = useRef<Look | null>(null)
  /** Only what a button or two quick touches do is seen on its way; in a new room all is at once where it belongs. */
  const glides = useRef(false)
  const shown = useRef(toward)

  // Before the first frame: what is not fitted yet is never seen.
  useLayoutEffect(() => {
    const { current: root } = sheets
    if (root === null) return undefined
    const made = zoom<HTMLDivElement, unknown>()
      // What glides does so by its styles.
      .duration(0)
      .clickDistance(5)
      .tapDistance(12)
      .filter((event: MouseEvent) => {
        const onThing = event.target instanceof Element && event.target.closest('[data-at]') !== null
        return !(isTwice(event) && onThing) && (!event.ctrlKey || event.type === 'wheel') && !event.button
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent !== null && sourceEvent !== undefined) {
          look.current = 'own'
          glides.current = sourceEvent instanceof Event && isTwice(sourceEvent)
        }
        root.toggleAttribute('data-grabbed', sourceEvent instanceof MouseEvent && sourceEvent.buttons > 0)
        const [least] = made.scaleExtent()
        root.toggleAttribute('data-near', transform.k > least * 1.01)
        place(root, transform, glides.current)
      })
      .on('end', () => root.removeAttribute('data-grabbed'))
    behaviour.current = made
    select(root).call(made)
    return () => {
      select(root).on('.zoom', null)
    }
  }, [sheets])

  useLayoutEffect(() => {
    const { current: root } = sheets
    if (root === null) return undefined
    const { table } = useSession.getState()
    const known = table !== null && left?.table === table && left.board === id ? left : null
    const settle = (now: Room) => {
      if (now.w === 0 || (now.w === room.current.w && now.h === room.current.h)) return
      const before = look.current === null && known !== null ? known : null
      const was = before?.room ?? room.current
      const next = shapeFor(now)
      // A prompt of two lines makes the room a little lower: what the player looks at stays.
      const same = (before !== null || look.current !== null) && shapeFor(was).kind === next.kind
      const to = (same ? (before?.look ?? look.current) : null) ?? 'all'
      look.current = to
      room.current = now
      setShape(next)
      const k = scaleIn(next, now)
      root.toggleAttribute('data-long', next.w * k > now.w + 1 || next.h * k > now.h + 1)
      root.style.setProperty('--px', `${(1 / k).toFixed(3)}px`)
      if (behaviour.current === null) return
      bound(behaviour.current, next, now)
      glides.current = false
      const from = before?.at ?? zoomTransform(root)
      const drawnBefore = { shape: shapeFor(was), room: was }
      select(root).call(
        behaviour.current.transform,
        looked(to, from, drawnBefore, { shape: next, room: now }, shown.current * next.w),
      )
    }
    const { width, height } = root.getBoundingClientRect()
    settle({ w: width, h: height })
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) settle({ w: entry.contentRect.width, h: entry.contentRect.height })
    })
    watch.observe(root)
    return () => {
      watch.disconnect()
      if (look.current !== null)
        left = { table, board: id, look: look.current, room: room.current, at: zoomTransform(root) }
    }
  }, [sheets, id, shapeFor])

  // Sheets that are drawn for the first time have not been moved yet.
  useLayoutEffect(() => {
    const { current: root } = sheets
    if (root !== null) place(root, zoomTransform(root), false)
  }, [sheets, shape])

  const hands = useMemo<Zoom>(() => {
    const move = (to: ZoomTransform) => {
      glides.current = true
      if (sheets.current !== null && behaviour.current !== null)
        select(sheets.current).call(behaviour.current.transform, to)
    }
    return {
      by: (factor) => {
        look.current = 'own'
        glides.current = true
        if (sheets.current !== null && behaviour.current !== null)
          select(sheets.current).call(behaviour.current.scaleBy, factor)
      },
      fit: () => {
        look.current = 'all'
        if (shape !== null) move(fitted(shape, room.current, shown.current * shape.w))
      },
      lookAt: (x) => {
        look.current = 'own'
        glides.current = false
        if (sheets.current !== null && behaviour.current !== null && shape !== null)
          select(sheets.current).call(behaviour.current.translateTo, x, shape.h / 2)
      },
      reveal: (element) => {
        const { current: root } = sheets
        if (root === null || behaviour.current === null) return
        const frame = root.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        const { k } = zoomTransform(root)
        const pull = (low: number, high: number, from: number, to: number) =>
          low < from ? from - low : high > to ? to - high : 0
        const x = pull(box.left, box.right, frame.left + 8, frame.right - 8)
        const y = pull(box.top, box.bottom, frame.top + 8, frame.bottom - 8)
        if (x === 0 && y === 0) return
        look.current = 'own'
        glides.current = true
        select(root).call(behaviour.current.translateBy, x / k, y / k)
      },
    }
  }, [shape, sheets])

  // Who has not looked elsewhere goes along with what the board is about; and whoever has, as soon as that leaves
  // their sight.
  useEffect(() => {
    const moved = shown.current !== toward
    shown.current = toward
    const { current: root } = sheets
    if (root === null || shape?.fits !== 'height') return
    if (look.current === 'all') hands.fit()
    else if (moved && behaviour.current !== null) {
      const now = zoomTransform(root)
      const x = now.applyX(toward * shape.w)
      if (x > IN_SIGHT && x < room.current.w - IN_SIGHT) return
      glides.current = true
      select(root).call(behaviour.current.translateTo, toward * shape.w, now.invertY(room.current.h / 2))
    }
  }, [toward, shape, hands, sheets])

  return { shape, hands }
}

function place(root: Element, { x, y, k }: ZoomTransform, glides: boolean): void {
  for (const sheet of root.querySelectorAll<SVGGElement>('[data-moving]')) {
    sheet.dataset['gliding'] = String(glides)
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`
  }
  for (const window of root.parentElement?.querySelectorAll<HTMLElement>('[data-window]') ?? []) {
    window.style.setProperty('--from', String(-x / k))
    window.style.setProperty('--wide', String(root.clientWidth / k))
  }
}

/** New room, new bounds: never smaller than all of it, never past its edges. */
function bound(made: ZoomBehavior<HTMLDivElement, unknown>, shape: Shape, room: Room): void {
  const k = scaleIn(shape, room)
  made
    .extent([
      [0, 0],
      [room.w, room.h],
    ])
    .scaleExtent([k, Math.max(3, k * 4)])
    .translateExtent([
      [0, 0],
      [shape.w, shape.h],
    ])
}
