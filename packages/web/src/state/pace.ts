// How long an update stays on screen before the next one: by the speed setting and by its animations.
import type { Update } from '@lorehall/host'
import { useSettings } from './settings.ts'
import type { Pace } from './session/happenings.ts'

/** Animation around an update: milliseconds before it is shown, and from then until the next one. */
type Stage = (update: Update, last: Update) => { readonly before: number; readonly after: number } | null

let played: Stage | null = null

/** Set by the component that animates dice and cards; null without one. */
export function stage(by: Stage | null): void {
  played = by
}

/** How long a step of others' turns is shown; null: this update is not such a step. */
type Telling = (update: Update, last: Update) => number | null

let told: Telling | null = null

/** Set by the component that narrates others' turns; null without one. */
export function tellBy(by: Telling | null): void {
  told = by
}

/** How long the scene of an update is shown. */
type Acting = (update: Update) => number

let acted: Acting | null = null

/** Set by the component that plays scenes; null without one. */
export function actBy(by: Acting | null): void {
  acted = by
}

/** Milliseconds per update, by speed setting. */
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
