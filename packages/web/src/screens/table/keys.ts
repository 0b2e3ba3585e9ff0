// The keyboard at the table.
import { useEffect } from 'react'
import { redo, skip } from '../../state/asking.ts'
import { useSession } from '../../state/session.ts'
import { dismiss, pick, usePick } from '../../table/lit.ts'
import { endsTurn } from '../../table/manner.ts'
import { partsOf } from '../../table/parts.ts'
import { usePanels } from './panels.ts'
import { answerOfDigit } from './said.ts'
import { pressUndo } from './undo-press.ts'

/** Keys that mean something while nothing else is open, by what they do. */
const PLAIN: Readonly<Record<string, () => void>> = {
  u: () => pressUndo(),
  r: () => redo(),
  e: () => end(),
  l: () => usePanels.getState().turnTo('log'),
  s: () => usePanels.getState().toggle('standings'),
  k: () => skip(),
  c: () => usePanels.getState().wishToSpeak(),
  p: () => usePanels.getState().toggle('people'),
  '?': () => usePanels.getState().toggle('help'),
}

function end(): void {
  const option = useSession.getState().shown?.ask?.options.find(endsTurn)
  if (option !== undefined) pick(option)
}

function digit(n: number): void {
  const { shown } = useSession.getState()
  const parts = partsOf(shown?.game)
  if (shown === null || parts === undefined) return
  const option = answerOfDigit(shown, parts, n)
  if (option !== undefined) pick(option)
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

function onKey(event: KeyboardEvent): void {
  const { shown, curtain } = useSession.getState()
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return
  // Behind a curtain nothing can be done, and nothing looked up.
  if (shown === null || curtain !== null) return
  if (event.key === 'Escape') {
    if (usePick.getState().menu !== null) dismiss()
    else usePanels.getState().close()
    return
  }
  const { window: opened } = usePanels.getState()
  const key = event.key.toLowerCase()
  if (usePick.getState().confirm !== null || (opened !== null && key !== 's' && key !== '?')) return
  const act = PLAIN[key]
  if (act !== undefined) act()
  else if (/^[1-9]$/.test(key)) digit(Number(key))
  else return
  event.preventDefault()
}

export function useKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
