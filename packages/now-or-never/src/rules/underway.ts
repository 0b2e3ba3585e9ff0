// The current hero action and fight. Asking for one that does not exist is a bug in the rules, so it throws.
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

/** A price in coins or mana is being paid, so neither may be spent on anything else. (N-ANYTIME-5) */
export const isPaying = (where: Step | null): boolean =>
  where?.do === 'buildPay' || where?.do === 'useSpecialist'

/** Between the seat's own roll and its result, when nothing may come in that could change it. (N-COMBAT-9) */
export function betweenRollAndResult({ state }: F, seat: number, where: Step | null): boolean {
  const { fight } = state.turn
  return state.turn.seat === seat && (where?.do === 'reroll' || (fight !== null && fight.face > 0))
}
