// The steps of the Enemy's turns. Only a table of one player has them. (H-SOLO)
import type { Play } from '@lorehall/kernel'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import { arrivingSteps } from './arriving.ts'
import { deedSteps } from './deeds.ts'
import { harmSteps } from './harm.ts'
import { movingSteps } from './moving.ts'
import { enemyTurnSteps } from './turn.ts'

export const ENEMY_STEPS: Play<State, Values>['steps'] = {
  ...enemyTurnSteps,
  ...movingSteps,
  ...arrivingSteps,
  ...deedSteps,
  ...harmSteps,
}
