// The Well of Wishes in the lobby.

export const LOBBY_EN = {
  title: 'Well of Wishes',
  description: 'Adds a region with three wishes on offer: visit it to get one of them.',
}
