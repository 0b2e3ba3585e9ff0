// How a thing with corners is lit: a line with a shine around it, and a dashed ring for the keyboard.
import { memo } from 'react'
import type { Box } from './board.ts'
import css from './stage.module.css'

interface HaloProps {
  readonly box: Box
  readonly round: number
}

const grown = ({ x, y, w, h }: Box, by: number, round: number) => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
  rx: round + by,
})

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
