// The ears of a whole board: pointers and keys, wherever on it they meet a thing.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { drawn } from '../drawn.ts'
import { pointAt, touch } from '../lit.ts'
import { Resting } from '../resting.ts'
import { BY_KEY, spotOn } from '../spot.ts'
import type { Board, Shape } from './board.ts'
import { type Pointed, Pointing } from './pointing.ts'
import type { Zoom } from './use-zoom.ts'

function thingOf(target: EventTarget): SVGElement | null {
  const found = target instanceof Element ? target.closest('[data-at]') : null
  return found instanceof SVGElement ? found : null
}

const nameOf = (thing: SVGElement) => thing.dataset['at'] ?? ''

/** What is said of a place stays clear of the way there from one's own figure. */
function held(thing: SVGElement, at: string, isPlace: boolean): Pointed {
  const box = thing.getBoundingClientRect()
  const own = thing.closest('[data-sheets]')?.querySelector('[data-mine]')?.getBoundingClientRect()
  return {
    at,
    box,
    right: own === undefined || !isPlace ? null : box.left + box.width / 2 >= own.left + own.width / 2,
  }
}

export function useEars<S extends Shape>({ isPlace, walk }: Board<S>, zoom: Zoom) {
  const [pointing] = useState(() => new Pointing())
  const resting = useRef(new Resting())
  /** A pointer that has touched: it points again when it moves. */
  const late = useRef(false)
  const ears = useMemo(() => {
    const point = (thing: SVGElement | null) => {
      const at = thing === null ? null : nameOf(thing)
      pointAt(at)
      if (at !== (pointing.now?.at ?? null))
        pointing.set(thing === null || at === null ? null : held(thing, at, isPlace(at)))
    }
    return {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || event.buttons !== 0) return
        if (!resting.current.at(event)) point(thingOf(event.target))
      },
      onPointerMove: (event: PointerEvent) => {
        if (!late.current || event.buttons !== 0 || resting.current.at(event)) return
        late.current = false
        point(thingOf(event.target))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') point(null)
      },
      onPointerDown: (event: PointerEvent) => {
        resting.current.down(event)
        late.current = event.pointerType !== 'touch'
        pointing.set(null)
      },
      onWheel: () => pointing.set(null),
      onClick: (event: MouseEvent) => {
        const thing = thingOf(event.target)
        if (thing === null) return point(null)
        // A finger has no hover: where nothing can be done, its touch asks what this is.
        touch(nameOf(thing), event.clientX, event.clientY, () => point(thing))
      },
      onFocus: (event: FocusEvent) => {
        const thing = thingOf(event.target)
        if (thing === null || !thing.matches(':focus-visible')) return
        zoom.reveal(thing)
        point(thing)
      },
      onBlur: () => point(null),
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        const thing = thingOf(event.target)
        if (thing === null) return
        if (event.key === 'Escape') pointing.set(null)
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          touch(nameOf(thing), ...spotOn(thing, BY_KEY), () => point(thing))
        }
        const next = walk(nameOf(thing), event.key, event.shiftKey)
        if (!event.key.startsWith('Arrow') || next === null) return
        event.preventDefault()
        drawn.elementOf(next, 'board')?.focus({ preventScroll: true })
      },
    }
  }, [pointing, isPlace, walk, zoom])
  return { pointing, ears }
}
