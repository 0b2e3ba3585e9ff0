// Now or Never, assembled: the standard game for 1 to 4 players.
import type { Game } from '@lorehall/kernel'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { inspect } from './inspect.ts'
import { judge } from './judge.ts'
import { allows, options } from './options.ts'
import { anytime, aside } from './rules/anytime.ts'
import { rivals } from './rules/bot.ts'
import { routes } from './rules/routes.ts'
import { steps } from './rules/all-steps.ts'
import { RULESET } from './rulesets.ts'
import { standing, winners } from './scoring.ts'
import { begin, setup } from './setup.ts'
import type { State } from './state.ts'
import { text } from './text/en.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { View } from './view.ts'

export const nowOrNever: Game<State, Values> = {
  id: 'now-or-never',
  title: 'Now or Never',
  ruleset: RULESET,
  form: { options, allows },
  values: valuesSchema,
  play: {
    effects: [
      { id: 'pass', initial: 'ask' },
      { id: 'after-action', initial: 'ask' },
    ],
    setup,
    begin,
    steps,
    anytime,
    aside,
    copy,
    ending: ({ state, values }) => state.season === values.setup.seasons,
    winners,
    rivals,
  },
  see: { view, sees, standing, guess, routes },
  say: text,
  judge,
  inspect,
}
