// Undo: free steps go back immediately. At a wall the first press says which wall it is and what a second press
// does: cross it, or ask the others at an online table.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import type { TablePort } from '../../host/table-port.ts'
import { undo } from '../../state/asking.ts'
import { useSession } from '../../state/session.ts'

/** The moment at whose wall the first press was made, or null. */
export const useCrossing = create<{ readonly at: number | null }>()(() => ({ at: null }))

/** Long enough to read the price. */
const PATIENCE = 8000
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether going back needs the word of others, who are elsewhere. */
export function asksOthers({ undo: wall, seats, eyes }: Update, { shared }: TablePort): boolean {
  if (shared || wall === 'free' || wall === 'nothing') return false
  return seats.some(({ kind }, seat) => kind === 'person' && seat !== eyes)
}

export function pressUndo(): void {
  const { shown } = useSession.getState()
  clearTimeout(timer)
  if (shown === null || shown.undo === 'nothing') return
  const crossing = useCrossing.getState().at === shown.seq
  if (shown.undo !== 'free' && !crossing) {
    useCrossing.setState({ at: shown.seq })
    timer = setTimeout(() => useCrossing.setState({ at: null }), PATIENCE)
    return
  }
  useCrossing.setState({ at: null })
  undo()
}
