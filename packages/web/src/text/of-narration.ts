// The texts about others' turns.
import { learn } from './en.ts'
import { NARRATION_EN } from './narration/en.ts'

learn(NARRATION_EN)
