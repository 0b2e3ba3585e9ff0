// The part of Order & Chaos that the lobby form needs.
import type { FormContent } from '../../box/content.ts'
import { FACTIONS_EN, FIELD_EN, SIDE_EN } from './text/lobby/en.ts'

export const orderAndChaosForm: FormContent = {
  id: 'order-and-chaos',
  field: { type: 'boolean', ...FIELD_EN, default: false },
  settings: { side: { type: 'string', ...SIDE_EN, enum: ['four', 'six'], default: 'four' } },
  lists: { withoutFactions: FACTIONS_EN },
  sides: { six: [5, 6] },
  inSets: { factions: {}, everything: {}, six: { side: 'six' } },
}
