// What went wrong at the table, told to the player.
import { faultSentence, tellFault } from '../faults/fault.ts'
import { HostTrouble } from '../host/trouble.ts'
import { sayIn, tellIn } from '../text/language.ts'
import { useNotices } from './notices.ts'
import { useSettings } from './settings.ts'
import type { Why } from './table/session.ts'

export function whyOf(error: unknown): Why {
  return {
    code: error instanceof HostTrouble ? error.code : '',
    message: error instanceof Error ? error.message : String(error),
  }
}

/** The host's own sentence, or ours where the trouble is the browser's. */
export function worded({ code, message }: Why): string {
  const { language } = useSettings.getState()
  if (code === 'overtaken' || code === 'storage-full') return tellIn(language, `trouble.${code}`)
  if (code === 'host-died') return tellIn(language, 'trouble.host')
  if (isFault(code)) return faultSentence(message)
  return sayIn(language, message)
}

/** Not a refusal: an error of the page, or of its host. */
const isFault = (code: string) => code === '' || code === 'trouble'

const QUIET: ReadonlySet<string> = new Set(['host-died', 'stale-ask', 'not-asked'])

export function tell(why: Why): void {
  // A second click on what was just answered needs no words: the table is shown as it stands.
  if (isFault(why.code)) tellFault(why.message)
  else if (!QUIET.has(why.code)) useNotices.getState().tell({ kind: 'trouble', text: worded(why) })
}

export function tellTrouble(error: unknown): void {
  tell(whyOf(error))
}
