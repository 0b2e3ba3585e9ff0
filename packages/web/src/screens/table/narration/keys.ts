// Keys during the narration of others' turns: Space shows the next step, Enter skips to my turn.
import { hasten, skip } from '../../../state/asking.ts'
import { useSession } from '../../../state/session/store.ts'
import { useBriefScene } from '../../../table-ui/brief-scene.ts'
import { usePick } from '../../../table-ui/picking.ts'
import { usePanels } from '../panels.ts'

/** Shows the next step. A brief scene on screen ends. */
export const nextStep = (): void => (useBriefScene.getState().goOn ?? hasten)()

/** Shows the player's next decision. A brief scene on screen ends. */
export function skipAll(): void {
  useBriefScene.getState().away?.()
  skip()
}

/** Elements that always use these keys themselves. */
const OWN_USE = 'input, select, textarea, [contenteditable], dialog'

/** Elements that use them if the player got there with the keyboard. */
const PRESSED = 'a, button, summary'

/**
 * The focused button, if a click with the mouse left the focus on it. Noted when it gets the focus: with the first key,
 * browsers call any focus visible.
 */
let clicked: Element | null = null

function note(focused: EventTarget | null): void {
  const pressed = focused instanceof Element ? focused.closest(PRESSED) : null
  clicked = pressed?.matches(':focus-visible') === false ? pressed : null
}

/** A clicked button would take the keys: the first key takes the focus away. */
function isUsed(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(OWN_USE) !== null) return true
  const pressed = target.closest<HTMLElement>(PRESSED)
  if (pressed === null) return false
  if (pressed !== clicked) return true
  pressed.blur()
  return false
}

function onKey(event: KeyboardEvent): void {
  const act = event.key === ' ' ? nextStep : event.key === 'Enter' ? skipAll : null
  if (act === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (usePanels.getState().window !== null || usePick.getState().confirm !== null) return
  if (useSession.getState().curtain !== null || isUsed(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  // Holding a key down acts only once.
  if (!event.repeat) act()
}

const onFocus = ({ target }: FocusEvent): void => note(target)

/** Takes the keys; returns the function that leaves them again. */
export function takeKeys(): () => void {
  note(document.activeElement)
  // Before the board, whose focused thing would take Enter and Space.
  window.addEventListener('keydown', onKey, { capture: true })
  window.addEventListener('focusin', onFocus)
  return () => {
    window.removeEventListener('keydown', onKey, { capture: true })
    window.removeEventListener('focusin', onFocus)
  }
}
