// A four-sided die. The number in its middle is the result.
import style from './four-sided.module.css'

interface FourSidedProps {
  /** The result; empty: not rolled yet. */
  readonly up: string
  /** The text for screen readers; without it they skip the die. */
  readonly says?: string
  readonly dark?: boolean
}

export function FourSided({ up, says, dark = false }: FourSidedProps) {
  return (
    <svg
      viewBox="-60 -58 120 108"
      className={style['die']}
      role={says === undefined ? undefined : 'img'}
      aria-label={says}
      data-sides="4"
      data-dark={dark}
    >
      <path d="M0-52L56 44H-56Z" className={style['body']} />
      <path d="M0-52L56 44L0 18Z" className={style['right']} />
      <path d="M-56 44L0 18L56 44Z" className={style['foot']} />
      <text y="14" className={style['up']}>
        {up}
      </text>
    </svg>
  )
}
