// Pan and zoom of a board. One transform, kept outside React, moves all sheets of the drawing.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../state/session/store.ts'
import type { Board, Area, Shape } from './board.ts'
import { IDENTITY, PanZoom, type Transform } from './pan-zoom.ts'

export interface Zoom {
  readonly by: (factor: number) => void
  readonly fit: () => void
  /** Moves the board until the thing is visible. */
  readonly reveal: (element: Element) => void
  /** Centers a place of a long board: `x` in units from its left. */
  readonly lookAt: (x: number) => void
}

const scaleIn = ({ w, h, fits }: Shape, area: Area) =>
  fits === 'height' ? area.h / h : fits === 'width' ? area.w / w : Math.min(area.w / w, area.h / h)

/**
 * The transform that shows the whole board, centered in its area. A board that is longer than its area has `toward` in
 * the middle, if possible; a board that is higher starts at its top.
 */
function fitted(shape: Shape, area: Area, toward: number): Transform {
  const k = scaleIn(shape, area)
  const half = Math.min(area.w / k, shape.w) / 2
  const x = Math.min(Math.max(toward, half), shape.w - half)
  const y = Math.min(area.h / k, shape.h) / 2
  return IDENTITY.translate(area.w / 2, area.h / 2)
    .scale(k)
    .translate(-x, -y)
}

/** The view: the whole board, or the player's own choice. */
type Look = 'all' | 'own'

/** Closer to the edge than this, in pixels, the place to show doesn't count as visible. */
const IN_SIGHT = 48

interface Laid {
  readonly shape: Shape
  readonly area: Area
}

/** The same view in another area. A view that the player chose keeps its middle. */
function looked(look: Look, now: Transform, before: Laid, { shape, area }: Laid, toward: number): Transform {
  if (look === 'all') return fitted(shape, area, toward)
  const by = (side: 'w' | 'h') =>
    (area[side] - before.area[side]) / 2 / now.k - (shape[side] - before.shape[side]) / 2
  return now.translate(by('w'), by('h'))
}

/** Is it a double click or double tap? On a thing, that is two clicks, not a zoom. */
const isTwice = ({ type }: Event) => type === 'dblclick' || type === 'touchend'

/** The view when the board was last shown, to restore it when the player comes back, as from the text view. */
let left: {
  readonly table: string | null
  readonly board: string
  readonly look: Look
  readonly area: Area
  readonly at: Transform
} | null = null

/**
 * The shape for the available area, and the functions that move the board.
 * @param toward the place that a long board shows, as a share of its length
 */
