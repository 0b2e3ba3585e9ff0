// A number that is animated when it changes.
import style from './tick.module.css'

export function Tick({ n }: { readonly n: number }) {
  return (
    <span key={n} className={style['tick']}>
      {n}
    </span>
  )
}
