// How long a step of others' turns is shown, by speed and by whether it affects the player.
import type { Update } from '@lorehall/host'
import { useSession } from '../../../state/session/store.ts'
import { useSettings } from '../../../state/settings.ts'
import { isTheirs } from '../../../state/session/narrated.ts'
import { goesOn, linesOf, stepsOf, type Turns, turnOf } from '../../../table-ui/trail/steps.ts'
import { touchesNow } from '../../../table-ui/trail/touches.ts'
import { wordsIn } from '../../../text/language.ts'

/** Milliseconds by speed. */
const STEP = [0, 2400, 1200, 400]
/** The minimum for a step that affects me, at any speed. */
const HELD = 2500
/** The factor for an update that only continues the previous step. */
const WALKS = 0.5
/** With reduced motion a whole turn is shown as one picture, for at most as long as this many steps. */
const MOST = 6

const ENGLISH = wordsIn('en')

/** The number of steps in the turn of this update, including it. */
function inTurn(update: Update, last: Update, turns: Turns): number {
  const { told } = useSession.getState()
  const turn = turnOf(last, turns)
  if (told === null || told.past) return linesOf(update, turns).length > 0 ? 1 : 0
  return stepsOf(told, [update], update.entries, turns).filter((step) => step.turn === turn).length
}

/** Milliseconds; 0 if there is nothing to tell, null if it is not a step of others. */
export function narratedFor(update: Update, last: Update, turns: Turns): number | null {
  if (!isTheirs(update, last)) return null
  const { speed, reducedMotion } = useSettings.getState()
  const ms = STEP[speed] ?? 0
  if (reducedMotion) {
    // With reduced motion, a turn is one still picture, shown when the turn is complete.
    const ends = update.over || turnOf(update, turns) !== turnOf(last, turns)
    return ends ? ms * Math.min(inTurn(update, last, turns), MOST) : 0
  }
  if (linesOf(update, turns).length === 0) return 0
  if (touchesNow({ before: last, update }, ENGLISH).length > 0) return Math.max(ms, HELD)
  return goesOn(useSession.getState().told, update, turns) ? ms * WALKS : ms
}
