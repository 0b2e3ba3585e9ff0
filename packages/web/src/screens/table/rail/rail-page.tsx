// The page of the rail: the log, the chat or the options. The reader covers it.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { useSettings } from '../../../state/settings.ts'
import { useChancesShown } from '../../../table-ui/chances/shown.ts'
import { later } from '../../../table-ui/later.tsx'
import type { GameParts } from '../../../table-ui/parts.ts'
import { Reader } from '../../../table-ui/reading/reader.tsx'
import { useReading } from '../../../table-ui/reading/reading.ts'
import { useWords } from '../../../text/language.ts'
import { type TableExtras, useExtras } from '../extras.ts'
import { mayAsk } from '../coach/may-ask.ts'
import { LogPanel } from '../log-panel.tsx'
import { type PageName, usePanels } from '../panels.ts'
import type { Row } from '../use-row.ts'
import style from './rail.module.css'

/** Fetched with the first list of options, like the menus. */
const Answers = later(async () => (await import('./options.tsx')).Answers)
/** Fetched where the chances to win are shown. */
const Watched = later(async () => (await import('../../../table-ui/chances/watched.tsx')).Watched)
/** Fetched when it is first asked. */
const Coach = later(async () => (await import('../coach/coach.tsx')).default)

interface RailPageProps {
  readonly update: Update
  readonly parts: GameParts
  readonly row: Row
}

/** If the options don't fit next to the question, their page opens by itself, and closes with the question. */
function useOffered(ask: number | null, many: boolean): void {
  useEffect(() => usePanels.getState().offer(many), [ask, many])
}

export function RailPage({ update, parts, row }: RailPageProps) {
  const { t } = useWords()
  const extras = useExtras()
  const page = usePanels((panels) => panels.page)
  const set = useSettings((settings) => settings.set)
  // In the list of all options, each row describes its option, so the reader must not cover the list.
  const answering = useReading(({ read }) => read !== null && read.at === null && read.option !== null)
  const withChances = useChancesShown(update)
  const asked = update.ask !== null && !update.ask.aside
  useOffered(update.ask?.id ?? null, asked && row.fit === 'page')
  const open =
    (page === 'chat' && extras === null) ||
    (page === 'answers' && !asked) ||
    (page === 'coach' && !mayAsk(update))
      ? 'log'
      : page
  return (
    <aside className={style['page']} aria-label={t('rail.page')}>
      <nav className={style['tabs']} aria-label={t('rail.pages')}>
        <Tab name="log" open={open} says={t('rail.log')} />
        {extras !== null && <ChatTab extras={extras} open={open} />}
        <Tab name="answers" open={open} says={t('answers.open')} />
        {mayAsk(update) && <Tab name="coach" open={open} says={t('rail.coach')} />}
        <button
          type="button"
          className={style['away']}
          aria-label={t('rail.fold')}
          title={t('rail.fold')}
          onClick={() => set({ railFolded: true })}
          data-do="fold-rail"
        >
          »
        </button>
      </nav>
      {withChances && <Watched update={update} />}
      <div className={style['leaf']}>
        {open === 'chat' && extras !== null && <extras.Chat />}
        {open === 'answers' && <Answers update={update} />}
        {open === 'coach' && <Coach update={update} />}
        {/* The log stays mounted below the other pages, so it keeps its scroll position. */}
        <div className={style['log']} hidden={open !== 'log'}>
          <LogPanel update={update} parts={parts} />
        </div>
        {!(open === 'answers' && answering) && <Reader update={update} />}
      </div>
    </aside>
  )
}

interface TabProps {
  readonly name: PageName
  readonly open: PageName
  readonly says: string
  readonly count?: number
}

function Tab({ name, open, says, count = 0 }: TabProps) {
  const turnTo = usePanels((panels) => panels.turnTo)
  return (
    <button type="button" aria-pressed={open === name} onClick={() => turnTo(name)} data-do={`${name}-tab`}>
      {says}
      {count > 0 && <b>{count}</b>}
    </button>
  )
}

function ChatTab({ extras, open }: { readonly extras: TableExtras; readonly open: PageName }) {
  const { t } = useWords()
  const unread = extras.useUnread()
  return <Tab name="chat" open={open} says={t('company.chat')} count={unread} />
}
