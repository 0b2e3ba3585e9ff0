// The texts of reviews and puzzles.
import { learn } from './en.ts'
import { REVIEW_EN } from './review/en.ts'

learn(REVIEW_EN)
