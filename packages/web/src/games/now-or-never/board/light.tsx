// How a thing on a board with little room between its things is lit: along its edge. It lies above what is drawn.
import { memo } from 'react'
import type { Box } from '../../../table/stage/board.ts'
import { Halo } from '../../../table/stage/halo.tsx'
import stage from '../../../table/stage/stage.module.css'

export const Light = memo(function Light({ box }: { readonly box: Box }) {
  const { x, y, w, h } = box
  const inside = { x: x + 2, y: y + 2, w: w - 4, h: h - 4 }
  return (
    <>
      <Halo box={inside} round={4} />
      <rect x={x} y={y} width={w} height={h} fill="none" className={stage['touch']} />
    </>
  )
})
