// The Sacred Stones on the page: a region.
import { visits } from '../../advice/fits.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { ART, STONE } from './art.ts'
import { ADVICE_EN } from './en.ts'

export const SACRED_STONES: ModuleParts = {
  art: ART,
  advice: [{ id: 'stones', ...ADVICE_EN.stones, when: (update) => visits(update, STONE), weight: 3 }],
}
