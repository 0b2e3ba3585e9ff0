// The headings of the town: its owner, the waiting villagers, and the task with the tiles.
import { memo } from 'react'
import type { Point } from '../../../../table-ui/stage/board.ts'
import style from './town.module.css'

interface HeadProps extends Point {
  readonly title: string
  /** Shown after it if there is space. */
  readonly note: string
  readonly width: number
}

/** Approximate letter widths of an 18-pixel heading and of 14-pixel text. */
const [TITLE, NOTE] = [9.6, 6.4]

export const Head = memo(function Head({ x, y, title, note, width }: HeadProps) {
  const behind = title.length * TITLE + 14
  const fits = behind + note.length * NOTE <= width
  return (
    <>
      <text x={x} y={y} className={style['head']}>
        {`${title} `}
      </text>
      {fits && (
        <text x={x + behind} y={y} className={style['note']}>
          {note}
        </text>
      )}
    </>
  )
})
