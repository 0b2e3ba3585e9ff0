// The lobby's text for each field of the form.

export const LOBBY_EN = {
  factions: {
    title: 'Factions',
    description: 'Each player picks in turn, or factions are dealt at random.',
  },
  teams: {
    title: 'Teams',
    description: 'Two against two, in alternating seats. Needs 4 players.',
  },
  enemy: {
    title: 'The Enemy',
    description:
      'Solo games only: how strong your opponent is, by its starting resources, its cards and its track.',
  },
  towers: {
    title: 'Tower points',
    description:
      'Points per Region between a Tower and your Capital. 1 is usual; 3 makes Towers matter more.',
  },
}
