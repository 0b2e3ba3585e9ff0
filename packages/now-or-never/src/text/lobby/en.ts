// What the lobby says of each field of the form.

export const LOBBY_EN = {
  map: {
    title: 'Map',
    description: 'Above ground, or underground with other locations, enemies and towns.',
  },
  heroes: { title: 'Heroes', description: 'Picked openly, the last player first, or dealt at random.' },
  reroll: { title: 'Reroll variant', description: 'Spend a good to roll a die of your own again.' },
}
