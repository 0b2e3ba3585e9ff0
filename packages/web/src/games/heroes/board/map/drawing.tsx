// The parts that all drawings of pieces on the map share.
import { figureOf, type Named, thing } from '../../figures/figure.tsx'
import type { Rank } from '../../pieces/shown.ts'
import style from './drawing.module.css'

export interface Placed {
  /** The middle of the feet. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export const drawingOf = (faction: string, kind: Rank['kind']): Named =>
  kind === 'tower' ? thing('tower') : figureOf(faction, kind)

interface ShadowProps extends Placed {
  readonly wide: number
  readonly high?: number
}

/** An ellipse on the ground. */
export const Shadow = ({ x, y, size, wide, high = 4.5 }: ShadowProps) => (
  <ellipse cx={x} cy={y} rx={(wide / 2) * size} ry={high * size} className={style['shadow']} />
)
