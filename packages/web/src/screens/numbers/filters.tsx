// The filters of your own numbers: text search, a choice of what is shown, and the chapters.
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import { type Draft, fieldsOf, isChanged } from './draft.ts'
import { type Shown, SHOWN, type Wanted } from './found.ts'
import style from './numbers.module.css'

interface FiltersProps {
  readonly wanted: Wanted
  readonly onWant: (change: Partial<Wanted>) => void
}

const shownNamed = (name: string): Shown => SHOWN.find((one) => one === name) ?? 'all'

export function Filters({ wanted, onWant }: FiltersProps) {
  const { t } = useWords()
  return (
    <div className={style.tools} role="search">
      <label className={style.filter}>
        <span>{t('numbers.search')}</span>
        <input
          type="search"
          className={parts.input}
          placeholder={t('numbers.search.hint')}
          value={wanted.search}
          onChange={(event) => onWant({ search: event.target.value })}
        />
      </label>
      <label className={style.filter}>
        <span>{t('numbers.show')}</span>
        <select
          className={parts.input}
          value={wanted.shown}
          onChange={(event) => onWant({ shown: shownNamed(event.target.value) })}
        >
          {SHOWN.map((one) => (
            <option key={one} value={one}>
              {t(`numbers.show.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface ChaptersProps extends FiltersProps {
  readonly draft: Draft
}

export function Chapters({ draft, wanted, onWant }: ChaptersProps) {
  const { t, say } = useWords()
  const everywhere = wanted.search.trim() !== '' || wanted.shown !== 'all'
  return (
    <nav className={style.index} aria-label={t('numbers.chapters')}>
      {draft.chapters.map((chapter) => {
        const n = fieldsOf([chapter]).filter((field) => isChanged(draft, field)).length
        return (
          <button
            key={chapter.id}
            type="button"
            className={style.chapter}
            aria-current={!everywhere && chapter.id === wanted.chapter ? 'true' : undefined}
            onClick={() => onWant({ chapter: chapter.id, search: '', shown: 'all' })}
          >
            {say(chapter.title)}
            {n > 0 && (
              <span className={style.count}>
                <span aria-hidden="true">{n}</span>
                <span className="unseen">{t('numbers.chapter.changed', { n })}</span>
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
