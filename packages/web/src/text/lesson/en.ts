// English texts of lessons, and of the tip about holding.
export const LESSON_EN = {
  'lesson.label': 'Lesson',
  'lesson.of': '{n} of {all}',
  'lesson.read': 'Next',
  'lesson.do': 'Do it for me',
  'lesson.end': 'End lesson',
  'lesson.play': 'Keep playing',
  'lesson.home': 'Back to the hall',
  'lesson.first': 'Finish this step of the lesson first.',

  'hold.title': 'Hold to read',
  'hold.words': 'Hold your finger on anything to see what it is and what you can do with it.',
} as const
