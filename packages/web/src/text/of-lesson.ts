// The texts of lessons, and of the tip about holding.
import { learn } from './en.ts'
import { LESSON_EN } from './lesson/en.ts'

learn(LESSON_EN)
