// Vindication, assembled: the 2018 base game for 2 to 5 players, and the modules that are loaded.
import { effectsWith, merged, slotsOf, stepsWith } from '@lorehall/grammar'
import type { Game, OptionalEffect } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import type { Module } from './box/module.ts'
import { CONTENTS } from './contents.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { allowedBy, optionsFor } from './options.ts'
import { LEAVE_REST } from './rules/power.ts'
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

const EFFECTS: readonly OptionalEffect[] = [
  { id: 'gains', initial: 'always' },
  { id: 'resolve', initial: 'ask' },
  { id: 'reroll', initial: 'always' },
  { id: 'free-activation', initial: 'always' },
  { id: 'from-leaders', initial: 'always' },
  { id: 'end-turn', initial: 'ask' },
  { id: LEAVE_REST, initial: 'ask' },
]

/** Events that give nothing: the price of something else, or a gain that fails. */
const GIVES_NOTHING: ReadonlySet<string> = new Set(['visited', 'paid', 'missed'])

/**
 * The game for tables with no modules other than these. Its lobby form offers all `contents`: a caller that has loaded
 * only some modules must load the others before a table uses them.
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
      brings: ({ type, seat: whose }, seat) => whose === seat && !GIVES_NOTHING.has(type),
    },
    say: texts(modules),
  }
}
