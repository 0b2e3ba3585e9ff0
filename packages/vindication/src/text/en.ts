// Every English word of Vindication, assembled. Each concern has a folder with one file per language.
import type { Texts } from '@lorehall/kernel'
import { type Source, SOURCES, type State } from '../state.ts'
import type { Values } from '../values/index.ts'
import { event } from './events/en.ts'
import { hint } from './hints/en.ts'
import { about } from './events/about.ts'
import { label } from './options/en.ts'
import { position } from './position/en.ts'
import { prompt } from './prompts/en.ts'
import { reason } from './reasons/en.ts'
import { known } from './words/en.ts'

const SOURCES_EN: Readonly<Record<Source, string>> = {
  start: 'Start',
  companions: 'Companions',
  traits: 'Traits',
  relics: 'Relics',
  monsters: 'Monsters',
  control: 'Taking control',
  rent: 'Visits by others',
  mounts: 'Mounts',
  vindicating: 'Vindication',
  abilities: 'Abilities',
  mastery: 'Mastery',
  bonuses: 'Bonuses of cards',
  quests: 'Secret quests',
  regions: 'Regions held',
}

export const texts: Texts<State, Values> = {
  prompt,
  label,
  reason,
  hint,
  event,
  about,
  score: (what) => SOURCES_EN[known(SOURCES, what, 'score')],
  position,
  progress: ({ state }) => `Round ${state.round}`,
}
