// A brief scene shows, for a moment, something that is already over. The narration waits for it, and the controls of
// the narration end it early.
import { create } from 'zustand'

interface BriefScene {
  /** Ends the brief scene on screen, and shows the next step; null: there is no scene. */
  readonly goOn: (() => void) | null
  /** Ends it and shows nothing more by itself. */
  readonly away: (() => void) | null
  /** It waits until the player has read it. */
  readonly waits: boolean
}

export const NO_SCENE: BriefScene = { goOn: null, away: null, waits: false }

export const useBriefScene = create<BriefScene>()(() => NO_SCENE)

/** The scene that the player has read and ended, although its moment lasts. */
export const useEnded = create<{ readonly id: string | null }>()(() => ({ id: null }))

export const endScene = (id: string): void => useEnded.setState({ id })
