// The advice already given on this device, so that none is given twice.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { acrossTabs } from '../../state/across-tabs.ts'

interface AdvisedState {
  /** Ids, by game. */
  readonly given: Readonly<Record<string, readonly string[]>>
}

export const useAdvised = acrossTabs(
  create<AdvisedState>()(persist((): AdvisedState => ({ given: {} }), { name: 'lorehall-advice' })),
)

export function rememberAdvice(game: string, ids: readonly string[]): void {
  const known = useAdvised.getState().given[game] ?? []
  const fresh = ids.filter((id) => !known.includes(id))
  if (fresh.length === 0) return
  useAdvised.setState(({ given }) => ({ given: { ...given, [game]: [...known, ...fresh] } }))
}
