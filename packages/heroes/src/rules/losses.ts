// How pieces leave play: Units and Towers return to the supply. (H-LOSS)
import { idOf, isSea, type Place } from '../map/world.ts'
import type { Battle, Owned, Side, SideName } from '../state.ts'
import { isOwnHero, isVessel, type Piece, type VesselKind } from '../values/words.ts'
import { happen } from './abilities/moments.ts'
import { heroesOf, heroOf } from './hired.ts'
import { player } from './lookup.ts'
import { ABOARD, countOf, place as put, takeOff, unitOf } from './pieces.ts'
import { carrierFor, guestsAboard, setGuestsAshore } from './guests.ts'
import { isFoe, who } from './solo/enemy.ts'
import { noteFirst } from './shared.ts'
import type { T } from './step.ts'

/**
 * Destroys a Unit; `by` is the seat that caused it. A Vessel lost at sea takes everyone aboard with it; on land, they
 * stay there. (H-LOSS-1, H-LOSS-2)
 */
export function destroy(t: T, owner: number, piece: Piece, place: Place, by: number | null): void {
  const unit = unitOf(piece)
  if (isVessel(unit)) {
    if (isSea(t, place)) drown(t, owner, unit, place, by)
    else setGuestsAshore(t, owner, unit, place)
  }
  // Before the Unit is gone, because a Hero's abilities work only while it is in play.
  happen(t, 'unit.destroyed', { seat: owner, unit, event: place })
  takeOff(player(t, owner), piece, place)
  noteFirst(t, place)
  noteFallen(t, owner, piece, place)
  t.emit({
    type: 'destroyed',
    ...who(t, owner),
    unit,
    region: idOf(t, place),
    ...(by === null ? {} : { by }),
  })
  // The Enemy's Heroes return to its Courtyard. (H-SOLO-6)
  if (isFoe(t, owner) && isOwnHero(unit)) {
    put(player(t, owner), unit, player(t, owner).capital)
    t.values.box.words?.foeHeroFell(t, unit)
  }
}

function drown(t: T, owner: number, vessel: VesselKind, place: Place, by: number | null): void {
  const p = player(t, owner)
  const { serfs, warriors } = p.vessels[vessel]
  for (let i = 0; i < serfs; i++) destroy(t, owner, ABOARD.serf[vessel], place, by)
  for (let i = 0; i < warriors; i++) destroy(t, owner, ABOARD.warrior[vessel], place, by)
  for (const hero of heroesOf(p)) if (heroOf(p, hero).aboard === vessel) destroy(t, owner, hero, place, by)
  const carrier = carrierFor(t, owner, vessel)
  for (const { seat, army } of guestsAboard(t, owner, vessel)) {
    for (let i = 0; i < army.serfs; i++) destroy(t, seat, `serf@${carrier}`, place, by)
    for (let i = 0; i < army.warriors; i++) destroy(t, seat, `warrior@${carrier}`, place, by)
    for (const hero of army.heroes) destroy(t, seat, hero, place, by)
  }
}

/** Records the Unit as fallen in the Battle. A Unit marked as sacrificed must not fall twice. */
function noteFallen(t: T, owner: number, piece: Piece, place: Place): void {
  const { battle } = t.state
  if (battle === null) return
  const name = sideOf(battle, owner, place)
  if (name === null) return
  battle.fallen.push({ seat: owner, unit: unitOf(piece) })
  standUp(t, battle[name], owner, piece)
}

function standUp(t: T, { at, lying }: Side, seat: number, piece: Piece): void {
  const isSame = (one: Owned) => one.seat === seat && one.piece === piece
  const down = lying.filter(isSame).length
  if (down > countOf(player(t, seat), piece, at)) lying.splice(lying.findIndex(isSame), 1)
}

/** The side a player's piece in a Region fights on; null: none. */
function sideOf({ attacker, defender }: Battle, seat: number, place: Place): SideName | null {
  const isOn = (side: Side) => side.at === place && (side.seat === seat || side.allies.includes(seat))
  return isOn(attacker) ? 'attacker' : isOn(defender) ? 'defender' : null
}

/** A Tower is destroyed. */
export function raze(t: T, owner: number, place: Place, by: number | null): void {
  const { towers } = player(t, owner)
  towers.splice(towers.indexOf(place), 1)
  t.emit({ type: 'razed', ...who(t, owner), region: idOf(t, place), ...(by === null ? {} : { by }) })
}
