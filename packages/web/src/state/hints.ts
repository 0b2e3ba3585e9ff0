// What the answers to the shown ask would bring: as far as that is known, or when it is.
import type { Hint, Hints, Update, WireOption } from '@lorehall/host'
import { send, session, until } from './run.ts'
import { useSession } from './session.ts'
import { NO_HINTS, type Session } from './table/session.ts'

const UNKNOWN: Hint = { effects: [], ends: false, idle: false }

const { getState: now } = useSession

/** Are the hints of what is shown here? */
export function hinted(): boolean {
  return now().hints !== null
}

/** As far as they are known. */
export function hintsNow(): Hints {
  return now().hints ?? NO_HINTS
}

const shownIn = (now: Session) => (now.is === 'open' ? now.shown : null)
const comes = (now: Session) => now.is === 'open' && now.hints.is === 'coming'

/** The hints of what is shown; null: it is no longer asked. */
export async function hintsComing(): Promise<Hints | null> {
  send({ happens: 'hintsWanted' })
  const shown = shownIn(session())
  await until((now) => shownIn(now) !== shown || !comes(now))
  return shownIn(session()) === shown ? now().hints : null
}

export function useHint({ id }: WireOption): Hint {
  return useSession(({ hints }) => hints?.options[id] ?? UNKNOWN)
}

/** The answers in a row that lead to this far thing. */
export function useRoute(at: string): readonly string[] | null {
  return useSession(({ hints }) => hints?.routes[at] ?? null)
}

/** All there are, where the update is the one that is played; null while they are not known. */
export function useHints(update: Update): Hints | null {
  return useSession(({ shown, hints }) => (shown === update ? hints : NO_HINTS))
}

export const useRoutes = (update: Update) => useHints(update)?.routes ?? null
