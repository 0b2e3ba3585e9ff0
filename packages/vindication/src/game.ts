// Vindication, assembled: the base game for 2 to 5 players, edition of 2018, and the modules one has at hand.
import { effectsWith, merged, slotsOf, stepsWith } from '@lorehall/grammar'
import type { Game, StandingEffect } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import type { Module } from './box/module.ts'
import { CONTENTS } from './contents.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { allowedBy, optionsFor } from './options.ts'
import { anytime } from './rules/recover.ts'
import { STEPS } from './rules/all-steps.ts'
import { RULESET } from './rulesets.ts'
import { standing, winners } from './scoring.ts'
import { begin, setup } from './setup.ts'
import type { State } from './state.ts'
import { texts } from './text/en.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { Module } from './box/module.ts'

const EFFECTS: readonly StandingEffect[] = [
  { id: 'gains', initial: 'always' },
  { id: 'resolve', initial: 'ask' },
  { id: 'reroll', initial: 'always' },
  { id: 'free-activation', initial: 'always' },
  { id: 'from-leaders', initial: 'always' },
  { id: 'end-turn', initial: 'ask' },
]

/** What happens to a seat and is only what something else is had for. */
const PRICES: ReadonlySet<string> = new Set(['visited', 'paid'])

/**
 * The game for tables that bring no other modules than these. Its lobby form is for all `contents`: a caller with
 * only some modules at hand fetches the others before a table brings them.
 */
export function vindicationWith(
  modules: readonly Module[],
  contents: readonly Content[] = CONTENTS,
): Game<State, Values> {
  const slots = slotsOf(modules)
  return {
    id: 'vindication',
    title: 'Vindication',
    ruleset: RULESET,
    form: { options: optionsFor(contents), allows: allowedBy(contents) },
    values: valuesSchema(modules, contents),
    play: {
      effects: effectsWith(EFFECTS, modules),
      setup,
      begin,
      steps: stepsWith(STEPS, modules),
      anytime: {
        offer: anytime.offer,
        acts: merged([anytime.acts, ...modules.map((module) => module.anytime?.acts)]),
      },
      copy: (state) => copy(state, slots),
      ending: (f) => f.state.ending !== '',
      winners,
    },
    see: {
      view,
      sees,
      standing,
      guess,
      brings: ({ type, seat: whose }, seat) => whose === seat && !PRICES.has(type),
    },
    say: texts(modules),
  }
}
