// Pieces on the map: where they are, and how many are left in the supply.
import type { Place } from '../map/world.ts'
import { type Army, type Guest, type HeroPiece, type Player, SUPPLY } from '../state.ts'
import {
  type AlliedCarrier,
  ALLIED,
  type Carrier,
  EVERY_UNIT,
  isHero,
  isHired,
  isOwnHero,
  isVessel,
  type Piece,
  PIECES,
  type Slot,
  SLOTS,
  type Unit,
  type VesselKind,
} from '../values/words.ts'
import { rulesOf } from './abilities/standing.ts'
import { bandOf, heroesOf, heroOf, hiredAt, putHired, takeHired } from './hired.ts'
import { capitalOwner, player } from './lookup.ts'
import { bandIn } from './move/company.ts'
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

/**
 * Serfs or Warriors aboard allies' Vessels. If `at` or `carrier` is given, only those in this place or aboard this
 * Vessel. (H-TEAM-14)
 */
function guestsOf(p: Player, unit: Unit, at?: Place, carrier?: Carrier): number {
  if (p.guests.length === 0) return 0
  let n = 0
  for (const guest of p.guests) {
    const isMeant = carrier === undefined || carrier === carrierOfGuest(guest)
    if (guest.unit === unit && (at === undefined || guest.at === at) && isMeant) n++
  }
  return n
}

/** The Vessel a guest is aboard, as named by the guest's own seat. */
export const carrierOfGuest = ({ vessel, of }: Guest): AlliedCarrier =>
  of === undefined ? `ally-${vessel}` : `${of}-${vessel}`

/** The number of pieces of a kind in play: on the map, aboard, on the Action Bar and in Buildings. */
export function inPlay(p: Player, unit: Unit): number {
  const { sea, air } = p.vessels
  if (unit === 'serf') {
    return sum(p.serfs) + sea.serfs + air.serfs + guestsOf(p, unit) + onBar(p) + p.buildings.length
  }
  if (unit === 'warrior') return sum(p.warriors) + sea.warriors + air.warriors + guestsOf(p, unit)
  if (unit === 'band') return bandOf(p)
  return placeOfUnit(p, unit) === SUPPLY ? 0 : 1
}

/** Units for hire are in a common supply. */
export function inSupply(f: F, seat: number, unit: Unit): number {
  const { count } = f.values.units[unit]
  if (!isHired(unit)) return count - inPlay(player(f, seat), unit)
  return f.state.players.reduce((left, p) => left - inPlay(p, unit), count)
}

/** The Region of a Hero or Vessel, or the first one with a Unit of a band; −1: in the supply. */
export function placeOfUnit(p: Player, unit: Exclude<Unit, 'serf' | 'warrior'>): Place {
  if (unit === 'band') return p.band?.findIndex((n) => n > 0) ?? SUPPLY
  return (isHero(unit) ? heroOf(p, unit) : p.vessels[unit]).at
}

/** Where a Unit goes home: the Capital Region, unless it is a Sea Vessel with another harbor; −1: it can't. */
export const homeOf = (f: F, seat: number, unit: Unit): Place =>
  (unit === 'sea' ? f.values.box.words?.harbor(f, seat) : undefined) ?? player(f, seat).capital

/** Serfs in the Courtyard: they can follow, muster and go into Buildings. */
export const courtyardSerfs = (p: Player): number => p.serfs[p.capital] ?? 0

/** Those who can follow and muster: Serfs in the Courtyard, and captured pieces. (H-NOMAD-5) */
export const helpersOf = (p: Player): number => courtyardSerfs(p) + (p.captives?.ready ?? 0)

/** A captured piece goes to the slot, or else a Serf from the Courtyard. */
export function putHelper(p: Player, slot: Slot): void {
  if (p.captives !== undefined && p.captives.ready > 0) {
    p.captives.ready--
    p.captives.used++
    p.bar[slot] = 'captive'
    return
  }
  p.serfs[p.capital] = courtyardSerfs(p) - 1
  p.bar[slot] = 'serf'
}

/** The pieces of nobody in a Region. */
export const wanderersAt = ({ state }: F, place: Place): number => state.wandering?.at[place] ?? 0

/** Whether an army of this Natural Strength captures them: it needs twice their number. (H-NOMAD-4) */
export const captures = (f: F, place: Place, force: number): boolean => force >= 2 * wanderersAt(f, place)

/** A player's Units in a Region, including Vessels and everyone aboard. (H-MOVE-1) */
export function unitsAt(p: Player, place: Place): number {
  const { heroes, guests } = p
  const { sea, air } = p.vessels
  let n = (p.serfs[place] ?? 0) + (p.warriors[place] ?? 0)
  // Written out because this runs very often: named fields are faster than a loop.
  if (heroes.a.at === place) n++
  if (heroes.b.at === place) n++
  if (heroes.c.at === place) n++
  if (p.hired !== undefined) n += hiredAt(p, place)
  if (sea.at === place) n += 1 + sea.serfs + sea.warriors
  if (air.at === place) n += 1 + air.serfs + air.warriors
  if (guests.length > 0) for (const { at } of guests) if (at === place) n++
  return n
}

