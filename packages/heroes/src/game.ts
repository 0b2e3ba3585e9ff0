// Heroes of Land, Air & Sea, assembled: the base game, and the modules one has at hand.
import { effectsWith, slotsOf, stepsWith } from '@lorehall/grammar'
import type { Game, StandingEffect } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import type { Module } from './box/module.ts'
import { CONTENTS } from './contents.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { allowedBy, optionsFor, sides } from './options.ts'
import { abilityChoices } from './rules/abilities/use.ts'
import { STEPS } from './rules/all-steps.ts'
import { LET_PASS } from './rules/spells/window.ts'
import { RULESET } from './rulesets.ts'
import { rivals, standing, winners } from './scoring.ts'
import { begin, setup } from './setup.ts'
import type { State } from './state.ts'
import { texts } from './text/en.ts'
import { nameRecords } from './text/words/en.ts'
import { FACTIONS } from './cards/factions.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

/**
 * The game for tables that bring no other modules than these. Its lobby form is for all `contents`: a caller with
 * only some modules at hand fetches the others before a table brings them.
 */
export function heroesWith(
  modules: readonly Module[],
  contents: readonly Content[] = CONTENTS,
): Game<State, Values> {
  const slots = slotsOf(modules)
  for (const { content } of modules) nameRecords(content.names)
  const factions = [FACTIONS, ...modules.map(({ content }) => content.factions ?? {})]
  const effects: StandingEffect[] = [{ id: LET_PASS, initial: 'ask' }, ...factions.flatMap(abilityChoices)]
  return {
    id: 'heroes',
    title: 'Heroes of Land, Air & Sea',
    ruleset: RULESET,
    form: { options: optionsFor(contents), allows: allowedBy(contents), sides },
    values: valuesSchema(contents, modules),
    play: {
      effects: effectsWith(effects, modules),
      setup,
      begin,
      steps: stepsWith(STEPS, modules),
      copy: (state) => copy(state, slots),
      ending: ({ state }) => state.end !== null,
      winners,
      rivals,
    },
    see: { view, sees, standing, guess },
    say: texts(modules),
  }
}
