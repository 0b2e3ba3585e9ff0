// All of a board in little, below it, where it is longer than its room: what is in sight is framed, and a touch
// looks elsewhere.
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { useSize } from '../use-size.ts'
import type { Room } from './board.ts'
import css from './overview.module.css'

interface OverviewProps {
  /** Of the board, in the units it is drawn in. */
  readonly length: number
  readonly lookAt: (x: number) => void
  readonly draw: (room: Room) => ReactNode
}

/** Pixels. */
const ROOM: Room = { w: 340, h: 37 }

export function Overview({ length, lookAt, draw }: OverviewProps) {
  const strip = useRef<HTMLDivElement>(null)
  const room = useSize(strip)
  const needed = room !== null && length > room.width + 1
  const look = ({ currentTarget, clientX, buttons }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (buttons > 0) lookAt(((clientX - left) / width) * length)
  }
  const lengths: CSSProperties & Record<'--length', number> = { '--length': length }
  return (
    <div ref={strip} className={css['strip']} data-needed={needed} aria-hidden="true">
      <div className={css['all']} style={lengths}>
        {needed && (
          <svg viewBox={`0 0 ${ROOM.w} ${ROOM.h}`} onPointerDown={look} onPointerMove={look}>
            {draw(ROOM)}
          </svg>
        )}
        <i className={css['window']} data-window />
      </div>
    </div>
  )
}
