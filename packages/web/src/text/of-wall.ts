// The texts about what an undo would have to cross.
import { learn } from './en.ts'
import { WALL_EN } from './wall/en.ts'

learn(WALL_EN)
