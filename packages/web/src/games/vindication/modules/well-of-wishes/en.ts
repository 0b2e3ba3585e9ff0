// English text of the Well of Wishes.
export const WISHES_EN = {
  'wishes.one': 'Wish',
  'wishes.all': 'Wishes',
  'wishes.text':
    'Three of the fifteen wishes are face up in the Well of Wishes. A visit grants you one, and another takes its place.',
  'wishes.lie': 'In the well: {list}.',
  'gallery.shelf': 'Wishes',
} as const

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  wishes: {
    title: 'The Well of Wishes',
    words:
      'A heroic attribute saves you two common ones, and honor is for keeps. Take one of the three wishes.',
  },
} as const

/** Its lines of a score sheet. */
export const SOURCES_EN = { wishes: 'Wishes' }
