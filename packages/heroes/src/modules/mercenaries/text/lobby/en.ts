// The box in the lobby.
import { EXPANSIONS_EN } from '../../../../text/lobby/en.ts'

export const FIELD_EN = {
  group: EXPANSIONS_EN,
  title: 'Mercenaries',
  description: 'Adds Heroes that anyone can hire by Recruit, without a Building: at most one per player.',
}
