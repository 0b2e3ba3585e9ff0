// The button on a phone that shows what the others did, while I am asked.
import { Icon } from '../../components/icon.tsx'
import { useSession } from '../../state/session/store.ts'
import { useTrail } from '../../table-ui/trail/use-trail.ts'
import { useWords } from '../../text/language.ts'
import { useNews } from './news-store.ts'
import style from './news.module.css'

/** Whether I am asked something and the others did something before. */
export function useDid(): boolean {
  const told = useTrail().steps.length > 0
  const asked = useSession(({ shown }) => shown !== null && shown.ask !== null && !shown.ask.aside)
  return told && asked
}

/** `sign`: only the icon, because there is no space for the label. */
export function OthersDid({ sign }: { readonly sign: boolean }) {
  const { t } = useWords()
  const did = useDid()
  const { open, toggle } = useNews()
  if (!did) return null
  return (
    <button
      type="button"
      className={style['did']}
      aria-expanded={open}
      aria-label={`${t('told.did')}: ${t('told.again.all')}`}
      onClick={toggle}
      data-do="others-did"
    >
      <Icon name="previous-button" />
      {!sign && <span>{t('told.did')}</span>}
    </button>
  )
}
