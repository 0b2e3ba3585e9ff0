// The content of Nomads: the hire card, Spells and markers.
import type { Content } from '../../box/content.ts'
import { BAND } from './cards/band.ts'
import { MARKERS } from './cards/markers.ts'
import { SPELLS } from './cards/spells.ts'
import { nomadsForm } from './form.ts'
import { NOMADS_ABILITIES_EN, NOMADS_EN, SPELL_TEXTS_EN } from './text/cards/en.ts'

export const nomadsContent: Content = {
  ...nomadsForm,
  hires: { band: BAND },
  spells: SPELLS,
  markers: MARKERS,
  names: NOMADS_EN,
  abilityTexts: NOMADS_ABILITIES_EN,
  spellTexts: SPELL_TEXTS_EN,
}
