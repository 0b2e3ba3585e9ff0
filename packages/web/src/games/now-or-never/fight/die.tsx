// The die of four faces, as it lies between the two.
import { useSettings } from '../../../state/settings.ts'
import { useWords } from './words.ts'
import style from './die.module.css'

interface DieProps {
  /** 0: not rolled yet. */
  readonly up: number
  /** It has just been thrown. */
  readonly rolled: boolean
}

export function Die({ up, rolled }: DieProps) {
  const { t } = useWords()
  const still = useSettings(({ speed, reducedMotion }) => speed === 0 || reducedMotion)
  const says = up === 0 ? t('fight.die.none') : t('fight.die', { n: up })
  return (
    <svg
      viewBox="-60 -58 120 108"
      className={style['die']}
      data-rolled={rolled && !still}
      role="img"
      aria-label={says}
    >
      <path d="M0-52L56 44H-56Z" className={style['body']} />
      <path d="M0-52L56 44L0 18Z" className={style['right']} />
      <path d="M-56 44L0 18L56 44Z" className={style['foot']} />
      {up > 0 && (
        <text y="14" className={style['pips']}>
          {up}
        </text>
      )}
    </svg>
  )
}
