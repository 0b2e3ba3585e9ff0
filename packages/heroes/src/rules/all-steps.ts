// The steps of every table, by name.
import type { Play } from '@lorehall/kernel'
import { abilitySteps } from './abilities/use.ts'
import { battleSteps } from './battle/course.ts'
import { buildSteps } from './build.ts'
import { capitalSteps } from './capital.ts'
import { castSteps } from './spells/cast.ts'
import { collectionSteps } from './collection.ts'
import { combatSteps } from './spells/combat.ts'
import { commandSteps } from './command.ts'
import { conscriptSteps } from './battle/conscripts.ts'
import { damageSteps } from './battle/damage.ts'
import { endSteps } from './battle/end.ts'
import { exploreSteps } from './explore/steps.ts'
import { leadSteps } from './battle/lead.ts'
import { moveSteps } from './move/steps.ts'
import { paymentSteps } from './battle/payment.ts'
import { recruitSteps } from './recruit.ts'
import { researchSteps } from './research.ts'
import { retreatSteps } from './retreat.ts'
import { scoringSteps } from '../scoring.ts'
import { settleSteps } from './spells/settle.ts'
import { setupSteps } from '../setup.ts'
import { siegeSteps } from './battle/siege.ts'
import { tacticSteps } from './battle/tactics.ts'
import { taxSteps } from './tax.ts'
import { turnSteps } from './turn.ts'
import { verbSteps } from './verbs/steps.ts'
import { windowSteps } from './spells/window.ts'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'

export const STEPS: Play<State, Values>['steps'] = {
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
  ...abilitySteps,
  ...scoringSteps,
}
