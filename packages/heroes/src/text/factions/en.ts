// The names of the box's factions, by id. The lobby form has them, too, and loads nothing else of the cards.
export const FACTIONS_EN = {
  humans: 'Humans',
  orcs: 'Orcs',
  dwarves: 'Dwarves',
  elves: 'Elves',
}
