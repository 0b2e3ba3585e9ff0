// What the lobby says of the Menagerie.

export const LOBBY_EN = {
  title: 'Exotic Pet Menagerie',
  description:
    'One more region, with a market of pets: each stays with one of your companions and helps while that companion is active.',
}
