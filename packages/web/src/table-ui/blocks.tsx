// A player's blocks, drawn one by one so that they can be counted at a glance.
import { SeatMark } from '../components/frame-seat.tsx'
import style from './blocks.module.css'

interface BlocksProps {
  readonly n: number
  readonly seat: number
  readonly size?: number
}

export function Blocks({ n, seat, size = 14 }: BlocksProps) {
  return (
    <span className={style['blocks']} aria-hidden>
      {Array.from({ length: n }, (_, i) => (
        <span key={i} className={style['block']}>
          <SeatMark seat={seat} size={size} />
        </span>
      ))}
    </span>
  )
}
