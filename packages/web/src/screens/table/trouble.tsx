// A table that can't be opened: what happened, and a link home. After an error, also buttons to reload and to report
// it.
import { Link } from 'wouter'
import { Icon } from '../../components/icon.tsx'
import { Offers } from '../../faults/offers.tsx'
import type { Why } from '../../state/session/session.ts'
import { isFault, worded } from '../../state/trouble.ts'
import { capital } from '../../text/capital.ts'
import { useWords } from '../../text/language.ts'
import style from './trouble.module.css'

export function Trouble({ why }: { readonly why: Why }) {
  const { t } = useWords()
  return (
    <main className={style['trouble']}>
      <title>{`${t('trouble.table')} · ${t('app.name')}`}</title>
      <Icon name="broken-heart" size="3.5rem" />
      <h1>{t('trouble.table')}</h1>
      <p role="alert">{capital(worded(why))}</p>
      {(isFault(why) || why.code === 'host-died') && <Offers error={why.message} />}
      <Link href="/" className={style['home']}>
        {t('trouble.home')}
      </Link>
    </main>
  )
}
