// All English texts of Heroes of Land, Air & Sea, assembled. Each concern has a folder with one file per language.
import { merged, sourcesWith } from '@lorehall/grammar'
import type { Say } from '@lorehall/kernel'
import type { Module } from '../box/module.ts'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { about } from './events/about.ts'
import { event } from './events/en.ts'
import { hint } from './hints/en.ts'
import { label } from './options/en.ts'
import { prompt } from './prompts/en.ts'
import { reason } from './reasons/en.ts'
import { SCORES_EN } from './scores/en.ts'
import { abilityName } from './abilities/en.ts'

/** Includes the texts of all modules, because score lines are named without a table. */
export function texts(modules: readonly Module[]): Say<State, Values> {
  const names = merged(modules.map(({ content }) => content.names))
  const scores = sourcesWith(SCORES_EN, modules)
  return {
    prompt,
    label,
    reason,
    hint,
    event,
    about,
    score: (what) => scores[what] ?? abilityName({ values: { names } }, what),
    rival: () => 'The Enemy',
    progress: ({ state }) => `Round ${state.round}`,
  }
}
