// The highlight of a thing on a crowded board: along its edge, above the drawing.
import { memo } from 'react'
import type { Box } from '../../../table-ui/stage/board.ts'
import { Halo } from '../../../table-ui/stage/halo.tsx'
import stage from '../../../table-ui/stage/stage.module.css'

export const BoardHighlight = memo(function BoardHighlight({ box }: { readonly box: Box }) {
  const { x, y, w, h } = box
  const inside = { x: x + 2, y: y + 2, w: w - 4, h: h - 4 }
  return (
    <>
      <Halo box={inside} round={4} />
      <rect x={x} y={y} width={w} height={h} fill="none" className={stage['touch']} />
    </>
  )
})
