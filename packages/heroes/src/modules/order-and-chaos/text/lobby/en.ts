// The box in the lobby.

export const FIELD_EN = {
  title: 'Order & Chaos',
  description: 'Adds a faction to choose from, also as your Enemy in solo games: the Goblins.',
}
