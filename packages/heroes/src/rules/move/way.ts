// The path of a movement: it sets out, goes on step by step or stops, and ends in a Battle or among tokens. (H-MOVE)
import type { Option } from '@lorehall/kernel'
import { GO, STOP } from '../../choices.ts'
import { idOf, isCentre, isSea, type Place } from '../../map/world.ts'
import { CANNOT_END } from '../../reasons.ts'
import { type Move, SUPPLY } from '../../state.ts'
import type { How } from '../../values/words.ts'
import { meetPirates } from '../explore/pirates.ts'
import { credit, creditAtSea, creditLinks, creditMode, creditPass, creditSpeed } from '../abilities/credit.ts'
import { linkedTowers } from '../abilities/moving.ts'
import { happen } from '../abilities/moments.ts'
import { markUsed } from '../abilities/used.ts'
import { isShallow, player } from '../lookup.ts'
import { enemyAt, holds, unitsAt } from '../pieces.ts'
import { noteFirst } from '../shared.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { canLeave } from './boarding.ts'
import { bring, goers, lead, speedOf, vesselIn } from './army.ts'
import { alongOf, nobody, sizeOf } from './company.ts'
import { comeTo } from './come.ts'
import { mayRest } from './modes.ts'
import { againstStep, costOf, mayEnd, nextTo, stopsAt } from './reach.ts'
import { payDue } from './toll.ts'

const NOBODY = -1

/** A movement before its first step. */
export function newMove(f: F, seat: number, how: How, from: Place, extra: Extra, carried = 0): Move {
  const move: Move = {
    seat,
    how,
    from,
    at: from,
    before: from,
    steps: 0,
    left: 0,
    explored: undefined,
    calm: extra.calm === true ? true : undefined,
    dropped: undefined,
    afoot: undefined,
    army: nobody(),
    gathering: undefined,
    carried,
    ally: NOBODY,
    allies: nobody(),
    further: undefined,
    held: false,
    fought: false,
    victors: [],
    ended: SUPPLY,
    bridge: extra.bridge === undefined ? [] : [...extra.bridge],
  }
  if (how !== 'march') move.left = speedOf(f, move, extra)
  return move
}

/** The current movement. If there is none, the rules have a bug. */
export function underWay(f: F): Move {
  const { move } = f.state
  if (move === null) throw new Error('nobody is under way')
  return move
}

/** The Units are chosen: the movement begins. `to`: the Region it enters first, if that is chosen too. */
export function setOut(t: T, extra: Extra, to?: Place): void {
  const move = underWay(t)
  const { seat, how, from, army } = move
  creditSpeed(t, move)
  creditMode(t, move)
  if (extra.by !== undefined) markUsed(t, seat, extra.by)
  const afoot = move.afoot === true ? { afoot: true } : {}
  t.emit({ type: 'setsOut', seat, how, region: idOf(t, from), ...army, ...afoot, from: extra.by })
  t.push({ do: 'moved', seat, extra })
  if (to === undefined) t.push({ do: 'walk', seat })
  else enter(t, move, to)
}

/** Step by step: go on or stop. It ends by itself when stopping is the only option. (H-MOVE-3) */
export function walk(t: T, { seat }: StepOf<'walk'>, answer: Option | undefined): void {
  const move = underWay(t)
  if (answer !== undefined) {
    if (answer === STOP(t, move.at)) return end(t, move)
    return t.values.box.words?.actOnWay(t, move, answer.kind) === true ? undefined : enter(t, move, answer.n)
  }
  // Pirates may have taken every Unit of the movement.
  if (unitsAt(player(t, seat), move.at) === 0 || goers(move) === 0) return
  if (move.steps > 0 && (move.left === 0 || stopsAt(t, move, move.at))) return end(t, move)
  t.ask(seat, 'path', move.how)
  const stop = STOP(t, move.at)
  if (move.steps > 0) t.may(stop, mayEnd(t, move, move.at) ? null : CANNOT_END)
  for (const near of nextTo(t, move, move.at)) t.may(GO(t, near), againstStep(t, move, near))
  t.values.box.words?.offerOnWay(t, move)
  if (t.spare(stop)) end(t, move)
}

/** One step: leaving is paid for, then all Units are in the next Region. */
function enter(t: T, move: Move, to: Place): void {
  const { seat, at, how } = move
  const p = player(t, seat)
  payDue(t, move, at, move.steps === 0)
  creditPass(t, move, at)
  if (linkedTowers(t, seat, at).includes(to)) credit(t, seat, 'adjacent')
  else if (how === 'march') creditLinks(t, seat, at, to)
  move.held = holds(p, to)
  if (how === 'fly' && isCentre(t, to) && vesselIn(move) !== null) credit(t, seat, 'crossing')
  move.left -= costOf(t, move, to)
  move.before = at
  move.at = to
  move.steps++
  const vessel = vesselIn(move)
  if (vessel !== null) bring(t, seat, vessel, to)
  if (vessel === null || sizeOf(move.army) > 0) lead(p, move.army, at, to)
  if (vessel === null) for (const one of alongOf(move)) lead(player(t, one.seat), one.army, at, to)
  noteFirst(t, at)
  t.emit({ type: 'moved', seat, how, region: idOf(t, to), out: idOf(t, at) })
  t.push({ do: 'walk', seat })
  if (how === 'sail' || isShallow(t, to)) meetPirates(t, seat, to)
}

/** Units that can't stay over sea count as coming from where they took off. (H-MOVE-10) */
function end(t: T, move: Move): void {
  const { seat, how, at, from, before } = move
  const came = isSea(t, before) && !mayRest(t, move) ? from : before
  if (isSea(t, at)) creditAtSea(t, move)
  comeTo(t, { seat, place: at, how, came, marched: how === 'march' ? move.steps : 0 })
  // A flight meets Pirates only where it comes to rest at sea.
  if (how === 'fly' && isSea(t, at) && enemyAt(t, seat, at) === null) meetPirates(t, seat, at)
}

/** Tokens and Battles are settled: abilities triggered by the end of the movement; then Units aboard may leave. */
export function moved(t: T, { seat, extra }: StepOf<'moved'>): void {
  const move = underWay(t)
  const { how, ended, victors } = move
  const vessel = vesselIn(move)
  t.values.box.words?.moved(t, move)
  if (vessel !== null && canLeave(t, seat, vessel)) t.push({ do: 'unload', seat, vessel, shifts: [] })
  if (ended !== SUPPLY) {
    const end = { seat, event: ended, by: extra.by }
    if (victors.length > 0) happen(t, 'battle.left', end)
    happen(t, `${how}.ended`, end)
    happen(t, 'move.ended', end)
  }
  t.state.move = null
}
