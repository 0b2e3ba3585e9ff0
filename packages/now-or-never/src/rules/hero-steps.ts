// The steps of the hero: moving, places, fights, quests, tokens.
import { borrowingSteps } from './borrowing.ts'
import { changingSteps } from './changing.ts'
import { diceSteps } from './dice.ts'
import { drawingSteps } from './drawing.ts'
import { eventSteps } from './events.ts'
import { fightSteps } from './fight.ts'
import { fightOptionSteps } from './fight-options.ts'
import { gearSteps } from './gear.ts'
import { questSteps } from './quests.ts'
import { searchSteps } from './search.ts'
import { stopSteps } from './stop.ts'
import { visitSteps } from './visit.ts'
import { walkSteps } from './walk.ts'

export const heroSteps = {
  ...borrowingSteps,
  ...changingSteps,
  ...diceSteps,
  ...drawingSteps,
  ...eventSteps,
  ...fightSteps,
  ...fightOptionSteps,
  ...gearSteps,
  ...questSteps,
  ...searchSteps,
  ...stopSteps,
  ...visitSteps,
  ...walkSteps,
}