/** Whether a player has at least one Unit or Structure in a place. */
export const holds = (p: Player, place: Place): boolean =>
  p.capital === place || p.towers.includes(place) || unitsAt(p, place) > 0

/** An enemy with a Unit or Structure in a place; null: none. (H-MOVE-5) */
export function enemyAt(f: F, seat: number, place: Place): number | null {
  const { players } = f.state
  for (let other = 0; other < players.length; other++) {
    const p = players[other]
    if (other !== seat && p !== undefined && !p.out && holds(p, place) && !isAlly(f, seat, other))
      return other
  }
  return null
}

/** The Units in a Region that count against a player's limit, including allied ones. (H-MOVE-1, H-TEAM-1) */
export function crowdAt(f: F, seat: number, place: Place): number {
  let n = unitsAt(player(f, seat), place)
  if (!inTeams(f)) return n
  for (let other = 0; other < f.seats; other++) {
    if (isAlly(f, seat, other)) n += unitsAt(player(f, other), place)
  }
  return n
}

/** Serfs in a Region, on land or aboard a Vessel there. */
export function serfsAt(p: Player, place: Place): number {
  const { sea, air } = p.vessels
  let n = (p.serfs[place] ?? 0) + guestsOf(p, 'serf', place)
  if (sea.at === place) n += sea.serfs
  if (air.at === place) n += air.serfs
  return n
}

/** A player's Land Units in a place that are not aboard. */
export const onFoot = (p: Player, place: Place): Army => ({
  serfs: p.serfs[place] ?? 0,
  warriors: p.warriors[place] ?? 0,
  heroes: heroesOf(p).filter((hero) => heroOf(p, hero).at === place && heroOf(p, hero).aboard === ''),
  ...bandIn(p.band?.[place] ?? 0),
})

/** Places a Unit from the supply in a Land Region; a Vessel docks or lands there. */
export function place(p: Player, unit: Unit, to: Place): void {
  if (unit === 'serf') p.serfs[to] = (p.serfs[to] ?? 0) + 1
  else if (unit === 'warrior') p.warriors[to] = (p.warriors[to] ?? 0) + 1
  else if (isOwnHero(unit)) p.heroes[unit] = { at: to, aboard: '' }
  else if (isHired(unit)) putHired(p, unit, to)
  else p.vessels[unit] = { at: to, serfs: 0, warriors: 0 }
}

type Parts = readonly [unit: Unit, aboard: Carrier | '']

/** Serfs and Warriors aboard allies' Vessels: each name with its parts. */
const GUESTS = ALLIED.flatMap((carrier): [Piece, Parts][] => [
  [`serf@${carrier}`, ['serf', carrier]],
  [`warrior@${carrier}`, ['warrior', carrier]],
])

