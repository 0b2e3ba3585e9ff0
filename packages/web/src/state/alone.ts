// What was scored alone, kept on this device: one's best is what the next game is measured by.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** By game and table: who goes back and ends a game otherwise has that score instead. */
interface Alone {
  readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The best of each game; older ones that are worse are of no use. */
const KEPT = 20

export const useAlone = create<Alone>()(persist((): Alone => ({ scores: {} }), { name: 'lorehall-alone' }))

type Played = Pick<Update, 'game' | 'table' | 'seats' | 'eyes' | 'standing'>

/** What I have alone at this table; null where others sit there, or I do not. */
export function aloneAt({ seats: [first, ...others], eyes, standing }: Played): number | null {
  if (first?.kind !== 'person' || others.length > 0 || eyes !== 0) return null
  return standing.find(({ seat }) => seat === 0)?.total ?? null
}

/** My best alone, at other tables than this one; null: there is none. */
export function bestAlone({ scores }: Alone, game: string, but = ''): number | null {
  const others = Object.entries(scores[game] ?? {}).filter(([table]) => table !== but)
  return others.length === 0 ? null : Math.max(...others.map(([, total]) => total))
}

/** A game that is over counts. */
export function keepAlone(played: Played): void {
  const total = aloneAt(played)
  const { game, table } = played
  const { scores } = useAlone.getState()
  if (total === null || scores[game]?.[table] === total) return
  const all = Object.entries({ ...scores[game], [table]: total }).toSorted(([, a], [, b]) => b - a)
  useAlone.setState({ scores: { ...scores, [game]: Object.fromEntries(all.slice(0, KEPT)) } })
}
