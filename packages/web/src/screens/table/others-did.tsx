// The button on a phone that shows what the others did, while I am asked.
import '../../text/of-narration.ts'
import { Icon } from '../../components/icon.tsx'
import { PLAYBACK_ICONS } from '../../icons/playback-icons.ts'
import { useWords } from '../../text/language.ts'
import { useNews } from './news-store.ts'
import { useDid } from './use-did.ts'
import style from './news.module.css'

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
      <Icon path={PLAYBACK_ICONS['previous-button']} />
      {!sign && <span>{t('told.did')}</span>}
    </button>
  )
}
