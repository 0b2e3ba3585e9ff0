// Vindication's English texts, assembled. Each concern has a folder with one file per language.
import { sourcesWith } from '@lorehall/grammar'
import type { Say } from '@lorehall/kernel'
import type { Module } from '../box/module.ts'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { event } from './events/en.ts'
import { hint } from './hints/en.ts'
import { about } from './events/about.ts'
import { label } from './options/en.ts'
import { prompt } from './prompts/en.ts'
import { reason } from './reasons/en.ts'
import { SCORES_EN } from './scores/en.ts'

/** Includes the score names of all modules, because the standings are named without a table at hand. */
export function texts(modules: readonly Module[]): Say<State, Values> {
  const sources = sourcesWith(SCORES_EN, modules)
  const score = (what: string) => {
    const told = sources[what]
    if (told === undefined) throw new Error(`no text for the score '${what}'`)
    return told
  }
  return {
    prompt,
    label,
    reason,
    hint,
    event,
    about,
    score,
    progress: ({ state }) => `Round ${state.round}`,
  }
}
