// The news since my last turn: one line in the top bar or over the edge of the board until I answer, and a button that
// narrates the others' turns again.
import '../../text/of-narration.ts'
import { Icon } from '../../components/icon.tsx'
import { CLOSING_ICONS } from '../../icons/closing-icons.ts'
import { PLAYBACK_ICONS } from '../../icons/playback-icons.ts'
import { tellAgain } from '../../state/asking.ts'
import { useWords } from '../../text/language.ts'
import { useNews } from './news-store.ts'
import style from './news.module.css'

export default function News({ again }: { readonly again: boolean }) {
  const { t } = useWords()
  const { lines, open, toggle, dismiss } = useNews()
  const any = lines.length > 0
  return (
    <div className={style['news']} data-open={open && any} data-do="news">
      {any && (
        <button type="button" className={style['lines']} aria-expanded={open} onClick={toggle}>
          <b>{t('news.title')}</b>
          <span role="status">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </button>
      )}
      {again && (
        <button
          type="button"
          className={style['again']}
          title={t('told.again.tip')}
          onClick={tellAgain}
          data-do="told-again"
        >
          <Icon path={PLAYBACK_ICONS['previous-button']} />
          {t(any ? 'told.again' : 'told.again.all')}
        </button>
      )}
      {any && (
        <button type="button" className={style['close']} aria-label={t('news.close')} onClick={dismiss}>
          <Icon path={CLOSING_ICONS.cancel} />
        </button>
      )}
    </div>
  )
}
