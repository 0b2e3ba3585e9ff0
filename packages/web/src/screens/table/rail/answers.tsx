// All answers as rows, each with what it is about and what it brings; many can be searched by a word.
import type { Update } from '@lorehall/host'
import { useId, useState } from 'react'
import { Rows } from '../../../table/answer-list.tsx'
import { declinesLast } from '../../../table/manner.ts'
import { useWords } from '../../../text/language.ts'
import style from './rail.module.css'

/** From here on a word is faster than the eye. */
const MANY = 12

const NO_HEADINGS: ReadonlyMap<string, string> = new Map()
const stay = () => undefined

export function Answers({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const field = useId()
  const [wanted, setWanted] = useState('')
  const answers = declinesLast(update.ask?.options ?? [])
  const word = wanted.trim().toLowerCase()
  const found = answers.filter(({ label }) => say(label).toLowerCase().includes(word))
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
        <Rows options={found} headings={NO_HEADINGS} single={false} leave={stay} lit />
      </div>
    </section>
  )
}
