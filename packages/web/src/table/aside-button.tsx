// Makes what lies over the boards step aside, and come back.
import { useWords } from '../text/language.ts'
import { stepAside } from './stepping-aside.ts'
import style from './aside-button.module.css'

interface AsideButtonProps {
  readonly aside: boolean
  /** What it says while that is aside. */
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
