// Every step of the base game, by its name.
import { activateSteps } from './activate.ts'
import { bonusSteps } from './bonus.ts'
import { controlSteps } from './control.ts'
import { diceSteps } from './dice.ts'
import { discoverSteps } from './discover.ts'
import { drawSteps } from './draw.ts'
import { dropSteps } from './drop.ts'
import { fightSteps } from './fight.ts'
import { honorSteps } from './honor.ts'
import { lookSteps } from './look.ts'
import { moveSteps } from './move.ts'
import { paymentSteps } from './payment.ts'
import { powerSteps } from './power.ts'
import { programSteps } from './program.ts'
import { reactionSteps } from './reactions.ts'
import { recoverSteps } from './recover.ts'
import { regionSteps } from './regions.ts'
import { scoringSteps } from '../scoring.ts'
import { setupSteps } from '../setup.ts'
import { specialSteps } from './special.ts'
import { triggerSteps } from './triggers.ts'
import { turnSteps } from './turn.ts'
import { visitSteps } from './visit.ts'

export const STEPS = {
  ...setupSteps,
  ...turnSteps,
  ...triggerSteps,
  ...dropSteps,
  ...honorSteps,
  ...powerSteps,
  ...paymentSteps,
  ...bonusSteps,
  ...recoverSteps,
  ...moveSteps,
  ...discoverSteps,
  ...activateSteps,
  ...visitSteps,
  ...controlSteps,
  ...regionSteps,
  ...drawSteps,
  ...fightSteps,
  ...diceSteps,
  ...programSteps,
  ...reactionSteps,
  ...specialSteps,
  ...lookSteps,
  ...scoringSteps,
}
