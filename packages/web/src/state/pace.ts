// How long an update is looked at before the next one, by the player's speed and by what is played around it.
import type { Update } from '@lorehall/host'
import { useSettings } from './settings.ts'
import type { Pace } from './table/happenings.ts'

/** What is played around an update: milliseconds before it is shown, and until the next one. */
type Stage = (update: Update, last: Update) => { readonly before: number; readonly after: number } | null

let played: Stage | null = null

/** Whoever shows dice and cards says how long they take. Null: nobody does. */
export function stage(by: Stage | null): void {
  played = by
}

/** How long a step of what others do is told; null: it is no step of it. */
type Telling = (update: Update, last: Update) => number | null

let told: Telling | null = null

/** Whoever tells what others do says how long each step takes. Null: nobody does. */
export function tellBy(by: Telling | null): void {
  told = by
}

/** How long a scene that comes with an update is looked at. */
type Acting = (update: Update) => number

let acted: Acting | null = null

/** Whoever plays scenes says how long each takes. Null: nobody does. */
export function actBy(by: Acting | null): void {
  acted = by
}

/** By speed. */
const LOOKED_AT = [0, 800, 300, 120]

const atOnce = () => useSettings.getState().speed === 0

export const pace: Pace = {
  atOnce,
  tells: (update, last) => !atOnce() && (told?.(update, last) ?? 0) > 0,
  plays: (update, last) => {
    const { before = 0, after = 0 } = played?.(update, last) ?? {}
    const brief = update.events.length > 0 ? (LOOKED_AT[useSettings.getState().speed] ?? 0) : 0
    const looked = atOnce() ? 0 : (told?.(update, last) ?? brief)
    const scene = atOnce() ? 0 : (acted?.(update) ?? 0)
    return { before, after: Math.max(after, looked, scene) }
  },
}
