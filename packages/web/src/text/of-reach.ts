// The texts about notifications.
import { learn } from './en.ts'
import { REACH_EN } from './reach/en.ts'

learn(REACH_EN)
