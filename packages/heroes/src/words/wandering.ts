// Pieces of nobody that wander on the map: armies that enter capture them or are driven back. (H-NOMAD-4)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import type { About } from '../cards/about.ts'
import { AT } from '../choices.ts'
import { idOf, isSea, type Place } from '../map/world.ts'
import { strengthThere } from '../rules/explore/monsters.ts'
import { player } from '../rules/lookup.ts'
import { alliesAt, lead } from '../rules/move/army.ts'
import { arrive } from '../rules/move/go.ts'
import { captures, wanderersAt } from '../rules/pieces.ts'
import { score } from '../rules/points.ts'
import { sendArmy } from '../rules/retreat.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import type { F } from '../rules/step.ts'
import { placeUnits } from '../rules/verbs/units.ts'
import { SUPPLY } from '../state.ts'
import { FROM_STOCK } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

/** They help their captor until the end of the round. */
function keep(t: W, seat: number, n: number): void {
  const p = player(t, seat)
  p.captives = { ready: (p.captives?.ready ?? 0) + n, used: p.captives?.used ?? 0 }
}

function leaveMap(t: W, place: Place): number {
  const { wandering } = t.state
  const n = wanderersAt(t, place)
  if (wandering !== undefined && n > 0) wandering.at[place] = 0
  return n
}

/** They stop a March, a docking Vessel and a landing, but not a flight that passes. */
export const blocks = (f: F, how: string, place: Place): boolean => how !== 'fly' && wanderersAt(f, place) > 0

/** With enough Natural Strength they are captured, and tokens follow; otherwise a Unit is lost and the rest goes back. */
export function metWanderers(
  t: W,
  { seat, place, how, came }: Parameters<Words['metWanderers']>[1],
): boolean {
  const n = wanderersAt(t, place)
  if (n === 0) return false
  const region = idOf(t, place)
  if (captures(t, place, strengthThere(t, seat, place))) {
    leaveMap(t, place)
    keep(t, seat, n)
    t.emit({ type: 'words/captured', seat, n, region })
    score(t, seat, n, 'captured')
    arrive(t, seat, place, how)
    return true
  }
  const { move } = t.state
  if (move !== null && move.seat === seat) move.ended = SUPPLY
  t.emit({ type: 'words/drivenBack', seat, region })
  t.push({ do: 'words/goBack', seat, place, to: came })
  t.push({ do: 'killUnits', seat, owners: [seat], place, n: 1, strength: 99, by: seat })
  return true
}

/** The rest goes back where it came from. Without their Vessel, Units do not go back to sea, but home. */
export function goBack(t: W, { seat, place, to }: WordStepOf<'words/goBack'>): void {
  const p = player(t, seat)
  const afloat = p.vessels.sea.at === place || p.vessels.air.at === place
  for (const one of alliesAt(t, seat, place)) lead(player(t, one.seat), one.army, place, to)
  sendArmy(t, seat, place, to < 0 || (isSea(t, to) && !afloat) ? p.capital : to)
}

/** The value of a helper to a bot. */
const HELPER = 0.4

export const captiveWorth = (f: F, seat: number): number => HELPER * (player(f, seat).captives?.ready ?? 0)

/** The Enemy captures them always. Nobody keeps them. */
export function foeCaptures(t: W, foe: number, place: Place): void {
  const n = leaveMap(t, place)
  if (n === 0 || t.state.wandering === undefined) return
  t.state.wandering.stock += n
  score(t, foe, n, 'captured')
}

/** The helpers of a player who is out return to the stock. */
export function freeCaptives(t: W, seat: number): void {
  const p = player(t, seat)
  if (t.state.wandering !== undefined)
    t.state.wandering.stock += (p.captives?.ready ?? 0) + (p.captives?.used ?? 0)
  p.captives = undefined
}

/** Takes one from the map or the stock as if captured; if none wander at this table, places a Serf. */
export function befriend(t: W, about: About, from: string): void {
  const { seat } = about
  if (t.state.wandering !== undefined && !isFoe(t, seat)) return t.push({ do: 'words/befriend', seat, from })
  placeUnits(t, about, { do: 'place', unit: 'serf', n: 1, to: 'courtyard' }, from)
}

export function befriendOne(
  t: W,
  { seat, from }: WordStepOf<'words/befriend'>,
  answer: Option | undefined,
): void {
  const { wandering } = t.state
  if (wandering === undefined) return
  const places = wandering.at.flatMap((n, place) => (n > 0 ? [place] : []))
  if (answer === undefined) {
    if (places.length === 0 && wandering.stock === 0) return
    t.ask(seat, 'pick', 'words/befriend', from)
    for (const place of places) t.offer(AT(t, place))
    if (wandering.stock > 0) t.offer(FROM_STOCK)
    return
  }
  if (answer === FROM_STOCK) wandering.stock--
  else wandering.at[answer.n] = wanderersAt(t, answer.n) - 1
  keep(t, seat, 1)
  t.emit({ type: 'words/befriended', seat, from })
}
