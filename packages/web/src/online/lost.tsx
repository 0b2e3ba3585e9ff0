// A banner while the connection is lost.
import { useWords } from '../text/language.ts'
import { useLive } from './live.ts'
import style from './lost.module.css'

export function Lost() {
  const { t } = useWords()
  const lost = useLive(({ status }) => status === 'lost')
  return (
    <div role="status" className={style.place}>
      {lost && <p className={style.lost}>{t('online.lost')}</p>}
    </div>
  )
}
