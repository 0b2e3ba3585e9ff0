// Advice for decisions that a player meets for the first time; players know it as hints. The game says which advice
// fits, the hall decides which of it to show. It stays while it fits, and is shown once per device.
import type { Update } from '@lorehall/host'

export interface Advice {
  readonly id: string
  readonly title: string
  /** At most 25 words; the last sentence says what to do. */
  readonly words: string
}

/** The advice that fits the current question, most important first. */
export type AdviceFor = (update: Update) => readonly Advice[]

/** The state of the display is the id of the advice on screen, or one of these: none is shown; the player closed it. */
export const NOTHING = 'nothing'
export const PUT_AWAY = 'put away'

/** The advice to show. `seen`: ids that were shown before; `lies`: the state of the display. */
export function shownOf(fitting: readonly Advice[], seen: readonly string[], lies: string): Advice | null {
  if (lies === PUT_AWAY) return null
  const lying = fitting.find(({ id }) => id === lies)
  return lying ?? fitting.find(({ id }) => !seen.includes(id)) ?? null
}

/** The next state of the display. After a player closes advice, no other is shown while any advice fits. */
export function lyingThen(fitting: readonly Advice[], shown: Advice | null, lies: string): string {
  if (shown !== null) return shown.id
  return lies === PUT_AWAY && fitting.length > 0 ? PUT_AWAY : NOTHING
}
