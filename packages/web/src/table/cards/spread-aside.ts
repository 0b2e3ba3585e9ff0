// Whether the cards held out step aside, so that the board can be seen; another question brings them back.
import { create } from 'zustand'
import { useSession } from '../../state/session.ts'

/** The question they have stepped aside for. */
const useAside = create<{ readonly ask: number | null }>()(() => ({ ask: null }))

export const useIsAside = (ask: number | undefined) => useAside((aside) => aside.ask === (ask ?? -1))

/** Steps aside, or comes back. */
export function toggleSpread(): void {
  const ask = useSession.getState().shown?.ask?.id ?? null
  useAside.setState((aside) => ({ ask: aside.ask === ask ? null : ask }))
}
