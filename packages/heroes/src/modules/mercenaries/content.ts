// The content of Mercenaries: four cards of Heroes for hire.
import type { Content } from '../../box/content.ts'
import { MERCENARIES } from './cards/mercenaries.ts'
import { mercenariesForm } from './form.ts'
import { MERCENARIES_ABILITIES_EN, MERCENARIES_EN } from './text/cards/en.ts'

export const mercenariesContent: Content = {
  ...mercenariesForm,
  hires: MERCENARIES,
  names: MERCENARIES_EN,
  abilityTexts: MERCENARIES_ABILITIES_EN,
}
