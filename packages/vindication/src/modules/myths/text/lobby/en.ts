// What the lobby says of Myths & Wonders.

export const LOBBY_EN = {
  title: 'Myths & Wonders',
  description:
    'Ronak sleeps in the centre of the island. Who disturbs him six times wakes him, and everybody has to fight him on a board of his own; then there is loot.',
}

export const CLOCKWISE_EN = {
  title: 'Loot clockwise',
  description:
    'A reading of the player summary: after the first pick loot goes clockwise, not by initiative.',
}
