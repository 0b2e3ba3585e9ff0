// The table: the shared board in the middle, the other players at its side, my area below, and the question between
// them. The page never scrolls.
import '../../text/of-table.ts'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Notices } from '../../components/notices.tsx'
import { host } from '../../host/client.ts'
import type { TablePort } from '../../host/table-port.ts'
import { useNotices } from '../../state/notices.ts'
import { useSession } from '../../state/session/store.ts'
import { closeTable, openTable } from '../../state/visit.ts'
import { useSettings } from '../../state/settings.ts'
import { useClicks } from '../../table-ui/clicks.ts'
import { useHolds } from '../../table-ui/hold.ts'
import { progressAt } from '../../table-ui/lesson/lessons.ts'
import { later } from '../../table-ui/later.tsx'
import { useParts } from '../../table-ui/parts.ts'
import { railStyle } from '../../table-ui/rail-width.ts'
import { usePresses } from '../../table-ui/press.ts'
import { useReadingEars } from '../../table-ui/reading/use-reading.ts'
import { useSounds } from '../../table-ui/sound.ts'
import { useWords } from '../../text/language.ts'
import { isSketch } from './ahead/sketches.ts'
import { ConfirmPick } from './confirm-pick.tsx'
import { Desktop } from './desktop.tsx'
import { useExtras } from './extras.ts'
import { useKeys } from './keys.ts'
import { follow } from './news-store.ts'
import { RuleLookup } from './rule-lookup.tsx'
import { TopBar } from './top-bar.tsx'
import { Trouble } from './trouble.tsx'
import { usePanels } from './panels.ts'
import { useNarrow, useTurned } from './use-narrow.ts'
import { Windows } from './windows.tsx'
import layout from '../../table-ui/layout.module.css'
import style from './table.module.css'

const TextView = lazy(() => import('./text-view/text-view.tsx'))
/** Not loaded on a desktop. */
const Handheld = lazy(() => import('./handheld.tsx'))
const EndScreen = lazy(() => import('./end/end-screen.tsx'))
/** Loaded only at a shared device. */
const Curtain = lazy(() => import('./curtain/curtain.tsx'))

/** Loaded only where a player plans ahead. */
const Planning = later(async () => (await import('./ahead/plan-ahead.tsx')).Planning)

/** Loaded only for a lesson. */
const TaughtPort = lazy(() => import('./lesson/taught-port.tsx'))

export default function Table({ id }: { readonly id: string }) {
  // The port stays the same when the lesson ends.
  const taught = useMemo(() => progressAt(id) !== undefined, [id])
  if (!taught) return <TableScreen id={id} port={host} />
  return <TaughtPort>{(port) => <TableScreen id={id} port={port} />}</TaughtPort>
}

export function TableScreen({ id, port }: { readonly id: string; readonly port: TablePort }) {
  useEffect(() => {
    openTable(id, port)
    return closeTable
  }, [id, port])
  useEffect(() => {
    usePanels.getState().reset()
    useNotices.getState().goOn()
  }, [id])
  const trouble = useSession((session) => session.trouble)
  const isShown = useSession(({ shown }) => shown !== null)
  return (
    <>
      {trouble === null ? (
        <>
          <TabTitle />
          <OpenTable />
        </>
      ) : (
        <Trouble why={trouble} />
      )}
      <Notices atTable isShown={isShown || trouble !== null} />
    </>
  )
}

/** The title of the browser tab says when it is my turn. */
function TabTitle() {
  const { t } = useWords()
  const mine = useSession(({ around }) => around?.update.waiting.includes(around.update.eyes ?? -1) === true)
  return <title>{`${t(mine ? 'table.turn.mine' : 'table.label')} · ${t('app.name')}`}</title>
}

function OpenTable() {
  const words = useWords()
  const { t } = words
  const shown = useSession((session) => session.shown)
  const around = useSession((session) => session.around)
  const curtain = useSession((session) => session.curtain)
  const parts = useParts(shown)
  const narrow = useNarrow()
  const turned = useTurned()
  const textView = useSettings((settings) => settings.textView)
  const extras = useExtras()
  useKeys()
  usePresses()
  useClicks()
  useHolds()
  useReadingEars()
  useSounds(shown?.game)
  useEffect(() => {
    if (around !== null && parts !== null)
      void follow(around.update, parts, words, useSession.getState().told?.from.update ?? null)
  }, [around, parts])
  const loading = (
    <p role="status" className={`${layout['loading']} ${style['loading']}`}>
      {t('table.loading')}
    </p>
  )
  if (shown === null || around === null || parts === null) return loading
  if (curtain !== null) {
    return (
      <Suspense fallback={loading}>
        <Curtain />
      </Suspense>
    )
  }
  parts.prepare(shown)
  const Layout = narrow ? Handheld : Desktop
  return (
    <RuleLookup game={shown.game}>
      <div
        className={`${layout['grid']} ${style['table']}`}
        style={railStyle(false)}
        data-turned={turned && !textView}
        aria-busy={around.update !== shown}
      >
        <TopBar update={around.update} shown={shown} parts={parts} />
        {isSketch(shown.table) && <Planning table={shown.table} />}
        {textView ? (
          <Suspense
            fallback={<p className={`${layout['loading']} ${style['loading']}`}>{t('table.loading')}</p>}
          >
            <TextView update={shown} />
          </Suspense>
        ) : (
          <Suspense fallback={loading}>
            <Layout update={shown} around={around.update} parts={parts} />
          </Suspense>
        )}
        <ConfirmPick />
        <Windows update={around.update} />
        {extras !== null && <extras.Over />}
        <Suspense fallback={null}>{shown.over && <EndScreen update={shown} />}</Suspense>
      </div>
    </RuleLookup>
  )
}
