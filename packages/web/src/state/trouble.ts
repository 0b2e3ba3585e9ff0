// Tells the player what went wrong at the table.
import { faultSentence, tellFault } from '../faults/fault.ts'
import { saveTable } from '../host/table-file.ts'
import { HostTrouble } from '../host/trouble.ts'
import { sayIn, tellIn } from '../text/language.ts'
import { type Notice, useNotices } from './notices.ts'
import { useSettings } from './settings.ts'
import type { Why } from './session/session.ts'
import { useSession } from './session/store.ts'

export function whyOf(error: unknown): Why {
  return {
    code: error instanceof HostTrouble ? error.code : '',
    message: error instanceof Error ? error.message : String(error),
  }
}

/** An error of the page or its host, as opposed to a refusal. */
export const isFault = ({ code }: Why) => code === '' || code === 'trouble'

/** The host's sentence, or ours if the browser caused the error. */
export function worded(why: Why): string {
  const { code, message } = why
  const { language } = useSettings.getState()
  if (code === 'overtaken' || code === 'storage-full' || code === 'storage-full.bot')
    return tellIn(language, `trouble.${code}`)
  if (code === 'host-died') return tellIn(language, 'trouble.host')
  if (isFault(why)) return faultSentence(message)
  return sayIn(language, message)
}

const QUIET: ReadonlySet<string> = new Set(['host-died', 'stale-ask', 'not-asked'])

export function tell(why: Why): void {
  if (isFault(why)) tellFault(why.message)
  // A double click on an option needs no notice: the table is refreshed anyway.
  else if (!QUIET.has(why.code)) {
    const save = why.code.startsWith('storage-full') ? { action: saveShown() } : {}
    useNotices.getState().tell({ kind: 'trouble', text: worded(why), ...save })
  }
}

/** The table is stored up to its last entry, so it can be saved even if nothing more can be stored. */
function saveShown(): NonNullable<Notice['action']> {
  const { port, table } = useSession.getState()
  const run = () => void saveTable(port, table ?? '').catch(tellTrouble)
  return { label: tellIn(useSettings.getState().language, 'file.save'), run }
}

export function tellTrouble(error: unknown): void {
  tell(whyOf(error))
}
