// What the lobby says of the Temple Ruins.

export const LOBBY_EN = {
  title: 'Temple Ruins',
  description: 'One more region, where secret quests lie: draw two of them, and keep one.',
}
