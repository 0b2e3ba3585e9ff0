// My time left, next to the question; announced to screen readers when it runs low.
import { Icon } from '../../../components/icon.tsx'
import { LATER_ICONS } from '../../../icons/later-icons.ts'
import { useCompany } from '../../../state/company.ts'
import { useWords } from '../../../text/language.ts'
import { isLow, timeWords, useLeft } from './clock.ts'
import style from './company.module.css'

/** The time left is announced at these numbers of seconds. */
const SPOKEN = [60, 30, 10]

export function MyClock() {
  const words = useWords()
  const { t } = words
  const limit = useCompany(({ lobby }) => lobby?.limit ?? null)
  const deadline = useCompany(({ lobby, deadlines }) =>
    lobby === null || lobby.yours === null ? null : (deadlines[lobby.yours] ?? null),
  )
  const left = useLeft(deadline)
  const watches = useCompany(
    ({ lobby }) => lobby !== null && lobby.yours === null && lobby.stage === 'playing',
  )
  if (watches) {
    return (
      <span className={style['mine']} data-do="watching">
        <Icon path={LATER_ICONS['third-eye']} size="1.3rem" />
        {t('company.watching.short')}
      </span>
    )
  }
  if (left === null) return null
  const low = isLow(left, limit)
  const mark = SPOKEN.findLast((seconds) => left <= seconds * 1000)
  const spoken = mark === undefined || !low ? '' : t('company.time.seconds', { n: mark })
  return (
    <span className={style['mine']} data-low={low} data-do="my-clock">
      <Icon path={LATER_ICONS.stopwatch} size="1.3rem" />
      <span aria-hidden>{timeWords(left, words)}</span>
      <span className="unseen">{t('company.left.mine', { time: timeWords(left, words) })}</span>
      <span role="status" className="unseen">
        {spoken !== '' && t('company.left.soon', { time: spoken })}
      </span>
    </span>
  )
}
