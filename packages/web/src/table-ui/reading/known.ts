// The things whose descriptions were read on this device. A finger can't point at a thing, so its first tap shows the
// description; after that, one tap is enough to act.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { acrossTabs } from '../../state/across-tabs.ts'
import { useSession } from '../../state/session/store.ts'
import { wordsIn } from '../../text/language.ts'
import { thingsOf } from '../parts.ts'

/** How many are remembered. */
const KEPT = 400

interface Known {
  readonly titles: readonly string[]
}

const useKnown = acrossTabs(
  create<Known>()(persist((): Known => ({ titles: [] }), { name: 'lorehall-read' })),
)

/** The name under which a thing is remembered; null: it has nothing to read. */
function titleOf(at: string): string | null {
  const { shown } = useSession.getState()
  const about = shown === null ? null : thingsOf(shown.game)(shown, at, wordsIn('en'))
  if (shown === null || about === null || about.plain === true || about.text === '') return null
  return `${shown.game}/${about.title}`
}

export function isKnown(at: string): boolean {
  const title = titleOf(at)
  return title === null || useKnown.getState().titles.includes(title)
}

export function learn(at: string): void {
  const title = titleOf(at)
  if (title === null || isKnown(at)) return
  useKnown.setState(({ titles }) => ({ titles: [...titles, title].slice(-KEPT) }))
}
