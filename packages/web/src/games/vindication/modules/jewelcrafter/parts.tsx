// Jewelcrafter on the page: crystals on every mat, and two regions.
import type { Update } from '@lorehall/host'
import { offers, visits } from '../../advice/fits.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { aboutCrystals, aboutInfused } from './about.ts'
import { ART, MINE } from './art.ts'
import { infusedNamed } from './crystals.ts'
import { ADVICE_EN, ADVICE_OTHERWISE_EN, HEADINGS_EN, SOURCES_EN, TERMS_EN } from './en.ts'
import { JewelRow, JewelWall, OwnJewels } from './jewels.tsx'
import { TEXT } from './text.ts'

const crafts = (update: Update) =>
  update.ask?.kind !== 'turn' && ['pay-off', 'trade-in', 'infuse'].some((kind) => offers(update, kind))

export const JEWELCRAFTER: ModuleParts = {
  sources: SOURCES_EN,
  terms: TERMS_EN,
  headings: HEADINGS_EN,
  art: ART,
  panels: { tokens: OwnJewels, row: JewelRow, whole: JewelWall },
  things: { crystals: aboutCrystals, card: aboutInfused },
  apart: (id) => infusedNamed(id)?.face,
  text: TEXT,
  advice: [
    { id: 'crystals', ...ADVICE_EN.crystals, when: crafts, weight: 7 },
    {
      id: 'mines',
      ...ADVICE_EN.mines,
      otherwise: { crystalsAnywhere: ADVICE_OTHERWISE_EN.crystalsAnywhere.mines },
      when: (update) => visits(update, MINE),
      weight: 2,
    },
  ],
  gallery: async () => (await import('./gallery.ts')).GALLERY,
}
