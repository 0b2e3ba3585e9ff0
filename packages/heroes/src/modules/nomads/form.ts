// The part of Nomads that the lobby form needs.
import type { FormContent } from '../../box/content.ts'
import { FIELD_EN, WANDERING_EN } from './text/lobby/en.ts'

export const nomadsForm: FormContent = {
  id: 'nomads',
  field: { type: 'boolean', ...FIELD_EN, default: false },
  settings: { nomadsWander: { type: 'boolean', ...WANDERING_EN, default: false } },
  inSets: { hired: {}, everything: {}, six: {} },
}
