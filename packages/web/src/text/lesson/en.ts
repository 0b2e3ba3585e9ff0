// English texts that teach at a table: lesson tips, hints, explained words.
export const LESSON_EN = {
  'lesson.label': 'Lesson',
  'lesson.of': '{n} of {all}',
  'lesson.read': 'Next',
  'lesson.do': 'Do it for me',
  'lesson.end': 'End lesson',
  'lesson.play': 'Keep playing',
  'lesson.home': 'Back to the hall',
  'lesson.more': 'More',
  'lesson.less': 'Less',
  'lesson.first': 'Finish this step of the lesson first.',

  'sound.label': 'Sound',
  'sound.title': 'Turn sound on?',
  'sound.words': 'Soft sounds of wood, paper and dice. You can change this in Settings.',
  'sound.on': 'Yes',
  'sound.off': 'No, thanks',
  'hold.title': 'Hold to read',
  'hold.words': 'Hold your finger on anything to see what it is and what you can do with it.',
  'advice.label': 'Hint',
  'advice.close': 'Got it',
  'advice.off': 'No more hints',
} as const
