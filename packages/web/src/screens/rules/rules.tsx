// The rules of a game, searchable, opened at the rule in the address. An address with the options of a table shows only
// the rules of that table, after what each of its expansions adds.
import '../../text/of-hall.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { Games } from '../../components/frame-games.tsx'
import parts from '../../components/frame-parts.module.css'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import type { HallGame, Primer as PrimerText } from '../../games/game.ts'
import { gameNamed } from '../../games/named.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { ChosenOptions } from '../learn/chosen-options.tsx'
import { LessonLink } from '../learn/lesson-link.tsx'
import { type Unusual, unusualOptions } from '../together/unusual-options.ts'
import { useRuleBook } from './book.ts'
import { optionsIn } from './address.ts'
import { type Chapter, type Rule, type RuleBook, rulesWith, searched } from './parse.ts'
import { Primer } from './primer.tsx'
import { Prose } from './prose.tsx'
import style from './rules.module.css'

interface RuleEntryProps {
  readonly rule: Rule
  readonly marked: boolean
  readonly words: readonly string[]
  /** Whether to show where the rule comes from. */
  readonly sources: boolean
}

function RuleEntry({ rule, marked, words, sources }: RuleEntryProps) {
  const { t, say } = useWords()
  return (
    <section
      id={rule.id}
      className={style.rule}
      data-marked={marked}
      aria-labelledby={`${rule.id}-title`}
      tabIndex={-1}
    >
      <h3 id={`${rule.id}-title`} className={style.name}>
        <Prose text={rule.title} words={words} />
        <a className={style.id} href={`#${rule.id}`} aria-label={t('rules.link', { id: say(rule.id) })}>
          {say(rule.id)}
        </a>
      </h3>
      {rule.text.map((text) => (
        <p key={text}>
          <Prose text={text} words={words} />
        </p>
      ))}
      {sources && <Notes rule={rule} words={words} />}
    </section>
  )
}

