// English words of the Well of Wishes at the table.
export const WISHES_EN = {
  'wishes.one': 'Wish',
  'wishes.all': 'Wishes',
  'wishes.text':
    'Three of fifteen wishes lie open in the Well of Wishes; a visit fulfils one, and another takes its place.',
  'wishes.lie': 'In the well: {list}.',
  'gallery.shelf': 'Wishes',
} as const

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  wishes: {
    title: 'The Well of Wishes',
    words:
      'Take one of the three wishes; another takes its place. Honor lasts, and a heroic attribute saves you two common ones.',
  },
} as const
