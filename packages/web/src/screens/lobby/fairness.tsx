// The hash of the seed, shown before the first move, and the reason for it.
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import style from './lobby.module.css'

export function Fairness({ hash }: { readonly hash: string }) {
  const { t } = useWords()
  return (
    <section className={`${parts.panel} ${style.fair}`} aria-labelledby="fair">
      <h2 id="fair" className={parts.heading}>
        {t('room.fair')}
      </h2>
      <p className={parts.help}>{t('room.fair.help')}</p>
      <p className={style.hash}>
        <span className="unseen">{t('room.fair.hash')}: </span>
        <code translate="no">{hash.match(/.{1,8}/g)?.join(' ') ?? hash}</code>
      </p>
    </section>
  )
}
