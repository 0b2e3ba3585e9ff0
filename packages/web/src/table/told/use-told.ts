// The steps that are told, up to the one that is shown now.
import { type SessionState, useSession } from '../../state/session.ts'
import { partsOf } from '../parts.ts'
import { type Step, stepsOf } from './steps.ts'

interface ToldSteps {
  readonly steps: readonly Step[]
  /** The last of them: what the table shows is what came of it. */
  readonly now: Step | null
}

const NONE: ToldSteps = { steps: [], now: null }

/** They are looked for at every touch, and change only when something is told. */
let last: { readonly of: readonly unknown[]; readonly found: ToldSteps } = { of: [], found: NONE }

function find({ told, queue, shown }: Pick<SessionState, 'told' | 'queue' | 'shown'>): ToldSteps {
  const turns = partsOf(shown?.game)?.turns
  if (told === null || shown === null || turns === undefined) return NONE
  // What others did stays until my turn has ended.
  const retold = queue.some(({ fresh }) => fresh)
  if (told.past && !retold && !shown.waiting.includes(shown.eyes ?? -1)) return NONE
  const now = Math.min(shown.entries, told.steps.at(-1)?.entries ?? 0)
  const of = [told, queue.at(-1)?.entries, now, turns]
  if (of.every((fact, i) => fact === last.of[i])) return last.found
  const past = stepsOf(told, queue, now, turns)
  // Who only watches, or is asked seldom, has seen more turns than a board can show.
  const kept = new Set([...new Set(past.map(({ turn }) => turn))].slice(1 - shown.seats.length))
  const steps = past.filter(({ turn }) => kept.has(turn))
  last = { of, found: { steps, now: steps.at(-1) ?? null } }
  return last.found
}

export const useTold = (): ToldSteps => useSession(find)
