// What went wrong at the table, told to the player.
import { HostTrouble } from '../host/trouble.ts'
import { sayIn, tellIn } from '../text/language.ts'
import { useNotices } from './notices.ts'
import { useSettings } from './settings.ts'

/** The host's own sentence, or ours where the trouble is the browser's. */
export function worded(error: unknown): string {
  const { language } = useSettings.getState()
  const code = error instanceof HostTrouble ? error.code : ''
  if (code === 'overtaken' || code === 'storage-full') return tellIn(language, `trouble.${code}`)
  return sayIn(language, error instanceof Error ? error.message : String(error))
}

const QUIET: ReadonlySet<string> = new Set(['host-died', 'stale-ask', 'not-asked'])

export function tellTrouble(error: unknown): void {
  // A second click on what was just answered needs no words: the table is shown as it stands.
  if (error instanceof HostTrouble && QUIET.has(error.code)) return
  useNotices.getState().tell({ kind: 'trouble', text: worded(error) })
}
