// The keyboard at the table.
import { useEffect } from 'react'
import { redo, skip } from '../../state/asking.ts'
import { useSession } from '../../state/session/store.ts'
import { useSettings } from '../../state/settings.ts'
import { dismiss, openMenu, pick, usePick } from '../../table-ui/picking.ts'
import { endsTurn } from '../../table-ui/manner.ts'
import { partsOf } from '../../table-ui/parts.ts'
import { togglePin } from '../../table-ui/reading/reading.ts'
import { stepAside } from '../../table-ui/stepping-aside.ts'
import { wordsIn } from '../../text/language.ts'
import { usePanels } from './panels.ts'
import { itemsOf, onlyOf } from './said.ts'
import { pressUndo } from './undo-press.ts'

/** Keys without Ctrl. While a window is open, only S, W and ? work. */
const PLAIN: Readonly<Record<string, () => void>> = {
  u: () => pressUndo(),
  r: () => redo(),
  e: () => end(),
  l: () => usePanels.getState().turnTo('log'),
  s: () => usePanels.getState().toggle('standings'),
  w: () => usePanels.getState().toggle('standings'),
  a: () => usePanels.getState().turnTo('answers'),
  h: () => usePanels.getState().turnTo('coach'),
  k: () => skip(),
  c: () => usePanels.getState().wishToSpeak(),
  p: () => togglePin(),
  b: () => stepAside(),
  g: () => usePanels.getState().toggle('people'),
  '?': () => usePanels.getState().toggle('help'),
}

function end(): void {
  const option = useSession.getState().shown?.ask?.options.find(endsTurn)
  if (option !== undefined) pick(option)
}

/** Picks the option, or opens the part of the turn or what is possible at any time, that this digit belongs to. */
function digit(n: number): void {
  const { shown } = useSession.getState()
  const parts = partsOf(shown?.game)
  if (shown === null || parts === undefined) return
  const { language } = useSettings.getState()
  const list = shown.eyes === null ? null : parts.turns.checklist(shown, wordsIn(language))
  const item = itemsOf(shown, list, parts.turns.tray?.(shown))[n - 1]
  if (item === undefined) return
  if (item.is === 'anytime') openMenu({ anytime: true })
  else if (item.is === 'answer' || item.is === 'drawn') pick(item.option)
  else {
    const only = onlyOf(item.part)
    if (only === null) openMenu({ part: item.part.id })
    else pick(only)
  }
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** Undo and redo with Ctrl, or with Command on a Mac. */
function editKey({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return redo
  return letter === 'z' ? pressUndo : undefined
}

function onKey(event: KeyboardEvent): void {
  const { shown, curtain } = useSession.getState()
  if (event.defaultPrevented || event.altKey || writes(event.target)) return
  // Behind a curtain, keys do nothing.
  if (shown === null || curtain !== null) return
  if (event.ctrlKey || event.metaKey) {
    const act = usePanels.getState().window === null ? editKey(event) : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
    return
  }
  if (event.key === 'Escape') {
    if (usePick.getState().menu !== null) dismiss()
    else if (usePanels.getState().window !== null) usePanels.getState().close()
    else if (partsOf(shown.game)?.turns.tray?.(shown)?.keyed === false) pressUndo()
    else usePanels.getState().close()
    return
  }
  const { window: opened } = usePanels.getState()
  const key = event.key.toLowerCase()
  if (usePick.getState().confirm !== null || (opened !== null && key !== 's' && key !== 'w' && key !== '?'))
    return
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
