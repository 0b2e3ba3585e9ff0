// The options after an error: reload the page, or report the error.
import parts from '../components/frame-parts.module.css'
import { useWords } from '../text/language.ts'
import { report, tableShown } from './fault.ts'
import { reloadNewest } from './reload.ts'

export function Offers({ error }: { readonly error: unknown }) {
  const { t } = useWords()
  const { table } = tableShown()
  return (
    <>
      <button type="button" className={parts.primary} onClick={() => void reloadNewest()}>
        {t(table === null ? 'fault.reload.page' : 'fault.reload')}
      </button>
      <button type="button" className={parts.button} onClick={() => void report(error)}>
        {t('report.title')}
      </button>
    </>
  )
}
