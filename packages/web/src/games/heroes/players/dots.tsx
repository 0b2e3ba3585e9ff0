// The nine slots of an Action Bar as dots: free, with a token, with a Serf, or closed.
import type { InSlot, Slot } from '@lorehall/heroes/client'
import { memo } from 'react'
import style from './dots.module.css'
import { useWords } from './words.ts'

interface DotsProps {
  readonly slots: readonly Slot[]
  readonly bar: Readonly<Record<Slot, InSlot>>
  readonly tokens: number
  /** In two rows, for narrow places. */
  readonly rows?: boolean
}

export const Dots = memo(function Dots({ slots, bar, tokens, rows = false }: DotsProps) {
  const { t } = useWords()
  const used = slots.filter((slot) => bar[slot] !== 'free').length
  const says = t('other.bar', { used, tokens })
  return (
    <span className={style['dots']} data-rows={rows} title={says} role="img" aria-label={says}>
      {slots.map((slot, i) => (
        <i key={slot} data-holds={bar[slot]} data-command={i === 4 ? true : undefined} />
      ))}
    </span>
  )
})
