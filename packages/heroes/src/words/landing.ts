// A flying army that has won a Battle over sea and finds no Region with room for all of it. (H-BIRDFOLK-1)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { LOSE } from '../choices.ts'
import { landings } from '../rules/battle/end.ts'
import { destroy } from '../rules/losses.ts'
import { player } from '../rules/lookup.ts'
import { sizeOf } from '../rules/move/company.ts'
import { countOf, onFoot, pieceNamed, piecesOf } from '../rules/pieces.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import type { W, WordStepOf } from './step.ts'

/** An Air Vessel without an army beside it lands with everyone or not at all. */
export const landsSome = (t: W, seat: number, sea: number): ReturnType<Words['landsSome']> => {
  if (isFoe(t, seat) || t.state.move?.how === 'sail') return false
  if (sizeOf(onFoot(player(t, seat), sea)) === 0 || landings(t, seat, sea, 1).length === 0) return false
  t.push({ do: 'landAir', seat, at: sea })
  t.push({ do: 'words/noRoom', seat, at: sea })
  return true
}

/** The owner chooses who does not land. */
export function noRoom(t: W, { seat, at }: WordStepOf<'words/noRoom'>, answer: Option | undefined): void {
  const p = player(t, seat)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'words/noRoom')
    for (const piece of piecesOf(p)) if (countOf(p, piece, at) > 0) t.offer(LOSE(seat, piece))
    return
  }
  const piece = pieceNamed(answer.name)
  if (piece !== undefined) destroy(t, seat, piece, at, null)
}
