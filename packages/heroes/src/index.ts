// Heroes of Land, Air & Sea, assembled: the base game.
import type { Game } from '@lorehall/kernel'
import { promising } from './bot/promising.ts'
import { quick } from './bot/quick.ts'
import { worth } from './bot/worth.ts'
import { check } from './check.ts'
import { copy } from './copy.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import { guess } from './guess.ts'
import { allows, options, sides } from './options.ts'
import { battleSteps } from './rules/battle/course.ts'
import { conscriptSteps } from './rules/battle/conscripts.ts'
import { damageSteps } from './rules/battle/damage.ts'
import { endSteps } from './rules/battle/end.ts'
import { leadSteps } from './rules/battle/lead.ts'
import { paymentSteps } from './rules/battle/payment.ts'
import { siegeSteps } from './rules/battle/siege.ts'
import { tacticSteps } from './rules/battle/tactics.ts'
import { ABILITY_CHOICES, abilitySteps } from './rules/abilities/use.ts'
import { buildSteps } from './rules/build.ts'
import { capitalSteps } from './rules/capital.ts'
import { collectionSteps } from './rules/collection.ts'
import { commandSteps } from './rules/command.ts'
import { exploreSteps } from './rules/explore/steps.ts'
import { moveSteps } from './rules/move/steps.ts'
import { recruitSteps } from './rules/recruit.ts'
import { researchSteps } from './rules/research.ts'
import { retreatSteps } from './rules/retreat.ts'
import { deedSteps } from './rules/solo/deeds.ts'
import { harmSteps } from './rules/solo/harm.ts'
import { movingSteps } from './rules/solo/moving.ts'
import { enemyTurnSteps } from './rules/solo/turn.ts'
import { castSteps } from './rules/spells/cast.ts'
import { combatSteps } from './rules/spells/combat.ts'
import { settleSteps } from './rules/spells/settle.ts'
import { LET_PASS, windowSteps } from './rules/spells/window.ts'
import { taxSteps } from './rules/tax.ts'
import { turnSteps } from './rules/turn.ts'
import { verbSteps } from './rules/verbs/steps.ts'
import { RULESET } from './rulesets.ts'
import { rivals, scoringSteps, standing, winners } from './scoring.ts'
import { begin, setup, setupSteps } from './setup.ts'
import type { State } from './state.ts'
import { text } from './text/en.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { View } from './view.ts'

const steps: Game<State, Values>['steps'] = {
  ...setupSteps,
  ...turnSteps,
  ...capitalSteps,
  ...recruitSteps,
  ...buildSteps,
  ...researchSteps,
  ...taxSteps,
  ...commandSteps,
  ...moveSteps,
  ...exploreSteps,
  ...collectionSteps,
  ...battleSteps,
  ...leadSteps,
  ...tacticSteps,
  ...conscriptSteps,
  ...paymentSteps,
  ...damageSteps,
  ...siegeSteps,
  ...endSteps,
  ...retreatSteps,
  ...castSteps,
  ...combatSteps,
  ...windowSteps,
  ...settleSteps,
  ...verbSteps,
  ...enemyTurnSteps,
  ...movingSteps,
  ...deedSteps,
  ...harmSteps,
  ...abilitySteps,
  ...scoringSteps,
}

export const heroes: Game<State, Values> = {
  id: 'heroes',
  title: 'Heroes of Land, Air & Sea',
  ruleset: RULESET,
  options,
  allows,
  values: valuesSchema,
  effects: [{ id: LET_PASS, initial: 'ask' }, ...ABILITY_CHOICES],
  setup,
  begin,
  steps,
  sides,
  view,
  sees,
  guess,
  standing,
  winners,
  rivals,
  ending: ({ state }) => state.end !== null,
  copy,
  check,
  quick,
  worth,
  weighsAhead: true,
  promising,
  coverage: coverageOf(steps),
  counts,
  text,
}
