// The journal: everything that was read in a campaign, chapter by chapter, like a book.
import '../../text/of-further.ts'
import '../../text/of-journal.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { gameNamed } from '../../games/named.ts'
import { saveFile } from '../../host/table-file.ts'
import { fetchTale, type Reader, tellingOf, useTales } from '../../state/tales.ts'
import { tellTrouble, whyOf, worded } from '../../state/trouble.ts'
import { lineSaid } from '../../table-ui/line-said.ts'
import { Tale } from '../../table-ui/tale.tsx'
import { useWords, type Words } from '../../text/language.ts'
import { type Chapter, type Chapters, type JournalSource, readChapters } from './chapters.ts'
import { type Entry, talesOf } from './entries.ts'
import style from './journal.module.css'
import { Whose } from './whose.tsx'
import { written, type WrittenEntry } from './written.ts'

const readerOf = ({ table, update: { game, eyes } }: Chapter): Reader => ({ table, game, eyes })

const chapterSaid = (n: number, { t }: Words): string => t('journal.chapter', { n: n + 1 })

const playerOf = ({ update }: Chapter, { line }: Entry): string | null =>
  line.seat === null ? null : (update.seats[line.seat]?.name ?? null)

/** The paragraphs of a text that has been fetched. */
function paragraphsOf(chapter: Chapter, name: string): readonly string[] {
  const telling = tellingOf(readerOf(chapter), name)
  return telling?.is === 'told' ? telling.paragraphs : []
}

/** Fetches every text of these chapters that is not here yet. */
async function fetchAll({ port }: JournalSource, chapters: readonly Chapter[]): Promise<void> {
  for (const chapter of chapters)
    for (const name of chapter.entries.flatMap(talesOf)) await fetchTale(port, readerOf(chapter), name)
}

function writtenEntry(chapter: Chapter, entry: Entry, words: Words): WrittenEntry {
  return {
    title: lineSaid(entry.line, words),
    by: playerOf(chapter, entry),
    paragraphs: entry.parts.flatMap((part): WrittenEntry['paragraphs'] =>
      'line' in part
        ? [{ text: lineSaid(part.line, words), aside: true }]
        : paragraphsOf(chapter, part.tale).map((text) => ({ text: words.say(text), aside: false })),
    ),
  }
}

/** Whether the words are in the entry, as far as its texts have been fetched. */
function contains(chapter: Chapter, entry: Entry, wanted: string, words: Words): boolean {
  const { title, by, paragraphs } = writtenEntry(chapter, entry, words)
  const text = [title, by ?? '', ...paragraphs.map((one) => one.text)].join('\n').toLowerCase()
  return words
    .say(wanted)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface JournalProps {
  readonly id: string
  readonly source: JournalSource
}

export function JournalScreen({ id, source }: JournalProps) {
  const words = useWords()
  const { t, say } = words
  const [read, setRead] = useState<Chapters | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    setRead(null)
    setTrouble(null)
    readChapters(source, id)
      .then((chapters) => here && setRead(chapters))
      .catch((error: unknown) => here && setTrouble(worded(whyOf(error))))
    return () => {
      here = false
    }
  }, [source, id])
  if (trouble !== null) return <p role="alert">{say(trouble)}</p>
  if (read === null) return <p role="status">{t('journal.coming')}</p>
  return <Book key={id} read={read} source={source} />
}

/** Where the reader is: a chapter and an entry of it. */
interface Place {
  readonly chapter: number
  readonly entry: number
}

