// The texts of what covers a table: the curtain, dice, and the end.
import { learn } from './en.ts'
import { END_EN } from './end/en.ts'

learn(END_EN)
