// English texts about what an undo would have to cross.
export const WALL_EN = {
  'wall.chance': 'Since your last choice, something was rolled, drawn or discovered.',
  'wall.reveal': 'Since your last choice, something hidden was revealed.',
  'wall.person': 'Another player has moved since your last choice.',
  'wall.time': 'The time for your last choice is up.',
  'wall.undo.twice': 'Press twice to undo anyway. The game will be marked “Undo used”.',
  'wall.undo.again': 'Press again to undo anyway. The game will be marked “Undo used”.',
  'wall.ask.twice': 'Press twice to ask: {names} {n:has|have} to agree.',
  'wall.ask.again': 'Press again to ask: {names} {n:has|have} to agree.',
} as const
