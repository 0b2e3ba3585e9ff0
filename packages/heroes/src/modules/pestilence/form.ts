// The part of Pestilence that the lobby form needs.
import type { FormContent } from '../../box/content.ts'
import { FACTIONS_EN, FIELD_EN } from './text/lobby/en.ts'

export const pestilenceForm: FormContent = {
  id: 'pestilence',
  field: { type: 'boolean', ...FIELD_EN, default: false },
  lists: { withoutFactions: FACTIONS_EN },
  floats: true,
  inSets: { everything: {}, six: {} },
}
