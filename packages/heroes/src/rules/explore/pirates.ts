// Pirates: met on entering, paid or fought with a loss, and then elsewhere. (H-TOKEN-11)
import type { Option } from '@lorehall/kernel'
import { LOSE, PIRATES_TO } from '../../choices.ts'
import { idOf, type Place } from '../../map/world.ts'
import type { Met } from '../../state.ts'
import { PIECES } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { destroy } from '../losses.ts'
import { aboard } from '../move/army.ts'
import { countOf, pieceNamed, unitsAt } from '../pieces.ts'
import { score } from '../points.ts'
import { canPay, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'

const piratesAt = ({ state }: F, place: Place): number =>
  state.live.filter(({ id, at }) => id === 'pirates' && at === place).length

/** Of those in a place, how many a seat's Vessel has met in this turn. (H-TOKEN-12) */
const metAt = ({ state }: F, seat: number, place: Place): number =>
  state.turn.met.filter((met) => met.seat === seat && met.at === place).length

/** A Vessel that enters meets each of them, those left out that it has met in this turn. (H-TOKEN-11, H-TOKEN-12) */
export function meetPirates(t: T, seat: number, place: Place): void {
  if (t.state.live.length === 0) return
  for (let n = piratesAt(t, place) - metAt(t, seat, place); n > 0; n--) t.push({ do: 'pirates', seat, place })
}

/** Who can pay must pay, and gains points; who cannot loses a Unit. (H-TOKEN-11) */
function pirates(t: T, { seat, place }: StepOf<'pirates'>, answer: Option | undefined): void {
  const p = player(t, seat)
  const { price, vp } = t.values.explore.pirates
  if (answer === undefined) {
    if (unitsAt(p, place) === 0) return
    if (canPay(t, seat, price)) {
      pay(t, seat, price, 'pirates')
      score(t, seat, vp, 'pirates')
      return t.push({ do: 'piratesGo', seat, place })
    }
    t.ask(seat, 'pick', 'pirates', 'pirates')
    for (const piece of PIECES) if (countOf(p, piece, place) > 0) t.offer(LOSE(seat, piece))
    return
  }
  const piece = pieceNamed(answer.name)
  if (piece !== undefined) destroy(t, seat, piece, place, null)
  const { move } = t.state
  if (move !== null && move.seat === seat) move.carried = aboard(p, 'sea')
  t.push({ do: 'piratesGo', seat, place })
}

/** Sea Regions without Units of anybody. */
function unoccupied({ state, values }: F, but: Place): Place[] {
  const free: Place[] = []
  for (const { place } of values.world.seas) {
    if (place !== but && state.players.every((p) => unitsAt(p, place) === 0)) free.push(place)
  }
  return free
}

/** Those a Vessel has met are no longer where it left them. */
const isGone = (f: F, { seat, at }: Met): boolean => metAt(f, seat, at) > piratesAt(f, at)

/** To another Sea Region without Units; they stay if there is none. (H-TOKEN-11) */
function piratesGo(t: T, { seat, place }: StepOf<'piratesGo'>, answer: Option | undefined): void {
  const goals = unoccupied(t, place)
  if (answer === undefined && goals.length > 0) {
    t.ask(seat, 'pick', 'piratesGo', 'pirates')
    for (const goal of goals) t.offer(PIRATES_TO(t, goal))
    return
  }
  const to = answer?.n ?? place
  const { live, turn } = t.state
  live[live.findIndex(({ id, at }) => id === 'pirates' && at === place)] = { id: 'pirates', at: to }
  turn.met = turn.met.map((met) => (isGone(t, met) ? { ...met, at: to } : met))
  turn.met.push({ seat, at: to })
  t.emit({ type: 'piratesGo', seat, region: idOf(t, to) })
}

export const piratesSteps = { pirates, piratesGo }
