// Solo scores, saved on this device. The next solo game is compared with the best one.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { acrossTabs } from './across-tabs.ts'

/** By list of scores (`games/scored.ts`) and table: if a finished game is undone and ends differently, the new score replaces the old. */
interface Alone {
  readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Only the best scores of a list are kept. */
const KEPT = 20

export const useAlone = acrossTabs(
  create<Alone>()(persist((): Alone => ({ scores: {} }), { name: 'lorehall-alone' })),
)

type Played = Pick<Update, 'game' | 'table' | 'seats' | 'eyes' | 'standing'>

/** My solo score at this table; null if others sit there or I don't. */
export function aloneAt({ seats: [first, ...others], eyes, standing }: Played): number | null {
  if (first?.kind !== 'person' || others.length > 0 || eyes !== 0) return null
  return standing.find(({ seat }) => seat === 0)?.total ?? null
}

/** My best solo score of a list at any other table; null: there is none. */
export function bestAlone({ scores }: Alone, list: string, but = ''): number | null {
  const others = Object.entries(scores[list] ?? {}).filter(([table]) => table !== but)
  return others.length === 0 ? null : Math.max(...others.map(([, total]) => total))
}

/** Records the score of a finished game. */
export function keepAlone(played: Played, list: string = played.game): void {
  const total = aloneAt(played)
  const { table } = played
  const { scores } = useAlone.getState()
  if (total === null || scores[list]?.[table] === total) return
  const all = Object.entries({ ...scores[list], [table]: total }).toSorted(([, a], [, b]) => b - a)
  useAlone.setState({ scores: { ...scores, [list]: Object.fromEntries(all.slice(0, KEPT)) } })
}
