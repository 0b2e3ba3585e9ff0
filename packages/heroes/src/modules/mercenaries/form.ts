// The part of Mercenaries that the lobby form needs.
import type { FormContent } from '../../box/content.ts'
import { FIELD_EN } from './text/lobby/en.ts'

export const mercenariesForm: FormContent = {
  id: 'mercenaries',
  field: { type: 'boolean', ...FIELD_EN, default: false },
  inSets: { hired: {}, everything: {}, six: {} },
}
