// English words of what teaches at a table: the slips of a lesson, advice, words explained.
export const LESSON_EN = {
  'lesson.label': 'Lesson',
  'lesson.of': '{n} of {all}',
  'lesson.read': 'Read on',
  'lesson.do': 'Do it for me',
  'lesson.end': 'End lesson',
  'lesson.play': 'Play on',
  'lesson.home': 'Back to the hall',
  'lesson.more': 'Read the whole slip',
  'lesson.first': 'The lesson asks for something else first.',
  'lesson.ask.again': 'lesson|the lesson|slip|what does the lesson say',
  'lesson.ask.read': 'read on|next|go on|on|play on',
  'lesson.ask.do': 'do it for me|do it',
  'lesson.ask.end': 'end lesson|end the lesson|stop the lesson',
  'lesson.said.read': 'The lesson goes on.',
  'lesson.said.done': 'Done for you.',
  'lesson.said.over': 'The lesson is over; the game goes on.',

  'advice.label': 'Hint',
  'advice.close': 'Got it',
  'advice.off': 'No more hints',
} as const
