// The part of Pestilence that the lobby form needs.
import type { FormContent } from '../../box/content.ts'
import { FIELD_EN } from './text/lobby/en.ts'

export const pestilenceForm: FormContent = {
  id: 'pestilence',
  field: { type: 'boolean', ...FIELD_EN, default: false },
  floats: true,
  inSets: { everything: {}, six: {} },
}
