// Pieces on the map: who stands where, what is left in the supply, and Natural Strength.
import type { Place } from '../map/world.ts'
import { type Guest, type HeroPiece, type Player, SUPPLY } from '../state.ts'
import {
  type AlliedCarrier,
  ALLIED,
  type Carrier,
  HEROES,
  isHero,
  isVessel,
  type Piece,
  PIECES,
  SLOTS,
  type Unit,
  UNITS,
  type VesselKind,
} from '../values/words.ts'
import { rulesOf } from './abilities/standing.ts'
import { capitalOwner, player } from './lookup.ts'
import type { F } from './step.ts'
import { inTeams, isAlly } from './teams.ts'

function sum(counts: readonly number[]): number {
  let all = 0
  for (const n of counts) all += n
  return all
}

/** Serfs on the Action Bar. */
export function onBar(p: Player): number {
  let n = 0
  for (const slot of SLOTS) if (p.bar[slot] === 'serf') n++
  return n
}

/** Serfs or Warriors aboard Vessels of allies; in one place, aboard one kind, where that is said. (H-TEAM-14) */
function guestsOf(p: Player, unit: Unit, at?: Place, carrier?: Carrier): number {
  if (p.guests.length === 0) return 0
  let n = 0
  for (const guest of p.guests) {
    const isMeant = carrier === undefined || carrier === carrierOfGuest(guest)
    if (guest.unit === unit && (at === undefined || guest.at === at) && isMeant) n++
  }
  return n
}

/** The Vessel of an ally that a guest is aboard, as its own seat calls it. */
export const carrierOfGuest = ({ vessel, of }: Guest): AlliedCarrier =>
  of === undefined ? `ally-${vessel}` : `${of}-${vessel}`

/** Pieces of a kind in play: on the map, aboard, on the Action Bar, in Buildings. */
export function inPlay(p: Player, unit: Unit): number {
  const { sea, air } = p.vessels
  if (unit === 'serf') {
    return sum(p.serfs) + sea.serfs + air.serfs + guestsOf(p, unit) + onBar(p) + p.buildings.length
  }
  if (unit === 'warrior') return sum(p.warriors) + sea.warriors + air.warriors + guestsOf(p, unit)
  return (isHero(unit) ? p.heroes[unit] : p.vessels[unit]).at === SUPPLY ? 0 : 1
}

export const inSupply = (f: F, seat: number, unit: Unit): number =>
  f.values.units[unit].count - inPlay(player(f, seat), unit)

/** The Region a Hero or Vessel is in; −1: in the supply. */
export const placeOfUnit = (p: Player, unit: Exclude<Unit, 'serf' | 'warrior'>): Place =>
  (isHero(unit) ? p.heroes[unit] : p.vessels[unit]).at

/** Serfs in the Courtyard: those that can follow, muster and be built with. */
export const courtyardSerfs = (p: Player): number => p.serfs[p.capital] ?? 0

/** Units of a player in a Region, Vessels and those aboard included. (H-MOVE-1) */
export function unitsAt(p: Player, place: Place): number {
  const { heroes, guests } = p
  const { sea, air } = p.vessels
  let n = (p.serfs[place] ?? 0) + (p.warriors[place] ?? 0)
  // Asked for everywhere and always: by name is faster than by turns.
  if (heroes.a.at === place) n++
  if (heroes.b.at === place) n++
  if (heroes.c.at === place) n++
  if (sea.at === place) n += 1 + sea.serfs + sea.warriors
  if (air.at === place) n += 1 + air.serfs + air.warriors
  if (guests.length > 0) for (const { at } of guests) if (at === place) n++
  return n
}

/** At least one Unit or Structure there. */
export const holds = (p: Player, place: Place): boolean =>
  p.capital === place || p.towers.includes(place) || unitsAt(p, place) > 0

/** An enemy with a Unit or a Structure in a place; null: none. (H-MOVE-5) */
export function enemyAt(f: F, seat: number, place: Place): number | null {
  const { players } = f.state
  for (let other = 0; other < players.length; other++) {
    const p = players[other]
    if (other !== seat && p !== undefined && !p.out && holds(p, place) && !isAlly(f, seat, other))
      return other
  }
  return null
}

