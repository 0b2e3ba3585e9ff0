// Whether the row of the question narrates others' turns.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { tellAgain } from '../../../state/asking.ts'
import { tellBy } from '../../../state/pace.ts'
import { useSession } from '../../../state/session/store.ts'
import { useSettings } from '../../../state/settings.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
import type { Step } from '../../../table-ui/trail/steps.ts'
import { fetchTouches } from '../../../table-ui/trail/touches.ts'
import { useTrail } from '../../../table-ui/trail/use-trail.ts'
import { narratedFor } from './timing.ts'

const isAsked = (update: Update | null) => update !== null && update.ask !== null && !update.ask.aside

/** The current step; null if the row shows a question or waits. */
export function useStepNow(update: Update): Step | null {
  const atOnce = useSettings(({ speed }) => speed === 0)
  const phase = useSession((session) => session.phase)
  const { now } = useTrail()
  if (atOnce || isAsked(update) || update.over || phase === 'skipping') return null
  // Between two steps of a bot the narration stays. A person may take long, so the row shows who is waited for.
  const thinks = update.waiting.some((seat) => update.seats[seat]?.kind === 'bot')
  return phase === 'still' && !thinks ? null : now
}

/** The same, and sets the pace of the narration. For the row that shows it. */
export function useNarrating(update: Update, parts: GameParts): Step | null {
  const asked = isAsked(update)
  useEffect(() => {
    tellBy((next, last) => narratedFor(next, last, parts.turns))
    // Updates that came while the table was loading are narrated from the start.
    if (useSettings.getState().speed !== 0 && !isAsked(useSession.getState().shown)) tellAgain()
    return () => tellBy(null)
  }, [parts])
  // The code for effects on me is needed with the first narration, not while I am asked.
  useEffect(() => {
    if (!asked) void fetchTouches(parts.telling)
  }, [asked, parts])
  return useStepNow(update)
}
