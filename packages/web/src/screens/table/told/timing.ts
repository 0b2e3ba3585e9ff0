// How long a step of others is told, by the player's speed and by whether it touches them.
import type { Update } from '@lorehall/host'
import { useSession } from '../../../state/session.ts'
import { useSettings } from '../../../state/settings.ts'
import { isTheirs } from '../../../state/table/told.ts'
import { goesOn, linesOf, stepsOf, type Turns, turnOf } from '../../../table/told/steps.ts'
import { touchesNow } from '../../../table/told/touches.ts'
import { wordsIn } from '../../../text/language.ts'

/** By speed. */
const STEP = [0, 2400, 1200, 400]
/** What touches me is read, however fast the rest is told. */
const HELD = 2500
/** Who walks on takes less: it is the same step. */
const WALKS = 0.5
/** A whole turn as one picture is looked at for as many steps, at most. */
const MOST = 6

const ENGLISH = wordsIn('en')

/** The steps of the turn that this update belongs to, with it. */
function inTurn(update: Update, last: Update, turns: Turns): number {
  const { told } = useSession.getState()
  const turn = turnOf(last, turns)
  if (told === null || told.past) return linesOf(update, turns).length > 0 ? 1 : 0
  return stepsOf(told, [update], update.entries, turns).filter((step) => step.turn === turn).length
}

/** Milliseconds; 0 where it says nothing, null where it is no step of others. */
export function toldFor(update: Update, last: Update, turns: Turns): number | null {
  if (!isTheirs(update, last)) return null
  const { speed, reducedMotion } = useSettings.getState()
  const ms = STEP[speed] ?? 0
  if (reducedMotion) {
    // A turn is one still picture: it stands when all of it is there.
    const ends = update.over || turnOf(update, turns) !== turnOf(last, turns)
    return ends ? ms * Math.min(inTurn(update, last, turns), MOST) : 0
  }
  if (linesOf(update, turns).length === 0) return 0
  if (touchesNow({ before: last, update }, ENGLISH).length > 0) return Math.max(ms, HELD)
  return goesOn(useSession.getState().told, update, turns) ? ms * WALKS : ms
}
