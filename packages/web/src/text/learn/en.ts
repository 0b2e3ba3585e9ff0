// English texts of the page with a game's lessons.
export const LEARN_EN = {
  'learn.title': 'Lessons',
  'learn.title.game': 'Lessons: {game}',
  'learn.lead': 'Learn by playing against a bot. A lesson tells you what to do, step by step.',
  'learn.game': 'The game',
  'learn.expansions': 'Expansions',
  'learn.expansions.help':
    'Short lessons of three to six steps. Play the first lesson before you start one of these.',
  'learn.start': 'Start',
  'learn.start.of': 'Start: {name}',
  'learn.busy': 'Setting up the lesson…',
  'learn.all': 'All lessons',
}
