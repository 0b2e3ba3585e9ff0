// What the lobby says of the Sacred Stones.

export const LOBBY_EN = {
  title: 'Sacred Stones',
  description: 'Two more regions, and a way between them: a visit takes you from one to the other.',
}
