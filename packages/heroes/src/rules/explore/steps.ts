// All steps of exploring.
import { arriveSteps } from './arrive.ts'
import { monsterSteps } from './monsters.ts'
import { offerSteps } from './offers.ts'
import { piratesSteps } from './pirates.ts'
import { rogueSteps } from './rogue.ts'
import { thrownSteps } from './thrown.ts'

export const exploreSteps = {
  ...arriveSteps,
  ...monsterSteps,
  ...offerSteps,
  ...piratesSteps,
  ...rogueSteps,
  ...thrownSteps,
}
