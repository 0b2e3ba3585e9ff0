// After a new version was deployed, a page that is still open asks for chunks that no longer exist. If no service
// worker keeps the old ones, the page is reloaded. At a table the player is asked first (faults/), because they may be
// in the middle of something.
import { tableShown } from './faults/fault.ts'

const RENEWED = 'lorehall-renewed'

// Noted in the history entry, because a browser may refuse to store anything. One reload per address, so that a chunk
// that is really missing doesn't cause an endless loop.
addEventListener('vite:preloadError', () => {
  const state: unknown = history.state
  if (state === RENEWED || tableShown().table !== null) return
  history.replaceState(RENEWED, '')
  location.reload()
})