export function useZoom<S extends Shape>(
  sheets: RefObject<HTMLDivElement | null>,
  board: Board<S>,
  toward: number,
) {
  const { id, shapeFor, isBrief } = board
  /** Null until the area is known: nothing is drawn before. */
  const [shape, setShape] = useState<S | null>(null)
  const laid = useRef<S | null>(null)
  const [brief, setBrief] = useState(false)
  const area = useRef<Area>({ w: 0, h: 0 })
  const look = useRef<Look | null>(null)
  /** Whether the next move is animated. Moves after a resize are not. */
  const glides = useRef(false)
  const shown = useRef(toward)

  const [panZoom] = useState(
    () =>
      new PanZoom({
        takes: (event) => {
          const onThing = event.target instanceof Element && event.target.closest('[data-at]') !== null
          const isMain = !('button' in event) || event.button === 0
          return !(isTwice(event) && onThing) && (!event.ctrlKey || event.type === 'wheel') && isMain
        },
        moved: (to, source) => {
          const { current: root } = sheets
          if (source !== null) {
            look.current = 'own'
            glides.current = isTwice(source)
          }
          if (root === null) return
          root.toggleAttribute('data-grabbed', source instanceof MouseEvent && source.buttons > 0)
          root.toggleAttribute('data-near', to.k > panZoom.least * 1.01)
          place(root, to, glides.current)
          if (laid.current !== null) setBrief(isBrief?.(laid.current, to.k) === true)
        },
        ended: () => sheets.current?.removeAttribute('data-grabbed'),
      }),
  )

  // In layout effects, before the first frame: the board is never visible before it is fitted.
  useLayoutEffect(
    () => (sheets.current === null ? undefined : panZoom.attach(sheets.current)),
    [sheets, panZoom],
  )

  useLayoutEffect(() => {
    const { current: root } = sheets
    if (root === null) return undefined
    const { table } = useSession.getState()
    const known = table !== null && left?.table === table && left.board === id ? left : null
    const settle = (now: Area) => {
      if (now.w === 0 || (now.w === area.current.w && now.h === area.current.h)) return
      const before = look.current === null && known !== null ? known : null
      const was = before?.area ?? area.current
      const next = shapeFor(now)
      // A prompt of two lines makes the area a little lower; the player's view stays.
      const same = (before !== null || look.current !== null) && shapeFor(was).kind === next.kind
      const to = (same ? (before?.look ?? look.current) : null) ?? 'all'
      look.current = to
      area.current = now
      laid.current = next
      setShape(next)
      const k = scaleIn(next, now)
      root.toggleAttribute('data-long', next.w * k > now.w + 1 || next.h * k > now.h + 1)
      root.style.setProperty('--px', `${(1 / k).toFixed(3)}px`)
      panZoom.bound({ area: now, picture: next, least: k, most: Math.max(3, k * 4) })
      glides.current = false
      const from = before?.at ?? panZoom.at
      const drawnBefore = { shape: shapeFor(was), area: was }
      panZoom.moveTo(looked(to, from, drawnBefore, { shape: next, area: now }, shown.current * next.w))
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
        left = { table, board: id, look: look.current, area: area.current, at: panZoom.at }
    }
  }, [sheets, panZoom, id, shapeFor])

  // New sheets don't have the transform yet.
  useLayoutEffect(() => {
    const { current: root } = sheets
    if (root !== null) place(root, panZoom.at, false)
  }, [sheets, panZoom, shape])

  const hands = useMemo<Zoom>(() => {
    return {
      by: (factor) => {
        look.current = 'own'
        glides.current = true
        panZoom.scaleBy(factor)
      },
      fit: () => {
        look.current = 'all'
        glides.current = true
        if (shape !== null) panZoom.moveTo(fitted(shape, area.current, shown.current * shape.w))
      },
      lookAt: (x) => {
        look.current = 'own'
        glides.current = false
        if (shape !== null) panZoom.translateTo(x, shape.h / 2)
      },
      reveal: (element) => {
        const { current: root } = sheets
        if (root === null) return
        const frame = root.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        const { k } = panZoom.at
        const pull = (low: number, high: number, from: number, to: number) =>
          low < from ? from - low : high > to ? to - high : 0
        const x = pull(box.left, box.right, frame.left + 8, frame.right - 8)
        const y = pull(box.top, box.bottom, frame.top + 8, frame.bottom - 8)
        if (x === 0 && y === 0) return
        look.current = 'own'
        glides.current = true
        panZoom.translateBy(x / k, y / k)
      },
    }
  }, [shape, sheets, panZoom])

  // A board that the player hasn't moved follows the place to show. A board that they have moved follows only when that
  // place is no longer visible.
  useEffect(() => {
    const moved = shown.current !== toward
    shown.current = toward
    if (shape?.fits !== 'height') return
    if (look.current === 'all') hands.fit()
    else if (moved) {
      const now = panZoom.at
      const x = now.applyX(toward * shape.w)
      if (x > IN_SIGHT && x < area.current.w - IN_SIGHT) return
      glides.current = true
      panZoom.translateTo(toward * shape.w, now.invertY(area.current.h / 2))
    }
  }, [toward, shape, hands, panZoom])

  return { shape, brief, hands }
}

function place(root: Element, { x, y, k }: Transform, glides: boolean): void {
  for (const sheet of root.querySelectorAll<SVGGElement>('[data-moving]')) {
    sheet.dataset['gliding'] = String(glides)
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`
  }
  for (const window of root.parentElement?.querySelectorAll<HTMLElement>('[data-window]') ?? []) {
    window.style.setProperty('--from', String(-x / k))
    window.style.setProperty('--wide', String(root.clientWidth / k))
  }
}
