// The lobby's text for each field of the form.

/** The group of all boxes in the form. */
export const EXPANSIONS_EN = 'Expansions'

export const LOBBY_EN = {
  factions: {
    title: 'Factions',
    description: 'Each player picks in turn, or factions are dealt at random.',
  },
  withoutFactions: {
    title: 'Allowed factions',
    description: 'If you leave a faction out, no player leads it, and neither does the Enemy of a solo game.',
  },
  factionEach: 'each player leads a different faction, and only the allowed ones can be led',
  tooFew: 'Too few factions are allowed: each player leads a different one. Allow more',
  tooFewAlone: 'Too few factions are allowed: you lead one and the Enemy another. Allow at least two',
  teams: {
    title: 'Teams',
    description: 'Players in alternating seats win together. Two teams need 4 or 6 players, three need 6.',
  },
  evenTeams: 'teams have equally many players, at least two each',
  sideFor: 'this side of the board is made for that many',
  noTeams: 'Three teams need 6 players, and this board has too few Continents',
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
