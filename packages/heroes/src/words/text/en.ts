// The texts of further words.
import type { Module } from '../../box/module.ts'
import { abilityName } from '../../text/abilities/en.ts'
import { nameOf } from '../../text/words/en.ts'

export const text: Module['text'] = {
  prompts: {
    'words/payAny': (f, { from = '' }) => `Which resource do you pay for ${nameOf(f, from)}?`,
    'words/collect': (f, { from = '' }) => `Which resource do you gain from ${abilityName(f, from)}?`,
    'words/rechoose': 'Which Tactic card do you play instead?',
    'words/setDown': 'Which Units do you set down here? They stay, and the Vessel flies on.',
  },
  options: {
    another: (f, { name }) => nameOf(f, name),
    'set-down': 'Set down Units here',
    'pay-kind': (f, { name }) => `1 ${nameOf(f, name)}`,
  },
  reasons: { 'spell-barred': 'An enemy Hero here bars Combat Spells that cost this much.' },
}
