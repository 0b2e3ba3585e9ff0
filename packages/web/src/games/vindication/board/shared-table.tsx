// The table everyone shares: the island, the spheres and decks around it, the honor track along the
// frame. It draws what it is told, lights what the ask points at, and passes touches on.
import type { Update } from '@lorehall/host'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useRoutes } from '../../../state/hints.ts'
import { pointAt, touch } from '../../../table/lit.ts'
import { Resting } from '../../../table/resting.ts'
import { BY_KEY, spotOn } from '../../../table/spot.ts'
import { useWords } from '../text/own.ts'
import { viewOf } from '../view.ts'
import { Backdrop, Light, Washes } from './backdrop.tsx'
import { Controls } from './controls.tsx'
import { Figures } from './figures.tsx'
import { Discs, Tokens, TrackBand } from './honor-track.tsx'
import { Regions, Route, Shore, Spaces, Waves } from './island.tsx'
import { nextPlace } from './keys.ts'
import { BoardLamps, useLamps } from './lamps.ts'
import { useLights } from './lights.ts'
import css from './shared-table.module.css'
import { Stations } from './stations.tsx'
import { type Pointed, Tip } from './tip.tsx'
import { Triggers } from './triggers.tsx'
import { useZoom, type Zoom } from './use-zoom.ts'

/** A sheet of the picture, drawn by itself: what changes on one leaves the others as they are. */
function Layer({ lasting = false, children }: { readonly lasting?: boolean; readonly children: ReactNode }) {
  return (
    <svg className={css['layer']} data-lasting={lasting ? 'true' : undefined}>
      <g className={css['moving']} data-moving data-gliding="false">
        {children}
      </g>
    </svg>
  )
}

function thingOf(target: EventTarget): SVGElement | null {
  const found = target instanceof Element ? target.closest('[data-at]') : null
  return found instanceof SVGElement ? found : null
}

const nameOf = (thing: SVGElement) => thing.dataset['at'] ?? ''

/** On the island a tip stays clear of the way there from one's own figure. */
function held(thing: SVGElement, at: string): Pointed {
  const box = thing.getBoundingClientRect()
  const own = thing.closest('[data-sheets]')?.querySelector('[data-mine]')?.getBoundingClientRect()
  const onIsland = at.startsWith('space:') || at.startsWith('region:')
  return {
    at,
    box,
    right: own === undefined || !onIsland ? null : box.left + box.width / 2 >= own.left + own.width / 2,
  }
}

/** What is pointed at, and the ears of the whole table. */
function useEars(zoom: Zoom) {
  const [pointed, setPointed] = useState<Pointed | null>(null)

  const point = (thing: SVGElement | null) => {
    const at = thing === null ? null : nameOf(thing)
    pointAt(at)
    if (at !== pointed?.at) setPointed(thing === null || at === null ? null : held(thing, at))
  }
  const resting = useRef(new Resting())
  /** A pointer that has touched: it points again when it moves. */
  const late = useRef(false)
  const ears = {
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
      setPointed(null)
    },
    onWheel: () => setPointed(null),
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
      if (event.key === 'Escape') setPointed(null)
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        touch(nameOf(thing), ...spotOn(thing, BY_KEY), () => point(thing))
      }
      const next = nextPlace(nameOf(thing), event.key, event.shiftKey)
      if (!event.key.startsWith('Arrow') || next === null) return
      event.preventDefault()
      const there = event.currentTarget.querySelector(`[data-at="${next}"]`)
      if (there instanceof SVGElement) there.focus({ preventScroll: true })
    },
  }
  return { pointed, ears }
}

export function SharedTable({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const sheets = useRef<HTMLDivElement>(null)
  const { layout, hands } = useZoom(sheets)
  const { pointed, ears } = useEars(hands)
  const view = viewOf(update)
  const routes = useRoutes(update)
  const lights = useLights(update, routes)
  const lamps = useLamps(lights)
  const names = useMemo(() => update.seats.map(({ name }) => name), [update.seats])
  const who = names.join('\n')
  const here = view.players[update.ask?.seat ?? view.turn.seat]?.space ?? 0
  // On a phone, also on its side, a finger needs all the room between two spaces.
  const reach = layout.shape === 'tall' || window.innerHeight < 560 ? 50 : 42
  return (
    <div className={css['table']}>
      <BoardLamps value={lamps}>
        <div
          ref={sheets}
          className={css['sheets']}
          role="group"
          aria-label={t('board.name')}
          aria-description={t('board.keys')}
          data-sheets
          {...ears}
        >
          <Layer lasting>
            <Washes />
            <Backdrop layout={layout} />
            <TrackBand layout={layout} />
            <Waves layout={layout} />
            <g transform={`translate(${layout.island.x} ${layout.island.y})`}>
              <Shore />
            </g>
          </Layer>
          <Layer>
            <g
              transform={`translate(${layout.island.x} ${layout.island.y})`}
              role="group"
              aria-label={t('board.island')}
            >
              <Regions regions={view.regions} names={names} />
              <Route from={here} routes={routes} lights={lights} />
              <Spaces
                stand={view.players.map(({ space }) => space).join(',')}
                names={names}
                entry={view.players[view.seat ?? view.turn.seat]?.space ?? 1}
                reach={reach}
              />
              <Figures view={view} names={names} lit={lights.has('figure')} reach={reach} />
            </g>
          </Layer>
          <Layer>
            <Stations view={view} layout={layout} names={names} />
            <Triggers view={view} layout={layout} />
            <Tokens layout={layout} tokens={view.tokens.join(',')} />
            <Discs layout={layout} honors={view.players.map(({ honor }) => honor).join(',')} names={who} />
          </Layer>
          <Layer lasting>
            <Light layout={layout} />
          </Layer>
        </div>
      </BoardLamps>
      <Controls zoom={hands} />
      {pointed === null ? null : <Tip {...pointed} update={update} />}
    </div>
  )
}
