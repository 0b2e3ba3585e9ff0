// A brief scene shows, for a moment, something that is already over. The narration waits for it, and the controls of
// the narration end it early.
import { create } from 'zustand'

/** `goOn` ends the brief scene on screen; null: there is none. */
export const useBriefScene = create<{ readonly goOn: (() => void) | null }>()(() => ({ goOn: null }))
