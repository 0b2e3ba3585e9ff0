// Short messages at the edge of the screen. Screen readers read them as they appear.
import { useEffect } from 'react'
import { fetchReport, tableShown, useReporting } from '../faults/fault.ts'
import { Offers } from '../faults/offers.tsx'
import { type Notice, useNotices } from '../state/notices.ts'
import { useWords } from '../text/language.ts'
import './notices-sources.ts'
import style from './notices.module.css'

/** News disappears by itself; troubles and offers stay until they are closed. */
const READ_IN = 8000

/** More would cover the screen. */
const MOST = 3

function Tip({ notice }: { readonly notice: Notice }) {
  const { t, say } = useWords()
  const close = useNotices((state) => state.close)
  const { id, kind, text, action, error } = notice
  const passing = kind === 'news' && action === undefined

  useEffect(() => {
    if (!passing) return undefined
    const timer = setTimeout(() => close(id), READ_IN)
    return () => clearTimeout(timer)
  }, [passing, id, close])

  const act = () => {
    close(id)
    action?.run()
  }
  return (
    <li className={style.notice} data-kind={kind}>
      <p className={style.text}>
        {kind === 'trouble' && <strong className={style.title}>{t('trouble.title')}</strong>}
        {say(text)}
      </p>
      {action !== undefined && (
        <button type="button" className={style.action} onClick={act}>
          {say(action.label)}
        </button>
      )}
      {error !== undefined && (
        <div className={style.offers}>
          <Offers error={error} />
        </div>
      )}
      <button type="button" className={style.close} aria-label={t('notice.close')} onClick={() => close(id)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  )
}

/** Fetch the report dialog this long after the table is shown: after an upgrade its chunk may be gone. */
const FETCHED_AFTER = 15_000

/** The report dialog, while it is open. */
function Reporting() {
  const { Report, error } = useReporting()
  return (
    Report !== null && (
      <Report {...tableShown()} error={error} onClose={() => useReporting.setState({ Report: null })} />
    )
  )
}

interface NoticesProps {
  /** At a table, the bottom of the page is in use. */
  readonly atTable?: boolean
  /** The table is shown, so what it needs is here. */
  readonly isShown?: boolean
}

export function Notices({ atTable = false, isShown = false }: NoticesProps) {
  const { t } = useWords()
  const notices = useNotices((state) => state.notices)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => void fetchReport().catch(() => undefined), FETCHED_AFTER)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <>
      <section
        className={style.area}
        data-at-table={atTable}
        aria-label={t('notice.label')}
        aria-live="polite"
        aria-relevant="additions"
      >
        <ul className={style.list}>
          {notices.slice(-MOST).map((notice) => (
            <Tip key={notice.id} notice={notice} />
          ))}
        </ul>
      </section>
      <Reporting />
    </>
  )
}
