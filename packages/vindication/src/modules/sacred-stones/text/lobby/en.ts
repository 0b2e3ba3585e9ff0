// The Sacred Stones in the lobby.

export const LOBBY_EN = {
  title: 'Sacred Stones',
  description: 'Adds 2 regions that connect: visit one to travel to the other.',
}
