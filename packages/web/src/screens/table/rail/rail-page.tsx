// The page of the rail: what happened, what is said, and what one may answer, one at a time.
import type { Update } from '@lorehall/host'
import type { GameParts } from '../../../table/parts.ts'
import { useWords } from '../../../text/language.ts'
import { type TableExtras, useExtras } from '../extras.ts'
import { LogPanel } from '../log-panel.tsx'
import { type PageName, usePanels } from '../panels.ts'
import style from './rail.module.css'

interface RailPageProps {
  readonly update: Update
  readonly parts: GameParts
}

export function RailPage({ update, parts }: RailPageProps) {
  const { t } = useWords()
  const extras = useExtras()
  const page = usePanels((panels) => panels.page)
  const open = extras === null && page === 'chat' ? 'log' : page
  return (
    <aside className={style['page']} aria-label={t('rail.page')}>
      <nav className={style['tabs']} aria-label={t('rail.pages')}>
        <Tab name="log" open={open} says={t('log.title')} />
        {extras !== null && <ChatTab extras={extras} open={open} />}
      </nav>
      <div className={style['leaf']}>
        {open === 'chat' && extras !== null ? <extras.Chat /> : <LogPanel update={update} parts={parts} />}
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