/** Where a rule comes from, and what we decided where the rulebooks are silent. */
function Notes({ rule, words }: Pick<RuleEntryProps, 'rule' | 'words'>) {
  const { t } = useWords()
  const notes = [
    { name: t('rules.source'), text: rule.source },
    { name: t('rules.ruling'), text: rule.ruling },
  ]
  return (
    <dl className={style.notes}>
      {notes
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Prose text={text} words={words} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { say } = useWords()
  return (
    <ul className={style.contents}>
      {chapters.map(({ id, title, rules }) => (
        <li key={id}>
          <a href={`#${id}`}>{say(title)}</a>
          <span className={style.count}>{rules.length > 0 && rules.length}</span>
        </li>
      ))}
    </ul>
  )
}

/** The hash of the address, kept current. */
function useAnchor(): string {
  const read = () => decodeURIComponent(location.hash.slice(1))
  const [anchor, setAnchor] = useState(read)
  useEffect(() => {
    const follow = () => setAnchor(read())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return anchor
}

function Found({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  const { t } = useWords()
  return (
    <div className={style.found}>
      <p role="status">
        {count === 0
          ? t('rules.found.none')
          : t(count === 1 ? 'rules.found.one' : 'rules.found.many', { n: count })}
      </p>
      <button type="button" className={parts.button} onClick={onClear}>
        {t('rules.clear')}
      </button>
    </div>
  )
}

interface BookProps {
  readonly book: RuleBook
  readonly game: HallGame
  readonly primer: PrimerText
  /** The table whose rules are asked for: its options that differ from the defaults; null: no table. */
  readonly table: readonly Unusual[] | null
}

/** At the head of a table's rules: what its options change. */
function InThisGame({ game, table }: { readonly game: HallGame; readonly table: readonly Unusual[] }) {
  const { t } = useWords()
  return (
    <section className={style.here} aria-labelledby="in-this-game">
      <h2 id="in-this-game" className={style.heading}>
        {t('options.here')}
      </h2>
      {table.length === 0 ? (
        <p className={parts.help}>{t('rules.here.plain')}</p>
      ) : (
        <ChosenOptions game={game} options={table} />
      )}
    </section>
  )
}

function Book({ book: whole, game, primer, table }: BookProps) {
  const { t, say } = useWords()
  const [all, setAll] = useState(table === null)
  const lessons = useFetched(game.lessons)
  const book = useMemo(
    () =>
      all || table === null
        ? whole
        : rulesWith(
            whole,
            table.map(({ name }) => name),
          ),
    [whole, all, table],
  )
  const [sources, setSources] = useState(false)
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search)
  const words = useMemo(() => asked.toLowerCase().split(/\s+/).filter(Boolean), [asked])
  const chapters = useMemo(() => searched(book, words, sources), [book, words, sources])
  const anchor = useAnchor()

  const reached = useRef('')
  useEffect(() => {
    if (anchor === '' || reached.current === anchor) return
    const found = document.getElementById(anchor)
    // If the search or the table hides the rule, show all rules; this effect then runs again and finds it.
    if (found === null) {
      setSearch('')
      setAll(true)
    } else {
      reached.current = anchor
      found.scrollIntoView({ block: 'start' })
      found.focus({ preventScroll: true })
    }
  }, [anchor, chapters])

  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <div className={style.book}>
      <title>{`${say(book.title)} · ${t('app.name')}`}</title>
      <aside className={style.side}>
        <label className="unseen" htmlFor="rules-search">
          {t('rules.search')}
        </label>
        <input
          id="rules-search"
          type="search"
          className={parts.input}
          placeholder={t('rules.search.hint')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className={style.switches}>
          {table !== null && (
            <button
              type="button"
              className={style.sources}
              aria-pressed={!all}
              onClick={() => setAll(!all)}
              data-do="of-table"
            >
              {t('rules.here')}
            </button>
          )}
          <button
            type="button"
            className={style.sources}
            aria-pressed={sources}
            onClick={() => setSources(!sources)}
            data-do="sources"
          >
            {t('rules.sources')}
          </button>
        </div>
        <details className={style.fold}>
          <summary>{t('rules.contents')}</summary>
          <Contents chapters={chapters} />
        </details>
        <nav className={style.wide} aria-label={t('rules.contents')}>
          <Contents chapters={chapters} />
        </nav>
      </aside>
      <div className={style.text}>
        {words.length === 0 ? (
          <header>
            <h1 className={parts.title}>{say(book.title)}</h1>
            {!all && table !== null && <InThisGame game={game} table={table} />}
            <Primer game={game.id} primer={primer} />
            {book.intro.map((text) => (
              <p key={text}>
                <Prose text={text} />
              </p>
            ))}
          </header>
        ) : (
          <>
            <h1 className="unseen">{say(book.title)}</h1>
            <Found count={count} onClear={() => setSearch('')} />
          </>
        )}
        {chapters.map(({ id, title, text, rules, onlyWith }) => (
          <section key={id} className={style.chapter} aria-labelledby={id}>
            <h2 id={id} className={style.heading} tabIndex={-1}>
              {say(title)}
            </h2>
            {text.map((line) => (
              <p key={line}>
                <Prose text={line} />
              </p>
            ))}
            {onlyWith.length === 1 && lessons !== null && Object.hasOwn(lessons, onlyWith[0] ?? '') && (
              <LessonLink game={game.id} about={onlyWith[0] ?? ''} name={say(title)} />
            )}
            {rules.map((rule) => (
              <RuleEntry
                key={rule.id}
                rule={rule}
                marked={rule.id === anchor}
                words={words}
                sources={sources}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function BookOf({ game }: { readonly game: HallGame }) {
  const words = useWords()
  const book = useRuleBook(game.id)
  const primerFor = useFetched(game.primer)
  const form = useFetched(game.form)
  const search = useSearch()
  const table = useMemo(() => {
    const options = optionsIn(search)
    return options === null ? null : unusualOptions(form, options, words)
  }, [search, form, words])
  if (book === null || primerFor === null || form === null)
    return <p role="status">{words.t('rules.loading')}</p>
  return <Book key={`${game.id}${search}`} book={book} game={game} primer={primerFor(null)} table={table} />
}

export default function Rules({ game }: { readonly game: string }) {
  const known = gameNamed(game)
  if (known === undefined) return <UnknownGame game={game} />
  return (
    <div className={style.reading}>
      <Games shown={game} to="/rules" />
      <BookOf game={known} />
    </div>
  )
}
