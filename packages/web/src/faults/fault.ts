// An error that nobody foresaw. The player is told what happened and offered a way on. Nothing is lost by it:
// a host keeps every entry before anybody is shown it, so the table opens again as it stood.
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { useNotices } from '../state/notices.ts'
import { useSettings } from '../state/settings.ts'
import { tellIn } from '../text/language.ts'

/** What browsers say of a part of the page that is not there (any more). */
const MISSING = /dynamically imported|importing a module|preload CSS/i

/** What happened, in a sentence. */
export function faultSentence(error: unknown): string {
  const { language } = useSettings.getState()
  const what = String(error)
  return MISSING.test(what) ? tellIn(language, 'fault.missing') : tellIn(language, 'fault.text', { what })
}

/** The page is still there: a notice is enough. */
export function tellFault(error: unknown): void {
  useNotices.getState().tell({ kind: 'trouble', text: faultSentence(error), error })
}

/** The table that is shown, and whether it is a server's. */
export function tableShown(): { readonly table: string | null; readonly online: boolean } {
  const [, kind, table = null] = /^\/(t|table|replay)\/([^/]+)/.exec(location.pathname) ?? []
  return { table, online: kind === 't' }
}

export interface ReportProps {
  readonly table: string | null
  readonly online: boolean
  /** What is reported beside the player's own words. */
  readonly error?: unknown
  readonly onClose: () => void
}

interface Reporting {
  readonly Report: ComponentType<ReportProps> | null
  readonly error: unknown
}

/** The window in which an error is reported, while it is open. */
export const useReporting = create<Reporting>()(() => ({ Report: null, error: null }))

export const fetchReport = () => import('../screens/table/report.tsx')

export async function report(error: unknown): Promise<void> {
  const { Report } = await fetchReport()
  useReporting.setState({ Report, error })
}
