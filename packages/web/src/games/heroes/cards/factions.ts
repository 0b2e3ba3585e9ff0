// The sentence that describes a faction.
import { modulesInPlay } from './box.ts'
import { FACTION_EN } from './words/factions/en.ts'

export const leadOf = (faction: string): string =>
  FACTION_EN[faction] ?? modulesInPlay().factions[faction]?.lead ?? ''
