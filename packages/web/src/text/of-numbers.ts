// The texts of the player's own numbers.
import { learn } from './en.ts'
import { NUMBERS_EN } from './numbers/en.ts'

learn(NUMBERS_EN)
