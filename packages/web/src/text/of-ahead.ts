// The texts of planning ahead.
import { AHEAD_EN } from './ahead/en.ts'
import { learn } from './en.ts'

learn(AHEAD_EN)
