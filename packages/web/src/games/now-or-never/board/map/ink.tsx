// Drawings in ink and wash: strokes, each filled with the wash it names.
import { memo } from 'react'
import { placed } from '../../../../table-ui/stage/placed.ts'
import style from './ink.module.css'

type Wash =
  | 'wall'
  | 'roof'
  | 'straw'
  | 'wood'
  | 'stone'
  | 'metal'
  | 'dark'
  | 'light'
  | 'line'
  | 'leaf'
  | 'bloom'
  | 'water'
  | 'gem'
  | 'ghost'
  | 'demon'
  | 'hide'
  | 'bone'

export type Stroke = readonly [Wash, string]

interface InkProps {
  readonly strokes: readonly Stroke[]
  /** Its middle. At scale 1, the ground is 24 below it. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

export const Ink = memo(function Ink({ strokes, x, y, scale }: InkProps) {
  return strokes.map(([wash, d], i) => (
    <path key={i} d={placed(d, { x, y }, scale)} className={style[wash]} />
  ))
})
