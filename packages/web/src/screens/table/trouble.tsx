// A table that cannot be opened: what happened, and the way home.
import { Link } from 'wouter'
import { Icon } from '../../components/icon.tsx'
import { Offers } from '../../faults/offers.tsx'
import { useWords } from '../../text/language.ts'
import style from './trouble.module.css'

export function Trouble({ text }: { readonly text: string }) {
  const { t, say } = useWords()
  return (
    <main className={style['trouble']}>
      <title>{`${t('trouble.table')} · ${t('app.name')}`}</title>
      <Icon name="broken-heart" size="3.5rem" />
      <h1>{t('trouble.table')}</h1>
      <p role="alert">{say(text)}</p>
      <Offers error={text} />
      <Link href="/" className={style['home']}>
        {t('trouble.home')}
      </Link>
    </main>
  )
}
