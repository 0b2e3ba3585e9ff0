// All options as rows, each with what it is about and what it does. A long list has a search field.
import type { Update } from '@lorehall/host'
import { useId, useState } from 'react'
import { Rows } from '../../../table-ui/option-list.tsx'
import { namesOf } from '../../../table-ui/names.ts'
import { sectionsOf } from '../../../table-ui/turn/sections.ts'
import { useWords } from '../../../text/language.ts'
import style from './rail.module.css'

/** From this number of options on, there is a search field. */
const MANY = 12

const stay = () => undefined

export function Answers({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const field = useId()
  const [wanted, setWanted] = useState('')
  const word = say(wanted).trim().toLowerCase()
  const headings = { quiet: say(namesOf(update.game).quiet), anytime: t('turn.anytime') }
  const answers = update.ask?.options ?? []
  const found = sectionsOf(update, headings).flatMap(({ heading, options }) => {
    const fitting = options.filter(({ label }) => say(label).toLowerCase().includes(word))
    return fitting.length === 0 ? [] : [{ heading, options: fitting }]
  })
  return (
    <section className={style['answers']} aria-label={t('answers.open')}>
      {answers.length >= MANY && (
        <p className={style['filter']}>
          <label htmlFor={field} className="unseen">
            {t('answers.filter')}
          </label>
          <input
            id={field}
            type="search"
            value={wanted}
            placeholder={t('answers.filter')}
            onChange={({ target }) => setWanted(target.value)}
          />
        </p>
      )}
      <div className={style['rows']}>
        {found.length === 0 && <p>{t(answers.length === 0 ? 'answers.none' : 'answers.not-found')}</p>}
        <Rows sections={found} single={false} leave={stay} highlighted />
      </div>
    </section>
  )
}
