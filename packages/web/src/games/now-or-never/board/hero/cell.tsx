// A cell of the hero's board: a title with text below it.
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { linesOf } from '../letters.ts'
import style from './hero.module.css'
import { wrapped } from './wrapped.ts'

export type Tone = 'red' | 'blue' | 'wood' | 'plain'

interface CellProps {
  readonly box: Box
  readonly tone: Tone
  readonly title: string
  /** Its effect; lines that don't fit are left out. */
  readonly text?: string
  readonly letters: number
  /** Nothing is here. */
  readonly free?: boolean
  /** Used up, or gone. */
  readonly spent?: boolean
  /** The height at the bottom that the text leaves free. */
  readonly foot?: number
  /** The width on the left that the text leaves free. */
  readonly left?: number
}

export const Cell = memo(function Cell(props: CellProps) {
  const { box, tone, title, text = '', letters, free = false, spent = false, foot = 0, left = 0 } = props
  const { x, y, w, h } = box
  const area = w - 12 - left
  const head = title === '' ? [] : linesOf(title, area - 4, letters * 1.12)
  const begins = y + 7 + head.length * letters * 1.15
  const lines = Math.floor((y + h - foot - begins) / (letters * 1.2))
  return (
    <>
      <rect
        {...{ x, y, width: w, height: h }}
        rx="7"
        className={style['cell']}
        data-tone={tone}
        data-free={free}
        data-spent={spent}
      />
      {head.map((line, i) => (
        <text
          key={line}
          x={x + 7 + left}
          y={y + 3 + letters * (1.25 + i * 1.15)}
          className={style['title']}
          data-spent={spent}
        >
          {`${line} `}
        </text>
      ))}
      {text !== '' &&
        wrapped(text, area, letters, Math.max(0, lines)).map((line, i) => (
          <text key={i} x={x + 7 + left} y={begins + letters * (1.1 + i * 1.2)} className={style['text']}>
            {line}
          </text>
        ))}
    </>
  )
})
