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

/** Elements that use these keys themselves. */
const OWN_USE = 'a, button, input, select, textarea, summary, [contenteditable], dialog'

export function onNarrationKey(event: KeyboardEvent): void {
  const act = event.key === ' ' ? nextStep : event.key === 'Enter' ? skipAll : null
  if (act === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(OWN_USE) !== null) return
  if (usePanels.getState().window !== null || usePick.getState().confirm !== null) return
  if (useSession.getState().curtain !== null) return
  event.preventDefault()
  event.stopPropagation()
  // Holding a key down acts only once.
  if (!event.repeat) act()
}
