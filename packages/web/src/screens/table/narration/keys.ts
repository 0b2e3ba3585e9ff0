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

/** A click with the mouse leaves the focus on a button, which would take the keys: the first key takes the focus away. */
function isUsed(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(OWN_USE) !== null) return true
  const pressed = target.closest<HTMLElement>(PRESSED)
  if (pressed?.matches(':focus-visible') === true) return true
  pressed?.blur()
  return false
}

export function onNarrationKey(event: KeyboardEvent): void {
  const act = event.key === ' ' ? nextStep : event.key === 'Enter' ? skipAll : null
  if (act === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (usePanels.getState().window !== null || usePick.getState().confirm !== null) return
  if (useSession.getState().curtain !== null || isUsed(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  // Holding a key down acts only once.
  if (!event.repeat) act()
}
