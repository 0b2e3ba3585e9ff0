// The Menagerie in the lobby.

export const LOBBY_EN = {
  title: 'Exotic Pet Menagerie',
  description:
    'Adds a region with a pet market. Each pet goes with one of your companions and helps while that companion is active.',
}
