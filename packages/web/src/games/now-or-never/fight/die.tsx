// The die between the two sides.
import { useSettings } from '../../../state/settings.ts'
import { FourSided } from '../../../table-ui/four-sided.tsx'
import { useWords } from './words.ts'
import style from './die.module.css'

interface DieProps {
  /** 0: not rolled yet. */
  readonly up: number
  /** It has just been rolled. */
  readonly rolled: boolean
}

export function Die({ up, rolled }: DieProps) {
  const { t } = useWords()
  const still = useSettings(({ speed, reducedMotion }) => speed === 0 || reducedMotion)
  return (
    <div className={style['die']} data-rolled={rolled && !still}>
      <FourSided
        up={up === 0 ? '' : String(up)}
        says={up === 0 ? t('fight.die.none') : t('fight.die', { n: up })}
      />
    </div>
  )
}
