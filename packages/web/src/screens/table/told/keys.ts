// Keys while others' turns are told: Space shows the next step, Enter skips to my turn.
import { hasten, skip } from '../../../state/asking.ts'
import { useSession } from '../../../state/session.ts'
import { useBriefScene } from '../../../table/brief-scene.ts'
import { usePick } from '../../../table/lit.ts'
import { usePanels } from '../panels.ts'

/** What has a use for these keys itself. */
const OWN_USE = 'a, button, input, select, textarea, summary, [contenteditable], dialog'

export function onToldKey(event: KeyboardEvent): void {
  const keyed = event.key === ' ' ? hasten : event.key === 'Enter' ? skip : null
  const act = keyed && (useBriefScene.getState().goOn ?? keyed)
  if (act === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(OWN_USE) !== null) return
  if (usePanels.getState().window !== null || usePick.getState().confirm !== null) return
  if (useSession.getState().curtain !== null) return
  event.preventDefault()
  // A key that is held down does it once.
  if (!event.repeat) act()
}
