// That a thing can be held, said once on a device: where hints are said, so that it covers nothing.
import { useHoldTold } from '../../../table/hold-told.ts'
import { useWords } from '../../../text/language.ts'
import { Slip } from './slip.tsx'
import style from './slip.module.css'

export default function HoldSlip({ game }: { readonly game: string }) {
  const { t } = useWords()
  return (
    <Slip game={game} label={t('advice.label')} title={t('hold.title')} words={t('hold.words')}>
      <button
        type="button"
        className={style['main']}
        data-do="got-it"
        onClick={() => useHoldTold.setState({ due: false })}
      >
        {t('advice.close')}
      </button>
    </Slip>
  )
}
