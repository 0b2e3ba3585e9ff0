// Every English word of Now or Never, assembled. Each concern has a folder with one file per language.
import type { Say } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { about } from './events/about.ts'
import { event } from './events/en.ts'
import { hint } from './hints/en.ts'
import { label } from './options/en.ts'
import { prompt } from './prompts/en.ts'
import { reason } from './reasons/en.ts'
import { nameOf } from './words/en.ts'

const SCORES_EN: Readonly<Record<string, string>> = {
  coins: 'Coins',
  rows: 'Full rows',
  sets: 'Sets of villagers',
  quests: 'Quests',
  endings: 'Endings of quests',
  orders: 'Orders',
}

export const text: Say<State, Values> = {
  prompt,
  label,
  reason,
  hint,
  event,
  about,
  /** A building that scores stands under its own name. */
  score: (what) => SCORES_EN[what] ?? nameOf(what),
  rival: () => 'The bot',
  progress: ({ state }) => `Season ${state.season}`,
}
