// The button of the top bar that opens the window with the people at an online table.
import { Icon } from '../../../components/icon.tsx'
import { LATER_ICONS } from '../../../icons/later-icons.ts'
import { useCompany } from '../../../state/company.ts'
import { useWords } from '../../../text/language.ts'
import { usePanels } from '../panels.ts'
import bar from '../top-bar.module.css'
import style from './company.module.css'

export function Tools() {
  const { t } = useWords()
  const { window: opened, toggle } = usePanels()
  const watchers = useCompany(({ lobby }) => lobby?.watchers ?? 0)
  return (
    <button
      type="button"
      className={bar['button']}
      aria-pressed={opened === 'people'}
      data-tip={t('company.open')}
      onClick={() => toggle('people')}
      data-do="people"
    >
      <Icon path={LATER_ICONS['tabletop-players']} size="1.35rem" label={t('company.open')} />
      <span className={bar['name']} aria-hidden>
        {t('company.open.short')}
      </span>
      {watchers > 0 && (
        <span className={style['watchers']}>
          <Icon path={LATER_ICONS['third-eye']} />
          <span aria-hidden>{watchers}</span>
          <span className="unseen">{t('company.watchers', { n: watchers })}</span>
        </span>
      )}
    </button>
  )
}
