// Unexpected errors. The player is told and offered a reload. Nothing is lost: a host stores every entry before
// anyone sees it, so the table opens again as it was.
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { useNotices } from '../state/notices.ts'
import { useSettings } from '../state/settings.ts'
import { tellIn } from '../text/language.ts'

/** How browsers report a chunk that can't be loaded. */
const MISSING = /dynamically imported|importing a module|preload CSS/i

/** The error as a sentence for the player. */
export function faultSentence(error: unknown): string {
  const { language } = useSettings.getState()
  const what = String(error)
  return MISSING.test(what) ? tellIn(language, 'fault.missing') : tellIn(language, 'fault.text', { what })
}

/** Shows a notice. Enough if the page itself still works. */
export function tellFault(error: unknown): void {
  useNotices.getState().tell({ kind: 'trouble', text: faultSentence(error), error })
}

/** The table on screen, and whether it is online. */
export function tableShown(): { readonly table: string | null; readonly online: boolean } {
  const [, kind, table = null] = /^\/(t|table|replay)\/([^/]+)/.exec(location.pathname) ?? []
  return { table, online: kind === 't' }
}

export interface ReportProps {
  readonly table: string | null
  readonly online: boolean
  /** The error that is reported along with the player's own words. */
  readonly error?: unknown
  readonly onClose: () => void
}

interface Reporting {
  readonly Report: ComponentType<ReportProps> | null
  readonly error: unknown
}

/** The report dialog, while it is open. */
export const useReporting = create<Reporting>()(() => ({ Report: null, error: null }))

export const fetchReport = () => import('../screens/table/report.tsx')

export async function report(error: unknown): Promise<void> {
  const { Report } = await fetchReport()
  useReporting.setState({ Report, error })
}
