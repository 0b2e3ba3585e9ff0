// Using an ability: what it answers to is offered once, at its moment; what one may do on one's own turn is offered
// before and after the action. (H-ABILITY-8, H-ABILITY-9)
import type { Option, Reason, StandingEffect } from '@lorehall/kernel'
import { ABILITY, DECLINE } from '../../choices.ts'
import { CANNOT_PAY, NOT_MET, NOTHING_TO_DO, USED_UP } from '../../reasons.ts'
import type { About } from '../../cards/about.ts'
import type { Ability, Act } from '../../cards/effect.ts'
import type { Faction } from '../../cards/factions.ts'
import { player } from '../lookup.ts'
import { canPay } from '../purse.ts'
import type { F, HStep, StepOf, T } from '../step.ts'
import { canPerform, perform } from '../verbs/perform.ts'
import { meets } from './needs.ts'
import { canDo } from './possible.ts'
import { answering, type Borne } from './standing.ts'
import { abilityOf, isUsed, markUsed } from './used.ts'

/** Its price, its picks and what it does are possible. */
const canUse = (f: F, ability: Ability, about: About): boolean =>
  canPerform(f, ability, about) && (ability.steps ?? []).every((verb) => canDo(f, about, verb))

/** A movement it gives and Units it calls may still be declined: then nothing has happened. */
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

/** Why an ability cannot be used on the own turn now. */
function against(f: F, seat: number, borne: Borne): Reason | null {
  const { ability, bearer } = borne
  if (isUsed(f, seat, ability.id)) return USED_UP
  if (!meets(f, borne, { seat })) return NOT_MET
  if (ability.cost !== undefined && !canPay(f, seat, ability.cost)) return CANNOT_PAY
  return canUse(f, ability, { seat, bearer }) ? null : NOTHING_TO_DO
}

/** What a seat's abilities let it do before and after its action. (H-ABILITY-9) */
export function offerAbilities(t: T, seat: number): void {
  for (const borne of answering(t, seat, 'turn.own')) {
    t.may(ABILITY(t, borne.ability.id), against(t, seat, borne))
  }
}

/** An ability was chosen there: it is used, then the same is asked again. */
export function useAbility(t: T, step: HStep, answer: Option): void {
  const { seat } = step
  t.push(step)
  const borne = answering(t, seat, 'turn.own').find(({ ability }) => ability.id === answer.name)
  if (borne !== undefined) use(t, seat, borne.ability, { seat, bearer: borne.bearer })
}

/** What the owner of these factions' abilities may choose once for all. (H-ABILITY-8) */
export const abilityChoices = (factions: Readonly<Record<string, Faction>>): readonly StandingEffect[] =>
  Object.values(factions)
    .flatMap(({ abilities }) => abilities)
    .filter(({ may }) => may === true)
    .map(({ id }) => ({ id, initial: 'ask' }))

export const abilitySteps = { ability: abilityStep }
