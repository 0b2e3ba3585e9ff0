// The icons of the hall; a game names its own.

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

/** Those that no table on a desk shows when it begins. */
export const APART: Readonly<Record<string, readonly string[]>> = {
  handheld: ['conversation', 'cowled', 'three-friends'],
  // At the end of a game, and where others play along.
  later: ['stopwatch', 'tabletop-players', 'third-eye'],
}
