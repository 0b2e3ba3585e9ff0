// Your own numbers: a page to see, change, check, save and load the values of your own box. Every change is saved on this
// device as it is typed.
import '../../text/of-hall.ts'
import '../../text/of-numbers.ts'
import type { NumberField, NumbersForm } from '@lorehall/grammar/numbers'
import { canonical, type Json } from '@lorehall/kernel'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Games } from '../../components/frame-games.tsx'
import parts from '../../components/frame-parts.module.css'
import { Sure } from '../../components/frame-sure.tsx'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import type { HallGame } from '../../games/game.ts'
import { gameNamed } from '../../games/named.ts'
import {
  deleteNumbers,
  keepNumbers,
  newNumbers,
  type OwnNumbers,
  useOwnNumbers,
} from '../../state/own-numbers.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords, type Words } from '../../text/language.ts'
import {
  changedIn,
  type Clash,
  clashIn,
  type Draft,
  draftOf,
  fileOf,
  withField,
  withOurs,
  wrongIn,
} from './draft.ts'
import { Entries } from './entries.tsx'
import { Chapters, Filters } from './filters.tsx'
import { found, MOST_FOUND, type Wanted } from './found.ts'
import style from './numbers.module.css'
import { nameOfFile, readNumbersFile } from './read-file.ts'
import { SetBar } from './set-bar.tsx'

/** Numbers that don't fit together, as a sentence. */
function clashSaid({ chapter, entry, field, needed }: Clash, { t, say }: Words): string {
  const where = [entry?.title ?? chapter?.title, field?.label].flatMap((one) =>
    one === undefined ? [] : [say(one)],
  )
  return where.length === 0
    ? t('numbers.clash.all', { needed: say(needed) })
    : t('numbers.clash', { where: where.join(', '), needed: say(needed) })
}

interface StateProps {
  readonly draft: Draft
  readonly kept: boolean
  readonly full: boolean
  readonly clash: Clash | null
  readonly name: string
  readonly onWrong: () => void
  readonly onReset: () => void
}

/** The number of changes and mistakes, and whether everything is saved. */
function State({ draft, kept, full, clash, name, onWrong, onReset }: StateProps) {
  const words = useWords()
  const { t } = words
  const changed = changedIn(draft).length
  const wrong = wrongIn(draft).length
  return (
    <div className={style.state}>
      <div id="numbers-state" role="status">
        {wrong > 0 && (
          <p className={style.mistakes}>
            {t('numbers.wrong', { n: wrong })}{' '}
            <button type="button" className={style.more} onClick={onWrong}>
              {t('numbers.wrong.show')}
            </button>
          </p>
        )}
        {clash !== null && <p className={style.mistakes}>{clashSaid(clash, words)}</p>}
        <p>
          {full
            ? t('numbers.full')
            : changed === 0 || !kept
              ? t('numbers.none')
              : t('numbers.changed', { n: changed })}
        </p>
      </div>
      {changed > 0 && (
        <Sure
          label={t('numbers.reset')}
          question={t('numbers.reset.sure', { name })}
          no={t('numbers.reset.no')}
          yes={t('numbers.reset.yes')}
          onYes={(close) => {
            close()
            onReset()
          }}
        />
      )}
    </div>
  )
}

interface EditorProps {
  readonly game: HallGame
  readonly form: NumbersForm
}

/** The sets of a game on this device. */
function useSets(game: string): readonly OwnNumbers[] {
  const all = useOwnNumbers(({ sets }) => sets)
  return useMemo(() => all.filter((set) => set.game === game), [all, game])
}

/** A sentence about a file that was read. */
function readSaid(name: string, dropped: readonly string[], { t }: Words): string {
  const parts = `${dropped.slice(0, 4).join(', ')}${dropped.length > 4 ? ' …' : ''}`
  return [
    t('numbers.file.loaded', { name }),
    ...(dropped.length === 0 ? [] : [t('numbers.file.dropped', { n: dropped.length, parts })]),
  ].join(' ')
}

