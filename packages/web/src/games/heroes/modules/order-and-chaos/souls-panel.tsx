// A player's Souls: one mark for each place of the Underworld card.
import type { Update } from '@lorehall/host'
import { useWords } from './own.ts'
import { soulsOf } from './souls.ts'
import style from './souls.module.css'

export function SoulsPanel({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const souls = soulsOf(update, seat)
  if (souls === null) return null
  const says = t('souls.n', { n: souls.n, most: souls.most })
  return (
    <span className={style['souls']} title={says} role="img" aria-label={says}>
      {Array.from({ length: souls.most }, (_, i) => (
        <i key={i} data-full={i < souls.n} />
      ))}
    </span>
  )
}
