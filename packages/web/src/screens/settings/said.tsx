// The result of a task in the settings, read out by screen readers.
import type { ReactNode } from 'react'
import { Wrong } from '../../components/frame-form.tsx'
import style from './settings.module.css'

export function Said({
  trouble,
  children,
}: {
  readonly trouble: string | null
  readonly children?: ReactNode
}) {
  return (
    <>
      <p role="status" className={style.said}>
        {children}
      </p>
      <Wrong sentence={trouble} />
    </>
  )
}
