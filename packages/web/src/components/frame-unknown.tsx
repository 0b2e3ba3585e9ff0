// An address that names a game this version does not have.
import { Link } from 'wouter'
import { useWords } from '../text/language.ts'
import parts from './frame-parts.module.css'

export function UnknownGame({ game }: { readonly game: string }) {
  const { t } = useWords()
  return (
    <div>
      <title>{`${t('unknown.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('unknown.title')}</h1>
      <p className={parts.lead}>{t('unknown.game', { game })}</p>
      <Link href="/" className={parts.button}>
        {t('unknown.back')}
      </Link>
    </div>
  )
}
