// English text of the lesson about Guilds & Monuments. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  guild: {
    title: 'Your guild',
    words:
      'Guilds add a fourth action to your turn: favor. You have 1 favor token and nine places for it. Press Next.',
  },
  fortify: {
    title: 'Fortify',
    words: 'You control the Shrine. With your favor on it, no other player can ever take it. Choose Fortify.',
  },
  stays: {
    title: 'Where it stays',
    words:
      'Your favor stays there until you move it, and the region stays fortified even after that. End your turn.',
  },
  monument: {
    title: 'Your monument',
    words:
      'Each turn, you may move your favor. On your monument, it lets you lend blocks and tiles. Choose Monument.',
  },
  lend: {
    title: 'Lending',
    words: 'You can’t use what you lend until the monument is finished. Lend 1 knowledge to your monument.',
  },
  done: {
    title: 'A finished monument',
    words:
      'A finished monument gives 15 honor and returns everything. Point at other places to read them. Keep playing, or go back to the hall.',
  },
} as const