/** Units in a Region that count against the limit of a player, those of allies too. (H-MOVE-1, H-TEAM-1) */
export function crowdAt(f: F, seat: number, place: Place): number {
  let n = unitsAt(player(f, seat), place)
  if (!inTeams(f)) return n
  for (let other = 0; other < f.seats; other++) {
    if (isAlly(f, seat, other)) n += unitsAt(player(f, other), place)
  }
  return n
}

/** Serfs on land in a Region or aboard a Vessel docked or landed there. */
export function serfsAt(p: Player, place: Place): number {
  const { sea, air } = p.vessels
  let n = (p.serfs[place] ?? 0) + guestsOf(p, 'serf', place)
  if (sea.at === place) n += sea.serfs
  if (air.at === place) n += air.serfs
  return n
}

/** A Unit from the supply; Serfs, Warriors and Heroes to a Land Region, Vessels docked or landed there. */
export function place(p: Player, unit: Unit, to: Place): void {
  if (unit === 'serf') p.serfs[to] = (p.serfs[to] ?? 0) + 1
  else if (unit === 'warrior') p.warriors[to] = (p.warriors[to] ?? 0) + 1
  else if (isHero(unit)) p.heroes[unit] = { at: to, aboard: '' }
  else p.vessels[unit] = { at: to, serfs: 0, warriors: 0 }
}

type Parts = readonly [unit: Unit, aboard: Carrier | '']

/** Serfs and Warriors aboard Vessels of allies, by ally and Vessel, in parts. */
const GUESTS = ALLIED.flatMap((carrier): [Piece, Parts][] => [
  [`serf@${carrier}`, ['serf', carrier]],
  [`warrior@${carrier}`, ['warrior', carrier]],
])

const PARTS = new Map<Piece, Parts>([
  ...UNITS.map((unit): [Piece, Parts] => [unit, [unit, '']]),
  ['serf@sea', ['serf', 'sea']],
  ['serf@air', ['serf', 'air']],
  ['warrior@sea', ['warrior', 'sea']],
  ['warrior@air', ['warrior', 'air']],
  ...GUESTS,
])

function partsOf(piece: Piece): Parts {
  const parts = PARTS.get(piece)
  if (parts === undefined) throw new RangeError(`no piece '${piece}'`)
  return parts
}

export const unitOf = (piece: Piece): Unit => partsOf(piece)[0]

/** Serfs or Warriors aboard an own Vessel: their names are looked up, not put together. */
export const ABOARD = {
  serf: { sea: 'serf@sea', air: 'serf@air' },
  warrior: { sea: 'warrior@sea', air: 'warrior@air' },
} as const satisfies Readonly<Record<'serf' | 'warrior', Readonly<Record<VesselKind, Piece>>>>

/** Serfs and Warriors of a player that are aboard Vessels of allies, each kind once. */
export const guestPieces = ({ guests }: Player): readonly Piece[] =>
  guests.length === 0
    ? NONE
    : GUESTS.flatMap(([piece]) => (guests.some((guest) => isGuestPiece(guest, piece)) ? [piece] : []))

const isGuestPiece = (guest: Guest, piece: Piece): boolean =>
  `${guest.unit}@${carrierOfGuest(guest)}` === piece

const NONE: readonly Piece[] = []

/** Kinds of pieces that a player may have somewhere. */
export const piecesOf = (p: Player): readonly Piece[] =>
  p.guests.length === 0 ? PIECES : [...PIECES, ...guestPieces(p)]

/** One of a player's is aboard a Vessel of an ally; mostly nobody is. */
export const isGuest = ({ guests, heroes: { a, b, c } }: Player): boolean =>
  guests.length > 0 || isWithAlly(a) || isWithAlly(b) || isWithAlly(c)

const isWithAlly = ({ aboard }: HeroPiece): boolean => aboard !== '' && aboard !== 'sea' && aboard !== 'air'

const NAMED = new Map<string, Piece>([...PARTS.keys()].map((piece) => [piece, piece]))

/** Pieces that an option names. */
export const pieceNamed = (name: string): Piece | undefined => NAMED.get(name)

