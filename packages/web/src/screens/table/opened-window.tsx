// The window that is open over the table.
import '../../text/of-windows.ts'
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { useExtras } from './extras.ts'
import { HelpSheet } from './help-sheet.tsx'
import { usePanels } from './panels.ts'
import { Report } from './report.tsx'
import { Scores } from './scores.tsx'
import { TableSettings } from './table-settings.tsx'

/** Loaded when the player first invites somebody. */
const Invite = lazy(() => import('../together/invite.tsx'))

export default function OpenedWindow({ update }: { readonly update: Update }) {
  const { window: opened, open } = usePanels()
  const extras = useExtras()
  const close = () => open(null)
  if (opened === 'standings') return <Scores update={update} onClose={close} />
  if (opened === 'settings') return <TableSettings update={update} onClose={close} />
  if (opened === 'help') return <HelpSheet onClose={close} />
  if (opened === 'invite') {
    return (
      <Suspense fallback={null}>
        <Invite table={update.table} game={update.game} seats={update.seats} onClose={close} />
      </Suspense>
    )
  }
  if (opened === 'report') return <Report table={update.table} online={extras !== null} onClose={close} />
  if (opened === 'people' && extras !== null) return <extras.People onClose={close} />
  return null
}
