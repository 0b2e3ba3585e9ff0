// Pan and zoom of a board. All sheets of the picture are moved by one transform, kept outside React.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../state/session.ts'
import type { Board, Box, Room, Shape } from './board.ts'

export interface Zoom {
  readonly by: (factor: number) => void
  readonly fit: () => void
  readonly fitHeart: () => void
  /** Brings a thing that is out of sight back into it. */
  readonly reveal: (element: Element) => void
}

const isTall = ({ w, h }: Shape) => h > w

/**
 * So many pixels between two things a finger needs, or a mouse; with fewer the heart of the board is shown
 * instead of all. A hair less than 40: on its side a phone may have just the room for all of it.
 */
const apart = (shape: Shape) => (isTall(shape) || matchMedia('(pointer: coarse)').matches ? 39.5 : 30)

function framing(box: Box, { w, h }: Room): ZoomTransform {
  const k = Math.min(w / box.w, h / box.h)
  return zoomIdentity
    .translate(w / 2, h / 2)
    .scale(k)
    .translate(-box.x - box.w / 2, -box.y - box.h / 2)
}

/** The zoom buttons stand at the right edge: what is fitted leaves them room, but on a phone. */
const CONTROLS = 56

const whole = ({ w, h }: Shape): Box => ({ x: -17, y: -17, w: w + 34, h: h + 34 })

function fitted(shape: Shape, room: Room): ZoomTransform {
  const tight = !isTall(shape) && room.w / room.h < (shape.w / shape.h) * 1.1
  return framing(whole(shape), tight ? { ...room, w: room.w - CONTROLS } : room)
}

/** What is looked at: everything, the heart, or what the player has chosen by hand. */
type Look = 'all' | 'heart' | 'own'

const wideEnough = (shape: Shape, { k }: ZoomTransform) => k * shape.apart >= apart(shape)

const firstLook = (shape: Shape, room: Room): Look =>
  wideEnough(shape, fitted(shape, room)) ? 'all' : 'heart'

function hearted(shape: Shape, room: Room): ZoomTransform {
  const { heart } = shape
  const near = framing(heart, room)
  return !wideEnough(shape, near) && framing({ ...heart, h: 1 }, room).k > near.k
    ? widthOnly(heart, room)
    : near
}

/** The same look in another room; what was in the middle stays there. */
function looked(look: Look, shape: Shape, now: ZoomTransform, before: Room, room: Room): ZoomTransform {
  if (look === 'all') return fitted(shape, room)
  if (look === 'heart') return hearted(shape, room)
  return now.translate((room.w - before.w) / 2 / now.k, (room.h - before.h) / 2 / now.k)
}

/** Fits the width alone, the middle in the middle. */
function widthOnly(box: Box, { w, h }: Room): ZoomTransform {
  const k = w / box.w
  return zoomIdentity
    .translate(w / 2, h / 2)
    .scale(k)
    .translate(-box.x - box.w / 2, -box.y - box.h / 2)
}

/** Where the player looked when the board was last seen: who comes back from the words looks there again. */
let left: {
  readonly table: string | null
  readonly board: string
  readonly look: Look
  readonly room: Room
  readonly at: ZoomTransform
} | null = null

/** The shape for the room there is, and the hands that move it. */
export function useZoom<S extends Shape>(sheets: RefObject<HTMLDivElement | null>, board: Board<S>) {
  const { id, shapeFor } = board
  // A board takes most of the window: the room it gets is known before it is laid out.
  const [shape, setShape] = useState(() => shapeFor({ w: window.innerWidth, h: window.innerHeight }))
  const room = useRef<Room>({ w: 0, h: 0 })
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null)
  const look = useRef<Look | null>(null)
  /** Only what a button does is seen on its way; in a new room everything is at once where it belongs. */
  const glides = useRef(false)

  // Before the first frame: what is not fitted yet is never seen.
  useLayoutEffect(() => {
    const { current: root } = sheets
    if (root === null) return undefined
    const made = zoom<HTMLDivElement, unknown>()
      .clickDistance(5)
      .tapDistance(12)
      .filter((event: MouseEvent) => {
        // Two quick touches of a thing are two touches, not a zoom.
        const onThing = event.target instanceof Element && event.target.closest('[data-at]') !== null
        return (
          !(event.type === 'dblclick' && onThing) &&
          (!event.ctrlKey || event.type === 'wheel') &&
          !event.button
        )
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent !== null && sourceEvent !== undefined) {
          look.current = 'own'
          glides.current = false
        }
        root.toggleAttribute('data-grabbed', sourceEvent instanceof MouseEvent && sourceEvent.buttons > 0)
        for (const sheet of root.querySelectorAll<SVGGElement>('[data-moving]')) {
          sheet.dataset['gliding'] = String(glides.current)
          sheet.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`
        }
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
      const same = (before !== null || look.current !== null) && shapeFor(was) === next
      const to = (same ? (before?.look ?? look.current) : null) ?? firstLook(next, now)
      look.current = to
      room.current = now
      setShape(next)
      if (behaviour.current === null) return
      bound(behaviour.current, next, now)
      glides.current = false
      const from = before?.at ?? zoomTransform(root)
      select(root).call(behaviour.current.transform, looked(to, next, from, was, now))
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
        move(fitted(shape, room.current))
      },
      fitHeart: () => {
        look.current = 'heart'
        move(framing(shape.heart, room.current))
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

  return { shape, hands }
}

/** New room, new bounds. */
function bound(made: ZoomBehavior<HTMLDivElement, unknown>, shape: Shape, room: Room): void {
  const all = fitted(shape, room)
  const spare = 160
  made
    .extent([
      [0, 0],
      [room.w, room.h],
    ])
    .scaleExtent([all.k * 0.9, Math.max(3, all.k * 4)])
    .translateExtent([
      [-spare, -spare],
      [shape.w + spare, shape.h + spare],
    ])
}
