// All English texts of Now or Never, assembled. Each concern has a folder with one file per language.
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
import { nameOf } from './words/en.ts'

/** Includes the texts of all modules, because score lines are named without a table. */
export function texts(modules: readonly Module[]): Say<State, Values> {
  const names = merged(modules.map(({ content }) => content.names))
  const scores = sourcesWith(SCORES_EN, modules)
  const sheet = modules.find((module) => module.sheet !== undefined)?.sheet
  return {
    prompt,
    label,
    reason,
    hint,
    event,
    about,
    /** A scoring building is named by itself. */
    score: (what) => scores[what] ?? nameOf({ values: { names } }, what),
    rival: () => 'The bot',
    progress: ({ state }) => `Season ${state.season}`,
    ...(sheet === undefined ? {} : { campaign: sheet }),
  }
}
