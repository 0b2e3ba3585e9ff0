// A window over the table. The browser's own dialog keeps the focus inside and closes on Escape.
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { useWords } from '../text/language.ts'
import style from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** Something to confirm: no cross in the corner, the buttons decide. */
  readonly plain?: boolean
  /** Over the stage alone: the question, my things and the others stay in sight. */
  readonly stage?: boolean
  /** At the foot of the screen: what it speaks of stays in sight. */
  readonly low?: boolean
  /** Opened over what is open already: its keys mean nothing to the table. */
  readonly alone?: boolean
  /** What has the focus at first; otherwise the first that can. */
  readonly first?: RefObject<HTMLElement | null>
}

/** Left free around it, so that one sees what it lies on. */
const RIM = 6

/** Where there is no stage, in the table in words, it is a window like any other. */
function overStage(element: HTMLElement): void {
  const room = document.querySelector('[data-stage]')?.getBoundingClientRect()
  if (room === undefined) return
  element.style.margin = '0'
  element.style.left = `${room.left + RIM}px`
  element.style.top = `${room.top + RIM}px`
  element.style.width = `${room.width - 2 * RIM}px`
  element.style.height = `${room.height - 2 * RIM}px`
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
  // Closed while it is still there, it gives the focus back to where it came from.
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
              <Icon name="cancel" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
