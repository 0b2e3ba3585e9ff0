// The words around a rule that is read over a table.
import { learn } from './en.ts'
import { RULES_EN } from './rules/en.ts'

learn(RULES_EN)
