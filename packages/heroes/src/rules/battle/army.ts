// The two sides of a Battle: the pieces that fight on each, and those that can be sacrificed.
import type { Battle, Owned, Player, Side, SideName } from '../../state.ts'
import { isVessel, type Piece, type Unit } from '../../values/words.ts'
import { carrierFor } from '../guests.ts'
import { player } from '../lookup.ts'
import { ABOARD, carrierOf, countOf, guestPieces, onBar, piecesOf, unitOf } from '../pieces.ts'
import type { F } from '../step.ts'

/** The current Battle. If there is none, the rules have a bug. */
export function ongoing({ state }: F): Battle {
  if (state.battle === null) throw new RangeError('no Battle is fought')
  return state.battle
}

export const other = (name: SideName): SideName => (name === 'attacker' ? 'defender' : 'attacker')

/** The side a seat leads; null: none. */
export function ledBy(f: F, seat: number): SideName | null {
  const { battle } = f.state
  if (battle === null) return null
  return battle.attacker.seat === seat ? 'attacker' : battle.defender.seat === seat ? 'defender' : null
}

/** Whether the Battle is for a Capital. */
export const isSiege = (f: F, { place, defender }: Battle): boolean =>
  player(f, defender.seat).capital === place

/** Whether a piece is the Vessel that fights alone, or aboard it. */
function isOfVessel(f: F, { seat, vessel }: Side, p: Player, piece: Piece, owner: number): boolean {
  if (owner !== seat) return vessel !== '' && carrierOf(p, piece) === carrierFor(f, seat, vessel)
  return unitOf(piece) === vessel || carrierOf(p, piece) === vessel
}

/** How many of these fight on a side, of the leader or of an ally. */
export function fighting(f: F, side: Side, piece: Piece, owner = side.seat): number {
  const p = player(f, owner)
  if (side.vessel !== '' && !isOfVessel(f, side, p, piece, owner)) return 0
  return countOf(p, piece, side.at)
}

/** How many of one owner's Units of a kind fight on a side, including those aboard. (H-BATTLE-13) */
export function ownIn(f: F, side: Side, unit: Unit, owner = side.seat): number {
  let n = fighting(f, side, unit, owner)
  if (unit !== 'serf' && unit !== 'warrior') return n
  const names = ABOARD[unit]
  n += fighting(f, side, names.sea, owner) + fighting(f, side, names.air, owner)
  for (const piece of guestPieces(player(f, owner))) {
    if (unitOf(piece) === unit) n += fighting(f, side, piece, owner)
  }
  return n
}

/** How many Units of a kind fight on a side, whoever owns them. (H-TEAM-4) */
export function countIn(f: F, side: Side, unit: Unit): number {
  let n = ownIn(f, side, unit)
  for (const ally of side.allies) n += ownIn(f, side, unit, ally)
  return n
}

/** The owners of the pieces on a side, the leader first. */
export const owners = ({ seat, allies }: Side): readonly number[] => [seat, ...allies]

/** Serfs on the Action Bar and in Buildings. They fight for their Capital and can't be harmed there. */
export function sheltered(f: F, battle: Battle, name: SideName): number {
  if (name === 'attacker' || !isSiege(f, battle)) return 0
  const p = player(f, battle.defender.seat)
  return onBar(p) + p.buildings.length
}

/** Whether a Tower or a Capital fights on a side. */
const hasStructure = (f: F, side: Side): boolean =>
  towerOwner(f, side) !== null || (side.vessel === '' && player(f, side.seat).capital === side.at)

/** The owner of the Tower that fights on a side; null: none. */
export function towerOwner(f: F, side: Side): number | null {
  if (side.vessel !== '') return null
  if (player(f, side.seat).towers.includes(side.at)) return side.seat
  return side.allies.find((ally) => player(f, ally).towers.includes(side.at)) ?? null
}

/** Whether a side has neither Units nor Structures. (H-BATTLE-6) */
export const isEmpty = (f: F, side: Side): boolean =>
  !hasStructure(f, side) && f.values.kinds.every((unit) => countIn(f, side, unit) === 0)

/** Whether a side has only Serfs. (H-TACTIC-2) */
export const serfsOnly = (f: F, side: Side): boolean =>
  !hasStructure(f, side) && f.values.kinds.every((unit) => unit === 'serf' || countIn(f, side, unit) === 0)

function lyingOf({ lying }: Side, piece: Piece, owner: number): number {
  let n = 0
  for (const one of lying) if (one.piece === piece && one.seat === owner) n++
  return n
}

/** How many of these are not sacrificed. */
export const upright = (f: F, side: Side, piece: Piece, owner = side.seat): number =>
  fighting(f, side, piece, owner) - lyingOf(side, piece, owner)

/** One owner's pieces that are not sacrificed, one per kind. */
const standingOf = (f: F, side: Side, owner: number): Piece[] =>
  piecesOf(player(f, owner)).filter((piece) => upright(f, side, piece, owner) > 0)

/** All pieces that are not sacrificed, whoever owns them. */
export const standing = (f: F, side: Side): Owned[] =>
  owners(side).flatMap((seat) => standingOf(f, side, seat).map((piece) => ({ seat, piece })))

/** Pieces that can be sacrificed: no Vessels, and no allied ones. (H-TACTIC-4, H-TEAM-3) */
export const sacrificable = (f: F, side: Side): Piece[] =>
  standingOf(f, side, side.seat).filter((piece) => !isVessel(unitOf(piece)))
