// The recommended sets of the lobby.
export const SETS_EN = {
  none: { title: 'Base game', description: 'No expansions, 1 to 4 players. Best for a first game.' },
  hired: {
    title: 'Mercenaries and Nomads',
    description: 'Heroes and Nomads for hire, and six Spells. Few new rules, 1 to 4 players.',
  },
  factions: {
    title: 'More factions',
    description: 'Order & Chaos: Undead, Lionkin, Lizardfolk and Goblins on four Continents, 1 to 4 players.',
  },
  everything: {
    title: 'Everything',
    description: 'All four expansions with ten factions on four Continents, 1 to 4 players.',
  },
  six: {
    title: 'A great war',
    description: 'All four expansions on six Continents, 5 to 7 players.',
  },
}
