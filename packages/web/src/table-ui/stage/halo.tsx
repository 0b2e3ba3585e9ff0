// The highlight of a rectangular thing: an outline with a glow around it, and a dashed ring for the keyboard focus.
import { memo } from 'react'
import type { Box } from './board.ts'
import { rectOf } from './rect.ts'
import css from './stage.module.css'

interface HaloProps {
  readonly box: Box
  readonly round: number
}

const grown = ({ x, y, w, h }: Box, by: number, round: number) =>
  rectOf({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }, round + by)

export const Halo = memo(function Halo({ box, round }: HaloProps) {
  return (
    <>
      <rect {...grown(box, 3, round)} className={`${css['aura']} ${css['shine']}`} />
      <rect {...grown(box, 3, round)} className={`${css['aura']} ${css['glow']}`} />
      <rect {...grown(box, 3, round)} className={css['halo']} />
      <rect {...grown(box, 11, round)} className={css['ring']} />
    </>
  )
})
