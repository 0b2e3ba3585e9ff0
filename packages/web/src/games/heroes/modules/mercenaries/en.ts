// The words of Mercenaries on the page.
import type { Glossary } from '../../../../table-ui/lesson/glossary.ts'
import type { PrimerPart } from '../../../game.ts'

/** One word for each whose name begins with something else. */
export const SHORT_NAMES_EN: Readonly<Record<string, string>> = {
  'm-marrowby': 'Marrowby',
}

export const GLOSSARY_EN: Glossary = {
  'mercenary|mercenaries':
    'A Hero that anyone can recruit without a Building. Each player employs at most one, and may dismiss it.',
  'dismiss|dismisses|dismissed':
    'On your turn, you may send your Mercenary away. Its card is then open to all players again.',
}

export const PRIMER_EN: readonly PrimerPart[] = [
  {
    name: 'Mercenaries',
    text: 'Recruit also offers the Mercenaries on the table, for 3 of each resource and without a Building. Each player employs at most one.',
  },
]

export const ADVICE_EN = {
  hire: {
    title: 'Mercenaries',
    words:
      'A Mercenary needs no Building, and you can employ only one. Hire one if your own Heroes’ Buildings are still too expensive.',
  },
} as const
