// Pan and zoom of the shared table. All sheets of the picture are moved by one transform, kept outside React.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../../state/session.ts'
import { type Box, type Layout, TALL, WIDE } from './layout.ts'

export interface Zoom {
  readonly by: (factor: number) => void
  readonly fit: () => void
  readonly fitIsland: () => void
  /** Brings a thing that is out of sight back into it. */
  readonly reveal: (element: Element) => void
}

/**
 * So many pixels between two spaces a finger needs, or a mouse; with fewer the island is shown instead of
 * all. A hair less than 40: on its side a phone has just the room for the whole island.
 */
const apart = ({ shape }: Layout) => (shape === 'tall' || matchMedia('(pointer: coarse)').matches ? 39.5 : 30)

interface Size {
  readonly w: number
  readonly h: number
}

const layoutFor = ({ w, h }: Size): Layout => (w < h * 1.05 ? TALL : WIDE)

function framing(box: Box, { w, h }: Size): ZoomTransform {
  const k = Math.min(w / box.w, h / box.h)
  return zoomIdentity
    .translate(w / 2, h / 2)
    .scale(k)
    .translate(-box.x - box.w / 2, -box.y - box.h / 2)
}

/** The zoom buttons stand at the right edge: what is fitted leaves them room, but on a phone. */
const CONTROLS = 56

const whole = (layout: Layout): Box => ({ x: -17, y: -17, w: layout.w + 34, h: layout.h + 34 })

function fitted(layout: Layout, size: Size): ZoomTransform {
  const tight = layout.shape === 'wide' && size.w / size.h < (layout.w / layout.h) * 1.1
  return framing(whole(layout), tight ? { ...size, w: size.w - CONTROLS } : size)
}

/** The island as wide as the frame: on a phone the spaces are then far enough apart for a finger. */
function islandBox(layout: Layout): Box {
  return layout.shape === 'tall' ? { ...layout.map, x: 0, w: layout.w } : layout.map
}

/** What is looked at: everything, the island, or what the player has chosen by hand. */
type Look = 'all' | 'island' | 'own'

const firstLook = (layout: Layout, size: Size): Look =>
  fitted(layout, size).k * 100 >= apart(layout) ? 'all' : 'island'

function island(layout: Layout, size: Size): ZoomTransform {
  const box = islandBox(layout)
  const near = framing(box, size)
  return near.k * 100 < apart(layout) && framing({ ...box, h: 1 }, size).k > near.k
    ? widthOnly(box, size)
    : near
}

/** The same look in another room; what was in the middle stays there. */
function looked(look: Look, layout: Layout, now: ZoomTransform, before: Size, size: Size): ZoomTransform {
  if (look === 'all') return fitted(layout, size)
  if (look === 'island') return island(layout, size)
  return now.translate((size.w - before.w) / 2 / now.k, (size.h - before.h) / 2 / now.k)
}

/** Fits the width alone, the middle in the middle. */
function widthOnly(box: Box, { w, h }: Size): ZoomTransform {
  const k = w / box.w
  return zoomIdentity
    .translate(w / 2, h / 2)
    .scale(k)
    .translate(-box.x - box.w / 2, -box.y - box.h / 2)
}

/** Where the player looked when the board was last seen: who comes back from the words looks there again. */
let left: {
  readonly table: string | null
  readonly look: Look
  readonly size: Size
  readonly at: ZoomTransform
} | null = null

/** The board takes most of the window: the room it gets is known before it is laid out. */
const guessed = () => layoutFor({ w: window.innerWidth, h: window.innerHeight })

/** The layout for the room there is, and the hands that move it. */
export function useZoom(sheets: RefObject<HTMLDivElement | null>) {
  const [layout, setLayout] = useState<Layout>(guessed)
  const size = useRef<Size>({ w: 0, h: 0 })
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
    const known = table !== null && left?.table === table ? left : null
    const settle = (now: Size) => {
      if (now.w === 0 || (now.w === size.current.w && now.h === size.current.h)) return
      const before = look.current === null && known !== null ? known : null
      const was = before?.size ?? size.current
      const next = layoutFor(now)
      // A prompt of two lines makes the room a little lower: what the player looks at stays.
      const same = (before !== null || look.current !== null) && layoutFor(was) === next
      const to = (same ? (before?.look ?? look.current) : null) ?? firstLook(next, now)
      look.current = to
      size.current = now
      setLayout(next)
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
        left = { table, look: look.current, size: size.current, at: zoomTransform(root) }
    }
  }, [sheets])

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
        move(fitted(layout, size.current))
      },
      fitIsland: () => {
        look.current = 'island'
        move(framing(islandBox(layout), size.current))
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
  }, [layout, sheets])

  return { layout, hands }
}

/** New room, new bounds. */
function bound(made: ZoomBehavior<HTMLDivElement, unknown>, layout: Layout, size: Size): void {
  const all = fitted(layout, size)
  const spare = 160
  made
    .extent([
      [0, 0],
      [size.w, size.h],
    ])
    .scaleExtent([all.k * 0.9, Math.max(3, all.k * 4)])
    .translateExtent([
      [-spare, -spare],
      [layout.w + spare, layout.h + spare],
    ])
}
