// The texts of the journal.
import { learn } from './en.ts'
import { JOURNAL_EN } from './journal/en.ts'

learn(JOURNAL_EN)