/** How many of these stand in a Region, or are aboard a Vessel there. */
export function countOf(p: Player, piece: Piece, at: Place): number {
  const [unit, aboard] = partsOf(piece)
  if (isHero(unit)) return p.heroes[unit].at === at ? 1 : 0
  if (isVessel(unit)) return p.vessels[unit].at === at ? 1 : 0
  const counts = unit === 'serf' ? 'serfs' : 'warriors'
  if (aboard === '') return p[counts][at] ?? 0
  if (aboard !== 'sea' && aboard !== 'air') return guestsOf(p, unit, at, aboard)
  return p.vessels[aboard].at === at ? p.vessels[aboard][counts] : 0
}

/** The Vessel a piece is aboard; empty: none. */
export function carrierOf(p: Player, piece: Piece): Carrier | '' {
  const [unit, aboard] = partsOf(piece)
  return isHero(unit) ? p.heroes[unit].aboard : aboard
}

/** Takes a piece off a Region. Those aboard a Vessel that is taken off are left behind. */
export function takeOff(p: Player, piece: Piece, from: Place): void {
  const [unit, aboard] = partsOf(piece)
  if (countOf(p, piece, from) === 0) throw new RangeError(`no ${piece} at ${from}`)
  if (isHero(unit)) p.heroes[unit] = { at: SUPPLY, aboard: '' }
  else if (isVessel(unit)) setAshore(p, unit)
  else {
    const counts = unit === 'serf' ? 'serfs' : 'warriors'
    if (aboard === '') p[counts][from] = (p[counts][from] ?? 0) - 1
    else if (aboard === 'sea' || aboard === 'air') p.vessels[aboard][counts]--
    else p.guests.splice(guestAt(p, piece, from), 1)
  }
}

const guestAt = (p: Player, piece: Piece, from: Place): number =>
  p.guests.findIndex((guest) => guest.at === from && isGuestPiece(guest, piece))

/** The Vessel leaves, those aboard stay. */
function setAshore(p: Player, vessel: VesselKind): void {
  const { at, serfs, warriors } = p.vessels[vessel]
  if (serfs > 0) p.serfs[at] = (p.serfs[at] ?? 0) + serfs
  if (warriors > 0) p.warriors[at] = (p.warriors[at] ?? 0) + warriors
  for (const hero of HEROES) if (p.heroes[hero].aboard === vessel) p.heroes[hero].aboard = ''
  p.vessels[vessel] = { at: SUPPLY, serfs: 0, warriors: 0 }
}

/** A piece goes to another Region: out of its Vessel, a Vessel with all aboard. */
export function shift(p: Player, piece: Piece, from: Place, to: Place): void {
  const unit = unitOf(piece)
  if (isVessel(unit)) {
    p.vessels[unit].at = to
    for (const hero of HEROES) if (p.heroes[hero].aboard === unit) p.heroes[hero].at = to
    return
  }
  takeOff(p, piece, from)
  place(p, unit, to)
}

/** Units that one piece is, for the limit of a Region: a Vessel counts with all aboard. */
export function sizeOf(p: Player, piece: Piece): number {
  const unit = unitOf(piece)
  if (!isVessel(unit)) return 1
  const heroes = HEROES.filter((hero) => p.heroes[hero].aboard === unit).length
  return 1 + p.vessels[unit].serfs + p.vessels[unit].warriors + heroes
}

/** Units of a seat that find room in a Region, with what its abilities add. (H-MOVE-1) */
export function regionLimit(f: F, seat: number): number {
  let limit = f.values.regionLimit
  for (const { rule } of rulesOf(f, seat, 'limit')) if (rule.of === 'region') limit += rule.n
  return limit
}

/** Whether so many more Units find room: a standing Capital Region takes any number. (H-MOVE-1) */
export function hasRoom(f: F, seat: number, at: Place, n: number): boolean {
  if (capitalOwner(f, at) !== null) return true
  const all = crowdAt(f, seat, at) + n
  // Mostly the limit that holds for everybody is enough.
  return all <= f.values.regionLimit || all <= regionLimit(f, seat)
}
