// The table on a phone: the board first, the question below it, my resources in a line, and the rest in sheets that are
// opened with the buttons next to them.
import type { Update } from '@lorehall/host'
import { lazy, type ReactNode, Suspense } from 'react'
import { Icon } from '../../components/icon.tsx'
import { HANDHELD_ICONS } from '../../icons/handheld-icons.ts'
import { useChancesShown } from '../../table-ui/chances/shown.ts'
import { PlaceOf } from '../../table-ui/drawn.ts'
import { mayAsk } from './coach/may-ask.ts'
import { TipPlace } from './lesson/tip-place.tsx'
import { later } from '../../table-ui/later.tsx'
import { usePick } from '../../table-ui/picking.ts'
import type { GameParts } from '../../table-ui/parts.ts'
import type { TextKey } from '../../text/en.ts'
import { OwnArea } from '../../table-ui/players/own-area.tsx'
import { OwnLine } from '../../table-ui/players/own-line.tsx'
import { otherSeats, useOwnSeat } from '../../table-ui/players/seats.ts'
import { useWords } from '../../text/language.ts'
import { type TableExtras, useExtras } from './extras.ts'
import { LogPanel } from './log-panel.tsx'
import { Middle } from './middle.tsx'
import { HandheldNews } from './news-line.tsx'
import { OthersDid } from './others-did.tsx'
import { type SheetName, usePanels } from './panels.ts'
import { PromptBar } from './prompt-bar.tsx'
import { SeatedOther } from './seated-other.tsx'
import { useSheets } from './sheets.ts'
import { useTurned } from './use-narrow.ts'
import layout from '../../table-ui/layout.module.css'
import style from './table.module.css'

/** Fetched where the chances to win are shown. */
const Watched = later(async () => (await import('../../table-ui/chances/watched.tsx')).Watched)

/** Fetched when it is first asked. */
const Coach = later(async () => (await import('./coach/coach.tsx')).default)

/** Fetched with the first menu. */
const Dock = later(async () => (await import('./dock.tsx')).Dock)

const SHEETS: readonly { readonly name: SheetName; readonly key: TextKey; readonly icon: string }[] = [
  { name: 'me', key: 'sheet.me', icon: HANDHELD_ICONS.cowled },
  { name: 'others', key: 'sheet.others', icon: HANDHELD_ICONS['three-friends'] },
]

/** Loaded at tables with players who have no seat. */
const Rivals = lazy(() => import('./rivals.tsx'))

interface HandheldProps {
  readonly update: Update
  /** The update that the sheets show. It catches up with `update`. */
  readonly around: Update
  readonly parts: GameParts
}

export default function Handheld({ update, around, parts }: HandheldProps) {
  const { t } = useWords()
  const { sheet, toggleSheet } = usePanels()
  const highlighted = useSheets(around, parts)
  const extras = useExtras()
  const listing = usePick(({ menu }) => menu !== null)
  const own = useOwnSeat(update)
  const coached = mayAsk(around)
  const withChances = useChancesShown(around)
  // In portrait this button is in the top bar.
  const turned = useTurned()
  return (
    <div className={style['handheld']}>
      <Middle update={update} around={around} parts={parts} />
      <div className={style['news']}>
        <HandheldNews />
      </div>
      <Sheet name="me">
        <OwnArea update={around} parts={parts} />
      </Sheet>
      <Sheet name="others">
        {otherSeats(update, own).map((seat) => (
          <SeatedOther key={seat} update={around} parts={parts} seat={seat} />
        ))}
        {around.rivals.length > 0 && (
          <Suspense fallback={null}>
            <Rivals update={around} />
          </Suspense>
        )}
        {withChances && <Watched update={around} />}
        {sheet === 'others' && <LogPanel update={around} parts={parts} />}
      </Sheet>
      {extras !== null && <Sheet name="chat">{sheet === 'chat' && <extras.Chat />}</Sheet>}
      {coached && <Sheet name="coach">{sheet === 'coach' && <Coach update={around} />}</Sheet>}
      {listing && <Dock />}
      {turned && (
        <div className={style['recap']}>
          <OthersDid sign />
        </div>
      )}
      <div className={style['prompt']}>
        <TipPlace update={around} where="compact" />
        <PromptBar update={update} around={around} parts={parts} />
      </div>
      <div className={style['line']}>
        <OwnLine update={around} parts={parts} />
        <nav className={style['tabs']} aria-label={t('sheet.tabs')}>
          {SHEETS.map(({ name, key, icon }) => (
            <button key={name} type="button" aria-expanded={sheet === name} onClick={() => toggleSheet(name)}>
              <Icon path={icon} size="1.4rem" />
              <span className="unseen">{t(key)}</span>
              {highlighted[name] > 0 && <b aria-hidden>{highlighted[name]}</b>}
              {highlighted[name] > 0 && (
                <span className="unseen">{t('sheet.lit', { n: highlighted[name] })}</span>
              )}
            </button>
          ))}
          {coached && (
            <button
              type="button"
              aria-expanded={sheet === 'coach'}
              onClick={() => toggleSheet('coach')}
              data-do="coach-tab"
            >
              <Icon path={HANDHELD_ICONS['owl']} size="1.4rem" />
              <span className="unseen">{t('rail.coach')}</span>
            </button>
          )}
          {extras !== null && <ChatTab extras={extras} />}
        </nav>
      </div>
    </div>
  )
}

/** A closed sheet stays in the document: its highlighted things are counted. */
function Sheet({ name, children }: { readonly name: SheetName; readonly children: ReactNode }) {
  const open = usePanels(({ sheet }) => sheet === name)
  return (
    <PlaceOf value={name}>
      <div className={`${layout['sheet']} ${style['sheet']}`} data-sheet={name} hidden={!open}>
        {children}
      </div>
    </PlaceOf>
  )
}

function ChatTab({ extras }: { readonly extras: TableExtras }) {
  const { t } = useWords()
  const { sheet, toggleSheet } = usePanels()
  const unread = extras.useUnread()
  return (
    <button
      type="button"
      aria-expanded={sheet === 'chat'}
      onClick={() => toggleSheet('chat')}
      data-do="chat-tab"
    >
      <Icon path={HANDHELD_ICONS.conversation} size="1.4rem" />
      <span className="unseen">{t('company.chat')}</span>
      {unread > 0 && <b aria-hidden>{unread}</b>}
      {unread > 0 && <span className="unseen">{t('company.chat.unread', { n: unread })}</span>}
    </button>
  )
}
