// The seats of a new table, here or online, with a button to add one while there is space.
import type { ReactNode } from 'react'
import parts from '../../components/frame-parts.module.css'
import style from './new-table.module.css'

interface SeatsPanelProps {
  readonly title: string
  readonly help: string
  readonly rows: ReactNode
  readonly add: string
  readonly full: boolean
  readonly onAdd: () => void
  /** Shown if the player who creates the table only watches; null if they play. */
  readonly watching: string | null
  readonly children?: ReactNode
}

export function SeatsPanel({ title, help, rows, add, full, onAdd, watching, children }: SeatsPanelProps) {
  return (
    <section className={parts.panel} aria-labelledby="seats">
      <h2 id="seats" className={parts.heading}>
        {title}
      </h2>
      <p className={parts.help}>{help}</p>
      <ol className={style.seats}>{rows}</ol>
      <button type="button" className={parts.button} disabled={full} onClick={onAdd}>
        {add}
      </button>
      {watching !== null && <p className={style.watch}>{watching}</p>}
      {children}
    </section>
  )
}
