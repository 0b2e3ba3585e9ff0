// Using abilities. Triggered abilities are offered once, at their moment; abilities of the owner's turn are offered
// before and after the action. (H-ABILITY-8, H-ABILITY-9)
import type { Option, Reason, OptionalEffect } from '@lorehall/kernel'
import { ABILITY, DECLINE } from '../../choices.ts'
import { CANNOT_PAY, NOT_MET, NOTHING_TO_DO, USED_UP } from '../../reasons.ts'
import type { About } from '../../cards/about.ts'
import type { Ability, Act } from '../../cards/effect.ts'
import { player } from '../lookup.ts'
import { canPay } from '../purse.ts'
import type { F, HStep, StepOf, T } from '../step.ts'
import { canPerform, perform } from '../verbs/perform.ts'
import { meets } from './needs.ts'
import { canDo } from './possible.ts'
import { answering, type Borne } from './standing.ts'
import { abilityOf, isUsed, markUsed } from './used.ts'

/** Whether its price can be paid, its picks made and its verbs carried out. */
const canUse = (f: F, ability: Ability, about: About): boolean =>
  canPerform(f, ability, about) && (ability.steps?.every((verb) => canDo(f, about, verb)) ?? true)

/** A movement or Units that an ability offers may still be declined; then the ability was not used. */
const isDeclinable = (verb: Act): boolean => verb.do === 'go' || (verb.do === 'move' && verb.to === 'battle')

function use(t: T, seat: number, ability: Ability, about: About): void {
  if (ability.steps?.some(isDeclinable) !== true) {
    markUsed(t, seat, ability.id)
    t.emit({ type: 'ability', seat, ability: ability.id, from: ability.id })
  }
  perform(t, ability, about)
}

function abilityStep(
  t: T,
  { seat, ability: id, about }: StepOf<'ability'>,
  answer: Option | undefined,
): void {
  const ability = abilityOf(t, seat, id)
  if (ability === undefined || answer === DECLINE) return
  if (answer !== undefined) return use(t, seat, ability, about)
  if (player(t, seat).out || isUsed(t, seat, id) || !canUse(t, ability, about)) return
  const choice = ability.may === true ? t.choice(seat, id) : 'always'
  if (choice === 'always') return use(t, seat, ability, about)
  if (choice === 'never') return
  t.ask(seat, 'yesno', 'ability', id)
  t.offer(ABILITY(t, id))
  t.offer(DECLINE)
}

/** Why an ability can't be used on its owner's turn now. */
function against(f: F, seat: number, borne: Borne): Reason | null {
  const { ability, bearer } = borne
  if (isUsed(f, seat, ability.id)) return USED_UP
  if (!meets(f, borne, { seat })) return NOT_MET
  if (ability.cost !== undefined && !canPay(f, seat, ability.cost)) return CANNOT_PAY
  return canUse(f, ability, { seat, bearer }) ? null : NOTHING_TO_DO
}

/** Offers the abilities a seat may use before and after its action. (H-ABILITY-9) */
export function offerAbilities(t: T, seat: number): void {
  for (const borne of answering(t, seat, 'turn.own')) {
    const reason = against(t, seat, borne)
    if (reason === null || t.explains) t.may(ABILITY(t, borne.ability.id), reason)
  }
}

/** Uses the chosen ability, then asks the same question again. */
export function useAbility(t: T, step: HStep, answer: Option): void {
  const { seat } = step
  t.push(step)
  const borne = answering(t, seat, 'turn.own').find(({ ability }) => ability.id === answer.name)
  if (borne !== undefined) use(t, seat, borne.ability, { seat, bearer: borne.bearer })
}

/** The preferences that owners of these optional abilities can set. (H-ABILITY-8) */
export const abilityChoices = (abilities: readonly Ability[]): readonly OptionalEffect[] =>
  abilities.filter(({ may }) => may === true).map(({ id }) => ({ id, initial: 'ask' }))

export const abilitySteps = { ability: abilityStep }
