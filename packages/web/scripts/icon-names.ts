// The icons of the hall; a game names its own.

export const ICONS: readonly string[] = [
  'anticlockwise-rotation',
  'broken-heart',
  'cancel',
  'check-mark',
  'clockwise-rotation',
  'cog',
  'conversation',
  'cowled',
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
  'three-friends',
  'treasure-map',
]

/** Those that no table shows when it begins: at the end of a game, and where others play along. */
export const LATER: readonly string[] = ['stopwatch', 'tabletop-players', 'third-eye']
