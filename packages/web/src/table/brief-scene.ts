// A scene that is over when it comes, while it is looked at. What is told next waits for it, and whoever has seen
// enough goes on with that.
import { create } from 'zustand'

/** `goOn`: puts it away; null: there is none. */
export const useBriefScene = create<{ readonly goOn: (() => void) | null }>()(() => ({ goOn: null }))
