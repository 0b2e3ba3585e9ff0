// The texts of the text view.
import { learn } from './en.ts'
import { WORDS_EN } from './text-view/en.ts'

learn(WORDS_EN)
