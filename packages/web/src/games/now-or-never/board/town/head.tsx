// The headings of the town: whose it is, who waits outside, what is to be done with the tiles.
import { memo } from 'react'
import type { Point } from '../../../../table/stage/board.ts'
import style from './town.module.css'

interface HeadProps extends Point {
  readonly title: string
  /** Said behind it, where there is room. */
  readonly note: string
  readonly width: number
}

/** About how wide letters are of a heading of 18 pixels, and of words of 14. */
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
