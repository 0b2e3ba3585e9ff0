// The end of a move: first face-down and revealed tokens, one at a time, then live tokens that act on the end of a
// move. (H-EXPLORE)
import type { Option } from '@lorehall/kernel'
import { DECLINE, PAY, TOKEN } from '../../choices.ts'
import { type Place } from '../../map/world.ts'
import { lookForEnd } from '../ends.ts'
import { player } from '../lookup.ts'
import { alliesAt, vesselIn } from '../move/army.ts'
import { unitsAt } from '../pieces.ts'
import { canPay, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { liveAt, speaker, turnUp } from '../tokens.ts'
import { resolve, speak } from './resolve.ts'

/** Whether a Unit that moved is there, even if only an ally's. (H-TEAM-10) */
const isThere = (f: F, seat: number, place: Place): boolean =>
  unitsAt(player(f, seat), place) > 0 || alliesAt(f, seat, place).length > 0

/** After any Battle: tokens, then live tokens that act on the end of a move. (H-EXPLORE-1) */
function arrive(t: T, { seat, place, how }: StepOf<'arrive'>): void {
  if (!isThere(t, seat, place)) return
  if (how !== 'move') endThere(t, seat, place)
  t.push({ do: 'tokensAtEnd', seat, place })
  t.push({ do: 'explore', seat, place })
}

/** Live tokens that act on the end of a move. (H-TOKEN-7, H-TOKEN-13) */
function tokensAtEnd(t: T, { seat, place }: StepOf<'tokensAtEnd'>): void {
  if (!isThere(t, seat, place)) return
  for (const { id, atEnd } of liveAt(t, place)) if (atEnd !== undefined) speak(t, seat, place, id, atEnd)
}

/** A movement ends where its Units last arrived. (H-MOVE-8) */
function endThere(t: T, seat: number, place: Place): void {
  const { move } = t.state
  if (move === null || move.seat !== seat) return
  const vessel = vesselIn(move)
  if (vessel === null || player(t, seat).vessels[vessel].at === place) move.ended = place
}

/** Resolves the next token while a Unit is there. If several are revealed, the mover chooses. (H-EXPLORE-2) */
function explore(t: T, step: StepOf<'explore'>, answer: Option | undefined): void {
  const { seat, place } = step
  const { state } = t
  if (!isThere(t, seat, place)) return
  const shown = state.shown.filter(({ at }) => at === place).map(({ id }) => id)
  const [first, second] = shown
  if (answer === undefined && second !== undefined && first !== second) {
    t.ask(seat, 'pick', 'explore')
    for (const id of shown) t.offer(TOKEN(id))
    return
  }
  const id = answer?.name ?? first
  if (id === undefined && (state.down[place] ?? 0) === 0) return
  t.push(step)
  const token = id ?? turnOver(t, seat, place)
  if (id !== undefined) {
    state.shown.splice(
      state.shown.findIndex((one) => one.at === place && one.id === id),
      1,
    )
  }
  if (t.values.box.words?.lifts(t, seat, place, token) !== true) resolve(t, seat, place, token)
}

/** Chance decides which token it is. Turning over the last one on land triggers the end. (H-END-1) */
function turnOver(t: T, seat: number, place: Place): string {
  const id = turnUp(t, place)
  lookForEnd(t, seat)
  return id
}

/** Each time an army ends its movement there, it may pay for a Research. (H-TOKEN-7) */
function wizardTower(t: T, { seat, from }: StepOf<'wizardTower'>, answer: Option | undefined): void {
  const { id, verb } = speaker(t, 'research', from)
  if (answer === undefined) {
    if (!canPay(t, seat, verb.cost)) return
    t.ask(seat, 'yesno', 'wizardTower', id)
    t.offer(PAY)
    t.offer(DECLINE)
    return
  }
  if (answer === DECLINE) return
  pay(t, seat, verb.cost, id)
  t.push({ do: 'research', seat, from: id })
}

export const arriveSteps = { arrive, explore, tokensAtEnd, wizardTower }
