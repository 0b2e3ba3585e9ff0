// A card held up to the eye: the whole card beside the small one, while it is pointed at or focused.
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePick } from '../lit.ts'
import { CardFrame, type CardProps } from './card-frame.tsx'
import style from './card.module.css'

interface Place {
  readonly left: number
  /** From above, or from below where it stands on the small card: some cards are longer. */
  readonly top: number | undefined
  readonly bottom: number | undefined
  /** No room for words on the right of the card. */
  readonly flip: boolean
}

const WIDTH = 262
const WORDS = 246
const HEIGHT = 410
const EDGE = 8

/** Above the small card if there is room, otherwise beside it; always inside the window. */
function placeBy(box: DOMRect): Place {
  const within = (n: number, most: number) => Math.max(EDGE, Math.min(n, most - EDGE))
  const { innerWidth, innerHeight } = window
  const above = box.top > HEIGHT + EDGE * 2
  const right = box.right + EDGE
  const beside = right + WIDTH < innerWidth ? right : box.left - WIDTH - EDGE
  const left = within(above ? box.left + box.width / 2 - WIDTH / 2 : beside, innerWidth - WIDTH)
  return {
    left,
    top: above ? undefined : within(box.top + box.height / 2 - HEIGHT / 2, innerHeight - HEIGHT),
    bottom: above ? innerHeight - box.top + EDGE : undefined,
    flip: left + WIDTH + WORDS > innerWidth && left > WORDS,
  }
}

interface Peek {
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: () => void
    readonly 'data-peek': true
  }
  readonly peek: ReactNode
  /** Holds the card up, or puts it down. */
  readonly hold: (element: HTMLElement | null) => void
}

const HOLD = 380

export function usePeek(card: Omit<CardProps, 'form'>, at?: string): Peek {
  const [place, setPlace] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hold = (element: HTMLElement | null) => {
    clearTimeout(timer.current)
    if (at !== undefined) return
    setPlace(element === null ? null : placeBy(element.getBoundingClientRect()))
  }
  const soon = (element: HTMLElement, wait: number) => {
    // A thing on the table is read in the reader.
    if (at !== undefined) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => hold(element), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (place === null) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(null)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [place])

  return {
    hold,
    handlers: {
      onPointerEnter: ({ pointerType, currentTarget }) => pointerType === 'mouse' && soon(currentTarget, 140),
      onPointerLeave: () => hold(null),
      // A finger has no hover: it presses and holds instead. A thing has its menu for that, with the card in it.
      onPointerDown: ({ pointerType, currentTarget }) =>
        pointerType === 'mouse' || at !== undefined ? hold(null) : soon(currentTarget, HOLD),
      onPointerUp: () => clearTimeout(timer.current),
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && soon(currentTarget, 60),
      onBlur: () => hold(null),
      'data-peek': true,
    },
    peek:
      place === null
        ? null
        : createPortal(
            <HeldUp place={place}>
              <CardFrame {...card} form="portrait" />
            </HeldUp>,
            document.body,
          ),
  }
}

function HeldUp({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  // Its menu shows the card as well.
  const asked = usePick(({ menu }) => menu !== null)
  if (asked) return null
  return (
    <span
      className={style['peek']}
      style={{ left: place.left, top: place.top, bottom: place.bottom }}
      data-flip={place.flip}
      role="presentation"
    >
      {children}
    </span>
  )
}
