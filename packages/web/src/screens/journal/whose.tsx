// The choice of whose texts the list shows, if several players have some.
import '../../text/of-journal.ts'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import { type Chapter, readersOf } from './chapters.ts'

interface WhoseProps {
  readonly chapter: Chapter
  /** Null: everybody's. */
  readonly seat: number | null
  readonly onSeat: (seat: number | null) => void
}

export function Whose({ chapter, seat, onSeat }: WhoseProps) {
  const { t, say } = useWords()
  const readers = readersOf(chapter)
  if (readers.length < 2) return null
  return (
    <select
      className={parts.input}
      aria-label={t('journal.whose')}
      value={seat ?? ''}
      onChange={({ target }) => onSeat(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('journal.everybody')}</option>
      {readers.map((one) => (
        <option key={one} value={one}>
          {say(chapter.update.seats[one]?.name ?? '')}
        </option>
      ))}
    </select>
  )
}
