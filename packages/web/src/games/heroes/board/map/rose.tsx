// A compass rose on the Central Sea, and its rays over the water.
import type { Layout } from './layout.ts'
import style from './ground.module.css'

const RAYS = 16

/** A star of two kinds of points around 0,0. */
function star(x: number, y: number, long: number, short: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 === 1 ? short * 0.55 : i % 4 === 0 ? long : short
    const turn = (i * Math.PI) / 8
    return `${(x + Math.sin(turn) * r).toFixed(1)} ${(y - Math.cos(turn) * r).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

export function Rose({ layout: { w, h, size } }: { readonly layout: Layout }) {
  const [x, y] = [0.5 * w, 0.49 * h]
  const r = 34 * size
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const turn = (i * 2 * Math.PI) / RAYS
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.sin(turn) * w).toFixed(1)} ${(-Math.cos(turn) * w).toFixed(1)}`
  }).join('')
  return (
    <>
      <path d={rays} className={style['rays']} />
      <circle cx={x} cy={y} r={r} className={style['rose']} />
      <circle cx={x} cy={y} r={r * 0.8} className={style['rose']} />
      <path d={star(x, y, r * 1.15, r * 0.6)} className={style['star']} />
    </>
  )
}
