// The texts of the Temple Ruins, except those of their region.
import { amount } from '../../../rules/lookup.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, n, why } from '../../../text/telling/en.ts'
import { count } from '../../../text/words/en.ts'

const quests = (many: number) => count(many, 'secret quest')

export const text: ModuleText = {
  prompts: { 'temple-ruins/search': 'how do you search the ruins?' },
  options: {
    search: (f) => `Draw ${quests(amount(f, 'temple-ruins', 'drawn'))}, keep 1`,
    'search-deeper': (f) =>
      `Use 1 conviction to draw ${quests(amount(f, 'temple-ruins', 'empowered'))}, keep 1`,
  },
  events: { searched: (e) => `${does(e, 'draws')} ${quests(n(e))}${why(e)}` },
  said: { search: 'searched' },
  reasons: { 'no-more-quests': 'There are too few quests left to draw more.' },
  rules: { searched: 'V-RUINS-1' },
}