const PARTS = new Map<Piece, Parts>([
  ...EVERY_UNIT.map((unit): [Piece, Parts] => [unit, [unit, '']]),
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

/** The names of Serfs and Warriors aboard their own Vessels: a lookup instead of building strings. */
export const ABOARD = {
  serf: { sea: 'serf@sea', air: 'serf@air' },
  warrior: { sea: 'warrior@sea', air: 'warrior@air' },
} as const satisfies Readonly<Record<'serf' | 'warrior', Readonly<Record<VesselKind, Piece>>>>

/** The same for any Vessel. */
export const aboardOf = (unit: 'serf' | 'warrior', carrier: Carrier): Piece =>
  carrier === 'sea' || carrier === 'air' ? ABOARD[unit][carrier] : `${unit}@${carrier}`

/** The names of a player's Serfs and Warriors aboard allies' Vessels, one per kind. */
export const guestPieces = ({ guests }: Player): readonly Piece[] =>
  guests.length === 0
    ? NONE
    : GUESTS.flatMap(([piece]) => (guests.some((guest) => isGuestPiece(guest, piece)) ? [piece] : []))

const isGuestPiece = (guest: Guest, piece: Piece): boolean =>
  `${guest.unit}@${carrierOfGuest(guest)}` === piece

const NONE: readonly Piece[] = []

/** The kinds of pieces a player may have. */
export const piecesOf = (p: Player): readonly Piece[] =>
  p.guests.length === 0 && p.hired === undefined
    ? PIECES
    : [...PIECES, ...(p.hired ?? NONE), ...guestPieces(p)]

/** Whether any of a player's Units is aboard an ally's Vessel; usually none is. */
export function isGuest(p: Player): boolean {
  const { a, b, c } = p.heroes
  if (p.guests.length > 0 || isWithAlly(a) || isWithAlly(b) || isWithAlly(c)) return true
  return p.hired !== undefined && heroesOf(p).some((hero) => isWithAlly(heroOf(p, hero)))
}

const isWithAlly = ({ aboard }: HeroPiece): boolean => aboard !== '' && aboard !== 'sea' && aboard !== 'air'

const NAMED = new Map<string, Piece>([...PARTS.keys()].map((piece) => [piece, piece]))

/** The piece that an option names. */
export const pieceNamed = (name: string): Piece | undefined => NAMED.get(name)

/** How many of these are in a Region, or aboard a Vessel there. A switch, because this runs very often. */
export function countOf(p: Player, piece: Piece, at: Place): number {
  const { sea, air } = p.vessels
  switch (piece) {
    case 'serf':
      return p.serfs[at] ?? 0
    case 'warrior':
      return p.warriors[at] ?? 0
    case 'a':
    case 'b':
    case 'c':
      return p.heroes[piece].at === at ? 1 : 0
    case 'sea':
    case 'air':
      return p.vessels[piece].at === at ? 1 : 0
    case 'm1':
    case 'm2':
    case 'm3':
    case 'm4':
      return heroOf(p, piece).at === at ? 1 : 0
    case 'band':
      return p.band?.[at] ?? 0
    case 'serf@sea':
      return sea.at === at ? sea.serfs : 0
    case 'warrior@sea':
      return sea.at === at ? sea.warriors : 0
    case 'serf@air':
      return air.at === at ? air.serfs : 0
    case 'warrior@air':
      return air.at === at ? air.warriors : 0
    default: {
      const [unit, aboard] = partsOf(piece)
      return p.guests.length === 0 || aboard === '' ? 0 : guestsOf(p, unit, at, aboard)
    }
  }
}

/** The Vessel a piece is aboard; empty: none. */
export function carrierOf(p: Player, piece: Piece): Carrier | '' {
  const [unit, aboard] = partsOf(piece)
  return isHero(unit) ? heroOf(p, unit).aboard : aboard
}

/** Removes a piece from a Region. If it is a Vessel, everyone aboard stays behind. */
export function takeOff(p: Player, piece: Piece, from: Place): void {
  const [unit, aboard] = partsOf(piece)
  if (countOf(p, piece, from) === 0) throw new RangeError(`no ${piece} at ${from}`)
  if (isOwnHero(unit)) p.heroes[unit] = { at: SUPPLY, aboard: '' }
  else if (isHired(unit)) takeHired(p, unit, from)
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

/** The Vessel leaves, and everyone aboard stays on land. */
function setAshore(p: Player, vessel: VesselKind): void {
  const { at, serfs, warriors } = p.vessels[vessel]
  if (serfs > 0) p.serfs[at] = (p.serfs[at] ?? 0) + serfs
  if (warriors > 0) p.warriors[at] = (p.warriors[at] ?? 0) + warriors
  for (const hero of heroesOf(p)) if (heroOf(p, hero).aboard === vessel) heroOf(p, hero).aboard = ''
  p.vessels[vessel] = { at: SUPPLY, serfs: 0, warriors: 0 }
}

/** Moves a piece to another Region: a Unit leaves its Vessel, a Vessel takes everyone aboard along. */
export function shift(p: Player, piece: Piece, from: Place, to: Place): void {
  const unit = unitOf(piece)
  if (isVessel(unit)) {
    p.vessels[unit].at = to
    for (const hero of heroesOf(p)) if (heroOf(p, hero).aboard === unit) heroOf(p, hero).at = to
    return
  }
  takeOff(p, piece, from)
  place(p, unit, to)
}

/** The number of Units that a piece counts as: a Vessel includes everyone aboard. */
export function sizeOf(p: Player, piece: Piece): number {
  const unit = unitOf(piece)
  if (!isVessel(unit)) return 1
  const heroes = heroesOf(p).filter((hero) => heroOf(p, hero).aboard === unit).length
  return 1 + p.vessels[unit].serfs + p.vessels[unit].warriors + heroes
}

/** The number of Units that a seat may have in a Region, with its abilities. (H-MOVE-1) */
export function regionLimit(f: F, seat: number): number {
  let limit = f.values.regionLimit
  for (const { rule } of rulesOf(f, seat, 'limit')) if (rule.of === 'region') limit += rule.n
  return limit
}

/** Whether there is room for this many more Units. A Region with a Capital holds any number. (H-MOVE-1) */
export function hasRoom(f: F, seat: number, at: Place, n: number): boolean {
  if (capitalOwner(f, at) !== null) return true
  const all = crowdAt(f, seat, at) + n
  // The common limit is checked first, because it usually suffices.
  return all <= f.values.regionLimit || all <= regionLimit(f, seat)
}
