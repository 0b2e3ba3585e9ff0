// The words of Pestilence on the page.
import type { Glossary } from '../../../../table-ui/lesson/glossary.ts'
import type { PrimerPart } from '../../../game.ts'
import type { ShortTexts } from '../../module-parts.ts'

/** A sentence about each faction. */
export const FACTIONS_EN = {
  birdfolk:
    'Lords above the map. With a Jousting Ring, all of them fly, and the land below owes them tribute.',
  merfolk:
    'The sea is their road and their field. They are slow on land, at home on every coast, and deadly to ships.',
}

/** One word for each Hero and Vessel whose name begins with something else. */
export const SHORT_NAMES_EN: Readonly<Record<string, string>> = {
  skein: 'Skein',
  orawk: 'Orawk',
  tiercel: 'Tiercel',
  hookfin: 'Hookfin',
}

/** The abilities of the Buildings, each for a single line. */
export const SHORT_TEXTS_EN: Readonly<Record<string, ShortTexts>> = {
  // Birdfolk
  'jousting-ring': [
    'Your armies fly without a Vessel',
    'Attack by flying: +2 Strength',
    'Once per round: a second Fly',
  ],
  'throne-of-clouds': [
    'Alone on your Continent: 1 resource',
    'Defend at home: +2 Strength',
    '2 points per Tower abroad, up to 4',
  ],
  'temple-of-avi': [
    'Draw 1 more Spell card per round',
    'Others follow: gain 1 resource',
    '1 point per Building after the second',
  ],
  'ark-mooring': [
    'Board the Ark below from your Courtyard',
    'Ark in a Central Sea: 1 resource',
    'Ark and all aboard +1 Strength',
  ],
  'sphinx-terrace': [
    'The Central Sea costs the Sphinx 1 Speed',
    'Sphinx +1 Speed',
    'Once per round: a player pays you tribute',
  ],
  // Merfolk
  cloister: [
    'Your Units swim from Shore to Shore',
    'Swimming Units may stay at sea',
    'Collect 1 resource per Sea Region, up to 2',
  ],
  'crushing-deep': [
    '+2 Strength at sea and in Shallow Water',
    'Enemy Vessel destroyed: 2 points, 2 Ore',
    'Attack on a Shore: +2 Strength',
  ],
  'smugglers-reef': [
    'First Pirates free; gain what others pay them',
    'Win: take 1 resource from the loser',
    '1 point per Sea Region, up to 4',
  ],
  'octopus-grotto': [
    'Octopus at sea: collect {n:1} Food',
    'Octopus +2 Strength',
    'Once per round: pull in a Vessel and fight it',
  ],
  'ray-pools': ['The Skyray may rest at sea', 'Skyray +{air} Speed', 'Units leave and board it at sea'],
}

export const PESTILENCE_EN = {
  'sky.below': 'Sea',
  'sky.above': 'Sky',
  'sky.look': 'Look at the sea below Skyhold',
  'sky.back': 'Show Skyhold again',
  'sky.edge': 'Part of Skyhold, which floats above the Central Sea. It has no Shore.',
  'shallow.region': 'Shallow Water: land in every way, but with Sea tokens.',
  'shallow.line': '{name} is sunken: its Regions are Shallow Water.',
} as const

export const GLOSSARY_EN: Glossary = {
  skyhold:
    'A Continent that floats above the Central Sea. Armies reach it by flying from that sea, or across the map edge.',
  'shallow water':
    'The Regions of the Sunken Continent. They are land in every way, but hold Sea tokens instead of Land tokens.',
  'sunken continent': 'The Continent where the Merfolk started. Its Regions are Shallow Water.',
}

export const PRIMER_EN: readonly PrimerPart[] = [
  {
    name: 'Pestilence',
    text: 'Skyhold floats above the Central Sea if somebody starts there. The Merfolk turn their Continent into Shallow Water and can learn to swim.',
  },
]

/** An army without a Vessel. */
export const MOMENTS_EN = {
  flies: {
    title: 'An army takes wing',
    text: 'Units without a Vessel fly over land and sea, and end on land.',
  },
  swims: {
    title: 'An army swims',
    text: 'Units without a Vessel swim from Shore to Shore.',
  },
}

export const ADVICE_EN = {
  skyhold: {
    title: 'Skyhold',
    words:
      'Skyhold floats above the Central Sea. Armies reach it by air or over the map edge. Settle there to be left in peace.',
  },
  wing: {
    title: 'A flying army',
    words:
      'The slowest Unit sets the Speed, and the flight ends on land. Leave slow Units behind, then choose the way.',
  },
  swim: {
    title: 'A swimming army',
    words:
      'The slowest Unit sets the Speed. Without Cloister II, Units can’t stay at sea. End on a Shore, or next to your Vessel.',
  },
} as const
