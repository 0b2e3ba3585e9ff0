// Pan and zoom of a board. All sheets of the picture are moved by one transform, kept outside React.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../state/session.ts'
import type { Board, Room, Shape } from './board.ts'
import { IDENTITY, PanZoom, type Transform } from './pan-zoom.ts'

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
function fitted(shape: Shape, room: Room, toward: number): Transform {
  const k = scaleIn(shape, room)
  const half = Math.min(room.w / k, shape.w) / 2
  const x = Math.min(Math.max(toward, half), shape.w - half)
  const y = Math.min(room.h / k, shape.h) / 2
  return IDENTITY.translate(room.w / 2, room.h / 2)
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
function looked(look: Look, now: Transform, before: Laid, { shape, room }: Laid, toward: number): Transform {
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
  readonly at: Transform
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
  const look = useRef<Look | null>(null)
  /** Only what a button or two quick touches do is seen on its way; in a new room all is at once where it belongs. */
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
        },
        ended: () => sheets.current?.removeAttribute('data-grabbed'),
      }),
  )

  // Before the first frame: what is not fitted yet is never seen.
  useLayoutEffect(
    () => (sheets.current === null ? undefined : panZoom.attach(sheets.current)),
    [sheets, panZoom],
  )

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
      panZoom.bound({ room: now, picture: next, least: k, most: Math.max(3, k * 4) })
      glides.current = false
      const from = before?.at ?? panZoom.at
      const drawnBefore = { shape: shapeFor(was), room: was }
      panZoom.moveTo(looked(to, from, drawnBefore, { shape: next, room: now }, shown.current * next.w))
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
        left = { table, board: id, look: look.current, room: room.current, at: panZoom.at }
    }
  }, [sheets, panZoom, id, shapeFor])

  // Sheets that are drawn for the first time have not been moved yet.
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
        if (shape !== null) panZoom.moveTo(fitted(shape, room.current, shown.current * shape.w))
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

  // Who has not looked elsewhere goes along with what the board is about; and whoever has, as soon as that leaves
  // their sight.
  useEffect(() => {
    const moved = shown.current !== toward
    shown.current = toward
    if (shape?.fits !== 'height') return
    if (look.current === 'all') hands.fit()
    else if (moved) {
      const now = panZoom.at
      const x = now.applyX(toward * shape.w)
      if (x > IN_SIGHT && x < room.current.w - IN_SIGHT) return
      glides.current = true
      panZoom.translateTo(toward * shape.w, now.invertY(room.current.h / 2))
    }
  }, [toward, shape, hands, panZoom])

  return { shape, hands }
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
