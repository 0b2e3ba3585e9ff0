// English texts of the coach, who says what a strong bot expects of your options.
export const COACH_EN = {
  'coach.title': 'A strong bot’s best options',
  'coach.thinks': 'Looking at your options…',
  'coach.not-asked': 'Ask again when you have something to decide.',
  'coach.together': 'Everyone chooses at the same time, so there is nothing to compare.',
  'coach.only': 'You have only one option.',
  'coach.failed': 'The bot couldn’t look at this.',
  'coach.again': 'Try again',
  'coach.best': 'best',
  'coach.behind': '{n} {n:point|points} less',
  'coach.even': 'about as good',
  'coach.gain': 'Worth about {gain} {n:point|points} by the end of your turn.',
  'coach.then': 'Then: {list}',
  'coach.do': 'Do it',
} as const
