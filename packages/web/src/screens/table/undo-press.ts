// Undo: free steps go back immediately. At a wall the first press says which wall it is and what a second press
// does: cross it, or ask the others at an online table.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import type { TablePort } from '../../host/table-port.ts'
import { undo } from '../../state/asking.ts'
import { useSession } from '../../state/session/store.ts'
import { otherPeople } from '../../table-ui/players/other-people.ts'

/** The move at which the first press met a wall, or null. */
export const useCrossing = create<{ readonly at: number | null }>()(() => ({ at: null }))

/** Milliseconds in which the second press counts: enough to read the message. */
const PATIENCE = 8000
let timer: ReturnType<typeof setTimeout> | undefined

/** Must others agree to this undo? Only across a wall, and not at a shared device. */
export function asksOthers(update: Update, { shared }: TablePort): boolean {
  const { undo: wall } = update
  if (shared || wall === 'free' || wall === 'nothing') return false
  return otherPeople(update).length > 0
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
