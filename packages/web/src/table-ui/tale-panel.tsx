// The panel for a long text that belongs to a question, above the options. The panel is shown with the question; the
// code that fetches texts is loaded with the first text.
import '../text/of-further.ts'
import { lazy, Suspense } from 'react'
import type { Reader } from '../state/tales.ts'
import { useWords } from '../text/language.ts'
import style from './tale.module.css'

const Tale = lazy(() => import('./tale.tsx').then((tale) => ({ default: tale.Tale })))

interface TalePanelProps {
  readonly reader: Reader
  /** The name by which the host knows the text. */
  readonly name: string
  readonly folded: boolean
}

export function TalePanel({ reader, name, folded }: TalePanelProps) {
  const { t } = useWords()
  return (
    <div className={style['panel']} role="region" aria-label={t('tale.title')} tabIndex={0}>
      <Suspense fallback={<p className={style['tale']}>{t('tale.coming')}</p>}>
        <Tale key={name} reader={reader} name={name} folded={folded} />
      </Suspense>
    </div>
  )
}
