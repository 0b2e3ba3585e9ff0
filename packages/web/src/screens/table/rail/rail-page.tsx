// The page of the rail: what happened, what is said, and what one may answer, one at a time. What was touched
// and asks which is listed over it, and over everything lies what is being read.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { useSettings } from '../../../state/settings.ts'
import { MenuList } from '../../../table/answer-list.tsx'
import { usePick } from '../../../table/lit.ts'
import type { GameParts } from '../../../table/parts.ts'
import { Reader } from '../../../table/reading/reader.tsx'
import { useReading } from '../../../table/reading/reading.ts'
import { useWords } from '../../../text/language.ts'
import { type TableExtras, useExtras } from '../extras.ts'
import { LogPanel } from '../log-panel.tsx'
import { type PageName, usePanels } from '../panels.ts'
import type { Row } from '../use-row.ts'
import { Answers } from './answers.tsx'
import style from './rail.module.css'

interface RailPageProps {
  readonly update: Update
  readonly parts: GameParts
  readonly row: Row
}

/** Where the answers find no room beside the question, their page opens by itself, and goes with it. */
function useOffered(ask: number | null, many: boolean): void {
  useEffect(() => usePanels.getState().offer(many), [ask, many])
}

export function RailPage({ update, parts, row }: RailPageProps) {
  const { t } = useWords()
  const extras = useExtras()
  const page = usePanels((panels) => panels.page)
  const set = useSettings((settings) => settings.set)
  const listing = usePick(({ menu }) => menu !== null)
  // Among all the answers one is read in its row: nothing lies over them.
  const answering = useReading(({ read }) => read !== null && read.at === null && read.option !== null)
  const asked = update.ask !== null && !update.ask.aside
  useOffered(update.ask?.id ?? null, asked && row.fit === 'page')
  const open = (page === 'chat' && extras === null) || (page === 'answers' && !asked) ? 'log' : page
  // What was touched is listed over the page: answers are what is seen.
  const seen = listing ? 'answers' : open
  return (
    <aside className={style['page']} aria-label={t('rail.page')}>
      <nav className={style['tabs']} aria-label={t('rail.pages')}>
        <Tab name="log" open={seen} says={t('rail.log')} />
        {extras !== null && <ChatTab extras={extras} open={seen} />}
        <Tab name="answers" open={seen} says={t('answers.open')} />
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
      <div className={style['leaf']}>
        {open === 'chat' && extras !== null && <extras.Chat />}
        {open === 'answers' && <Answers update={update} />}
        {/* It goes on below the others, and is where it was when one turns back to it. */}
        <div className={style['log']} hidden={open !== 'log'}>
          <LogPanel update={update} parts={parts} />
        </div>
        {listing ? <MenuList /> : !(open === 'answers' && answering) && <Reader update={update} />}
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
