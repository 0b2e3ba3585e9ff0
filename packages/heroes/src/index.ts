// Heroes of Land, Air & Sea, assembled: the base game.
import type { Game } from '@lorehall/kernel'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { inspect } from './inspect.ts'
import { judge } from './judge.ts'
import { allows, options, sides } from './options.ts'
import { ABILITY_CHOICES } from './rules/abilities/use.ts'
import { LET_PASS } from './rules/spells/window.ts'
import { steps } from './rules/all-steps.ts'
import { RULESET } from './rulesets.ts'
import { rivals, standing, winners } from './scoring.ts'
import { begin, setup } from './setup.ts'
import type { State } from './state.ts'
import { text } from './text/en.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { View } from './view.ts'

export const heroes: Game<State, Values> = {
  id: 'heroes',
  title: 'Heroes of Land, Air & Sea',
  ruleset: RULESET,
  form: { options, allows, sides },
  values: valuesSchema,
  play: {
    effects: [{ id: LET_PASS, initial: 'ask' }, ...ABILITY_CHOICES],
    setup,
    begin,
    steps,
    copy,
    ending: ({ state }) => state.end !== null,
    winners,
    rivals,
  },
  see: { view, sees, standing, guess },
  say: text,
  judge,
  inspect,
}
