// Titles and descriptions of the lobby form's fields.

export const LOBBY_EN = {
  map: {
    title: 'Map',
    description: 'Above ground, or underground with different location actions, enemies and town boards.',
  },
  heroes: {
    title: 'Heroes',
    description: 'Players choose in reverse turn order, or heroes are dealt at random.',
  },
  reroll: { title: 'Reroll variant', description: 'Pay 1 good of any kind to reroll your die.' },
}
