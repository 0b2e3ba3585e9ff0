// Further answers to tokens that a movement explores. (H-EXPLORE-1)
import type { Option } from '@lorehall/kernel'
import { ABILITY, DECLINE } from '../choices.ts'
import { idOf, type Place } from '../map/world.ts'
import { happen } from '../rules/abilities/moments.ts'
import { meets } from '../rules/abilities/needs.ts'
import { answering } from '../rules/abilities/standing.ts'
import { resolve } from '../rules/explore/resolve.ts'
import type { W, WordStepOf } from './step.ts'

/** Notes the token for this movement, and triggers abilities. */
export function explored(t: W, seat: number, place: Place): void {
  const { move } = t.state
  if (move !== null && move.seat === seat) move.explored = (move.explored ?? 0) + 1
  happen(t, 'explored', { seat, event: place })
}

/** An ability may discard the token before it does anything. Until then, the token is face up in the Region. */
export function lifts(t: W, seat: number, place: Place, token: string): boolean {
  const about = { seat, event: place, what: token }
  const found = answering(t, seat, 'explored.before').find((one) => meets(t, one, about))
  if (found === undefined) return false
  t.state.shown.push({ at: place, id: token })
  t.push({ do: 'words/lift', seat, place, token, ability: found.ability.id })
  return true
}

export function lift(t: W, step: WordStepOf<'words/lift'>, answer: Option | undefined): void {
  const { seat, place, token, ability } = step
  const choice = answer === undefined ? t.choice(seat, ability) : answer === DECLINE ? 'never' : 'always'
  if (choice !== 'ask') {
    const { shown } = t.state
    shown.splice(
      shown.findLastIndex((one) => one.at === place && one.id === token),
      1,
    )
    return choice === 'never' ? resolve(t, seat, place, token) : discard(t, step)
  }
  t.ask(seat, 'yesno', 'words/lift', token)
  t.offer(ABILITY(t, ability))
  t.offer(DECLINE)
}

/** A discarded token was still explored. */
function discard(t: W, { seat, place, token, ability }: WordStepOf<'words/lift'>): void {
  t.state.gone.push(token)
  t.emit({ type: 'words/lifted', seat, region: idOf(t, place), token, from: ability })
  explored(t, seat, place)
}
