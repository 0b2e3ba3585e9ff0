// The rivals, who play without a seat: their names and points.
import type { Update } from '@lorehall/host'
import { RivalMark } from '../../components/frame-rival.tsx'
import { namesOf } from '../../table-ui/names.ts'
import { Tick } from '../../table-ui/tick.tsx'
import { useWords } from '../../text/language.ts'
import style from './rivals.module.css'

export default function Rivals({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  return update.rivals.map(({ id, name, score }) => (
    <section
      key={id}
      className={style['rival']}
      aria-label={say(name)}
      title={t('rival.note')}
      data-rival={id}
    >
      <RivalMark size={18} />
      <span className={style['name']}>{say(name)}</span>
      {score !== null && (
        <span className={style['score']}>
          <Tick n={score.total} />
          <span className="unseen">{say(namesOf(update.game).points)}</span>
        </span>
      )}
      <span className="unseen">{t('rival.note')}</span>
    </section>
  ))
}
