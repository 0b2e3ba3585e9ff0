// A long text that is read with a question, in a room of its own above the answers. The room is there with the
// question; how a text is fetched comes with the first text.
import { lazy, Suspense } from 'react'
import type { Reader } from '../state/tales.ts'
import { useWords } from '../text/language.ts'
import style from './tale.module.css'

const Tale = lazy(() => import('./tale.tsx').then((tale) => ({ default: tale.Tale })))

interface TalePanelProps {
  readonly reader: Reader
  /** The name under which the host gives it. */
  readonly name: string
}

export function TalePanel({ reader, name }: TalePanelProps) {
  const { t } = useWords()
  return (
    <div className={style['panel']} role="region" aria-label={t('tale.title')} tabIndex={0} data-tale={name}>
      <Suspense fallback={<p className={style['tale']}>{t('tale.coming')}</p>}>
        {/* Another text begins at its head. */}
        <Tale key={name} reader={reader} name={name} />
      </Suspense>
    </div>
  )
}
