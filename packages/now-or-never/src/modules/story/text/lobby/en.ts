// The fields of the lobby form.

export const FIELD_EN = {
  title: 'Story',
  description: 'Play a chapter of the story. Searches become scenes with choices.',
}

export const CHAPTER_EN = {
  title: 'Chapter',
  description: 'Each chapter has its own map, scenes and pieces. The choice of map does not matter.',
  names: {
    1: '1. The Empty Street',
    2: '2. What the Boar Knows',
    3: '3. The Guild Arrives',
    4: '4. Down There, a Town',
    5: '5. Three Rifts',
    6: '6. Tempest',
  },
}

export const BRISK_EN = {
  title: 'Brisk reading',
  description: 'Only the first sentence of each text is shown. One click unfolds the rest.',
}

export const VOICE_EN = {
  title: 'Read aloud by the device',
  description: 'The browser speaks each text when it is shown. Everyone can turn this off for themselves.',
}
