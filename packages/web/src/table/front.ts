// Which board stands in front because something on it is pointed out: a line of the log, a step that is told.
import { create } from 'zustand'

export const useFront = create<{ readonly at: string | null }>()(() => ({ at: null }))

/** The board on which this thing lies comes to the front; null: the one that was chosen does. */
export function front(at: string | null): void {
  if (useFront.getState().at !== at) useFront.setState({ at })
}
