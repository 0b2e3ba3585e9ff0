// The place of what is told; what it looks like is fetched with the first step.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import type { Step } from '../../../table/told/steps.ts'
import style from './told-row.module.css'

const Told = lazy(() => import('./told.tsx'))

export function ToldRow({ update, step }: { readonly update: Update; readonly step: Step }) {
  return (
    <div className={style['row']}>
      <Suspense fallback={null}>
        <Told update={update} step={step} />
      </Suspense>
    </div>
  )
}
