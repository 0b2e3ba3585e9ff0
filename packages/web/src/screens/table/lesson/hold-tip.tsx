// The tip that things can be held to read about them, shown once per device. It is where hints are, so that it covers
// nothing.
import '../../../text/of-lesson.ts'
import { useHoldTip } from '../../../table-ui/hold.ts'
import { useWords } from '../../../text/language.ts'
import { Tip } from './tip.tsx'
import style from './tip.module.css'

export default function HoldTip({ game }: { readonly game: string }) {
  const { t } = useWords()
  return (
    <Tip game={game} label={t('advice.label')} title={t('hold.title')} words={t('hold.words')}>
      <button
        type="button"
        className={style['main']}
        data-do="got-it"
        onClick={() => useHoldTip.setState({ due: false })}
      >
        {t('advice.close')}
      </button>
    </Tip>
  )
}
