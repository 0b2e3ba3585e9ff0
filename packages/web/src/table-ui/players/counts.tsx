// A player's small counts, each with its sign.
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import { Tick } from '../tick.tsx'
import style from './counts.module.css'

export function Counts({ children }: { readonly children: ReactNode }) {
  return <ul className={style['counts']}>{children}</ul>
}

interface CountProps {
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly n: number
  readonly name: string
}

export function Count({ sign, n, name }: CountProps) {
  return (
    <li className={style['count']} data-none={n === 0} title={name}>
      <Icon path={sign} />
      <Tick n={n} />
      <span className="unseen">{name}</span>
    </li>
  )
}

/** Something that a player either has or doesn't have. */
export function Mark({ sign, name }: Omit<CountProps, 'n'>) {
  return (
    <li className={style['count']} title={name}>
      <Icon path={sign} label={name} />
    </li>
  )
}
