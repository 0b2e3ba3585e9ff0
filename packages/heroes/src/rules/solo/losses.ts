// The Enemy's losses, which it doesn't choose. (H-SOLO-6)
import type { Piece } from '../../values/words.ts'
import type { F } from '../step.ts'
import { isFoe } from './enemy.ts'

/** From weak to strong; of the Heroes, the fast one first. */
const LOSSES: readonly Piece[] = [
  'serf',
  'serf@sea',
  'serf@air',
  'warrior',
  'warrior@sea',
  'warrior@air',
  'air',
  'sea',
  'c',
  'b',
  'a',
]

/** The pieces a player may name as losses: the Enemy always loses its weakest. (H-SOLO-6) */
export function namable<X>(f: F, seat: number, all: readonly X[], pieceOf: (one: X) => Piece): readonly X[] {
  if (!isFoe(f, seat)) return all
  return all.toSorted((a, b) => LOSSES.indexOf(pieceOf(a)) - LOSSES.indexOf(pieceOf(b))).slice(0, 1)
}
