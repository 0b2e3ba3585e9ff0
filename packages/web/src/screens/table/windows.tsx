// The windows that can be opened over the table, one at a time.
import type { Update } from '@lorehall/host'
import { HelpSheet } from './help-sheet.tsx'
import { usePanels } from './panels.ts'
import { Standings } from './standings.tsx'
import { TableSettings } from './table-settings.tsx'

export function Windows({ update }: { readonly update: Update }) {
  const { window: opened, open } = usePanels()
  const close = () => open(null)
  if (opened === 'standings') return <Standings update={update} onClose={close} />
  if (opened === 'settings') return <TableSettings update={update} onClose={close} />
  if (opened === 'help') return <HelpSheet onClose={close} />
  return null
}
