// Those who play without a seat have a place at the table as well: who they are, and how they stand.
import type { Update } from '@lorehall/host'
import { RivalMark } from '../../components/frame-rival.tsx'
import { namesOf } from '../../table/names.ts'
import { Tick } from '../../table/tick.tsx'
import { useWords } from '../../text/language.ts'
import style from './rivals.module.css'

export function Rivals({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  return update.rivals.map(({ id, name, score }) => (
    <section key={id} className={style['rival']} aria-label={say(name)} data-rival={id}>
      <RivalMark size={18} />
      <span className={style['name']}>{say(name)}</span>
      {score !== null && (
        <span>
          <b>
            <Tick n={score.total} />
          </b>{' '}
          {say(namesOf(update.game).points)}
        </span>
      )}
      <small>{t('rival.note')}</small>
    </section>
  ))
}
