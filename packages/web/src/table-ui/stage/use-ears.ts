// Event handlers for a whole board: pointers and keys on any of its things.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
} from 'react'
import { drawn } from '../drawn.ts'
import { pointAt, touch } from '../picking.ts'
import { Resting } from '../resting.ts'
import { isFinger } from '../spot.ts'
import type { Board, Shape } from './board.ts'
import type { Zoom } from './use-zoom.ts'

function thingOf(target: EventTarget): SVGElement | null {
  const found = target instanceof Element ? target.closest('[data-at]') : null
  return found instanceof SVGElement ? found : null
}

const nameOf = (thing: SVGElement) => thing.dataset['at'] ?? ''

export function useEars<S extends Shape>({ walk }: Board<S>, zoom: Zoom) {
  const resting = useRef(new Resting())
  /** The pointer was pressed: it points again when it moves. */
  const late = useRef(false)
  const ears = useMemo(() => {
    const point = (thing: SVGElement | null) => pointAt(thing === null ? null : nameOf(thing))
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
      },
      onClick: (event: MouseEvent) => {
        const thing = thingOf(event.target)
        if (thing === null) return point(null)
        touch(nameOf(thing), isFinger(event))
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
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          touch(nameOf(thing), false)
        }
        const next = walk(nameOf(thing), event.key, event.shiftKey)
        if (!event.key.startsWith('Arrow') || next === null) return
        event.preventDefault()
        drawn.elementOf(next, 'board')?.focus({ preventScroll: true })
      },
    }
  }, [walk, zoom])
  return ears
}
