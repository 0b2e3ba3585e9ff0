// The words of the table in words.
import { learn } from './en.ts'
import { WORDS_EN } from './words/en.ts'

learn(WORDS_EN)
