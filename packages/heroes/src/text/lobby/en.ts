// What the lobby says of each field of the form.

export const LOBBY_EN = {
  factions: {
    title: 'Factions',
    description: 'Picked openly, one after the other, or dealt at random.',
  },
  teams: {
    title: 'Teams',
    description: 'Two against two, seats alternating; for 4 players.',
  },
  enemy: {
    title: 'The Enemy',
    description: 'How hard the Enemy of a game alone is: what it begins with, its cards, its track.',
  },
  towers: {
    title: 'Points of a Tower',
    description: 'For each Land Region between it and your Capital; sources give both numbers.',
  },
}
