// The words of what stands before an undo.
import { learn } from './en.ts'
import { WALL_EN } from './wall/en.ts'

learn(WALL_EN)
