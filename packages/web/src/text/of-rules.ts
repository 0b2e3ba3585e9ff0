// The texts around a rule in a window over a table.
import { learn } from './en.ts'
import { RULES_EN } from './rules/en.ts'

learn(RULES_EN)
