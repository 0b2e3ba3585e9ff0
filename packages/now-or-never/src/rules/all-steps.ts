// Every step of the game, by its name.
import type { Play } from '@lorehall/kernel'
import { botSteps } from './bot.ts'
import { buildSteps } from './build.ts'
import { heroSteps } from './hero-steps.ts'
import { marketSteps } from './anytime.ts'
import { peopleSteps } from './people.ts'
import { productionSteps } from './production.ts'
import { programSteps } from './program.ts'
import { scoringSteps } from '../scoring.ts'
import { setupSteps } from '../setup.ts'
import { specialistSteps } from './specialists.ts'
import { turnSteps } from './turn.ts'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'

export const STEPS: Play<State, Values>['steps'] = {
  ...setupSteps,
  ...turnSteps,
  ...specialistSteps,
  ...buildSteps,
  ...peopleSteps,
  ...marketSteps,
  ...productionSteps,
  ...scoringSteps,
  ...botSteps,
  ...heroSteps,
  ...programSteps,
}
