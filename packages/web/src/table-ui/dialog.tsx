// A window over the table. The browser's own dialog keeps the focus inside and closes on Escape.
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { CLOSING_ICONS } from '../icons/closing-icons.ts'
import { useWords } from '../text/language.ts'
import style from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** For confirmations: no close button in the corner; the player decides with the buttons. */
  readonly plain?: boolean
  /** Covers only the stage: the question, the player's own things and the other players stay visible. */
  readonly stage?: boolean
  /** At the bottom of the screen, so that what it is about stays visible. */
  readonly low?: boolean
  /** Opened over another window: key presses don't reach the table. */
  readonly alone?: boolean
  /** The element that gets the focus; by default the first focusable one. */
  readonly first?: RefObject<HTMLElement | null>
}

/** Pixels left free around it, so that players see that it covers the stage. */
const RIM = 6

/** Fits the dialog to the stage. The text view has no stage; there it is an ordinary window. */
function overStage(element: HTMLElement): void {
  const area = document.querySelector('[data-stage]')?.getBoundingClientRect()
  if (area === undefined) return
  element.style.margin = '0'
  element.style.left = `${area.left + RIM}px`
  element.style.top = `${area.top + RIM}px`
  element.style.width = `${area.width - 2 * RIM}px`
  element.style.height = `${area.height - 2 * RIM}px`
  element.style.maxHeight = 'none'
}

export function Dialog({
  title,
  onClose,
  children,
  wide = false,
  plain = false,
  low = false,
  stage = false,
  alone = false,
  first,
}: DialogProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Close it while it is still in the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
    first?.current?.focus()
    return () => element?.close()
  }, [first])
  useLayoutEffect(() => {
    const element = dialog.current
    if (!stage || element === null) return undefined
    const fit = () => overStage(element)
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [stage])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={style['dialog']}
      data-wide={wide}
      data-low={low}
      data-over={stage ? 'stage' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (alone) event.stopPropagation()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={style['inside']}>
        <header className={style['head']}>
          <h2 id={heading}>{title}</h2>
          {!plain && (
            <button type="button" className={style['close']} onClick={onClose} aria-label={t('table.close')}>
              <Icon path={CLOSING_ICONS.cancel} />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