function Book({
  read: { chapters, lost },
  source,
}: {
  readonly read: Chapters
  readonly source: JournalSource
}) {
  const words = useWords()
  const { t, say } = words
  const [place, setPlace] = useState<Place>({ chapter: chapters.length - 1, entry: 0 })
  const [wanted, setWanted] = useState('')
  /** Only this seat's entries; null: everybody's. */
  const [whose, setWhose] = useState<number | null>(null)
  /** On a narrow screen, the list and the page take turns. */
  const [reads, setReads] = useState(false)
  const [saving, setSaving] = useState(false)
  // The search reads texts as they come.
  useTales()
  const chapter = chapters[place.chapter]
  const last = chapters.at(-1)
  const game = last?.update.game ?? ''
  const title = `${say(gameNamed(game)?.name ?? game)}: ${t('journal.title')}`
  const shown = useMemo(() => chapter?.entries.map((entry, n) => ({ entry, n })) ?? [], [chapter]).filter(
    ({ entry }) =>
      (whose === null || entry.line.seat === whose) &&
      (chapter === undefined || wanted === '' || contains(chapter, entry, wanted, words)),
  )

  const search = useCallback(
    (text: string) => {
      setWanted(text)
      if (chapter !== undefined) void fetchAll(source, [chapter])
    },
    [source, chapter],
  )
  const go = (next: Place) => {
    setPlace(next)
    setReads(true)
  }
  const save = async () => {
    setSaving(true)
    await fetchAll(source, chapters)
    const pages = chapters.map((one, n) => ({
      title: chapterSaid(n, words),
      entries: one.entries.map((entry) => writtenEntry(one, entry, words)),
    }))
    saveFile(`${game}-journal.html`, written(title, pages), 'text/html')
    setSaving(false)
  }
  const current = chapter?.entries[place.entry]
  return (
    <article className={style['book']} data-reads={reads} aria-label={t('journal.title')}>
      <section className={style['list']} aria-label={t('journal.entries')}>
        <header className={style['head']}>
          <h1>{title}</h1>
          {last !== undefined && (
            <Link className={parts.button} href={source.home(last.table)}>
              {t('journal.table')}
            </Link>
          )}
        </header>
        {chapters.length > 1 && (
          <nav className={style['chapters']} aria-label={t('journal.chapters')}>
            {chapters.map((one, n) => (
              <button
                key={one.table}
                type="button"
                aria-pressed={n === place.chapter}
                onClick={() => {
                  setPlace({ chapter: n, entry: 0 })
                  setWhose(null)
                }}
              >
                {chapterSaid(n, words)}
              </button>
            ))}
          </nav>
        )}
        {lost && <p className={style['note']}>{t('journal.lost')}</p>}
        <input
          className={parts.input}
          type="search"
          aria-label={t('journal.search')}
          placeholder={t('journal.search')}
          value={wanted}
          onChange={({ target }) => search(target.value)}
        />
        {chapter !== undefined && <Whose chapter={chapter} seat={whose} onSeat={setWhose} />}
        {chapter !== undefined && chapter.entries.length === 0 && (
          <p className={style['note']}>{t('journal.empty')}</p>
        )}
        {chapter !== undefined && chapter.entries.length > 0 && shown.length === 0 && (
          <p className={style['note']} role="status">
            {t('journal.unmatched')}
          </p>
        )}
        <ol className={style['entries']}>
          {shown.map(({ entry, n }) => (
            <li key={n}>
              <button
                type="button"
                aria-current={n === place.entry}
                onClick={() => go({ ...place, entry: n })}
              >
                {entry.line.seat !== null && <SeatMark seat={entry.line.seat} size={16} />}
                <span>{lineSaid(entry.line, words)}</span>
              </button>
            </li>
          ))}
        </ol>
        <footer className={style['foot']}>
          <span>
            {chapter?.entries.length === 1
              ? t('journal.count.one')
              : t('journal.count.many', { n: chapter?.entries.length ?? 0 })}
          </span>
          <button
            type="button"
            className={parts.button}
            disabled={saving}
            title={t('journal.save.why')}
            data-do="save-journal"
            onClick={() => void save().catch(tellTrouble)}
          >
            {t(saving ? 'journal.saving' : 'journal.save')}
          </button>
        </footer>
      </section>
      {chapter !== undefined && current !== undefined && (
        <Page
          key={`${place.chapter}/${place.entry}`}
          chapter={chapter}
          entry={current}
          place={place}
          port={source.port}
          onGo={go}
          onList={() => setReads(false)}
        />
      )}
    </article>
  )
}

interface PageProps {
  readonly chapter: Chapter
  readonly entry: Entry
  readonly place: Place
  readonly port: JournalSource['port']
  readonly onGo: (place: Place) => void
  readonly onList: () => void
}

function Page({ chapter, entry, place, port, onGo, onList }: PageProps) {
  const words = useWords()
  const { t, say } = words
  const by = playerOf(chapter, entry)
  const to = (n: number) => onGo({ ...place, entry: n })
  return (
    <section className={style['page']} aria-label={lineSaid(entry.line, words)} data-do="page">
      <header>
        <h2>{lineSaid(entry.line, words)}</h2>
        {by !== null && (
          <p className={style['by']}>
            {entry.line.seat !== null && <SeatMark seat={entry.line.seat} size={14} />} {say(by)}
          </p>
        )}
      </header>
      <div className={style['text']}>
        {entry.parts.map((part, n) =>
          'tale' in part ? (
            <Tale key={n} reader={readerOf(chapter)} name={part.tale} port={port} />
          ) : (
            <p key={n} className={style['between']}>
              {lineSaid(part.line, words)}
            </p>
          ),
        )}
      </div>
      <footer className={style['foot']}>
        <button type="button" className={`${parts.button} ${style['back']}`} onClick={onList}>
          {t('journal.list')}
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={place.entry === 0}
          onClick={() => to(place.entry - 1)}
        >
          {t('journal.before')}
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={place.entry + 1 >= chapter.entries.length}
          onClick={() => to(place.entry + 1)}
        >
          {t('journal.next')}
        </button>
      </footer>
    </section>
  )
}
