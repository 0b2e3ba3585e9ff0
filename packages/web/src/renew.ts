// A page that was open while a new version was built asks for parts that are gone. Where no service
// worker keeps the old ones, it is loaded again. At a table the player is asked first (faults/): they may be in
// the middle of something.
import { tableShown } from './faults/fault.ts'

const RENEWED = 'lorehall-renewed'

// Kept with the address, since a browser may refuse to store anything: once for each, so that a part
// that is really missing does not load the page for ever.
addEventListener('vite:preloadError', () => {
  const state: unknown = history.state
  if (state === RENEWED || tableShown().table !== null) return
  history.replaceState(RENEWED, '')
  location.reload()
})
