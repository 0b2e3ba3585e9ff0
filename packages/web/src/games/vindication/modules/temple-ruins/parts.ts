// The Temple Ruins on the page: a region.
import { offers } from '../../advice/fits.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { ART } from './art.ts'
import { ADVICE_EN } from './en.ts'

export const TEMPLE_RUINS: ModuleParts = {
  art: ART,
  advice: [{ id: 'ruins', ...ADVICE_EN.ruins, when: (update) => offers(update, 'search'), weight: 8 }],
}
