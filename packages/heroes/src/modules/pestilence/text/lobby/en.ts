// The box in the lobby.
import { EXPANSIONS_EN } from '../../../../text/lobby/en.ts'

export const FIELD_EN = {
  group: EXPANSIONS_EN,
  title: 'Pestilence',
  description: 'Adds the Birdfolk with their Floating Continent, the Merfolk, and more Spells and tokens.',
}

/** The names of its factions, by id. */
export const FACTIONS_EN = { birdfolk: 'Birdfolk', merfolk: 'Merfolk' }
