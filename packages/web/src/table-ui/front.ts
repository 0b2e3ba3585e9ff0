// The board that comes to the front because a log line or a narrated step points out something on it.
import { create } from 'zustand'

export const useFront = create<{ readonly at: string | null }>()(() => ({ at: null }))

/** Brings the board with this thing to the front; null: back to the board that was there before. */
export function front(at: string | null): void {
  if (useFront.getState().at !== at) useFront.setState({ at })
}
