// The words of Nomads on the page.
import type { Glossary } from '../../../../table-ui/lesson/glossary.ts'
import type { PrimerPart } from '../../../game.ts'

export const NOMADS_EN = {
  'nomads.here':
    '{n} {n:Nomad|Nomads} here. An army with Natural Strength {need} or more captures {n:it|them}; a weaker one loses a Unit and goes back.',
  'nomads.beside': 'Nomads are next to it: it yields 1 resource less.',
  'nomads.helpers': '{n} captured {n:Nomad|Nomads} can follow or muster this round.',
} as const

export const GLOSSARY_EN: Glossary = {
  'nomad|nomads':
    'They come from the Deserts. Depending on the table, they are Units that one player at a time can hire, or they wander and belong to nobody.',
  'captured nomad|captured nomads':
    'It can follow or Muster once this round, like a Serf from your Courtyard.',
}

export const PRIMER_EN: readonly PrimerPart[] = [
  {
    name: 'Nomads',
    text: 'One player at a time can recruit three Nomads. If they wander instead, they spread from a Desert, and an army of twice their number in Strength captures them.',
  },
]

/** Wandering Nomads, and an army that meets them. */
export const MOMENTS_EN = {
  raid: {
    title: 'Nomads raid',
    text: 'Regions next to them yield 1 resource less.',
  },
  captured: {
    title: 'Nomads captured',
    text: 'Each of them can follow or Muster once this round, like a Serf.',
  },
  drivenBack: {
    title: 'Driven back by Nomads',
    text: 'To capture them, an army needs twice as much Natural Strength as there are Nomads.',
  },
}

export const ADVICE_EN = {
  nomads: {
    title: 'Where Nomads wander',
    words:
      'Regions next to Nomads yield 1 resource less. Place them beside Regions of others, and where your own army can capture them.',
  },
  band: {
    title: 'Nomads for hire',
    words:
      'You get three Units for 3 of each resource. They hold Regions and fight, but don’t work. Hire them if you have Deserts to hold.',
  },
} as const
