// The button that hides what covers the boards, and shows it again.
import { useWords } from '../text/language.ts'
import { stepAside } from './stepping-aside.ts'
import style from './aside-button.module.css'

interface AsideButtonProps {
  readonly aside: boolean
  /** The label while it is hidden. */
  readonly back: string
}

export function AsideButton({ aside, back }: AsideButtonProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className={style['aside']}
      onClick={stepAside}
      aria-expanded={!aside}
      aria-keyshortcuts="B"
      data-do="spread"
    >
      {aside ? back : t('table.tray.hide')}
      <kbd aria-hidden>B</kbd>
    </button>
  )
}
