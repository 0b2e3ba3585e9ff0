// The names of the sources of honor, for the rules and the page.
import type { Source } from '../../state.ts'

export const SCORES_EN: Readonly<Record<Source, string>> = {
  start: 'Starting honor',
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
  bonuses: 'Card bonuses',
  quests: 'Secret quests',
  regions: 'Regions held',
  tokens: 'End triggers removed',
}
