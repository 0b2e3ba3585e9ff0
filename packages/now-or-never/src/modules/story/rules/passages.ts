// Steps that lead to no neighbor: through the rifts, and between the anchor's space and the deck. (N-STORY-36, N-STORY-39)
import type { Way } from '../../../box/module.ts'
import { MOVE } from '../../../choices.ts'
import type { F } from '../../../rules/step.ts'
import { DECK, RIFT } from '../cards/pieces.ts'
import { BY_HEARTS, BY_MANA } from '../choices.ts'
import { placed, spaceOn } from './on-map.ts'

const spacesOf = (f: F, kind: 'rift' | 'anchor'): readonly number[] =>
  placed(f).flatMap(({ piece, steps }) => (piece[kind] === true ? [spaceOn(piece, steps)] : []))

/** The anchor's space; null: there is no ship. */
export const anchorSpace = (f: F): number | null => spacesOf(f, 'anchor')[0] ?? null

function step(to: number): Way {
  const option = MOVE(to)
  return { to, mana: 0, hearts: 0, option, answer: option.id }
}

/** Both prices of a step through a rift. */
function steps(to: number): readonly Way[] {
  const [byMana, byHearts] = [BY_MANA(to), BY_HEARTS(to)]
  return [
    { to, mana: RIFT.mana, hearts: 0, option: byMana, answer: byMana.id },
    { to, mana: 0, hearts: RIFT.hearts, option: byHearts, answer: byHearts.id },
  ]
}

export function passages(f: F, cell: number): readonly Way[] {
  const anchor = anchorSpace(f)
  if (anchor !== null) return cell === DECK ? [step(anchor)] : cell === anchor ? [step(DECK)] : []
  const rifts = spacesOf(f, 'rift')
  return rifts.includes(cell) ? rifts.filter((to) => to !== cell).flatMap(steps) : []
}

/** For distances, a hero on deck stands on the anchor's space. */
export const nearest = (f: F, cell: number): number => (cell === DECK ? (anchorSpace(f) ?? cell) : cell)
