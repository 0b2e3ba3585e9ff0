// Conscripts: Units from adjacent Regions join the Battle. (H-TACTIC-6)
import type { Option } from '@lorehall/kernel'
import { CONSCRIPT, ENOUGH } from '../../choices.ts'
import { idOf, isSea, type Place, placeOf } from '../../map/world.ts'
import type { Side, SideName } from '../../state.ts'
import { isVessel, type Piece } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { neighbours } from '../move/adjacent.ts'
import { payToll, tollAt } from '../move/toll.ts'
import { countOf, hasRoom, pieceNamed, piecesOf, shift, unitOf } from '../pieces.ts'
import { noteFirst } from '../shared.ts'
import type { F, StepOf, T } from '../step.ts'
import { ongoing } from './army.ts'
import { sacrificeValue, strengthOf } from './strength.ts'
import { inPurse } from './tactics.ts'

/** Whether the Unit's Entanglement can be paid for, and the card after that. (H-TACTIC-7) */
function mayLeave(f: F, side: Side, piece: Piece, from: Place): boolean {
  const price = tollAt(f, from)
  if (price === 0) return true
  const { food } = player(f, side.seat)
  if (food < price) return false
  if (side.tactic === '' || f.values.tactics[side.tactic].cost?.kind !== 'food') return true
  const means = inPurse(f, side.seat, side.tactic) - price
  return means + sacrificeValue(f, side) + strengthOf(f, piece) >= side.owed
}

interface Volunteer {
  readonly piece: Piece
  readonly from: Place
}

/**
 * Every Unit that may join, with the Region it comes from. Units come by march: not from the sea, not into it, and
 * not to a Vessel that fights alone. (H-TACTIC-6, H-BATTLE-12)
 */
export function volunteers(f: F, side: Side, near: 'march' | 'any' = 'march'): Volunteer[] {
  if (isSea(f, side.at) || side.vessel !== '' || !hasRoom(f, side.seat, side.at, 1)) return []
  const p = player(f, side.seat)
  const pieces = piecesOf(p)
  return neighbours(f, side.seat, side.at, near).flatMap((from) =>
    pieces
      .filter(
        (piece) => !isVessel(unitOf(piece)) && countOf(p, piece, from) > 0 && mayLeave(f, side, piece, from),
      )
      .map((piece) => ({ piece, from })),
  )
}

/** A Unit joins: it leaves its Vessel, its owner pays for an Entanglement, and it explores nothing. */
function join(t: T, name: SideName, piece: Piece, from: Place, by: string): void {
  const battle = ongoing(t)
  const { seat, at } = battle[name]
  payToll(t, seat, 1, from)
  shift(player(t, seat), piece, from, at)
  noteFirst(t, from)
  battle.joined.push({ seat, piece, from, by })
  t.emit({ type: 'joined', seat, piece, region: idOf(t, from), from: by })
}

function conscript(t: T, step: StepOf<'conscript'>, answer: Option | undefined): void {
  const { seat, side: name, left } = step
  const offers = left > 0 ? volunteers(t, ongoing(t)[name], step.near) : []
  if (offers.length === 0) return
  if (answer === undefined) {
    t.ask(seat, 'pick', 'conscript', step.from)
    for (const { piece, from } of offers) t.offer(CONSCRIPT(t, seat, piece, from))
    t.offer(ENOUGH)
    return
  }
  const [named = '', region = ''] = answer.name.split('<')
  const piece = pieceNamed(named)
  if (piece === undefined) return
  t.push({ ...step, left: left - 1 })
  join(t, name, piece, placeOf(t, region), step.from ?? ongoing(t)[name].tactic)
}

export const conscriptSteps = { conscript }
