// Myths & Wonders in the lobby.

export const LOBBY_EN = {
  title: 'Myths & Wonders',
  description:
    'Ronak sleeps in the center of the island. Disturb him six times and he wakes: everyone fights him on a separate board, then takes loot if he is beaten.',
}

export const CLOCKWISE_EN = {
  title: 'Loot clockwise',
  description: 'Variant: after the first pick, players take loot clockwise instead of by initiative.',
}
