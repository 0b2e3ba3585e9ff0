// The text view, for keyboards and screen readers: the question first, then everything on the table under headings.
// Changes are announced; a field takes questions and answers.
import '../../../text/of-further.ts'
import '../../../text/of-wall.ts'
import '../../../text/of-text-view.ts'
import '../../../text/of-company.ts'
import type { Update } from '@lorehall/host'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { skip } from '../../../state/asking.ts'
import { gameNamed } from '../../../games/named.ts'
import { useSession } from '../../../state/session/store.ts'
import { useFetched } from '../../../state/use-fetched.ts'
import { useSettings } from '../../../state/settings.ts'
import { useChancesShown } from '../../../table-ui/chances/shown.ts'
import { type GameTextView, listOf, useGameWords } from '../../../table-ui/text-view.ts'
import { usePick } from '../../../table-ui/picking.ts'
import { TipPlace } from '../lesson/tip-place.tsx'
import { namesOf } from '../../../table-ui/names.ts'
import { winnerNames } from '../../../table-ui/parties.ts'
import { ticksSaid } from '../../../table-ui/several.ts'
import { useWords, type Words, wordsIn } from '../../../text/language.ts'
import { later } from '../../../table-ui/later.tsx'
import { useRuleBook } from '../../rules/book.ts'
import { mayAsk } from '../coach/may-ask.ts'
import { type TableExtras, useExtras } from '../extras.ts'
import { usePanels } from '../panels.ts'
import { ScoreSheet } from '../score-sheet.tsx'
import { Ask } from './ask.tsx'
import { Command } from './command.tsx'
import { JustNow, WholeLog } from './heard.tsx'
import { anchorOf, Section } from './sections.tsx'
import style from './text-view.module.css'

function promptOf(update: Update, words: Words): string {
  const { t, say } = words
  const name = (seat: number) => say(update.seats[seat]?.name ?? '')
  if (update.over) {
    const names = winnerNames(update, words)
    return names.length === 0 ? t('words.over.nobody') : t('words.over', { names: listOf(names, words) })
  }
  if (update.ask !== null && !update.ask.aside) {
    const ticks = ticksSaid(update.ask, words)
    return ticks === null ? say(update.ask.prompt) : `${say(update.ask.prompt)} (${ticks})`
  }
  const [seat] = update.waiting
  return seat === undefined ? t('words.wait.nobody') : t('words.wait', { name: name(seat) })
}

/**
 * When the button of the chosen option is gone and nothing has the focus, the question takes it. Otherwise the question
 * is announced.
 */
function useSpoken(update: Update, prompt: string, heading: RefObject<HTMLHeadingElement | null>): string {
  const [spoken, setSpoken] = useState('')
  const asked = update.ask?.id ?? -1
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
      setSpoken('')
    } else setSpoken(prompt)
  }, [asked, prompt, heading])
  return spoken
}

/** The slash key focuses the command field; so does a digit, which is then typed into it. */
function useWayToField(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[/0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (usePick.getState().confirm !== null) return
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      if (event.key === '/') event.preventDefault()
      // Digits pick the buttons of the board view, which are in another order.
      event.stopPropagation()
      field.current?.focus()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [field])
}