/** The edited set and its draft. Every change is saved; a new set is saved with its first change. */
function useEdited({ game, form }: EditorProps) {
  const { t } = useWords()
  const [path, go] = useLocation()
  const sets = useSets(game.id)
  const asked = new URLSearchParams(useSearch()).get('set')
  const fresh = () => newNumbers(game.id, t('numbers.set.first'), {})
  const [set, setSet] = useState(() => sets.find(({ id }) => id === asked) ?? sets[0] ?? fresh())
  const [draft, setDraft] = useState(() => draftOf(form, set.file))
  const [full, setFull] = useState(false)
  const saved = sets.find(({ id }) => id === set.id)

  // Another tab has changed this set. Nothing is lost here, because every change was saved before.
  if (saved !== undefined && canonical(saved.file) !== canonical(set.file)) {
    setSet(saved)
    setDraft(draftOf(form, saved.file))
  }
  const keep = (next: OwnNumbers) => {
    setSet(next)
    // Without a name the set could not be chosen, so the last one stays saved until there is another.
    setFull(
      !keepNumbers(next.name.trim() === '' ? { ...next, name: saved?.name ?? t('numbers.set.first') } : next),
    )
  }
  const show = (next: OwnNumbers) => {
    setSet(next)
    setDraft(draftOf(form, next.file))
    setFull(false)
    go(`${path}?set=${next.id}`, { replace: true })
  }
  return {
    sets,
    set,
    draft,
    full,
    kept: saved !== undefined,
    rename: (name: string) => keep({ ...set, name }),
    change: (next: Draft) => {
      setDraft(next)
      keep({ ...set, file: fileOf(next) })
    },
    open: (id: string | null) => show(sets.find((one) => one.id === id) ?? fresh()),
    add: (name: string, file: Json): OwnNumbers => {
      const made = newNumbers(game.id, name, fileOf(draftOf(form, file)))
      const fits = keepNumbers(made)
      show(made)
      setFull(!fits)
      return made
    },
    remove: () => {
      deleteNumbers(set.id)
      show(sets.find(({ id }) => id !== set.id) ?? fresh())
    },
  }
}

function Editor({ game, form }: EditorProps) {
  const words = useWords()
  const { t, say } = words
  const { sets, set, draft, full, kept, rename, change, open, add, remove } = useEdited({ game, form })
  const [news, setNews] = useState<{ readonly text: string; readonly bad: boolean } | null>(null)
  const [wanted, setWanted] = useState<Wanted>(() => ({
    search: '',
    shown: 'all',
    chapter: draft.chapters[0]?.id ?? '',
  }))
  const want = (wish: Partial<Wanted>) => setWanted({ ...wanted, ...wish })
  const clash = useMemo(() => clashIn(draft), [draft])
  // The fields are memoized, so their handlers must stay the same.
  const latest = useRef({ change, draft })
  useEffect(() => {
    latest.current = { change, draft }
  })
  const onValue = useCallback((field: NumberField, value: Json) => {
    latest.current.change(withField(latest.current.draft, field, value))
  }, [])
  const onOurs = useCallback((field: NumberField) => {
    latest.current.change(withOurs(latest.current.draft, field))
  }, [])
  const load = async (file: File) => {
    const read = await readNumbersFile(await file.text(), game, form)
    if (read.kind === 'read') {
      const { name } = add(nameOfFile(file), read.file)
      setNews({ text: readSaid(name, read.dropped, words), bad: read.dropped.length > 0 })
    } else if (read.kind === 'other') {
      setNews({ text: t('numbers.file.other', { game: say(read.game.name) }), bad: true })
    } else setNews({ text: t('numbers.file.nonsense'), bad: true })
  }
  const sought = useDeferredValue(wanted)
  const { chapters, more } = useMemo(() => found(draft, sought), [draft, sought])
  return (
    <>
      <SetBar
        sets={sets}
        set={set}
        kept={kept}
        draft={draft}
        playable={clash === null && wrongIn(draft).length === 0}
        onSet={(id) => {
          setNews(null)
          open(id)
        }}
        onName={rename}
        onFile={(file) => void load(file)}
        onDelete={remove}
      />
      {news !== null && (
        <p className={news.bad ? parts.trouble : parts.help} role={news.bad ? 'alert' : 'status'}>
          {news.text}
        </p>
      )}
      <div className={style.tools}>
        <Filters wanted={wanted} onWant={want} />
        <State
          draft={draft}
          kept={kept}
          full={full}
          clash={clash}
          name={set.name}
          onWrong={() => want({ search: '', shown: 'wrong' })}
          onReset={() => change(draftOf(form, {}))}
        />
      </div>
      <div className={style.columns}>
        <Chapters draft={draft} wanted={wanted} onWant={want} />
        <div>
          {chapters.length === 0 && <p role="status">{t('numbers.matches.none')}</p>}
          <Entries key={set.id} chapters={chapters} draft={draft} onValue={onValue} onOurs={onOurs} />
          {more && <p className={parts.help}>{t('numbers.matches.many', { n: MOST_FOUND })}</p>}
        </div>
      </div>
    </>
  )
}

function NumbersOf({ game }: { readonly game: HallGame }) {
  const { t } = useWords()
  const form = useFetched(game.numbers)
  return (
    <div className={style.page}>
      <title>{`${t('numbers.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('numbers.title')}</h1>
      <div className={style.top}>
        <p className={parts.lead}>{t('numbers.lead')}</p>
        <Games shown={game.id} to="/numbers" />
      </div>
      {form === null ? <p role="status">{t('numbers.loading')}</p> : <Editor game={game} form={form} />}
    </div>
  )
}

export default function Numbers({ game }: { readonly game: string }) {
  const known = gameNamed(game)
  return known === undefined ? <UnknownGame game={game} /> : <NumbersOf key={game} game={known} />
}
