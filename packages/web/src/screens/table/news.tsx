// Since my last turn: one line beside the question or over the edge of the board, until I answer.
import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import { useNews } from './news-store.ts'
import style from './news.module.css'

export default function News() {
  const { t } = useWords()
  const { lines, dismiss } = useNews()
  const [open, setOpen] = useState(false)
  if (lines.length === 0) return null
  return (
    <div className={style['news']} role="status" data-open={open} data-do="news">
      <button type="button" className={style['lines']} aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{t('news.title')}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </button>
      <button type="button" className={style['close']} aria-label={t('news.close')} onClick={dismiss}>
        <Icon name="cancel" />
      </button>
    </div>
  )
}
