// The labels of the numbers that the owner of a box may change.
import type { DeckName } from '../../state.ts'

export const NUMBERS_EN = {
  honor: 'Honor',
  mayStart: 'First companion',
  gives: (attribute: string) => `Gives ${attribute}`,
  tiles: 'Tiles',
  mastery: 'Mastery tiles',
  masteryOf: (attribute: string) => `Honor for ${attribute}`,
  vindicated: 'Becoming vindicated',
  dice: 'Dice and journeys',
  whiteDie: 'White die',
  blackDie: 'Black die',
  face: (n: number) => `Face ${n}`,
  journeys: 'Deck of the first companion',
  start: (n: number) => `Start ${n}`,
  amounts: 'Prices and limits',
} as const

/** The titles of the base game's decks. */
export const DECK_TITLES_EN: Readonly<Record<DeckName, string>> = {
  yellow: 'Yellow companions',
  blue: 'Blue companions',
  red: 'Red companions',
  monsters: 'Monsters',
  traits: 'Traits',
  relics: 'Relics',
}

/** The words on dice and journeys. */
export const FACES_EN: Readonly<Record<string, string>> = {
  inspiration: 'Inspiration',
  knowledge: 'Knowledge',
  strength: 'Strength',
  courage: 'Courage',
  wisdom: 'Wisdom',
  vision: 'Vision',
  fatigue: 'Fatigue',
  miss: 'Miss',
  death: 'Death',
  yellow: 'Yellow',
  blue: 'Blue',
  red: 'Red',
}
