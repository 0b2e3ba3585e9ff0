// Another player's things in one row, each with sign, number and name.
import type { CSSProperties, ReactNode } from 'react'
import css from './has.module.css'

interface HasProps {
  /** Pixels between a sign and its number. */
  readonly apart: number
  readonly children: ReactNode
}

export function Has({ apart, children }: HasProps) {
  return (
    <ul className={css['has']} style={{ ['--apart' as string]: `${apart}px` }}>
      {children}
    </ul>
  )
}

interface HeldProps {
  /** Shown as a tip, and read out after its number. */
  readonly name: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}

export function Held({ name, children, ...look }: HeldProps) {
  return (
    <li title={name} {...look}>
      {children}
      <span className="unseen">{name}</span>
    </li>
  )
}
