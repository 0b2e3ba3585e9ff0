// Pirates: Units that enter meet them, pay or lose a Unit, and then the Pirates move. (H-TOKEN-11)
import type { Option } from '@lorehall/kernel'
import { LOSE, PIRATES_TO } from '../../choices.ts'
import { idOf, type Place } from '../../map/world.ts'
import { at, type Met, type Move, type Player } from '../../state.ts'
import { isVessel, type Piece, type Price } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { destroy } from '../losses.ts'
import { aboard, vesselIn } from '../move/army.ts'
import { dismiss, sizeOf } from '../move/company.ts'
import { carrierOf, countOf, pieceNamed, piecesOf, unitOf, unitsAt } from '../pieces.ts'
import { score } from '../points.ts'
import { canPay, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { speaker, tokenOf, verbOf } from '../tokens.ts'

const isPirates = (f: F, id: string): boolean => verbOf(tokenOf(f, id), 'waylay') !== null

const piratesAt = (f: F, place: Place): number =>
  f.state.live.filter(({ id, at }) => at === place && isPirates(f, id)).length

/** The index of the Pirates that are met first. */
function metFirst(f: F, place: Place): number {
  const found = f.state.live.findIndex(({ id, at }) => at === place && isPirates(f, id))
  if (found === -1) throw new RangeError(`no Pirates at ${place}`)
  return found
}

const nameOf = (f: F, place: Place): string => at(f.state.live, metFirst(f, place)).id

/** How many of the Pirates in a place a seat's Vessel has already met this turn. (H-TOKEN-12) */
const metAt = ({ state }: F, seat: number, place: Place): number =>
  state.turn.met.filter((met) => met.seat === seat && met.at === place).length

/** A Vessel that enters meets each of them, except those it has already met this turn. (H-TOKEN-11, H-TOKEN-12) */
export function meetPirates(t: T, seat: number, place: Place): void {
  if (t.state.live.length === 0) return
  for (let n = piratesAt(t, place) - metAt(t, seat, place); n > 0; n--) t.push({ do: 'pirates', seat, place })
}

/** Whether a piece can be lost. Only Units that move meet the Pirates, not others in the Region. */
function isMet(f: F, seat: number, piece: Piece): boolean {
  const { move } = f.state
  if (move === null || move.seat !== seat) return true
  const vessel = vesselIn(move)
  const carrier = carrierOf(player(f, seat), piece)
  const unit = unitOf(piece)
  if (isVessel(unit)) return unit === vessel
  if (carrier === 'sea' || carrier === 'air') return carrier === vessel
  if (carrier !== '') return vessel !== null
  if (piece === 'serf') return move.army.serfs > 0
  if (piece === 'warrior') return move.army.warriors > 0
  if (piece === 'band') return (move.army.band ?? 0) > 0
  return move.army.heroes.some((hero) => hero === piece)
}

/** A Unit of the movement is lost. If it is the Vessel, those beside it go on without it. */
function lostOnWay(p: Player, move: Move, piece: Piece, alone: boolean): void {
  const unit = unitOf(piece)
  const vessel = vesselIn(move)
  if (vessel !== null) move.carried = aboard(p, vessel)
  if (isVessel(unit)) {
    if (sizeOf(move.army) > 0) move.afoot = true
  } else if (alone) dismiss(move.army, unit)
}

/** They go on, to a place that the seat or whoever brought them chooses. */
const sendOn = (t: T, { seat, place, by }: StepOf<'pirates'>): void =>
  t.push(
    by === undefined ? { do: 'piratesGo', seat, place } : { do: 'piratesGo', seat: by, place, after: seat },
  )

/** Pays the Pirates, or has them for free by an ability. False: the seat can't. */
function buysOff(t: T, seat: number, cost: Price, id: string): boolean {
  const { words } = t.values.box
  if (words?.smuggles(t, seat) === true) return true
  if (!canPay(t, seat, cost)) return false
  pay(t, seat, cost, id)
  words?.paidPirates(t, seat, cost)
  return true
}

/** A player who can pay must pay, and gains points; otherwise they lose a Unit. (H-TOKEN-11) */
function pirates(t: T, step: StepOf<'pirates'>, answer: Option | undefined): void {
  const { seat, place } = step
  const p = player(t, seat)
  if (answer === undefined) {
    if (unitsAt(p, place) === 0) return
    const { id, verb } = speaker(t, 'waylay', nameOf(t, place))
    if (buysOff(t, seat, verb.cost, id)) {
      score(t, seat, verb.vp, id)
      return sendOn(t, step)
    }
    t.ask(seat, 'pick', 'pirates', id)
    for (const piece of piecesOf(p))
      if (countOf(p, piece, place) > 0 && isMet(t, seat, piece)) t.offer(LOSE(seat, piece))
    return
  }
  const piece = pieceNamed(answer.name)
  const alone = piece !== undefined && carrierOf(p, piece) === ''
  if (piece !== undefined) destroy(t, seat, piece, place, null)
  const { move } = t.state
  if (move !== null && move.seat === seat && piece !== undefined) lostOnWay(p, move, piece, alone)
  sendOn(t, step)
}

/** Sea Regions without Units of any player. */
function unoccupied({ state, values }: F, but: Place): Place[] {
  const free: Place[] = []
  for (const { place } of values.world.seas) {
    if (place !== but && state.players.every((p) => unitsAt(p, place) === 0)) free.push(place)
  }
  return free
}

/** Pirates that a Vessel has met and that are no longer there. */
const isGone = (f: F, { seat, at }: Met): boolean => metAt(f, seat, at) > piratesAt(f, at)

/** Pirates go elsewhere; those who have met them know them there. */
export function relocate(t: T, from: Place, to: Place): void {
  const { live, turn } = t.state
  live[metFirst(t, from)] = { id: nameOf(t, from), at: to }
  turn.met = turn.met.map((met) => (isGone(t, met) ? { ...met, at: to } : met))
}

/** They move to another Sea Region without Units; if there is none, they stay. (H-TOKEN-11) */
function piratesGo(t: T, { seat, place, after }: StepOf<'piratesGo'>, answer: Option | undefined): void {
  const goals = unoccupied(t, place)
  if (answer === undefined && goals.length > 0) {
    t.ask(seat, 'pick', 'piratesGo', nameOf(t, place))
    for (const goal of goals) t.offer(PIRATES_TO(t, goal))
    return
  }
  const to = answer?.n ?? place
  const { turn } = t.state
  relocate(t, place, to)
  turn.met.push({ seat: after ?? seat, at: to })
  t.emit({ type: 'piratesGo', seat, region: idOf(t, to) })
}

export const piratesSteps = { pirates, piratesGo }
