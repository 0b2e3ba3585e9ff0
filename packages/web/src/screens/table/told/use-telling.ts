// Whether what others do is being told in the row of the question.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { tellAgain } from '../../../state/asking.ts'
import { tellBy } from '../../../state/pace.ts'
import { useSession } from '../../../state/session.ts'
import { useSettings } from '../../../state/settings.ts'
import type { GameParts } from '../../../table/parts.ts'
import type { Step } from '../../../table/told/steps.ts'
import { fetchTouches } from '../../../table/told/touches.ts'
import { useTold } from '../../../table/told/use-told.ts'
import { toldFor } from './timing.ts'

const isAsked = (update: Update | null) => update !== null && update.ask !== null && !update.ask.aside

/** The step that is told now; null: the row asks, or waits. */
export function useToldNow(update: Update): Step | null {
  const atOnce = useSettings(({ speed }) => speed === 0)
  const phase = useSession((session) => session.phase)
  const { now } = useTold()
  if (atOnce || isAsked(update) || update.over || phase === 'skipping') return null
  // Between two steps of a bot the row stays as it is; a person may take their time.
  const thinks = update.waiting.some((seat) => update.seats[seat]?.kind === 'bot')
  return phase === 'still' && !thinks ? null : now
}

/** The same for the row that tells it, at a pace. */
export function useTelling(update: Update, parts: GameParts): Step | null {
  const asked = isAsked(update)
  useEffect(() => {
    tellBy((next, last) => toldFor(next, last, parts.turns))
    // What happened while the table was laid out is told from its beginning.
    if (useSettings.getState().speed !== 0 && !isAsked(useSession.getState().shown)) tellAgain()
    return () => tellBy(null)
  }, [parts])
  // Who is asked first has not seen anything that could touch them.
  useEffect(() => {
    if (!asked) void fetchTouches(parts.telling)
  }, [asked, parts])
  return useToldNow(update)
}
