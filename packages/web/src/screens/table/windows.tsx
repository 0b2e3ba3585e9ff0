// Shows the window that is open over the table. The code of the windows is loaded when the first one is opened.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { Boundary } from '../../faults/boundary.tsx'
import { usePanels } from './panels.ts'

const OpenedWindow = lazy(() => import('./opened-window.tsx'))

export function Windows({ update }: { readonly update: Update }) {
  const opened = usePanels((panels) => panels.window)
  if (opened === null) return null
  return (
    <Boundary of={opened} small>
      <Suspense fallback={null}>
        <OpenedWindow update={update} />
      </Suspense>
    </Boundary>
  )
}
