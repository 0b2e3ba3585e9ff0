// A miniature below a board that is longer than its area. The visible part is framed, and a click moves it.
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { useSize } from '../use-size.ts'
import type { Area } from './board.ts'
import css from './overview.module.css'

interface OverviewProps {
  /** The length of the board, in the units it is drawn in. */
  readonly length: number
  readonly lookAt: (x: number) => void
  readonly draw: (area: Area) => ReactNode
}

/** Pixels. */
const AREA: Area = { w: 340, h: 37 }

export function Overview({ length, lookAt, draw }: OverviewProps) {
  const strip = useRef<HTMLDivElement>(null)
  const area = useSize(strip)
  const needed = area !== null && length > area.width + 1
  const look = ({ currentTarget, clientX, buttons }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (buttons > 0) lookAt(((clientX - left) / width) * length)
  }
  const lengths: CSSProperties & Record<'--length', number> = { '--length': length }
  return (
    <div ref={strip} className={css['strip']} data-needed={needed} aria-hidden="true">
      <div className={css['all']} style={lengths}>
        {needed && (
          <svg viewBox={`0 0 ${AREA.w} ${AREA.h}`} onPointerDown={look} onPointerMove={look}>
            {draw(AREA)}
          </svg>
        )}
        <i className={css['window']} data-window />
      </div>
    </div>
  )
}
