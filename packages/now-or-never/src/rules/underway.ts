// The hero action and the fight that are under way. To ask for one that is not is a bug in the rules.
import type { Step } from '@lorehall/kernel'
import type { Fight, HeroAction } from '../state.ts'
import type { F } from './step.ts'

export function action({ state }: F): HeroAction {
  const { hero } = state.turn
  if (hero === null) throw new Error('no hero action is under way')
  return hero
}

export function fightOf({ state }: F): Fight {
  const { fight } = state.turn
  if (fight === null) throw new Error('no fight is under way')
  return fight
}

/** A price in coins or mana was found payable and is being paid: neither is spent beside that. (N-ANYTIME-5) */
export const isPaying = (where: Step | null): boolean =>
  where?.do === 'buildPay' || where?.do === 'useSpecialist'

/** Between a roll of the seat's own and its result: nothing comes in that could change it. (N-COMBAT-9) */
export function betweenRollAndResult({ state }: F, seat: number, where: Step | null): boolean {
  const { fight } = state.turn
  return state.turn.seat === seat && (where?.do === 'reroll' || (fight !== null && fight.face > 0))
}
