// The recommended sets of the lobby.
export const SETS_EN = {
  none: {
    title: 'Base game',
    description: 'No expansions. Best for a first game.',
  },
  first: {
    title: 'First expansion',
    description: 'Well of Wishes and Temple Ruins: two new regions to visit, and no new rules to remember.',
  },
  larger: {
    title: 'Guilds and myths',
    description:
      'Guilds & Monuments and Myths & Wonders: a fourth action each turn, and a fight that everyone joins.',
  },
  everything: {
    title: 'Everything',
    description:
      'All expansions except Sacred Stones, which don’t fit in. For players who know the game well.',
  },
}
