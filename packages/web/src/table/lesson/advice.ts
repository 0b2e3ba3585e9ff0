// Advice beside decisions one meets for the first time, which a player knows as hints. The game says which fit, the hall which of them is shown:
// each stays while it fits, and is shown once on a device.
import type { Update } from '@lorehall/host'

export interface Advice {
  readonly id: string
  readonly title: string
  /** Forty words at most. */
  readonly words: string
}

/** Those that fit what is asked, the weightiest first. */
export type AdviceFor = (update: Update) => readonly Advice[]

/** What lies there is named by its id; else nothing does, or nothing any more while something is asked. */
export const NOTHING = 'nothing'
export const PUT_AWAY = 'put away'

/** The one that is shown, where these have been shown before. */
export function shownOf(fitting: readonly Advice[], seen: readonly string[], lies: string): Advice | null {
  if (lies === PUT_AWAY) return null
  const lying = fitting.find(({ id }) => id === lies)
  return lying ?? fitting.find(({ id }) => !seen.includes(id)) ?? null
}

/** What lies there once this one is shown: who has put one away is left alone until asked anew. */
export function lyingThen(fitting: readonly Advice[], shown: Advice | null, lies: string): string {
  if (shown !== null) return shown.id
  return lies === PUT_AWAY && fitting.length > 0 ? PUT_AWAY : NOTHING
}
