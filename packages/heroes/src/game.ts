// Heroes of Land, Air & Sea, assembled from the base game and the given modules.
import { effectsWith, slotsOf, stepsWith } from '@lorehall/grammar'
import type { Game, OptionalEffect, Play } from '@lorehall/kernel'
import { withShared } from './box/box.ts'
import type { FormContent } from './box/content.ts'
import type { Module } from './box/module.ts'
import { CONTENTS } from './contents.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { allowedBy, optionsFor, sides } from './options.ts'
import { abilityChoices } from './rules/abilities/use.ts'
import { STEPS } from './rules/all-steps.ts'
import { routes } from './rules/routes.ts'
import { LET_PASS } from './rules/spells/window.ts'
import { RULESET } from './rulesets.ts'
import { rivals, standing, winners } from './scoring.ts'
import { begin, setup } from './setup.ts'
import type { State } from './state.ts'
import { texts } from './text/en.ts'
import { FACTIONS } from './cards/factions.ts'
import { abilitiesOfHire } from './cards/hires.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { Module } from './box/module.ts'

/** Events that only cost something, or say whose turn it is or why nothing came in. */
const PRICES: ReadonlySet<string> = new Set(['action', 'full', 'paid', 'taxShifted', 'turn'])

/**
 * The game for tables that use no modules other than these. Its lobby form has the fields of all `contents`: a caller
 * that has only some modules must load the others before a table uses them. `enemy` has the steps of the Enemy's turns,
 * without which nobody can play alone.
 */
export function heroesWith(
  modules: readonly Module[],
  enemy: Play<State, Values>['steps'],
  contents: readonly FormContent[] = CONTENTS,
): Game<State, Values> {
  const all = withShared(modules)
  const slots = slotsOf(all)
  const factions = [FACTIONS, ...modules.map(({ content }) => content.factions ?? {})]
  const hires = modules.flatMap(({ content }) => Object.values(content.hires ?? {}))
  const effects: OptionalEffect[] = [
    { id: LET_PASS, initial: 'ask' },
    ...abilityChoices([
      ...factions.flatMap((some) => Object.values(some).flatMap(({ abilities }) => abilities)),
      ...hires.flatMap(abilitiesOfHire),
    ]),
  ]
  return {
    id: 'heroes',
    title: 'Heroes of Land, Air & Sea',
    ruleset: RULESET,
    form: { options: optionsFor(contents), allows: allowedBy(contents), sides },
    values: valuesSchema(modules),
    play: {
      effects: effectsWith(effects, all),
      setup,
      begin,
      steps: stepsWith({ ...STEPS, ...enemy }, all),
      copy: (state) => copy(state, slots),
      ending: ({ state }) => state.end !== null,
      winners,
      rivals,
    },
    see: { view, sees, standing, guess, routes, brings: ({ type }) => !PRICES.has(type) },
    say: texts(all),
  }
}
