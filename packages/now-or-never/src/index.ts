// Now or Never, assembled: the standard game for 1 to 4 players.
import type { Game } from '@lorehall/kernel'
import { promising } from './bot/promising.ts'
import { quick } from './bot/quick.ts'
import { worth } from './bot/worth.ts'
import { check } from './check.ts'
import { copy } from './copy.ts'
import { counts } from './counts.ts'
import { coverageOf } from './coverage.ts'
import { guess } from './guess.ts'
import { allows, options } from './options.ts'
import { anytime, aside, marketSteps } from './rules/anytime.ts'
import { botSteps, rivals } from './rules/bot.ts'
import { buildSteps } from './rules/build.ts'
import { peopleSteps } from './rules/people.ts'
import { productionSteps } from './rules/production.ts'
import { heroSteps } from './rules/hero-steps.ts'
import { routes } from './rules/routes.ts'
import { programSteps } from './rules/program.ts'
import { specialistSteps } from './rules/specialists.ts'
import { turnSteps } from './rules/turn.ts'
import { RULESET } from './rulesets.ts'
import { scoringSteps, standing, winners } from './scoring.ts'
import { begin, setup, setupSteps } from './setup.ts'
import type { State } from './state.ts'
import { text } from './text/en.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { View } from './view.ts'

const steps = {
  ...setupSteps,
  ...turnSteps,
  ...specialistSteps,
  ...buildSteps,
  ...peopleSteps,
  ...marketSteps,
  ...productionSteps,
  ...scoringSteps,
  ...botSteps,
  ...heroSteps,
  ...programSteps,
}

export const nowOrNever: Game<State, Values> = {
  id: 'now-or-never',
  title: 'Now or Never',
  ruleset: RULESET,
  options,
  allows,
  values: valuesSchema,
  effects: [
    { id: 'pass', initial: 'ask' },
    { id: 'after-action', initial: 'ask' },
  ],
  setup,
  begin,
  steps,
  anytime,
  aside,
  rivals,
  view,
  sees,
  guess,
  standing,
  winners,
  ending: ({ state, values }) => state.season === values.setup.seasons,
  copy,
  check,
  quick,
  worth,
  weighsAhead: true,
  promising,
  coverage: coverageOf(steps),
  routes,
  counts,
  text,
}
