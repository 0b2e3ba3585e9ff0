// The Temple Ruins in the lobby.

export const LOBBY_EN = {
  title: 'Temple Ruins',
  description: 'Adds a region where you draw 2 more secret quests and keep 1.',
}
