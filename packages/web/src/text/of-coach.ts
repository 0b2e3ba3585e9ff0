// The texts of the coach.
import { COACH_EN } from './coach/en.ts'
import { learn } from './en.ts'

learn(COACH_EN)
