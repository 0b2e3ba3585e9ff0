// English texts of planning ahead.
export const AHEAD_EN = {
  'ahead.open': 'Plan ahead',
  'ahead.open.tip': 'Try your next turn on a copy of the game. Nothing there counts.',
  'ahead.title': 'Planning ahead',
  'ahead.help': 'Nothing here counts. Hidden things are guesses, and bots play the others.',
  'ahead.back': 'Back to the game',
} as const
