// English texts of tips outside of lessons: hints, and the offer of sounds.
export const TIP_EN = {
  'lesson.more': 'More',
  'lesson.less': 'Less',
  'sound.label': 'Sound',
  'sound.title': 'Turn sound on?',
  'sound.words': 'Soft sounds of wood, paper and dice. You can change this in Settings.',
  'sound.on': 'Yes',
  'sound.off': 'No, thanks',
  'advice.label': 'Hint',
  'advice.close': 'Got it',
  'advice.off': 'No more hints',
} as const
