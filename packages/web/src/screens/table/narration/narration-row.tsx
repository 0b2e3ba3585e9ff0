// The row of the narration; its content is loaded with the first step.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import type { Step } from '../../../table-ui/trail/steps.ts'
import style from './narration-row.module.css'

const Narrated = lazy(() => import('./narration.tsx'))

export function NarrationRow({ update, step }: { readonly update: Update; readonly step: Step }) {
  return (
    <div className={style['row']}>
      <Suspense fallback={null}>
        <Narrated update={update} step={step} />
      </Suspense>
    </div>
  )
}
