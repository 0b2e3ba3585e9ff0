// Every English word of Heroes of Land, Air & Sea, assembled. Each concern has a folder with one file per language.
import type { Say } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { about } from './events/about.ts'
import { event } from './events/en.ts'
import { label } from './options/en.ts'
import { prompt } from './prompts/en.ts'
import { reason } from './reasons/en.ts'
import { abilityName } from './abilities/en.ts'

const SCORES_EN: Readonly<Record<string, string>> = {
  play: 'Gained in play',
  warriors: 'Warriors',
  heroes: 'Heroes',
  vessels: 'Vessels',
  buildings: 'Buildings',
  towers: 'Towers',
  capital: 'Capital',
  scribed: 'Scribed Spells',
  regions: 'Regions',
  villages: 'Villages',
}

export const text: Say<State, Values> = {
  prompt,
  label,
  reason,
  event,
  about,
  score: (what) => SCORES_EN[what] ?? abilityName(what),
  rival: () => 'The Enemy',
  progress: ({ state }) => `Round ${state.round}`,
}
