// The texts of the winning chances.
import { CHANCES_EN } from './chances/en.ts'
import { learn } from './en.ts'

learn(CHANCES_EN)
