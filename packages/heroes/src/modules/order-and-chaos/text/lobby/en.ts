// The box in the lobby.
import { EXPANSIONS_EN } from '../../../../text/lobby/en.ts'

const group = EXPANSIONS_EN

export const FIELD_EN = {
  group,
  title: 'Order & Chaos',
  description:
    'Adds factions to choose from, also as your Enemy in solo games: the Undead, the Lionkin, the Lizardfolk and the Goblins.',
}

/** The names of its factions, by id. */
export const FACTIONS_EN = {
  undead: 'Undead',
  lionkin: 'Lionkin',
  lizardfolk: 'Lizardfolk',
  goblins: 'Goblins',
}

/** The side of the board. Its choices are numbers: four, six. */
export const SIDE_EN = {
  group,
  title: 'Continents',
  description: 'Four Continents are for 1 to 4 players, six for 5 or more.',
}
