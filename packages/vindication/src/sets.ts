// Recommended sets of expansions. Their minutes follow from games of bots: per game, they make 7 %, 17 % and 25 % more
// decisions than in the base game, which takes about 90 minutes.
import type { OptionSet } from '@lorehall/kernel'
import { GROUPS_EN, SETS_EN } from './text/lobby/en.ts'

const these = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]))

const group = GROUPS_EN.expansions

export const SETS: readonly OptionSet[] = [
  { id: 'none', ...SETS_EN.none, group, options: {}, minutes: 0 },
  { id: 'first', ...SETS_EN.first, group, options: these('well-of-wishes', 'temple-ruins'), minutes: 5 },
  { id: 'larger', ...SETS_EN.larger, group, options: these('guilds', 'myths'), minutes: 15 },
  {
    id: 'everything',
    ...SETS_EN.everything,
    group,
    options: these(
      'treachery',
      'jewelcrafter',
      'menagerie',
      'myths',
      'guilds',
      'temple-ruins',
      'well-of-wishes',
      'building-sites',
    ),
    minutes: 25,
  },
]
