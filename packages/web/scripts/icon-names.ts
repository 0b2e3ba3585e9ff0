// The icons that the client itself uses. Each game lists its own.

export const ICONS: readonly string[] = [
  'anticlockwise-rotation',
  'broken-heart',
  'check-mark',
  'clockwise-rotation',
  'cog',
  'envelope',
  'exit-door',
  'expand',
  'fast-forward-button',
  'help',
  'hourglass',
  'padlock',
  'podium',
  'quill-ink',
  'white-book',
]

/** Icons that a table on a desktop doesn't show when it begins. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  handheld: ['conversation', 'cowled', 'owl', 'three-friends'],
  // Shown at the end of a game, and at online tables.
  later: ['stopwatch', 'tabletop-players', 'third-eye'],
  // In the text view.
  board: ['treasure-map'],
  // In windows and on news.
  closing: ['cancel'],
  // While others' turns are narrated, and in a replay.
  playback: ['next-button', 'pause-button', 'play-button', 'previous-button'],
  // At tables with the player's own numbers.
  numbers: ['abacus'],
}
