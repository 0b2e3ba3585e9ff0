// All steps of effects.
import { battleVerbSteps } from './battles.ts'
import { deedSteps } from './deeds.ts'
import { killSteps } from './kills.ts'
import { markSteps } from './marks.ts'
import { performSteps } from './perform.ts'
import { resourceSteps } from './resources.ts'

export const verbSteps = {
  ...performSteps,
  ...resourceSteps,
  ...killSteps,
  ...markSteps,
  ...deedSteps,
  ...battleVerbSteps,
}
