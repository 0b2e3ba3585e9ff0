// Verbs about Units: placed from the supply, moved without marching, sent home. (H-VERB-6 … H-VERB-8)
import { idOf, type Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { Act } from '../../cards/effect.ts'
import { isVessel, type Unit, VESSELS } from '../../values/words.ts'
import { lookForEnd } from '../ends.ts'
import { carryGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import { comeTo } from '../move/come.ts'
import { arrive } from '../move/go.ts'
import { payToll } from '../move/toll.ts'
import { countOf, homeOf, inSupply, piecesOf, place as put, shift, unitOf } from '../pieces.ts'
import { sailHome } from '../retreat.ts'
import { noteFirst } from '../shared.ts'
import type { T } from '../step.ts'
import { amount } from './amount.ts'
import { callToBattle } from './battles.ts'
import { roomAt } from './regions.ts'
import { whereIs } from './scope.ts'

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>

/** Places one Unit from the supply; without room, in the Courtyard if allowed. False: it was not placed. (H-VERB-6) */
function placeOne(t: T, seat: number, unit: Unit, at: Place, home: boolean, from: string): boolean {
  const p = player(t, seat)
  if (inSupply(t, seat, unit) === 0) return false
  const to = at >= 0 && roomAt(t, seat, at) > 0 ? at : home ? p.capital : -1
  if (to < 0) return false
  put(p, unit, to)
  t.emit({ type: 'placed', seat, unit, region: idOf(t, to), from })
  return true
}

/** Placing Units explores nothing and is not a Recruit. (H-VERB-6) */
export function placeUnits(t: T, about: About, verb: ActOf<'place'>, from: string): void {
  const { seat } = about
  const at = whereIs(t, about, verb.to)
  for (let i = amount(t, about, verb.n); i > 0; i--) {
    if (!placeOne(t, seat, verb.unit, at, verb.else === 'courtyard', from)) break
  }
  lookForEnd(t, seat)
}

/**
 * Not a March: Speed and Deserts do not matter. Leaving is paid for unless free; tokens at the destination are
 * explored. (H-VERB-7)
 */
export function moveUnits(t: T, about: About, verb: ActOf<'move'>, from: string): void {
  if (verb.to === 'battle') return callToBattle(t, about, from)
  const { units = [], from: out = -1, seat } = about
  const to = whereIs(t, about, verb.to)
  if (to < 0 || out < 0 || units.length === 0) return
  const owner = about.who ?? seat
  if (verb.free !== true) payToll(t, owner, units.length, out)
  const p = player(t, owner)
  for (const piece of units) {
    const unit = unitOf(piece)
    if (isVessel(unit)) carryGuests(t, owner, unit, to)
    shift(p, piece, out, to)
    t.emit({ type: 'shifted', seat: owner, unit, region: idOf(t, to), from })
  }
  noteFirst(t, out)
  if (verb.fight === true) return comeTo(t, { seat, place: to, how: 'token', came: out, marched: 0 })
  if (owner === seat && to !== p.capital && verb.quiet !== true) arrive(t, seat, to, 'move')
}

/** Sends all of a player's Units in a Region to its Capital Region, Vessels with everyone aboard. (H-VERB-8) */
export function sendHome(t: T, about: About, from: string): void {
  const { who, r } = about
  if (who === undefined || r === undefined) return
  const p = player(t, who)
  for (const vessel of VESSELS) {
    if (p.vessels[vessel].at !== r) continue
    if (homeOf(t, who, vessel) !== p.capital) {
      sailHome(t, who, r)
      continue
    }
    carryGuests(t, who, vessel, p.capital)
    shift(p, vessel, r, p.capital)
  }
  for (const piece of piecesOf(p)) {
    for (let n = countOf(p, piece, r); n > 0; n--) shift(p, piece, r, p.capital)
  }
  t.emit({ type: 'sentHome', seat: who, region: idOf(t, r), from })
}
