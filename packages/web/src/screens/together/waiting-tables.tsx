// The online tables that wait for me, at the top of the page for playing online.
import '../../text/of-hall.ts'
import { useEffect } from 'react'
import parts from '../../components/frame-parts.module.css'
import { loadMine, useLists, waitsForMe } from '../../online/lists.ts'
import { useTurns } from '../../state/turns.ts'
import { useWords } from '../../text/language.ts'
import { TableRows } from './table-rows.tsx'

export default function WaitingTables() {
  const { t } = useWords()
  const turns = useTurns((state) => state.tables)
  const tables = useLists((lists) => lists.mine)?.filter(waitsForMe) ?? []
  useEffect(() => void loadMine(), [turns])
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={parts.heading}>
        {t('home.waiting')}
      </h2>
      <TableRows tables={tables} />
    </section>
  )
}
