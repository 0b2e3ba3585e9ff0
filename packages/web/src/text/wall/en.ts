// English words of what stands before an undo.
export const WALL_EN = {
  'wall.chance': 'There was a roll, a draw or a discovery since your last choice.',
  'wall.reveal': 'Something hidden was revealed since your last choice.',
  'wall.person': 'Another player has moved since your last choice.',
  'wall.time': 'The time for your last choice has run out.',
  'wall.undo.twice': 'Press twice to undo anyway. The table is then marked.',
  'wall.undo.again': 'Press again to undo anyway. The table is then marked.',
  'wall.ask.twice': 'Press twice to ask the others. All of them have to agree.',
  'wall.ask.again': 'Press again to ask the others. All of them have to agree.',
} as const
