// What the lobby says of the Well of Wishes.

export const LOBBY_EN = {
  title: 'Well of Wishes',
  description: 'One more region: three wishes lie in the well, and a visit fulfils one of them.',
}
