// The steps of the trail, up to the one on screen.
import { type SessionState, useSession } from '../../state/session/store.ts'
import { partsOf } from '../parts.ts'
import { type Step, stepsOf } from './steps.ts'

interface TrailSteps {
  readonly steps: readonly Step[]
  /** The last step; the table on screen is its result. */
  readonly now: Step | null
}

const NONE: TrailSteps = { steps: [], now: null }

/** The last result: `find` runs on every change of the session, but the steps change only with the narration. */
let last: { readonly of: readonly unknown[]; readonly found: TrailSteps } = { of: [], found: NONE }

function find({ told, queue, shown }: Pick<SessionState, 'told' | 'queue' | 'shown'>): TrailSteps {
  const turns = partsOf(shown?.game)?.turns
  if (told === null || shown === null || turns === undefined) return NONE
  // The trail stays until the player's turn has ended.
  const retold = queue.some(({ fresh }) => fresh)
  if (told.past && !retold && !shown.waiting.includes(shown.eyes ?? -1)) return NONE
  const now = Math.min(shown.entries, told.steps.at(-1)?.entries ?? 0)
  const of = [told, queue.at(-1)?.entries, now, turns]
  if (of.every((fact, i) => fact === last.of[i])) return last.found
  const past = stepsOf(told, queue, now, turns)
  // Keep one turn per other player: a spectator, or a player with few decisions, has seen more than a board can show.
  const kept = new Set([...new Set(past.map(({ turn }) => turn))].slice(1 - shown.seats.length))
  const steps = past.filter(({ turn }) => kept.has(turn))
  last = { of, found: { steps, now: steps.at(-1) ?? null } }
  return last.found
}

export const useTrail = (): TrailSteps => useSession(find)
