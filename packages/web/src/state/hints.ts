// Hints for the ask on screen: what each option would do. Returned synchronously if known, otherwise as a promise.
import type { Hint, Hints, Update, WireOption } from '@lorehall/host'
import { send, session, until } from './run.ts'
import { useSession } from './session/store.ts'
import { NO_HINTS, type Session } from './session/session.ts'

const UNKNOWN: Hint = { effects: [], ends: false, idle: false }

const { getState: now } = useSession

/** Have the hints for the shown ask arrived? */
export function hinted(): boolean {
  return now().hints !== null
}

/** Empty until they have arrived. */
export function hintsNow(): Hints {
  return now().hints ?? NO_HINTS
}

const shownIn = (now: Session) => (now.is === 'open' ? now.shown : null)
const comes = (now: Session) => now.is === 'open' && now.hints.is === 'coming'

/** The hints for the shown ask; null if it is no longer open. */
export async function hintsComing(): Promise<Hints | null> {
  send({ happens: 'hintsWanted' })
  const shown = shownIn(session())
  await until((now) => shownIn(now) !== shown || !comes(now))
  return shownIn(session()) === shown ? now().hints : null
}

export function useHint({ id }: WireOption): Hint {
  return useSession(({ hints }) => hints?.options[id] ?? UNKNOWN)
}

/** The picks that lead to this distant thing, in order. */
export function useRoute(at: string): readonly string[] | null {
  return useSession(({ hints }) => hints?.routes[at] ?? null)
}

/** All routes, if this update is the one on screen; null until they are known. */
export function useHints(update: Update): Hints | null {
  return useSession(({ shown, hints }) => (shown === update ? hints : NO_HINTS))
}

export const useRoutes = (update: Update) => useHints(update)?.routes ?? null
