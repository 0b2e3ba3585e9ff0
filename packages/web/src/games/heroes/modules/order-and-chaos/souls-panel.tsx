// A player's Souls: a mark and their number, because there is little room beside a faction's name.
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
      <i className={style['soul']} data-full={souls.n > 0} />
      {souls.n}
    </span>
  )
}
