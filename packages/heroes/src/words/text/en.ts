// The texts of further words.
import type { Module } from '../../box/module.ts'
import { abilityName } from '../../text/abilities/en.ts'
import { text as fieldOf } from '../../text/events/line.ts'
import { regionSaid } from '../../text/regions/en.ts'
import { tokenName } from '../../text/tokens/en.ts'
import { nameOf } from '../../text/words/en.ts'

export const text: Module['text'] = {
  prompts: {
    'words/payAny': (f, { from = '' }) => `Which resource do you pay for ${nameOf(f, from)}?`,
    'words/collect': (f, { from = '' }) => `Which resource do you gain from ${abilityName(f, from)}?`,
    'words/lift': (f, { from = '' }) => `Discard the ${tokenName(f, from)} without effect?`,
    'words/rechoose': 'Which Tactic card do you play instead?',
    'words/setDown': 'Which Units do you set down here? They stay, and the Vessel flies on.',
  },
  options: {
    another: (f, { name }) => nameOf(f, name),
    'set-down': 'Set down Units here',
    'pay-kind': (f, { name }) => `1 ${nameOf(f, name)}`,
  },
  events: {
    'words/lifted': (e, f) => {
      const what = `the ${tokenName(f, fieldOf(e, 'token'))} in ${regionSaid(f, fieldOf(e, 'region'))} without effect`
      return [`discards ${what}`, `discard ${what}`]
    },
  },
  rules: { 'words/lifted': 'H-EXPLORE-1' },
  reasons: { 'spell-barred': 'An enemy Hero here bars Combat Spells that cost this much.' },
}
