// Undo: free steps go back at once; a wall asks for a second press before it is crossed.
import { create } from 'zustand'
import { undo, useSession } from '../../state/session.ts'

/** The moment at whose wall the first press was made, or null. */
export const useCrossing = create<{ readonly at: number | null }>()(() => ({ at: null }))

const PATIENCE = 4000
let timer: ReturnType<typeof setTimeout> | undefined

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
  void undo()
}
