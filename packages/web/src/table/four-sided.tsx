// A die of four sides, as it lies: the number that counts stands in its middle.
import style from './four-sided.module.css'

interface FourSidedProps {
  /** Empty: it has not been rolled yet. */
  readonly up: string
  /** In words; unsaid: it is for eyes only. */
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
