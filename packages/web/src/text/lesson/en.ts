// English words of what teaches at a table: the slips of a lesson, hints, words explained.
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
  'lesson.busy': 'Your opponent plays…',
} as const
