// What a player of this device has read. Under a finger nothing can be pointed at, so its first touch on a
// thing reads it; once read, one touch is enough.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useSession } from '../../state/session.ts'
import { wordsIn } from '../../text/language.ts'
import { thingsOf } from '../parts.ts'

/** Older ones are read again. */
const KEPT = 400

interface Known {
  readonly titles: readonly string[]
}

const useKnown = create<Known>()(persist((): Known => ({ titles: [] }), { name: 'lorehall-read' }))

/** What there is to read at it, by name; null: nothing. */
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
