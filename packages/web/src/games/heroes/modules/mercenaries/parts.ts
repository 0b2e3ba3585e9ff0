// Mercenaries on the page: their faces.
import { mercenaries } from '@lorehall/heroes/modules/mercenaries'
import type { Loaded } from '../../module-parts.ts'
import { ADVICE_EN, GLOSSARY_EN, PRIMER_EN, SHORT_NAMES_EN } from './en.ts'

/** The option that hires one. */
const MERCENARY = /^recruit:m\d$/

export const MERCENARIES: Loaded = {
  rules: mercenaries,
  parts: {
    hired: () => import('./figures/hired.svg?raw'),
    shortNames: SHORT_NAMES_EN,
    glossary: GLOSSARY_EN,
    primer: PRIMER_EN,
    advice: [
      {
        id: 'hire',
        ...ADVICE_EN.hire,
        when: ({ ask }) => ask?.options.some(({ id }) => MERCENARY.test(id)) === true,
      },
    ],
  },
}
