// Shows in the tab title, on the app icon and with a sound that a table is waiting for me. Loaded after the first
// screen, and only on devices that have been online before.
import { useSettings } from '../state/settings.ts'
import { useTurns } from '../state/turns.ts'
import { bell } from '../table-ui/tones.ts'
import { learnWhoIAm, useIdentity } from './identity.ts'
import { live } from './live.ts'

const COUNTED = /^\(\d+\) /

/** Screens set the tab's title; this puts the count before it. */
function count(): void {
  const { length } = useTurns.getState().tables
  const plain = document.title.replace(COUNTED, '')
  const wanted = length === 0 ? plain : `(${length}) ${plain}`
  if (document.title !== wanted) document.title = wanted
}

function onIcon(n: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n)
  // Fails if the app is not installed: then there is no icon.
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
