// The rules of a game, read once, when somebody first looks into them.
import vindication from '../../../../../docs/rules/vindication.md?raw'
import { parseRules, type RuleBook } from './parse.ts'

let read: RuleBook | undefined

export function ruleBook(): RuleBook {
  read ??= parseRules(vindication)
  return read
}
