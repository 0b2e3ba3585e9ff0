// An enemy Unit is blown out of a Battle. (H-PLAGUE-13)
import type { Option } from '@lorehall/kernel'
import { UNIT } from '../choices.ts'
import { idOf } from '../map/world.ts'
import { fighting, ledBy, other, owners } from '../rules/battle/army.ts'
import { player } from '../rules/lookup.ts'
import { pieceNamed, piecesOf, shift, unitOf } from '../rules/pieces.ts'
import { noteFirst } from '../rules/shared.ts'
import type { F } from '../rules/step.ts'
import { isOneOf, pointedAt } from '../rules/verbs/crowds.ts'
import type { Owned } from '../state.ts'
import type { W, WordStepOf } from './step.ts'

/** The Serfs and Warriors of the other side that are not in their own Courtyard. */
function loose(f: F, seat: number, spared: readonly number[]): Owned[] {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return []
  const side = battle[other(own)]
  return owners(side).flatMap((owner) => {
    const p = player(f, owner)
    if (p.capital === side.at || spared.includes(owner)) return []
    return piecesOf(p)
      .filter((piece) => isOneOf(unitOf(piece), ['serf', 'warrior']) && fighting(f, side, piece, owner) > 0)
      .map((piece) => ({ seat: owner, piece }))
  })
}

export const canBlow = (f: F, seat: number): boolean => loose(f, seat, []).length > 0

/** The Unit is not destroyed. */
export function blow(
  t: W,
  { seat, spared = [], from }: WordStepOf<'words/blow'>,
  answer: Option | undefined,
): void {
  const all = loose(t, seat, spared)
  const { battle } = t.state
  const [only] = all
  if (battle === null || only === undefined) return
  const name = ledBy(t, seat)
  if (name === null) return
  const { at } = battle[other(name)]
  if (answer === undefined && all.length > 1) {
    t.ask(seat, 'pick', 'words/blow', from)
    for (const { seat: owner, piece } of all)
      t.offer(UNIT(owner, piece, pointedAt(t, seat, owner, at, piece)))
    return
  }
  const piece = answer === undefined ? only.piece : pieceNamed(answer.name)
  const owner = answer?.n ?? only.seat
  if (piece === undefined) return
  const p = player(t, owner)
  shift(p, piece, at, p.capital)
  noteFirst(t, at)
  t.emit({ type: 'shifted', seat: owner, unit: unitOf(piece), region: idOf(t, p.capital), from })
}
