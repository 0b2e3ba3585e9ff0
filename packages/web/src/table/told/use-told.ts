// The steps that are told, up to the one that is shown now.
import { useMemo } from 'react'
import { useSession } from '../../state/session.ts'
import { partsOf } from '../parts.ts'
import { type Step, stepsOf } from './steps.ts'

interface ToldSteps {
  readonly steps: readonly Step[]
  /** The last of them: what the table shows is what came of it. */
  readonly now: Step | null
}

const NONE: ToldSteps = { steps: [], now: null }

export function useTold(): ToldSteps {
  const told = useSession((session) => session.told)
  const queue = useSession((session) => session.queue)
  const shown = useSession((session) => session.shown)
  return useMemo(() => {
    const parts = partsOf(shown?.game)
    if (told === null || shown === null || parts === undefined) return NONE
    // What others did stays until my turn has ended.
    const retold = queue.some(({ fresh }) => fresh)
    if (told.past && !retold && !shown.waiting.includes(shown.eyes ?? -1)) return NONE
    const past = stepsOf(told, queue, shown.entries, parts)
    // Who only watches, or is asked seldom, has seen more turns than a board can show.
    const turns = new Set([...new Set(past.map(({ turn }) => turn))].slice(1 - shown.seats.length))
    const steps = past.filter(({ turn }) => turns.has(turn))
    return { steps, now: steps.at(-1) ?? null }
  }, [told, queue, shown])
}