export default function TextView({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const game = useGameWords(update.game)
  const extras = useExtras()
  if (game === null) {
    return (
      <p role="status" className={style['loading']}>
        {t('words.loading')}
      </p>
    )
  }
  return extras === null ? (
    <Page update={update} game={game} />
  ) : (
    <TogetherPage update={update} game={game} extras={extras} />
  )
}

interface TogetherPageProps {
  readonly update: Update
  readonly game: GameTextView
  readonly extras: TableExtras
}

/** The page at an online table: with the people, the clock and the chat. */
function TogetherPage({ update, game, extras }: TogetherPageProps) {
  return <Page update={update} game={game} extras={extras} here={extras.useHere()} />
}

interface PageProps {
  readonly update: Update
  readonly game: GameTextView
  readonly extras?: TableExtras
  readonly here?: readonly string[]
}

function Page({ update, game, extras, here }: PageProps) {
  const language = useSettings((settings) => settings.language)
  const words = useMemo(() => wordsIn(language), [language])
  const { t } = words
  const log = useSession((session) => session.log)
  const waits = useSession((session) => session.queue.length > 0)
  const withChances = useChancesShown(update)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const rules = useRuleBook(update.game)
  const glossary = useFetched(gameNamed(update.game)?.glossary)?.(update) ?? null
  const prompt = promptOf(update, words)
  const spoken = useSpoken(update, prompt, heading)
  const sections = useMemo(() => game.sections(update, words), [game, update, words])
  useWayToField(field)
  const places = [
    ...(here === undefined ? [] : [{ id: 'here', title: t('company.words.here') }]),
    ...sections.map(({ id, title }) => ({ id, title })),
    { id: 'standings', title: t('words.standings') },
    { id: 'log', title: t('words.log') },
  ]
  const goTo = (id: string) => {
    const there = document.getElementById(anchorOf(id))
    there?.scrollIntoView({ block: 'start' })
    there?.focus({ preventScroll: true })
  }
  return (
    <main className={style['page']} aria-label={t('words.label')} data-view="words">
      <h1 className="unseen">{t('words.label')}</h1>
      <p role="status" className="unseen" data-do="spoken">
        {spoken}
      </p>
      <div className={style['asking']}>
        {extras !== undefined && (
          <div className={style['clock']}>
            <extras.Clock />
          </div>
        )}
        <TipPlace update={update} where="wide" />
        <Ask update={update} game={game} heading={heading} prompt={prompt} />
        {mayAsk(update) && <Coached update={update} />}
        {waits && (
          <button type="button" className={style['skip']} onClick={skip}>
            {t('table.skip')}
          </button>
        )}
      </div>
      <div className={style['talk']}>
        {/* A change of language clears the replies, which are in the old language. */}
        <Command
          key={language}
          hearing={{
            update,
            log,
            words,
            game,
            names: namesOf(update.game),
            glossary,
            rules,
            turn: turnOf(update, words),
            ...(here === undefined ? {} : { here }),
          }}
          field={field}
          onLeave={() => heading.current?.focus()}
        />
        {extras !== undefined && (
          <div className={style['chat']}>
            <extras.Chat />
          </div>
        )}
        <JustNow />
      </div>
      <div className={style['document']}>
        <nav aria-label={t('words.nav')} className={style['nav']}>
          {places.map(({ id, title }) => (
            <button key={id} type="button" onClick={() => goTo(id)}>
              {title}
            </button>
          ))}
        </nav>
        {here !== undefined && (
          <Section section={{ id: 'here', title: t('company.words.here'), lines: here }} />
        )}
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <div className={style['section']} data-part="standings">
          <h2 id={anchorOf('standings')} tabIndex={-1}>
            {t('words.standings')}
          </h2>
          <ScoreSheet update={update} />
          {withChances && <Watched update={update} />}
        </div>
        <WholeLog />
      </div>
    </main>
  )
}

/** Fetched where the chances to win are shown. */
const Watched = later(async () => (await import('../../../table-ui/chances/watched.tsx')).Watched)

/** Fetched when it is first asked. */
const Coach = later(async () => (await import('../coach/coach.tsx')).default)

/** The coach, when the player asks for it: by this button, or by its key. */
function Coached({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const open = usePanels(({ page }) => page === 'coach')
  const turnTo = usePanels((panels) => panels.turnTo)
  return (
    <>
      <button
        type="button"
        className={style['skip']}
        aria-expanded={open}
        onClick={() => turnTo(open ? 'log' : 'coach')}
        data-do="coach-tab"
      >
        {t('words.coach')}
      </button>
      {open && <Coach update={update} />}
    </>
  )
}

function turnOf(update: Update, words: Words): string {
  const [seat] = update.waiting
  if (update.over || seat === undefined) return promptOf(update, words)
  if (seat === update.eyes) return words.t('table.turn.mine')
  return words.t('words.wait', { name: words.say(update.seats[seat]?.name ?? '') })
}
