// The box in the lobby.
import { EXPANSIONS_EN } from '../../../../text/lobby/en.ts'

const group = EXPANSIONS_EN

export const FIELD_EN = {
  group,
  title: 'Nomads',
  description: 'Adds 6 Spells of the desert, and 3 Nomads that one player at a time can hire together.',
}

export const WANDERING_EN = {
  group,
  title: 'Wandering Nomads',
  description:
    'Nobody hires the Nomads. They spread from a Desert and cost Regions next to them a resource, until somebody captures them.',
}
