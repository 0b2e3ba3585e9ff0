// A small menu on a thing: every option that points at it, with what it would do, and below them
// what cannot be done and why.
import type { WireOption, WireReason } from '@lorehall/host'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../state/session.ts'
import { useWords } from '../text/language.ts'
import { Effects, Why } from './choices.tsx'
import style from './choices.module.css'
import { dismiss, litAt, pick, usePick } from './lit.ts'

interface ChoiceMenuProps {
  readonly name: string
  readonly options: readonly WireOption[]
  readonly reasons: readonly WireReason[]
  readonly x: number
  readonly y: number
  readonly onClose: () => void
}

/** One line a reason, however many things it speaks of. */
function once(reasons: readonly WireReason[]): readonly WireReason[] {
  return reasons.filter((reason, i) => reasons.findIndex(({ why }) => why === reason.why) === i)
}

export function ChoiceMenu({ name, options, reasons, x, y, onClose }: ChoiceMenuProps) {
  const { say } = useWords()
  const box = useRef<HTMLDivElement>(null)
  useInside(box, x, y)
  const giveBack = useFocus(box)
  const leave = () => {
    giveBack()
    onClose()
  }
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) onClose()
    }
    window.addEventListener('pointerdown', away, true)
    return () => window.removeEventListener('pointerdown', away, true)
  }, [onClose])
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      data-menu
      className={style['menu']}
      onKeyDown={(event) => onKey(event, leave)}
    >
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={style['item']}
          data-option={option.id}
          onClick={() => {
            leave()
            pick(option)
          }}
        >
          <span className={style['label']}>{say(option.label)}</span>
          <Effects option={option} />
        </button>
      ))}
      {once(reasons).map((reason) => (
        <div key={reason.id} className={style['dead']}>
          <Why reason={reason} />
        </div>
      ))}
    </div>,
    document.body,
  )
}

/**
 * The menu has the focus while it is there. It is given back before the menu goes: a page from which
 * the focus is taken away is laid out at once, and once more when all has changed.
 */
function useFocus(box: { readonly current: HTMLDivElement | null }): () => void {
  const before = useRef<Element | null>(null)
  const giveBack = () => {
    const { current } = before
    if (current instanceof HTMLElement || current instanceof SVGElement)
      current.focus({ preventScroll: true })
  }
  useEffect(() => {
    before.current = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body) giveBack()
    }
  }, [box])
  return giveBack
}

/** Keeps the menu where it was called, but inside the window. */
function useInside(box: { readonly current: HTMLDivElement | null }, x: number, y: number): void {
  useLayoutEffect(() => {
    const menu = box.current
    if (menu === null) return
    const { offsetWidth, offsetHeight } = menu
    const left = Math.max(8, Math.min(x - offsetWidth / 2, window.innerWidth - offsetWidth - 8))
    const below = y + 12 + offsetHeight < window.innerHeight - 8
    const top = below ? y + 12 : Math.max(8, y - offsetHeight - 12)
    menu.style.left = `${left}px`
    menu.style.top = `${top}px`
  })
}

function onKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (event.key === 'Escape') {
    event.stopPropagation()
    onClose()
  }
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
  const now = items.findIndex((item) => item === document.activeElement)
  items[(now + step + items.length) % items.length]?.focus()
}

/** The menu of the thing that was touched last. */
export function PickMenu() {
  const menu = usePick((pick) => pick.menu)
  const shown = useSession((session) => session.shown)
  const { t } = useWords()
  if (menu === null || shown === null) return null
  const { options, reasons } = litAt(shown, menu.at, null)
  if (options.length + reasons.length === 0) return null
  return (
    <ChoiceMenu
      key={menu.at}
      name={t('table.menu')}
      options={options}
      reasons={reasons}
      x={menu.x}
      y={menu.y}
      onClose={dismiss}
    />
  )
}
