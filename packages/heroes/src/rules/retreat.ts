// Survivors go home: to the Capital, or to a Region with one of their owner's Towers and room. (H-RETREAT)
import type { Option } from '@lorehall/kernel'
import { HOME, HOME_ASHORE, SEND } from '../choices.ts'
import { idOf, isShore, type Place, placeOf } from '../map/world.ts'
import { type Owned, type Player, SUPPLY } from '../state.ts'
import { type Carrier, isVessel, type Piece, type VesselKind, VESSELS } from '../values/words.ts'
import { heroesOf, heroOf } from './hired.ts'
import { player } from './lookup.ts'
import { carryGuests } from './guests.ts'
import { destroy } from './losses.ts'
import { carrierOf, countOf, hasRoom, homeOf, pieceNamed, piecesOf, shift, sizeOf, unitOf } from './pieces.ts'
import { noteFirst } from './shared.ts'
import { isFoe, who } from './solo/enemy.ts'
import type { F, StepOf, T } from './step.ts'

/** All of a player's Units in a Region retreat, or only a Vessel with everyone aboard. The owner chooses where. */
export function retreat(t: T, seat: number, from: Place, vessel: Carrier | '' = ''): void {
  t.push({ do: 'retreat', seat, at: from, vessel })
}

/** The pieces that retreat, one per kind. */
function leaving(f: F, seat: number, from: Place, vessel: Carrier | ''): Piece[] {
  const p = player(f, seat)
  return piecesOf(p).filter(
    (piece) =>
      countOf(p, piece, from) > 0 &&
      (vessel === '' || piece === vessel || carrierOf(p, piece) === vessel) &&
      !isLost(f, seat, piece),
  )
}

/** Whether the piece is a Vessel that was lost in the Battle. It doesn't retreat. */
function isLost({ state: { battle } }: F, seat: number, piece: Piece): boolean {
  if (battle === null) return false
  const { attacker, defender } = battle
  const isIt = (one: Owned) => one.seat === seat && one.piece === piece
  return attacker.lying.some(isIt) || defender.lying.some(isIt)
}

/** The Tower Regions a piece may retreat to: they need room, and a Sea Vessel needs a Shore. (H-RETREAT-1) */
const goals = (f: F, seat: number, piece: Piece, from: Place): Place[] =>
  [...player(f, seat).towers, ...(f.values.box.words?.refuges(f, seat, piece, from) ?? [])].filter(
    (tower) =>
      tower !== from &&
      f.values.box.words?.isRouted(f, seat) !== true &&
      (piece !== 'sea' || isShore(f, tower)) &&
      hasRoom(f, seat, tower, sizeOf(player(f, seat), piece)),
  )

const carries = (p: Player, vessel: VesselKind): boolean =>
  p.vessels[vessel].serfs + p.vessels[vessel].warriors > 0 ||
  heroesOf(p).some((hero) => heroOf(p, hero).aboard === vessel)

/**
 * Pieces go to Towers one at a time, until the owner sends all others to the Capital, aboard or ashore. (H-RETREAT-2)
 */
function retreatStep(t: T, step: StepOf<'retreat'>, answer: Option | undefined): void {
  const { seat, at: from, vessel } = step
  const p = player(t, seat)
  const pieces = leaving(t, seat, from, vessel)
  if (pieces.length === 0) return
  // The Enemy's survivors all go to its Courtyard. (H-SOLO-6)
  if (isFoe(t, seat)) return sendHome(t, seat, from, vessel, false)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'retreat')
    t.offer(HOME)
    if (VESSELS.some((one) => pieces.includes(one) && carries(p, one))) t.offer(HOME_ASHORE)
    for (const piece of pieces) {
      for (const goal of goals(t, seat, piece, from)) t.offer(SEND(t, seat, piece, goal))
    }
    if (t.spare(HOME)) sendHome(t, seat, from, vessel, true)
    return
  }
  if (answer === HOME || answer === HOME_ASHORE) return sendHome(t, seat, from, vessel, answer === HOME)
  const [name = '', region = ''] = answer.name.split('>')
  const piece = pieceNamed(name)
  if (piece === undefined) return
  shift(p, piece, from, placeOf(t, region))
  t.emit({ type: 'retreated', seat, piece, region })
  t.push(step)
}

/** Sends the rest to the Capital: a Vessel with the Units aboard, or after they have left it. */
function sendHome(t: T, seat: number, from: Place, vessel: Carrier | '', aboard: boolean): void {
  const pieces = leaving(t, seat, from, vessel)
  const ships = pieces.filter((piece) => isVessel(unitOf(piece)))
  const others = pieces.filter((piece) => !isVessel(unitOf(piece)))
  const order = aboard ? [...ships, ...others] : [...others, ...ships]
  sendAll(t, seat, order, from, player(t, seat).capital)
}

function sendAll(t: T, seat: number, pieces: readonly Piece[], from: Place, to: Place): void {
  const p = player(t, seat)
  const all = [...pieces]
  for (const piece of all) {
    if (piece === 'sea' && to === p.capital && homeOf(t, seat, piece) !== to) {
      // Units that a lost Vessel sets ashore go home with the others.
      if (countOf(p, piece, from) > 0 && !sailHome(t, seat, from)) all.push('serf', 'warrior', ...heroesOf(p))
      continue
    }
    for (let left = countOf(p, piece, from); left > 0; left--) shift(p, piece, from, to)
  }
  noteFirst(t, from)
  t.emit({ type: 'retreated', ...who(t, seat), region: idOf(t, to) })
}

/** Sends a Sea Vessel to its harbor with everyone aboard. False: it can't go there and is destroyed. (H-SKYHOLD-5) */
export function sailHome(t: T, seat: number, from: Place): boolean {
  const to = homeOf(t, seat, 'sea')
  if (to === SUPPLY) {
    destroy(t, seat, 'sea', from, null)
    return false
  }
  if (to === from) return true
  carryGuests(t, seat, 'sea', to)
  shift(player(t, seat), 'sea', from, to)
  t.emit({ type: 'retreated', ...who(t, seat), piece: 'sea', region: idOf(t, to) })
  return true
}

/**
 * Moves all of a player's Units in a Region to another Region, Vessels with everyone aboard: home, or back where they
 * came from.
 */
export function sendArmy(t: T, seat: number, from: Place, to: Place): void {
  const pieces = leaving(t, seat, from, '')
  const ships = pieces.filter((piece) => isVessel(unitOf(piece)))
  if (pieces.length > 0 && from !== to) sendAll(t, seat, [...ships, ...pieces], from, to)
}

export const retreatSteps = { retreat: retreatStep }
