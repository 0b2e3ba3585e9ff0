// The texts of further words.
import type { Module } from '../../box/module.ts'
import { nameOf } from '../../text/words/en.ts'

export const text: Module['text'] = {
  prompts: {
    'words/payAny': (f, { from = '' }) => `Which resource do you pay for ${nameOf(f, from)}?`,
    'words/setDown': 'Which Units do you set down here? They stay, and the Vessel flies on.',
  },
  options: {
    'set-down': 'Set down Units here',
    'pay-kind': (f, { name }) => `1 ${nameOf(f, name)}`,
  },
}
