// The icons that the client itself uses. Each game lists its own.

export const ICONS: readonly string[] = [
  'anticlockwise-rotation',
  'broken-heart',
  'cancel',
  'check-mark',
  'clockwise-rotation',
  'cog',
  'envelope',
  'exit-door',
  'expand',
  'fast-forward-button',
  'help',
  'hourglass',
  'next-button',
  'padlock',
  'pause-button',
  'play-button',
  'podium',
  'previous-button',
  'quill-ink',
  'white-book',
  'treasure-map',
]

/** Icons that a table on a desktop doesn't show when it begins. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  handheld: ['conversation', 'cowled', 'three-friends'],
  // Shown at the end of a game, and at online tables.
  later: ['stopwatch', 'tabletop-players', 'third-eye'],
  // At tables with the player's own numbers.
  numbers: ['abacus'],
}
