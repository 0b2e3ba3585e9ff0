// The Rogue: pay to look at a card in another player's hand, or lose a Unit. (H-TOKEN-8)
import type { Option } from '@lorehall/kernel'
import { DECLINE, LOSE, PAY, PEEK } from '../../choices.ts'
import { CANNOT_PAY } from '../../reasons.ts'
import { at } from '../../state.ts'
import { clockwise, player } from '../lookup.ts'
import { destroy } from '../losses.ts'
import { countOf, pieceNamed, piecesOf, unitsAt } from '../pieces.ts'
import { canPay, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { speaker } from '../tokens.ts'
import { isAlly } from '../teams.ts'

/** Pay, or choose which Unit to lose. (H-TOKEN-8) */
function rogue(t: T, { seat, place, from }: StepOf<'rogue'>, answer: Option | undefined): void {
  const { id, verb } = speaker(t, 'rob', from)
  const p = player(t, seat)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'rogue', id)
    t.may(PAY, canPay(t, seat, verb.cost) ? null : CANNOT_PAY)
    for (const piece of piecesOf(p)) if (countOf(p, piece, place) > 0) t.offer(LOSE(seat, piece))
    // The Rogue takes no allied Units. (H-TEAM-10)
    if (unitsAt(p, place) === 0) t.offer(DECLINE)
    t.spare(DECLINE)
    return
  }
  if (answer === DECLINE) return
  const piece = pieceNamed(answer.name)
  if (piece !== undefined) return destroy(t, seat, piece, place, null)
  pay(t, seat, verb.cost, id)
  t.push({ do: 'peek', seat, from: id })
}

/** Other players who hold a Spell card, except allies. */
const hands = (f: F, seat: number): number[] =>
  clockwise(f, seat).filter(
    (other) => other !== seat && !isAlly(f, seat, other) && player(f, other).hand.length > 0,
  )

/** Chance picks the card. Only the looking player sees it; everyone sees whose it is. (H-TOKEN-8) */
function peek(t: T, { seat, from }: StepOf<'peek'>, answer: Option | undefined): void {
  const others = hands(t, seat)
  const [only] = others
  if (only === undefined) return
  if (answer === undefined && others.length > 1) {
    t.ask(seat, 'pick', 'peek', from)
    for (const other of others) t.offer(PEEK(other))
    return
  }
  const whose = answer?.n ?? only
  const { hand } = player(t, whose)
  t.emit({ type: 'peeks', seat, whose })
  t.emit({ type: 'peeked', seat, whose, card: at(hand, t.chance(hand.length)), only: [seat] })
}

export const rogueSteps = { rogue, peek }
