// Paying for Tactic cards, in their resource or by sacrificing Units. (H-TACTIC-4)
import type { Option } from '@lorehall/kernel'
import { PAY, SACRIFICE } from '../../choices.ts'
import { credit } from '../abilities/credit.ts'
import { pieceNamed } from '../pieces.ts'
import { creditPrice } from '../prices.ts'
import { pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Price } from '../../values/words.ts'
import { ongoing, sacrificable } from './army.ts'
import { sacrificeOf } from './strength.ts'
import { inPurse } from './tactics.ts'

function payTactic(t: T, step: StepOf<'payTactic'>, answer: Option | undefined): void {
  const side = ongoing(t)[step.side]
  const { seat, tactic } = side
  if (tactic === '' || side.owed === 0) return
  if (answer === undefined) {
    t.ask(seat, 'pick', 'payTactic')
    if (inPurse(t, seat, tactic) >= side.owed) t.offer(PAY)
    for (const piece of sacrificable(t, side)) t.offer(SACRIFICE(seat, piece))
    if (t.spare(PAY)) payRest(t, step)
    return
  }
  if (answer === PAY) return payRest(t, step)
  const piece = pieceNamed(answer.name)
  if (piece === undefined) return
  side.owed = Math.max(0, side.owed - sacrificeOf(t, side, piece))
  credit(t, seat, 'sacrifice')
  side.lying.push({ seat, piece })
  t.emit({ type: 'sacrificed', seat, piece, from: tactic })
  t.push(step)
}

function payRest(t: T, step: StepOf<'payTactic'>): void {
  const side = ongoing(t)[step.side]
  if (side.tactic === '') return
  const { cost } = t.values.tactics[side.tactic]
  if (cost !== null && t.values.box.words?.pays(t, side.seat, cost.kind, side.owed, side.tactic) !== true)
    pay(t, side.seat, { [cost.kind]: side.owed }, side.tactic)
  creditPrice(t, side.seat, ['tactic'])
  side.owed = 0
}

/** The part of a Tactic card's price that a seat still owes, in the card's resource; null: nothing. */
export function owedBy({ state: { battle }, values }: F, seat: number): Price | null {
  const side = battle === null ? null : battle.attacker.seat === seat ? battle.attacker : battle.defender
  if (side === null || side.tactic === '' || side.owed === 0) return null
  const { cost } = values.tactics[side.tactic]
  return cost === null ? null : { [cost.kind]: side.owed }
}

export const paymentSteps = { payTactic }
