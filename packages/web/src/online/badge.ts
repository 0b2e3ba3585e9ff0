// Tells in the tab's title, on the app's icon and with a small bell that a table waits for me. Comes
// when the first screen stands, and only to who has been here before.
import { useSettings } from '../state/settings.ts'
import { useTurns } from '../state/turns.ts'
import { bell } from '../table/tones.ts'
import { learnWhoIAm, useIdentity } from './identity.ts'
import { live } from './live.ts'

const COUNTED = /^\(\d+\) /

/** Screens name the tab; the count is put before whatever they said. */
function count(): void {
  const { length } = useTurns.getState().tables
  const plain = document.title.replace(COUNTED, '')
  const wanted = length === 0 ? plain : `(${length}) ${plain}`
  if (document.title !== wanted) document.title = wanted
}

function onIcon(n: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n)
  // Where the app is not installed there is no icon to put it on.
  shown.catch(() => undefined)
}

const inFront = (table: string) =>
  document.visibilityState === 'visible' && location.pathname === `/t/${table}`

live.on('turns', ({ turns }) => {
  const before = useTurns.getState().tables
  useTurns.setState({ tables: turns })
  const fresh = turns.filter((table) => !before.includes(table) && !inFront(table))
  if (fresh.length > 0 && useSettings.getState().bell) bell()
})

useTurns.subscribe(({ tables }) => {
  onIcon(tables.length)
  count()
})

useIdentity.subscribe(({ me }) => {
  if (me === null) useTurns.setState({ tables: [] })
})

new MutationObserver(count).observe(document.head, { childList: true, subtree: true, characterData: true })

void learnWhoIAm()
